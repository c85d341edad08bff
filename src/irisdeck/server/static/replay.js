// Replays: positions are fetched one by one, and the address says which is shown.

import { complain, online, show } from "./live.js";

let target = location.href; // the last position asked for: the next step starts there, even if it is not shown yet
let fetching = false;
let timer = 0;

const positionOf = (address) => Number(new URL(address).searchParams.get("at") ?? 0);

async function go(address) {
  clearTimeout(timer);
  target = new URL(address, location.href).href;
  if (fetching) return;
  fetching = true;
  let reached = "";
  while (reached !== target) {
    const next = target;
    const html = await position(next);
    if (html === null) break;
    await show(html);
    arrive();
    reached = next;
  }
  fetching = false;
  target = location.href;
  goOn();
}

function goOn() {
  const { next, wait } = document.getElementById("steps").dataset;
  if (next) timer = setTimeout(go, wait * 1000, next);
}

async function position(address) {
  try {
    const answer = await fetch(address, { headers: { "x-live": "1" } });
    const text = await answer.text();
    online(true);
    complain(answer.ok ? "" : text);
    return answer.ok ? text : null;
  } catch {
    online(false);
    return null;
  }
}

// The address bar gets the seat and the position without autoplay, so that the address can be shared.
function arrive() {
  history.replaceState(null, "", document.getElementById("steps").dataset.here);
  for (const back of document.querySelectorAll("[name=back]")) back.value = location.pathname + location.search;
  document.getElementById("copy").classList.remove("done");
  mark();
}

// Updates the slider and the list of moves; the list scrolls, the page does not.
function mark() {
  const at = positionOf(location.href);
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
  const address = new URL(target);
  const last = Number(document.getElementById("at").max);
  address.searchParams.set("at", Math.max(0, Math.min(at, last)));
  address.searchParams.delete("play");
  go(address.href);
}

const KEYS = {
  ArrowLeft: () => step(positionOf(target) - 1),
  ArrowRight: () => step(positionOf(target) + 1),
  Home: () => step(0),
  End: () => step(Infinity),
  " ": () => document.getElementById("step-play").click(),
};

export function followReplay() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-step]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const key = { "step-back": "ArrowLeft", "step-on": "ArrowRight" }[link.id]; // two quick clicks are two steps
    if (key) KEYS[key]();
    else go(link.href);
  });
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest("select, textarea, button, summary");
    if (!KEYS[event.key] || typing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    KEYS[event.key]();
  });
  document.getElementById("goto").addEventListener("input", ({ target: field }) => {
    if (field.name === "at") return step(Number(field.value));
    const playing = document.getElementById("steps").dataset.next !== undefined;
    const address = new URL(target);
    address.searchParams.set("speed", field.value);
    if (playing) address.searchParams.set("play", "on");
    go(address.href);
  });
  document.getElementById("keys").hidden = false;
  arrive();
  target = location.href;
  goOn();
}
