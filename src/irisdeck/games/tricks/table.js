// The hand of tricks: a tap picks one card of a rank, another tap one more, sliding across the columns picks a run. The
// cards are checkboxes, and the button says what it would play: its words come from the list of legal plays.

import { inMotion } from "./motion.js";

const columns = () => [...document.querySelectorAll("#hand .rank")].filter((column) => boxes(column).length);
const boxes = (column) => [...column.querySelectorAll("[name=card]")];
const count = (column) => boxes(column).filter((box) => box.checked).length;
const chosen = () => columns().map((column) => column.dataset.rank.repeat(count(column))).join("");
const offers = () => [...document.querySelectorAll("#offers button[name=move]")];
const stacks = () => [...document.querySelectorAll("#middle button[name=move]")];
const live = () => document.querySelector("#table.tricks:not(.replay)") !== null; // the script outlives its page

// The cards at the front of a column are picked first.
function pick(column, number) {
  boxes(column).forEach((box, at, all) => (box.checked = at >= all.length - number));
  show();
}

function tap(column) {
  pick(column, count(column) < boxes(column).length ? count(column) + 1 : 0);
}

function clear() {
  for (const column of columns()) pick(column, 0);
}

// -- What the picked cards are --

const holds = (play, cards) => [...new Set(cards)].every((rank) => play.split(rank).length >= cards.split(rank).length);

function show() {
  const cards = chosen();
  const plays = offers().map((offer) => offer.value);
  for (const column of columns()) {
    const adds = plays.some((play) => holds(play, cards + column.dataset.rank));
    column.classList.toggle("dim", Boolean(cards && plays.length && !adds && !count(column)));
  }
  const button = document.getElementById("play-cards");
  if (button) label(button, cards);
}

function label(button, cards) {
  const offer = offers().find(({ value }) => value === cards);
  const { words, none, not, wanted } = button.dataset;
  const why = offer || cards === wanted ? "" : cards ? not : none;
  const lines = offer ? [...offer.children].map((line) => line.textContent) : cards ? [words, why] : [none];
  button.replaceChildren(...lines.filter(Boolean).map((text, at) => line(text, at ? "small" : "span")));
  if (why) button.dataset.why = why;
  else delete button.dataset.why;
  button.toggleAttribute("aria-disabled", Boolean(why));
  if (why) button.ariaDisabled = "true";
}

function line(text, kind) {
  const made = document.createElement(kind);
  made.textContent = text;
  return made;
}

// Picks stay while others play, and after a refusal; they go with the cards, or when a lesson asks for others.
let held = "";

function shown() {
  if (!live()) return;
  const wanted = document.getElementById("play-cards")?.dataset.wanted;
  const now = [wanted, ...columns().map((column) => `${column.dataset.rank}${boxes(column).length}`)].join();
  if (held && now !== held) for (const column of columns()) pick(column, 0);
  held = now;
  show();
}

document.addEventListener("table:shown", shown);
document.addEventListener("change", (event) => event.target.name === "card" && live() && show());
shown();

// -- Mouse, pen and touch --

let slide = null; // the column where a press began, and whether it has left it

const columnAt = (event) =>
  columns().find((column) => {
    const { left, right } = column.getBoundingClientRect();
    return left <= event.clientX && event.clientX <= right;
  });

document.addEventListener("pointerdown", (event) => {
  const column = event.target.closest("#hand .rank");
  slide = column && live() && !event.button && !inMotion() ? { column, slid: false } : null;
});

document.addEventListener("pointermove", (event) => {
  const over = slide?.column.isConnected && columnAt(event);
  if (!over || (over === slide.column && !slide.slid)) return;
  slide.slid = true;
  const [low, high] = [slide.column.dataset.rank, over.dataset.rank].sort();
  for (const column of columns()) pick(column, low <= column.dataset.rank && column.dataset.rank <= high ? 1 : 0);
});

document.addEventListener("pointercancel", () => (slide = null));
// No gesture of the browser: it would swallow the tap that follows a quick slide.
document.addEventListener("touchmove", (event) => slide && event.preventDefault(), { passive: false });

document.addEventListener("click", (event) => {
  if (!live() || event.target.name === "card") return; // ticked by a key or a screen reader
  const card = event.target.closest("#hand .rank label");
  if (card) {
    event.preventDefault();
    if (!slide?.slid) tap(card.closest(".rank"));
  } else if (!slide?.slid && event.target.closest(".board") && !event.target.closest("button, a, [popover], .rank")) clear();
  slide = null;
});

// -- Keys: digits pick, Enter plays, arrows go from column to column or from stack to stack --

function digit(rank) {
  const column = columns().find((one) => one.dataset.rank === rank);
  const taking = stacks().filter(({ value }) => value[1] === rank);
  if (taking.length) taking[(taking.indexOf(document.activeElement) + 1) % taking.length].focus();
  else if (column && !stacks().length) tap(column);
}

function step(by) {
  const places = stacks().length ? stacks() : columns().map((column) => boxes(column).at(-1));
  const here = document.activeElement.closest(".rank");
  const at = here ? columns().indexOf(here) : places.indexOf(document.activeElement);
  places.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % places.length)?.focus();
}

function more(by) {
  const column = document.activeElement.closest("#hand .rank");
  if (column) pick(column, Math.max(0, Math.min(boxes(column).length, count(column) + by)));
}

const KEYS = {
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  ArrowUp: () => more(1),
  ArrowDown: () => more(-1),
  Escape: clear,
};

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (!live() || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest("input:not([name=card]), select, textarea, dialog, [popover]")) return;
  if (/^[1-6]$/.test(key)) digit(key);
  else if (KEYS[key]) KEYS[key]();
  else if ((key === "Enter" || key === "p") && !target.closest("button, a, summary")) document.getElementById("play-cards")?.click();
  else return;
  event.preventDefault();
  event.stopImmediatePropagation(); // fans of cards have keys of their own
});
