// Cards are handled: tap one and its targets light up with what would happen; tap a target, drag the card there, or use
// keys. Every move is a real button inside its card (`.chips`), and all of this only presses it.
//
// A card that can be moved is li[data-key] with buttons of the moves that begin with what a target takes: the button
// +R7 in the card with data-key="R7" belongs to the target with data-drop="+".

import { inMotion } from "./motion.js";

const FAR = 8; // pixels after which a press is a drag
const board = () => document.querySelector("#table .board");
const raised = () => board()?.querySelector("li.up[data-key]");
const movesOf = (card) => [...card.querySelectorAll("button[name=move]")];
const targetOf = (card, button) => {
  const drop = button.value.slice(0, button.value.length - card.dataset.key.length);
  return button.value.endsWith(card.dataset.key) && board().querySelector(`[data-drop~="${CSS.escape(drop)}"]`);
};

// -- Choosing a card --

export function choose(card) {
  for (const zone of document.querySelectorAll("#table .may")) {
    zone.classList.remove("may", "not", "risk", "wanted");
    zone.querySelector(":scope > .verdict")?.remove();
  }
  for (const other of board()?.querySelectorAll("li.up") ?? []) if (other !== card) other.classList.remove("up");
  const chosen = card && movesOf(card).length ? card : null;
  chosen?.classList.add("up");
  for (const button of chosen ? movesOf(chosen) : []) light(targetOf(chosen, button), button);
  document.dispatchEvent(new CustomEvent("table:chosen", { detail: chosen }));
}

function light(zone, button) {
  if (!zone) return;
  const { why, warning } = button.dataset;
  zone.classList.add("may");
  zone.classList.toggle("not", Boolean(button.ariaDisabled));
  zone.classList.toggle("risk", Boolean(warning));
  zone.classList.toggle("wanted", button.classList.contains("wanted")); // by a lesson
  const verdict = document.createElement("span");
  verdict.className = "verdict";
  verdict.ariaHidden = "true"; // the button in the card says it, too
  verdict.textContent = button.querySelector("b")?.textContent || why || button.textContent;
  zone.append(verdict);
}

// After parts have changed: the chosen card may have other moves now, or be gone.
export function chooseAgain() {
  const card = raised();
  choose(card?.querySelector(".card") && movesOf(card).length ? card : null); // it may have flown away already
  spread();
}

// Every card of a fan knows its place, for its angle.
export function spread() {
  for (const fan of document.querySelectorAll(".fan")) {
    const cards = [...fan.children];
    fan.style.setProperty("--n", cards.length);
    const step = Math.min(1, 6 / Math.max(1, cards.length - 1)); // a large hand is no more bent than one of seven
    cards.forEach((card, at) => card.style.setProperty("--at", (at - (cards.length - 1) / 2) * step));
  }
}

function press(card, zone) {
  const button = movesOf(card).find((one) => targetOf(card, one) === zone);
  button?.click();
  return Boolean(button);
}

// -- Mouse, pen and touch --

let held = null; // the card under the pointer, where it was pressed, and whether it is dragged

document.addEventListener("pointerdown", (event) => {
  const card = event.target.closest("#table .board li[data-key]");
  if (!card || event.target.closest(".chips") || !movesOf(card).length || event.button || inMotion()) return;
  held = { card, x: event.clientX, y: event.clientY, dragged: false };
});

document.addEventListener("pointermove", (event) => {
  if (!held) return;
  const [x, y] = [event.clientX - held.x, event.clientY - held.y];
  if (!held.dragged && Math.hypot(x, y) < FAR) return;
  if (!held.dragged) {
    held.dragged = true;
    held.card.setPointerCapture?.(event.pointerId);
    choose(held.card);
    held.card.classList.add("dragged");
  }
  held.card.style.transform = `translate(${x}px, ${y}px)`;
  const over = zoneAt(event);
  for (const zone of document.querySelectorAll("[data-drop].may")) zone.classList.toggle("over", zone === over);
});

const zoneAt = (event) =>
  document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest("[data-drop].may")).find(Boolean);

function release(event) {
  const was = held;
  held = null;
  if (!was?.dragged) return;
  const zone = event.type === "pointerup" ? zoneAt(event) : null;
  was.card.classList.remove("dragged");
  was.card.style.transform = "";
  zone?.classList.remove("over");
  if (zone) press(was.card, zone);
  // The click that follows a drag is not a tap.
  const swallow = (click) => (click.preventDefault(), click.stopPropagation());
  document.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 0);
}

// Another page is shown: its cards are others.
export const letGo = () => (held = null);

document.addEventListener("pointerup", release);
document.addEventListener("pointercancel", release);

// A tap during motion does not reach what slides under it; keys and screen readers (detail 0) are not taps.
document.addEventListener(
  "click",
  (event) => {
    if (!event.detail || !inMotion() || !event.target.closest("#table .board, #result")) return;
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);

document.addEventListener("click", (event) => {
  if (event.target.closest(".chips button, button, a, label, input, summary")) return;
  const card = event.target.closest("#table .board li[data-key]");
  const zone = event.target.closest("[data-drop].may");
  const up = raised();
  if (up && zone && !(card && movesOf(card).length)) return void press(up, zone);
  if (card && movesOf(card).length) choose(card === up ? null : card);
  else choose(null);
});

document.addEventListener("focusin", (event) => {
  const card = event.target.closest?.("#table .board li[data-key]");
  if (card && event.target.matches(".chips button")) choose(card);
});

// -- Keys: arrows and digits choose a card, Enter presses, letters are those of the buttons, ? shows them all --

const playable = () => [...(board()?.querySelectorAll("li[data-key]") ?? [])].filter((card) => movesOf(card).length);

// The card with this key, or else the one at this place.
function numbered(digit) {
  const cards = playable();
  return board().querySelector(`li[data-key="${digit}"]`) ? cards.find((card) => card.dataset.key === String(digit)) : cards[digit - 1];
}

function focusCard(card) {
  const button = movesOf(card).find((one) => !one.ariaDisabled) ?? movesOf(card)[0];
  button.focus();
  choose(card);
}

function step(by) {
  const cards = playable();
  if (!cards.length) return;
  const at = cards.indexOf(raised());
  focusCard(cards[at < 0 ? (by > 0 ? 0 : cards.length - 1) : (at + by + cards.length) % cards.length]);
}

function turnTo(by) {
  const card = raised();
  if (!card) return;
  const buttons = movesOf(card);
  buttons[(buttons.indexOf(document.activeElement) + by + buttons.length) % buttons.length].focus();
}

const KEYS = {
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  ArrowUp: () => turnTo(-1),
  ArrowDown: () => turnTo(1),
  Escape: () => (choose(null), document.activeElement?.blur()),
  "?": () => document.getElementById("keys")?.togglePopover(),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return;
  if (!board() || document.querySelector("#table.replay")) return;
  const digit = Number(event.key);
  const letter = [...document.querySelectorAll(`#table [aria-keyshortcuts="${CSS.escape(event.key)}"]`)].find((one) => one.checkVisibility());
  if (KEYS[event.key]) KEYS[event.key]();
  else if (digit && numbered(digit)) focusCard(numbered(digit));
  else if (letter) letter.click();
  else return;
  event.preventDefault();
});
