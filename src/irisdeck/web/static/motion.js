// Cards that move: which card went where, and how long everybody gets to see it.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const PACES = { calm: 1.6, normal: 1, fast: 0.4, instant: 0 };
const LIFT = 200; // milliseconds at normal speed
const REST = 500;
const SWEEP = 450;
const MOST = 16; // cards that move at once

export const pace = () => (document.hidden ? 0 : (PACES[document.documentElement.dataset.speed] ?? 1));
const wait = (time) => during(new Promise((done) => setTimeout(done, time * pace())));
export const rest = () => wait(REST);

// Another page was shown before cards had landed.
export class Left extends Error {}

// Waits for something, and calls off what would follow if another page is shown by then.
async function during(event) {
  const table = document.getElementById("table");
  await event;
  if (!table.isConnected) throw new Left();
}

// -- Which card is which --

const faces = (root) => [...root.querySelectorAll("[data-place]:not(.swept) [data-face]")];
const placeOf = (card) => card.closest("[data-place]");
// A place of everybody is named without the seat: "hand" is "hand-2", too.
const isAt = ({ dataset: { place } }, source) => place === source || place.startsWith(`${source}-`);
const keyOf = (card) => `${placeOf(card).dataset.place} ${card.dataset.face}`;
const sameSlot = (old, card) => old.closest("li")?.id && old.closest("li").id === card.closest("li")?.id;

// The cards of `list` that have no equal in `others`, at the same place with the same face.
function without(list, others) {
  const left = new Map();
  for (const card of others) left.set(keyOf(card), (left.get(keyOf(card)) ?? 0) + 1);
  return list.filter((card) => {
    const count = left.get(keyOf(card)) ?? 0;
    left.set(keyOf(card), count - 1);
    return count <= 0;
  });
}

// The card that the page names as this one before it moved (data-was, an id).
const wasAt = (card) => document.getElementById(card.closest("[data-was]")?.dataset.was)?.querySelector("[data-face]");

// Pairs of a card that leaves its place and a card that appears elsewhere, taken to be the same card. The page says so; or
// they have the same face; or else the first lay where cards of the new place come from, and showed its other side or its
// back.
export function journeys(fresh) {
  const before = fresh.map((part) => document.getElementById(part.id)).filter(Boolean).flatMap(faces);
  const after = fresh.flatMap(faces);
  const leaving = without(before, after);
  const found = [];
  const take = (card, fits) => {
    const at = leaving.findIndex(fits);
    if (at >= 0) found.push([leaving.splice(at, 1)[0], card]);
    return at >= 0;
  };
  const leave = (card, old) => {
    if (old && !take(card, (one) => one === old)) found.push([old, card]);
    return Boolean(old);
  };
  let left = without(after, before).filter((card) => !leave(card, wasAt(card)));
  left = left.filter((card) => !take(card, (old) => placeOf(old).dataset.place === "row" && sameSlot(old, card)));
  left = left.filter((card) => !take(card, (old) => old.dataset.face === card.dataset.face));
  for (const card of left) {
    const sources = (placeOf(card).dataset.from ?? "").split(" ");
    if (take(card, (old) => sources.some((source) => isAt(placeOf(old), source)))) continue;
    const deck = document.querySelector(`.deck[data-place="${sources.at(-1)}"] [data-face]`);
    if (deck) found.push([deck, card]);
  }
  return found.slice(0, MOST);
}

// The element on the page for a card of pushed HTML: the same place, the same face, the same index among equal cards.
function landed(card, table) {
  const place = placeOf(card);
  const equal = (root) => [...root.querySelectorAll(`[data-face="${card.dataset.face}"]`)];
  const now = table.querySelector(`[data-place="${place.dataset.place}"]`);
  return now && equal(now)[equal(place).indexOf(card)];
}

// -- Moving --

let moving = 0;
let still = 0; // since when
let transition = null;
export const inMotion = () => moving > 0 || performance.now() - still < 150;

async function moves(run) {
  const table = document.getElementById("table");
  moving += 1;
  try {
    await run();
  } finally {
    if (table.isConnected) {
      moving -= 1;
      still = performance.now();
    }
  }
}

// Another page is shown: nothing moves there yet.
export function halt() {
  moving = still = 0;
  transition?.skipTransition();
}

function named(card, name, turns) {
  card.style.viewTransitionName = name;
  card.style.viewTransitionClass = turns ? "turning" : "gliding";
}

// Another player's card is lifted before it flies: one looks there in time.
export async function lift(pairs) {
  if (!pairs.length || !pace()) return;
  for (const [old] of pairs) old.classList.add("lifted");
  await wait(LIFT);
}

// Calls `change`, and lets the cards fly from their old places to their new ones. Only they get a view transition name,
// and the page itself none: everything else can be used meanwhile. Resolves when they have landed.
export async function fly(pairs, change) {
  const animated = pairs.length && !calm.matches && pace() && document.startViewTransition;
  if (animated) await moves(() => glide(pairs, change));
  else if (pairs.length && pace()) await moves(() => (change(), wait(LIFT))); // reduced motion keeps the pauses
  else await during(change());
}

async function glide(pairs, change) {
  const table = document.getElementById("table");
  const spots = new Map([...table.querySelectorAll("li[id]")].map((li) => [li, li.getBoundingClientRect()]));
  const turns = pairs.map(([old, card]) => old.dataset.face !== card.dataset.face);
  pairs.forEach(([old], number) => named(old, `card-${number}`, turns[number]));
  let arrived = [];
  const flight = (transition = document.startViewTransition(() => {
    if (!table.isConnected) return;
    for (const [old] of pairs) {
      old.removeAttribute("style");
      old.classList.remove("lifted");
    }
    change();
    arrived = pairs.map(([, card]) => landed(card, table));
    arrived.forEach((card, number) => card && named(card, `card-${number}`, turns[number]));
    settle(spots, new Set(arrived));
  }));
  flight.ready.catch(() => {}); // interrupted by the next one: the change has been made all the same
  await during(flight.updateCallbackDone.catch(() => {}));
  await during(flight.finished.catch(() => {}));
  for (const card of arrived) if (card?.style.viewTransitionName?.startsWith("card-")) card.removeAttribute("style");
}

// Animates neighbors that close a gap.
function settle(spots, arrived) {
  for (const [li, was] of spots) {
    if (!li.isConnected || arrived.has(li.querySelector("[data-face]"))) continue;
    const is = li.getBoundingClientRect();
    const [x, y] = [was.x - is.x, was.y - is.y];
    if (!x && !y) continue;
    li.animate([{ transform: `translate(${x}px, ${y}px)` }, {}], { duration: 220, easing: "ease-out" });
  }
}

// What was won travels to whoever won it: the cards of a list go to the place that its data-sweep names.
export async function sweep() {
  const lists = pace() ? [...document.querySelectorAll("#table [data-sweep]:not(.swept)")] : [];
  await moves(() => Promise.all(lists.map(sweepOne)));
}

async function sweepOne(list) {
  const goal = document.querySelector(`#table [data-place="${list.dataset.sweep}"]`)?.getBoundingClientRect();
  const cards = goal && !calm.matches ? [...list.children] : [];
  const flights = cards.map((card, number) => {
    const from = card.getBoundingClientRect();
    const [x, y] = [goal.x + goal.width / 2 - from.x - from.width / 2, goal.y + goal.height / 2 - from.y - from.height / 2];
    const [left = 0, top = 0] = getComputedStyle(card).translate.split(" ").map((length) => parseFloat(length) || 0);
    const end = { translate: `${left + x}px ${top + y}px`, rotate: "0deg", scale: Math.min(1, goal.height / from.height) };
    return card.animate([{}, end], { duration: SWEEP * pace(), delay: number * 60 * pace(), easing: "ease-in", fill: "forwards" });
  });
  await during(Promise.all(flights.map((flight) => flight.finished.catch(() => {}))));
  list.classList.add("swept");
  for (const flight of flights) flight.cancel();
}

// -- The end of a round: it stays until somebody taps, or three seconds have passed --

const FREEZE = 3000;

export async function freeze(section) {
  if (!pace()) return;
  section.classList.add("frozen");
  const tapped = new Promise((done) => {
    const timer = setTimeout(done, FREEZE * pace());
    const go = (event) => {
      if (!section.isConnected) return;
      if (event.type === "keydown" && !["Enter", " ", "Escape"].includes(event.key)) return;
      clearTimeout(timer);
      document.removeEventListener("pointerdown", go, true);
      document.removeEventListener("keydown", go, true);
      event.preventDefault();
      event.stopPropagation();
      done();
    };
    document.addEventListener("pointerdown", go, true);
    document.addEventListener("keydown", go, true);
    setTimeout(() => {
      document.removeEventListener("pointerdown", go, true);
      document.removeEventListener("keydown", go, true);
    }, FREEZE * pace());
  });
  await during(tapped);
  section.classList.remove("frozen");
  still = performance.now(); // the tap that went on reaches nothing beneath
}
