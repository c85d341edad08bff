// Replays: positions are fetched one by one, and the address says which is shown.

import { complain, online, show } from "./live.js";
import { ask, here, replace } from "./server.js";

// The replay that is shown, if any: its target is the last position asked for, where the next step starts, even if it is
// not shown yet.
let replay = null;

const positionOf = (address) => Number(new URL(address).searchParams.get("at") ?? 0);

async function go(address) {
  clearTimeout(replay.timer);
  replay.target = new URL(address, here()).href;
  if (!replay.fetching) await follow(replay);
}

// Shows positions until the target is reached, or the replay is left.
async function follow(mine) {
  mine.fetching = true;
  let reached = "";
  while (reached !== mine.target) {
    const next = mine.target;
    const answer = await position(next);
    if (mine !== replay) return;
    online(answer !== null);
    if (answer) complain(answer.ok ? "" : answer.text);
    if (!answer?.ok) break;
    await show(answer.text);
    if (mine !== replay) return;
    arrive();
    reached = next;
  }
  mine.fetching = false;
  goOn();
}

function goOn() {
  const { next, wait } = document.getElementById("steps").dataset;
  replay.target = here().href;
  if (next) replay.timer = setTimeout(go, wait * 1000, next);
}

async function position(address) {
  try {
    const answer = await ask(address, { headers: { "x-live": "1" } });
    return { ok: answer.ok, text: await answer.text() };
  } catch {
    return null;
  }
}

// The address bar gets the seat and the position without autoplay, so that the address can be shared.
function arrive() {
  replace(document.getElementById("steps").dataset.here);
  const { pathname, search } = here();
  for (const back of document.querySelectorAll("[name=back]")) back.value = pathname + search;
  document.getElementById("copy")?.classList.remove("done");
  mark();
}

// Updates the slider and the list of moves; the list scrolls, the page does not.
function mark() {
  const at = positionOf(here());
  const slider = document.getElementById("at");
  slider.value = at;
  slider.setAttribute("aria-valuetext", document.querySelector("#turn strong").textContent);
  const list = document.getElementById("all-moves");
  list.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const move = list.querySelector(`[data-at="${at}"]`);
  move?.setAttribute("aria-current", "step");
  if (!move) return;
  const [box, line] = [list.getBoundingClientRect(), move.getBoundingClientRect()];
  if (line.top < box.top || line.bottom > box.bottom) list.scrollTop += line.top - box.top - box.height / 3;
}

function step(at) {
  const address = new URL(replay.target);
  const last = Number(document.getElementById("at").max);
  address.searchParams.set("at", Math.max(0, Math.min(at, last)));
  address.searchParams.delete("play");
  go(address.href);
}

const KEYS = {
  ArrowLeft: () => step(positionOf(replay.target) - 1),
  ArrowRight: () => step(positionOf(replay.target) + 1),
  Home: () => step(0),
  End: () => step(Infinity),
  " ": () => document.getElementById("step-play").click(),
};

document.addEventListener("click", (event) => {
  const link = replay && event.target.closest("a[data-step]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const key = { "step-back": "ArrowLeft", "step-on": "ArrowRight" }[link.id]; // two quick clicks are two steps
  if (key) KEYS[key]();
  else go(link.getAttribute("href"));
});

document.addEventListener("keydown", (event) => {
  if (!replay || !KEYS[event.key] || event.target.closest("select, textarea, button, summary")) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.preventDefault();
  KEYS[event.key]();
});

function choose({ target: field }) {
  if (field.name === "at") return step(Number(field.value));
  const playing = document.getElementById("steps").dataset.next !== undefined;
  const address = new URL(replay.target);
  address.searchParams.set("speed", field.value);
  if (playing) address.searchParams.set("play", "on");
  return go(address.href);
}

export function followReplay() {
  replay = { target: here().href, fetching: false, timer: 0 };
  document.getElementById("goto").addEventListener("input", choose);
  document.getElementById("keys").hidden = false;
  arrive();
  goOn();
}

// Another page is shown: nothing plays on.
export function leaveReplay() {
  clearTimeout(replay?.timer);
  replay = null;
}
