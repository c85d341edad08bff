// Compiles Python for the browser, when a site is built: runs compiling.py in Pyodide itself, under Node.
//
//   node compile.mjs PYODIDE FROM.zip FOLDER LANGUAGES     writes python.zip, python_stdlib.zip and LANGUAGE.bin

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, from, to, languages] = process.argv.slice(2);

async function main() {
  const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
  const python = await loadPyodide({ indexURL: `${folder}/` });
  const write = (name, body) => writeFileSync(`${to}/${name}`, body.toJs());
  python.FS.writeFile("/site.zip", readFileSync(from));
  python.FS.writeFile("/lib.zip", readFileSync(`${folder}/python_stdlib.zip`));
  python.runPython("import shutil, sys; shutil.unpack_archive('/site.zip', '/site'); sys.path.insert(0, '/site')");
  python.pyimport("irisdeck.web.pages").BUILT.set("assets", "static");
  const compiling = python.pyimport("irisdeck.offline.compiling");
  const used = compiling.files_of(await compiling.tour());
  write("python.zip", compiling.compiled("/site.zip", used));
  write("python_stdlib.zip", compiling.compiled("/lib.zip", used, compiling.UNNEEDED));
  for (const language of languages.split(",")) write(`${language}.bin`, compiling.templates(language));
}

try {
  await main();
  process.exit(0);
} catch (error) {
  console.error(error.message); // the rest would be a megabyte of Pyodide's own source
  process.exit(1);
}
