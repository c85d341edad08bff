// The worker in which Python answers: it loads Pyodide and the package, and hands requests over. Bots think in another
// worker (thinker.js), so that this one can answer meanwhile.

import { FILES, LOCK, PYTHON } from "./files.js";
import { NotLoaded, bytesOf } from "./kept.js";
import { openStore } from "./store.js";

const waiting = []; // messages that came before Python was there
let site = null; // irisdeck.offline.worker
let handle = (message) => waiting.push(message);

self.onmessage = ({ data }) => (data.start ? start(data.start) : handle(data));

async function start({ root, languages, assets }) {
  try {
    const load = loader(root);
    const [python, store] = await Promise.all([loadPython(root, load), openStore((table) => news(table))]);
    const thinker = new Thinker(load);
    self.python = python; // for whoever looks into it by the console
    site = python.pyimport("irisdeck.offline.worker");
    await site.start(store, (question) => thinker.ask(question), load, languages, assets);
    handle = answer;
    // Whatever nobody catches: a request may wait for it in vain.
    for (const kind of ["error", "unhandledrejection"]) addEventListener(kind, () => postMessage({ failed: "failed" }));
    postMessage({ ready: true, lasting: Boolean(store) });
    for (const message of waiting.splice(0)) handle(message);
  } catch (failed) {
    console.error(failed);
    const loading = [NotLoaded, TypeError, SyntaxError].some((kind) => failed instanceof kind); // as `import` fails
    postMessage({ failed: loading ? "download" : "failed" });
  }
}

// Another window has written something.
const news = (table) => site?.news(table).catch((failed) => console.warn(failed));

// -- Loading --

function loader(root) {
  const first = Object.keys(FILES).filter((path) => FILES[path].first);
  const total = first.reduce((sum, path) => sum + FILES[path].size, 0);
  let sum = 0;
  const loaded = (count) => {
    sum += count;
    postMessage({ progress: Math.min(1, sum / total) });
  };
  return (path) => bytesOf(root, path, FILES[path].first ? loaded : undefined);
}

// Pyodide asks for its files by name; they come from what is kept.
async function loadPython(root, load) {
  const bytes = new Map([
    ["pyodide.asm.wasm", load(`${PYTHON}pyodide.asm.wasm.gz.bin`)],
    ["python_stdlib.zip", load(`${PYTHON}python_stdlib.zip`)],
  ]);
  const pack = load("python.zip");
  const types = { wasm: "application/wasm", zip: "application/zip" };
  const usual = self.fetch;
  self.fetch = async (address, options) => {
    const name = String(address).split("/").at(-1);
    if (!bytes.has(name)) return usual(address, options);
    return new Response(await bytes.get(name), { headers: { "Content-Type": types[name.split(".").at(-1)] } });
  };
  const scripts = ["pyodide", "pyodide.asm"].map((name) => import(`${root}${PYTHON}${name}.js`));
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all(scripts);
  // We bring our own packages, so Pyodide need not know of any.
  const lock = JSON.stringify({ info: LOCK, packages: {} });
  const options = { indexURL: `${root}${PYTHON}`, createPyodideModule, lockFileContents: lock, packageBaseUrl: root };
  const [python, archive] = await Promise.all([loadPyodide(options), pack, ...bytes.values()]); // fails with the first
  self.fetch = usual;
  python.unpackArchive(archive, "zip", { extractDir: "/site" });
  python.runPython("import sys; sys.path.insert(0, '/site')");
  return python;
}

// -- Requests --

async function answer({ id, ask, connect, port }) {
  try {
    if (ask) postMessage({ id, answer: await site.ask(ask.address, ask.form, ask.file, ask.live) });
    else if (connect) await site.connect(connect, port);
  } catch (failed) {
    console.error(failed);
    postMessage({ id, failed: "failed" });
  }
}

// -- Bots --

class Thinker {
  constructor(load) {
    this.asked = new Map();
    this.last = 0;
    this.load = load;
  }

  async ask(question) {
    this.worker ??= this.begin().catch((failed) => this.stopped(failed));
    const worker = await this.worker;
    if (!worker) throw new Error("no worker can think");
    return new Promise((resolve, reject) => {
      this.asked.set(++this.last, { resolve, reject });
      worker.postMessage({ id: this.last, question });
    });
  }

  async begin() {
    const names = Object.keys(FILES).filter((path) => path.startsWith("kernels/") && path.endsWith(".wasm.gz.bin"));
    const [manifest, ...modules] = await Promise.all([
      this.load("kernels/kernels.json"),
      ...names.map(async (path) => [path.split("/")[1].split(".")[0], await WebAssembly.compile(await this.load(path))]),
    ]);
    const worker = new Worker(new URL("./thinker.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data: { id, answer: thought, failed } }) => this.answered(id, thought, failed);
    worker.onerror = (event) => this.stopped(event.message);
    worker.postMessage({ manifest: JSON.parse(new TextDecoder().decode(manifest)), modules: Object.fromEntries(modules) });
    return worker;
  }

  answered(id, thought, failed) {
    const { resolve, reject } = this.asked.get(id);
    this.asked.delete(id);
    if (failed) reject(new Error(failed));
    else resolve(thought);
  }

  // Whoever waits gets no answer; the next question starts another worker.
  stopped(reason) {
    this.worker = null;
    for (const { reject } of this.asked.values()) reject(new Error(reason));
    this.asked.clear();
  }
}
