// The browser side: connects to the table, shows what is pushed, sends what is pressed. Everything works without it, too.
//
// One page may take the place of another in the same document: `start` sets up the page that is shown, and whatever hears
// or waits asks which page that is.

import { followAnalysis, leaveAnalysis } from "./analysis.js";
import { celebrate, offerSharing } from "./end.js";
import { chooseAgain, letGo, spread } from "./hand.js";
import { morph } from "./morph.js";
import { Left, fly, freeze, halt, journeys, lift, rest, sweep } from "./motion.js";
import { followReplay, leaveReplay } from "./replay.js";
import * as server from "./server.js";
import { play, tune } from "./sound.js";
import { hear, mute } from "./talk.js";

let region = null; // the table of the page, if it has one
let replayed = false;
let token = "";

// -- Applying pushed parts --

let waiting = [];
const BEHIND = 8; // pushes after which the page catches up without pauses: it was asleep, or the connection was slow
let busy = null; // what is being shown, and waits: of this page, or of one that was left

// Shows pushes one after the other: a card of another player is lifted, flies, and rests before the next moves.
export async function show(html) {
  const pushes = waiting;
  pushes.push(html);
  if (busy === pushes) return;
  busy = pushes;
  try {
    while (pushes.length) {
      const box = document.createElement("template");
      box.innerHTML = pushes.shift();
      await showOne([...box.content.children]);
    }
  } catch (wrong) {
    if (wrong instanceof Left) return;
    throw wrong;
  }
  if (busy === pushes) busy = null;
}

async function showOne(fresh) {
  const before = { number: number(), mine: Boolean(region.querySelector("#status.mine")), over: ended() };
  const hurried = waiting.length > BEHIND;
  const moved = !replayed && !hurried && numberIn(fresh) > before.number;
  const pairs = hurried ? [] : journeys(fresh);
  const round = moved && !fresh.some((part) => part.id === "result") && roundIn(fresh); // the result tells it, too
  if (moved && !before.mine) await lift(pairs);
  if (round) await closeRound(fresh, round);
  const again = round ? journeys(fresh) : pairs; // what flew to close the round has landed
  if (again.length) play(soundOf(again));
  await fly(again, () => {
    put(fresh, again.length > 0);
    waits(false); // keys may go on while cards fly
  });
  if (again.length) put(fresh); // what waited until the cards had landed
  noticed(before);
  if (moved && !before.mine && waiting.length) await rest();
}

// A round ends: first the card that ended it, then the reason, and only then the next deal.
async function closeRound(fresh, round) {
  const closed = fresh.flatMap((part) => [...part.querySelectorAll("[data-closed]"), ...(part.matches("[data-closed]") ? [part] : [])]);
  const pairs = journeys(closed);
  if (pairs.length) play(soundOf(pairs));
  await fly(pairs, () => {
    put(closed);
    for (const [old] of pairs.filter(([card]) => !card.closest("[data-closed]"))) takeAway(old);
  });
  put([round]);
  await freeze(document.getElementById("round"));
  if (region.querySelector("[data-sweep]:not(.swept)")) play("take");
  await sweep();
}

// A card has left a part that follows later: nothing stays chosen or focused where the next card will lie.
function takeAway(card) {
  const place = card.closest("li");
  if (place?.contains(document.activeElement)) document.getElementById("status").focus();
  place?.classList.remove("up");
  card.remove();
}

function roundIn(fresh) {
  const round = fresh.map((part) => (part.id === "round" ? part : part.querySelector("#round"))).find(Boolean);
  const shown = document.getElementById("round");
  return round?.dataset.number && round.dataset.number !== shown?.dataset.number ? round : null;
}

function numberIn(fresh) {
  const field = fresh.map((part) => part.querySelector("[name=number]")).find(Boolean);
  return field ? Number(field.value) : number();
}

function soundOf(pairs) {
  const places = pairs.map(([, card]) => card.closest("[data-place]").dataset);
  const sound = places.map(({ sound: name }) => name).find(Boolean);
  return sound ?? (pairs.some(([old, card]) => old.dataset.face !== card.dataset.face) ? "flip" : "card");
}

function put(fresh, hold = false) {
  const inside = region.contains(document.activeElement);
  for (const part of fresh) {
    const old = document.getElementById(part.id);
    if (part.dataset.gone !== undefined) old?.remove();
    else if (old) morph(old, part.cloneNode(true), hold);
    else if (part.dataset.into) {
      const line = part.cloneNode(true);
      document.getElementById(part.dataset.into)?.prepend(line);
      if (line.dataset.says) hear(line);
    } else if (part.id) appear(part.cloneNode(true));
  }
  if (inside && document.activeElement === document.body) document.getElementById("status").focus();
  tune();
  notifying();
  offerSharing();
  chooseAgain();
  mute();
  document.dispatchEvent(new CustomEvent("table:shown"));
}

// Parts that come and go stand over the table, but for the hint.
function appear(part) {
  if (part.id === "hint") region.querySelector(".side").prepend(part);
  else region.querySelector(":scope > .notes").after(part);
}

const number = () => Number(region.querySelector("[name=number]")?.value ?? 0);
const ended = () => region.querySelector("#result") !== null;

function noticed(before) {
  waits(false);
  if (number() !== before.number) complain("");
  const mine = region.querySelector("#status.mine") !== null;
  const was = document.title.startsWith("● ");
  document.title = document.title.replace(/^● /, "").replace(/^/, mine ? "● " : "");
  drawIcon();
  if (mine && !was) notice();
  const begun = region.querySelector("#hand, #trick, #canvas, #row");
  if (begun) document.getElementById("invite")?.remove();
  if (ended() && !before.over) {
    play({ won: "win", lost: "loss" }[document.getElementById("result").dataset.outcome]);
    celebrate();
  }
  if (mine && !before.mine) play("turn");
}

// At a table, the icon says whose turn it is, as the title does.
function drawIcon() {
  const icon = document.querySelector("link[rel=icon]");
  icon.href = region && document.title.startsWith("● ") ? icon.dataset.turn : icon.dataset.calm;
}

// -- The connection --

let connected = false;

export function online(yes) {
  connected = yes;
  document.getElementById("offline").hidden = yes;
}

const news = {
  online,
  message(text) {
    unanswered = null;
    if (text.startsWith("!")) complain(text.slice(1));
    else show(text);
  },
  lost: () => retry(unanswered),
};

// -- Moves and other commands --

export function complain(words) {
  const refused = document.getElementById("refused");
  if (words) waits(false);
  refused.hidden = !words;
  refused.textContent = words;
}

// One command at a time: a double click is one move.
let waitingSince = 0;
const waits = (yes) => (waitingSince = yes ? Date.now() : 0);

// An illegal move says why; one that is most likely a mistake is asked again, at another place than it was pressed.
let certain = null;

// Where somebody pressed last: whoever taps a target or drops a card there presses a button that is elsewhere.
let pressed = 0;
document.addEventListener("pointerup", ({ clientY }) => (pressed = clientY), true);

document.addEventListener("click", (event) => {
  const button = event.target.closest("#play button:not([form=open], [form=analyze])");
  if (!button || button === certain) return;
  const { why, warning } = button.dataset;
  if (why) complain(why);
  else if (warning && (button.value === "resign" || document.documentElement.dataset.confirm !== "off")) makeSure(button);
  else return void complain("");
  event.preventDefault();
});

function makeSure(button) {
  const sure = document.getElementById("sure");
  document.getElementById("sure-words").textContent = button.dataset.warning;
  sure.dataset.move = button.value;
  button.closest("[popover]")?.hidePopover();
  sure.showModal();
  const half = innerHeight / 2;
  const gap = `${Math.max(0, Math.min(0.36 * half, half - sure.offsetHeight))}px`;
  sure.style.margin = pressed > half ? `${gap} auto auto` : `auto auto ${gap}`;
  sure.onclose = () => {
    const now = document.querySelector(`#play button[value="${CSS.escape(button.value)}"]`);
    if (sure.returnValue !== "yes" || !now || !sure.isConnected) return;
    certain = now;
    now.click();
    certain = null;
  };
  sure.returnValue = "";
}

document.addEventListener("click", ({ target: { id } }) => {
  if (id === "sure-yes" || id === "sure-no") document.getElementById("sure").close(id.slice("sure-".length));
});

// A command whose connection was lost before any answer is sent again, unless the table has moved on meanwhile. It names
// its number, so one that had arrived after all is not applied twice.
let unanswered = null;

function retry(body, tries = 3) {
  unanswered = null;
  if (!tries || !body?.has("number")) return;
  const [table, before] = [region, number()];
  setTimeout(() => {
    if (table === region && number() === before) post(document.getElementById("play"), body, tries - 1);
  }, 1500);
}

const SOCKET = "move play undo resign begin leave continue restart hint close vote back offer accept decline".split(" ");

document.addEventListener("submit", async (event) => {
  if (event.target.id !== "play") return;
  event.preventDefault();
  if (Date.now() - waitingSince < 3000) return;
  waits(true);
  const body = new URLSearchParams(new FormData(event.target, event.submitter));
  const kind = (body.get("do") ?? "move").split("-")[0];
  event.submitter?.closest("[popover]")?.hidePopover();
  body.delete("_csrf_token");
  if (region.dataset.live && SOCKET.includes(kind) && server.send(body)) unanswered = body;
  else await post(event.target, body);
});

async function post(form, body, tries = 3) {
  const table = region;
  body.set("_csrf_token", token);
  try {
    const answer = await server.ask(form.getAttribute("action"), { method: "POST", body, headers: { "x-live": "1" } });
    if (answer.status === 502 || answer.status === 504) throw new Error("a proxy has lost the server");
    const text = await answer.text();
    if (table !== region) return;
    complain(answer.ok ? "" : text);
    if (answer.ok && text !== server.here().pathname) server.go(text);
    else if (answer.ok && (body.get("do")?.startsWith("sit") || !connected)) server.reload(); // for a new seat, or new parts
  } catch {
    if (table !== region) return;
    if (!connected) online(false);
    retry(body, tries);
  }
  waits(false);
}

document.addEventListener("change", (event) => {
  if (event.target.id === "language") server.submit(event.target.form);
  if (event.target.closest("#settings-sheet")) set(event.target.name, event.target.value);
});

// -- Time --

// Counts the clock down between two pushes; above an hour the server's text is exact enough.
let clock = { text: null, since: 0 };
let ticking = 0;

function tick() {
  const times = replayed ? [] : [...document.querySelectorAll("#table #clock time[data-left]")];
  if (!times.length) return;
  const key = `${number()} ${times.map(({ dataset }) => dataset.left)}`;
  if (clock.text !== key) clock = { text: key, since: performance.now() };
  const left = times.map(({ dataset }) => Math.max(0, Math.round(dataset.left - (performance.now() - clock.since) / 1000)));
  times.forEach((shown, at) => {
    if (left[at] < 3600) shown.textContent = `${Math.floor(left[at] / 60)}:${String(left[at] % 60).padStart(2, "0")}`;
  });
  const urgent = Math.min(...left) < 20 && Boolean(document.querySelector("#status.mine"));
  document.getElementById("clock").classList.toggle("urgent", urgent);
}

// -- Notifications: if the browser allows them, while the page is hidden --

const noticing = () => "Notification" in window && Notification.permission === "granted" && localStorage.getItem("notify") === "on";

function notice() {
  if (!noticing() || !document.hidden) return;
  const words = [document.getElementById("turn"), document.getElementById("last")].map((part) => part?.textContent.trim());
  const made = new Notification(document.title, { body: words.filter(Boolean).join("\n"), tag: server.here().pathname });
  made.onclick = () => (window.focus(), made.close());
}

async function askToNotify() {
  const on = noticing();
  if (!on && (await Notification.requestPermission()) !== "granted") return;
  localStorage.setItem("notify", on ? "off" : "on");
  notifying();
}

function notifying() {
  const button = document.getElementById("notify");
  if (!button) return;
  button.hidden = !("Notification" in window) || Notification.permission === "denied";
  button.setAttribute("aria-pressed", String(noticing()));
}

// -- Settings: kept on the server, and in force at once --

async function set(name, value) {
  document.documentElement.dataset[name] = value;
  const body = new URLSearchParams({ _csrf_token: token, [name]: value });
  tune();
  await server.ask("/you/settings", { method: "POST", body, headers: { "x-live": "1" } }).catch(() => {});
}

document.addEventListener("click", (event) => {
  const { id } = event.target;
  if (id === "sound") {
    set("sound", event.target.ariaPressed === "true" ? "off" : "on");
    play("turn");
  }
  if (id === "notify") askToNotify();
  if (id === "copy") navigator.clipboard?.writeText(server.link(event.target.dataset.link || server.here().href)).then(() => event.target.classList.add("done"));
});

document.addEventListener("submit", (event) => {
  const file = event.target.querySelector("input[type=file]");
  if (!file?.files[0] || file.files[0].size <= Number(file.dataset.most)) return;
  event.preventDefault();
  complain(file.dataset.tooLarge);
});

// -- Pages --

// Another page has taken the place of the one that was shown, in the same document: leaves that one, and sets up this one.
export function start() {
  server.leave();
  leaveReplay();
  leaveAnalysis();
  halt();
  letGo();
  waits(false);
  [waiting, unanswered, connected, clock] = [[], null, false, { text: null, since: 0 }];
  setUp();
  drawIcon();
}

function setUp() {
  region = document.getElementById("table");
  replayed = region?.dataset.replay !== undefined;
  token = document.querySelector("meta[name=csrf]").content;
  mute();
  const copying = document.getElementById("copy");
  if (copying && navigator.clipboard) copying.hidden = false;
  if (region?.dataset.script !== undefined) import(`./${region.classList[1]}.js`);
  spread();
  followAnalysis();
  if (replayed) followReplay();
  else if (region?.dataset.live) joinTable();
  else if (region) document.dispatchEvent(new CustomEvent("table:shown")); // a position to try moves on
}

function joinTable() {
  offerSharing();
  tune();
  notifying();
  tick();
  ticking ||= setInterval(tick, 500);
  document.dispatchEvent(new CustomEvent("table:shown"));
  server.connect(region.dataset.live, news);
}

setUp();
