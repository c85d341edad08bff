// An analysis that is being made: the page asks for it again and again, until all of it is there.

import { morph } from "./morph.js";
import { ask, here } from "./server.js";

const PAUSE = 1000; // milliseconds
let timer = 0;

export function followAnalysis() {
  leaveAnalysis();
  const waits = document.querySelector("#analysis[data-wait], #judged[data-wait]");
  if (waits) timer = setTimeout(follow, PAUSE, waits);
}

async function follow(waits) {
  const address = here().href;
  const answer = await ask(address, { headers: { "x-live": "1" } }).catch(() => null);
  const text = answer?.ok ? await answer.text() : "";
  if (!waits.isConnected) return; // another page is shown
  if (address === here().href) put(text);
  followAnalysis();
}

function put(text) {
  const box = document.createElement("template");
  box.innerHTML = text;
  for (const part of [...box.content.children]) {
    const old = document.getElementById(part.id);
    if (old) morph(old, part);
  }
}

export const leaveAnalysis = () => clearTimeout(timer);
