// The browser side: updates the table, animates cards, posts forms without a reload. Everything works without it, too.

const region = document.getElementById("table");
const refused = document.getElementById("refused");
const token = document.querySelector("meta[name=csrf]").content;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// -- Morphing --

// Makes `from` equal to `to`, keeping nodes with the same id or in the same place: focus and cards stay. What somebody
// has opened or closed stays so, too, and speech bubbles stay until they expire.
function morph(from, to) {
  const differs = ({ name }) => name !== "open" && from.getAttribute(name) !== to.getAttribute(name);
  for (const { name } of [...from.attributes].filter(differs)) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of [...to.attributes].filter(differs)) from.setAttribute(name, value);
  const ids = new Map([...from.children].filter((node) => node.id).map((node) => [node.id, node]));
  let at = from.firstChild;
  for (const next of [...to.childNodes]) {
    let kept = next.id ? ids.get(next.id) : at;
    if (!next.id) while (kept && (kept.id || kept.nodeName !== next.nodeName)) kept = kept.nextSibling;
    if (!kept || kept.nodeName !== next.nodeName) {
      from.insertBefore(next, at);
      continue;
    }
    if (kept === at) at = at.nextSibling;
    else (from.moveBefore ?? from.insertBefore).call(from, kept, at);
    if (kept.nodeType !== Node.ELEMENT_NODE) {
      if (kept.nodeValue !== next.nodeValue) kept.nodeValue = next.nodeValue;
    } else if (!kept.isEqualNode(next)) morph(kept, next);
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    if (!gone.classList?.contains("bubble")) gone.remove();
  }
}

// -- Animation of cards that move --

const faces = (root) => [...root.querySelectorAll("[data-place] [data-face]")];
const placeOf = (card) => card.closest("[data-place]");
const keyOf = (card) => `${placeOf(card).dataset.place} ${card.dataset.face}`;

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

// Pairs of a card that leaves its place and a card that appears elsewhere, taken to be the same card. They have the same
// face; or else the first lay where cards of the new place come from, and showed its other side or its back.
function journeys(fresh) {
  const before = fresh.map((part) => document.getElementById(part.id)).filter(Boolean).flatMap(faces);
  const after = fresh.flatMap(faces);
  const leaving = without(before, after);
  const found = [];
  const take = (card, fits) => {
    const at = leaving.findIndex(fits);
    if (at >= 0) found.push([leaving.splice(at, 1)[0], card]);
    return at >= 0;
  };
  let left = without(after, before);
  left = left.filter((card) => !take(card, (old) => placeOf(old).dataset.place === "row" && sameSlot(old, card)));
  left = left.filter((card) => !take(card, (old) => old.dataset.face === card.dataset.face));
  for (const card of left) {
    const sources = (placeOf(card).dataset.from ?? "").split(" ");
    if (take(card, (old) => sources.includes(placeOf(old).dataset.place))) continue;
    const deck = document.querySelector(`.deck[data-place="${sources.at(-1)}"] [data-face]`);
    if (deck) found.push([deck, card]);
  }
  return found;
}

const sameSlot = (old, card) => old.closest("li")?.id && old.closest("li").id === card.closest("li")?.id;

// The element on the page for a card of pushed HTML: the same place, the same face, the same index among equal cards.
function landed(card) {
  const place = placeOf(card);
  const equal = (root) => [...root.querySelectorAll(`[data-face="${card.dataset.face}"]`)];
  const now = document.querySelector(`#table [data-place="${place.dataset.place}"]`);
  return now && equal(now)[equal(place).indexOf(card)];
}

function named(card, name, turns) {
  card.style.viewTransitionName = name;
  card.style.viewTransitionClass = turns ? "turning" : "gliding";
}

// Only cards that move get a view transition name, and the page itself none: everything else can be clicked meanwhile.
async function glide(fresh, change) {
  const still = calm.matches || document.hidden || !document.startViewTransition;
  const moving = still ? [] : journeys(fresh).slice(0, 12);
  const places = still ? [] : [...region.querySelectorAll("li[id]")];
  const spots = new Map(places.map((li) => [li, li.getBoundingClientRect()]));
  if (!moving.length) {
    change();
    settle(spots, new Set());
    return;
  }
  const turns = moving.map(([old, card]) => old.dataset.face !== card.dataset.face);
  moving.forEach(([old], number) => named(old, `card-${number}`, turns[number]));
  let arrived = [];
  const transition = document.startViewTransition(() => {
    moving.forEach(([old]) => old.removeAttribute("style"));
    change();
    arrived = moving.map(([, card]) => landed(card));
    arrived.forEach((card, number) => card && named(card, `card-${number}`, turns[number]));
    settle(spots, new Set(arrived));
  });
  transition.ready.catch(() => {}); // interrupted by the next one: the change has been made all the same
  transition.finished.catch(() => {}).finally(() => {
    for (const card of arrived) if (card?.style.viewTransitionName?.startsWith("card-")) card.removeAttribute("style");
  });
  await transition.updateCallbackDone.catch(() => {});
}

// Animates neighbors that close a gap; they can be clicked meanwhile.
function settle(spots, arrived) {
  for (const [li, was] of spots) {
    if (!li.isConnected || arrived.has(li.querySelector("[data-face]"))) continue;
    const is = li.getBoundingClientRect();
    const [x, y] = [was.x - is.x, was.y - is.y];
    if (!x && !y) continue;
    li.animate([{ transform: `translate(${x}px, ${y}px)` }, {}], { duration: 220, easing: "ease-out" });
  }
}

// -- Applying pushed parts --

const waiting = [];
let busy = false;

async function show(html) {
  waiting.push(html);
  if (busy) return;
  busy = true;
  while (waiting.length) {
    const box = document.createElement("template");
    box.innerHTML = waiting.shift();
    const fresh = [...box.content.children];
    const moves = number();
    await glide(fresh, () => put(fresh));
    noticed(moves);
  }
  busy = false;
}

function put(fresh) {
  const inside = region.contains(document.activeElement);
  for (const part of fresh) {
    const old = document.getElementById(part.id);
    if (old) morph(old, part.cloneNode(true));
    else if (part.dataset.into) {
      document.getElementById(part.dataset.into)?.prepend(part);
      if (part.dataset.says) hear(part);
    }
  }
  if (inside && document.activeElement === document.body) document.getElementById("status").focus();
  tune();
  choose();
  mute();
}

const number = () => Number(region.querySelector("[name=number]")?.value ?? 0);

function noticed(moves) {
  waits(false);
  if (number() !== moves) complain("");
  const mine = region.querySelector("#status.mine") !== null;
  const was = document.title.startsWith("● ");
  document.title = document.title.replace(/^● /, "").replace(/^/, mine ? "● " : "");
  const icon = document.querySelector("link[rel=icon]");
  icon.href = mine ? icon.dataset.turn : icon.dataset.calm;
  if (mine && !was) notice();
  const begun = region.querySelector("#hand, #trick, #canvas, #row");
  if (begun) document.getElementById("invite")?.remove();
  if (region.querySelector("#result") && number() !== moves) play(523, 659, 784, 1047);
  else if (mine && !was) play(659, 880);
  else if (number() !== moves) play(330);
}

// -- The connection: a WebSocket, or server-sent events if that fails --

let socket = null;

let connected = false;

function online(yes) {
  connected = yes;
  document.getElementById("offline").hidden = yes;
}

function connect(wait = 500, failed = 0) {
  const address = new URL(`${region.dataset.live}/live${location.search}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const made = new WebSocket(address);
  let opened = false;
  made.onopen = () => {
    socket = made;
    opened = true;
    online(true);
  };
  made.onmessage = ({ data }) => {
    unanswered = null;
    return data.startsWith("!") ? complain(data.slice(1)) : show(data);
  };
  made.onclose = () => {
    if (socket === made) socket = null;
    online(false);
    retry(unanswered);
    if (!opened && failed === 2) return listen();
    const pause = opened ? 500 : wait;
    setTimeout(() => connect(Math.min(pause * 2, 8000), opened ? 0 : failed + 1), pause * (0.5 + Math.random()));
  };
}

function listen() {
  const stream = new EventSource(`${region.dataset.live}/events${location.search}`);
  stream.onopen = () => online(true);
  stream.onmessage = ({ data }) => show(data);
  stream.onerror = () => {
    online(false);
    stream.close();
    setTimeout(connect, 2000);
  };
}

// -- Moves and other commands --

function complain(words) {
  if (words) waits(false);
  refused.hidden = !words;
  refused.textContent = words;
  if (words) refused.scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" });
}

// One command at a time: a double click is one move.
let waitingSince = 0;
const waits = (yes) => (waitingSince = yes ? Date.now() : 0);

// An illegal move says why; a move that is most likely a mistake is made at the second press.
let warned = null;

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[name=move]");
  if (!button) return;
  const { why, warning } = button.dataset;
  if (why) complain(why);
  else if (warning && warned !== `${number()} ${button.value}`) complain(warning);
  else return void complain("");
  warned = warning ? `${number()} ${button.value}` : null;
  event.preventDefault();
});

// A command whose connection was lost before any answer is sent again, unless the table has moved on meanwhile. It names
// its number, so one that had arrived after all is not applied twice.
let unanswered = null;

function retry(body, tries = 3) {
  unanswered = null;
  if (!tries || !body?.has("number")) return;
  const before = number();
  setTimeout(() => number() === before && post(document.getElementById("play").action, body, tries - 1), 1500);
}

const SOCKET = "move play undo resign begin leave continue restart hint close vote back offer accept decline".split(" ");

document.addEventListener("submit", async (event) => {
  if (event.target.id !== "play") return;
  event.preventDefault();
  if (Date.now() - waitingSince < 3000) return;
  waits(true);
  const body = new URLSearchParams(new FormData(event.target, event.submitter));
  const kind = (body.get("do") ?? "move").split("-")[0];
  if (body.has("phrase")) document.getElementById("saying").open = false;
  if (socket?.readyState === WebSocket.OPEN && SOCKET.includes(kind)) {
    body.delete("_csrf_token");
    unanswered = body;
    socket.send(body);
  } else await post(event.target.action, body);
  for (const box of region.querySelectorAll("[name=card]")) box.checked = false;
});

async function post(address, body, tries = 3) {
  body.set("_csrf_token", token);
  try {
    const answer = await fetch(address, { method: "POST", body, headers: { "x-live": "1" } });
    if (answer.status === 502 || answer.status === 504) throw new Error("a proxy has lost the server");
    const text = await answer.text();
    complain(answer.ok ? "" : text);
    if (answer.ok && text !== location.pathname) location.href = text;
    else if (answer.ok && (body.get("do")?.startsWith("sit") || !connected)) location.reload(); // for a new seat, or new parts
  } catch {
    if (!socket) online(false);
    retry(body, tries);
  }
  waits(false);
}

// Tricks: cards are picked by tapping them; combos that do not contain all of them are dimmed.
function choose() {
  const hand = region?.querySelector("[data-legal]");
  const button = document.getElementById("play-cards");
  if (!hand || !button) return;
  const chosen = [...hand.querySelectorAll("[name=card]:checked")].map((box) => box.value).sort().join("");
  const legal = hand.dataset.legal.trim().split(" ");
  button.classList.toggle("ready", legal.includes(chosen));
  for (const move of legal) {
    const rest = [...chosen].reduce((left, rank) => (left === null || !left.includes(rank) ? null : left.replace(rank, "")), move);
    document.getElementById(`offer-${move}`)?.classList.toggle("aside", rest === null);
  }
}

document.addEventListener("change", (event) => {
  if (event.target.name === "card") choose();
  if (event.target.id === "language") event.target.form.submit();
});

// -- Time --

// Counts the clock down between two pushes; above an hour the server's text is exact enough.
let clock = { text: null, until: 0 };

function tick() {
  const shown = document.getElementById("left");
  if (!shown) return;
  const left = Number(shown.dataset.left);
  const key = `${number()} ${left}`;
  if (clock.text !== key) clock = { text: key, until: performance.now() + left * 1000 };
  const seconds = Math.max(0, Math.round((clock.until - performance.now()) / 1000));
  if (seconds < 3600) shown.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const urgent = seconds < 20 && Boolean(document.querySelector("#status.mine"));
  document.getElementById("clock").classList.toggle("urgent", urgent);
}

// -- Notifications: if the browser allows them, while the page is hidden --

const noticing = () => "Notification" in window && Notification.permission === "granted" && localStorage.getItem("notify") === "on";

function notice() {
  if (!noticing() || !document.hidden) return;
  const words = [document.getElementById("turn"), document.getElementById("last")].map((part) => part?.textContent.trim());
  const made = new Notification(document.title, { body: words.filter(Boolean).join("\n"), tag: location.pathname });
  made.onclick = () => (window.focus(), made.close());
}

async function askToNotify() {
  const on = noticing();
  if (!on && (await Notification.requestPermission()) !== "granted") return;
  localStorage.setItem("notify", on ? "off" : "on");
  tune();
}

// -- Speech: a bubble at the speaker's seat, unless the speaker is muted here --

const HEARD = 6000; // milliseconds
const muted = () => JSON.parse(localStorage.getItem("muted") ?? "[]");
const silent = ({ dataset }) => muted().some((name) => name === "*" || name === dataset.speaker);

function hear(line) {
  const { at } = line.dataset;
  const seat = region.querySelector(`:scope > [data-seat="${at}"]`) ?? document.getElementById(`place-${at}`);
  if (silent(line)) return;
  document.getElementById("heard").textContent = line.textContent;
  if (!seat) return;
  seat.querySelector(".bubble")?.remove();
  const bubble = document.createElement("span");
  bubble.className = "bubble";
  bubble.ariaHidden = "true"; // it is read aloud from #heard
  bubble.dataset.speaker = line.dataset.speaker;
  bubble.textContent = line.dataset.says;
  seat.append(bubble);
  setTimeout(() => bubble.remove(), HEARD);
}

function mute() {
  for (const line of document.querySelectorAll("[data-speaker]")) line.hidden = silent(line);
  for (const button of document.querySelectorAll("[data-mute]")) {
    button.hidden = false;
    button.setAttribute("aria-pressed", String(muted().includes(button.dataset.mute)));
  }
}

document.addEventListener("click", (event) => {
  const name = event.target.dataset?.mute;
  if (!name) return;
  const names = muted();
  localStorage.setItem("muted", JSON.stringify(names.includes(name) ? names.filter((one) => one !== name) : [...names, name]));
  mute();
});

// -- Sounds: off until somebody turns them on --

let audio = null;
const sounding = () => localStorage.getItem("sound") === "on";

function play(...tones) {
  if (!sounding()) return;
  audio ??= new AudioContext();
  tones.forEach((tone, place) => {
    const start = audio.currentTime + place * 0.11;
    const [voice, loudness] = [audio.createOscillator(), audio.createGain()];
    voice.frequency.value = tone;
    voice.type = "triangle";
    loudness.gain.setValueAtTime(0.12, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
    voice.connect(loudness).connect(audio.destination);
    voice.start(start);
    voice.stop(start + 0.26);
  });
}

function tune() {
  const button = document.getElementById("sound");
  if (!button) return;
  button.hidden = false;
  button.setAttribute("aria-pressed", String(sounding()));
  const notify = document.getElementById("notify");
  notify.hidden = !("Notification" in window) || Notification.permission === "denied";
  notify.setAttribute("aria-pressed", String(noticing()));
}

document.addEventListener("click", (event) => {
  const { id } = event.target;
  if (id === "sound") {
    localStorage.setItem("sound", sounding() ? "off" : "on");
    tune();
    play(659, 880);
  }
  if (id === "notify") askToNotify();
  if (id === "copy") navigator.clipboard?.writeText(event.target.dataset.link || location.href).then(() => event.target.classList.add("done"));
});

// -- Replays: positions are fetched one by one, and the address says which is shown --

const replayed = region?.dataset.replay !== undefined;
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

function followReplay() {
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

document.addEventListener("submit", (event) => {
  const file = event.target.querySelector("input[type=file]");
  if (!file?.files[0] || file.files[0].size <= Number(file.dataset.most)) return;
  event.preventDefault();
  complain(file.dataset.tooLarge);
});

mute();
const copying = document.getElementById("copy");
if (copying && navigator.clipboard) copying.hidden = false;
if (replayed) followReplay();
else if (region) {
  tune();
  choose();
  tick();
  setInterval(tick, 500);
  connect();
}
