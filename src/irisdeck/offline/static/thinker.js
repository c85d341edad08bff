// The script of a worker that thinks: answers the questions of bots, so that the page goes on meanwhile.
//
// The first message is {manifest, modules: {game: address or WebAssembly.Module}}, each further one {id, question};
// the answers are {id, answer} or {id, failed: message}.

import { load } from "./kernels.js";

let kernels = null;

self.onmessage = async ({ data }) => {
  if (kernels === null) {
    kernels = load(data.manifest, (game) => sourceOf(data.modules[game]));
    return;
  }
  try {
    self.postMessage({ id: data.id, answer: await (await kernels).answer(data.question) });
  } catch (error) {
    self.postMessage({ id: data.id, failed: String(error) });
  }
};

async function sourceOf(module) {
  if (module instanceof WebAssembly.Module) return module;
  const response = await fetch(module);
  if (!response.ok) throw new Error(`${module}: ${response.status}`);
  return response.arrayBuffer();
}
