// The way to the site when there is no server: Python in a worker answers, and this page shows what it says. It has the
// exports of the server.js that a server sends, so all other scripts are the same.
//
// The address of a page stands behind the # of this one: plain files need nothing more from whoever hosts them.

const shell = document.getElementById("shell");
const { assets } = shell.dataset;
const root = new URL("./", location.href.split("#")[0]).href;
const asked = new Map(); // requests that wait for an answer
let worker = null;
let last = 0;
let ready = false;

// -- What other scripts use --

export const here = () => new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : "/", location.origin);
export const link = (address) => `${location.href.split("#")[0]}#${pathOf(address)}`;
export const reload = () => open(pathOf(here()));
export const replace = (address) => history.replaceState(null, "", `#${pathOf(address)}`);
export const submit = (form) => sendForm(form, null);

export function go(address) {
  const path = pathOf(address);
  if (`#${path}` === location.hash) open(path);
  else location.hash = path; // leads to `open`
}

export async function ask(address, { body, headers = {} } = {}) {
  const { text, status, where } = await request(pathOf(address), body && String(body), undefined, "x-live" in headers);
  return { ok: status < 400, status, text: async () => where || text };
}

let port = null;

export function connect(address, { online, message }) {
  leave();
  const channel = new MessageChannel();
  port = channel.port1;
  port.onmessage = ({ data }) => message(data);
  worker.postMessage({ connect: address, port: channel.port2 }, [channel.port2]);
  online(true);
  persist();
}

// Whoever plays wants the browser to delete nothing by itself; it may ask them, so it is asked once.
let persisting = null;
const persist = () => (persisting ??= navigator.storage?.persist?.().catch(() => {}));

export function send(body) {
  port.postMessage(String(body));
  return true;
}

export function leave() {
  port?.postMessage("");
  port?.close();
  port = null;
}

// -- Pages --

// An address may be that of a link on this page, with or without a #.
function pathOf(address) {
  const url = new URL(address, location.href);
  const inside = url.hash.startsWith("#/") ? new URL(url.hash.slice(1), location.origin) : url;
  return inside.pathname + inside.search;
}

function request(address, form, file, live = false) {
  if (stop) return stop(), new Promise(() => {}); // nobody will answer
  if (!ready) say(shell.dataset.wait);
  return new Promise((resolve, reject) => {
    asked.set(++last, { resolve, reject });
    worker.postMessage({ id: last, ask: { address, form, file, live } });
  });
}

let turn = 0; // of the page that was asked for last
let shown = "/"; // the address of the page that is here
const live = import("./live.js"); // it imports this file, too

async function open(address, form, file) {
  const mine = ++turn;
  const answer = await request(address, form, file).catch(() => null); // `heard` says why
  if (!answer || mine !== turn) return;
  if (answer.file) return save(answer), replace(shown);
  if (answer.where) return go(answer.where);
  shown = pathOf(here());
  if (form === undefined && address === "/" && !differs(answer.text)) return;
  await show(answer.text, () => mine === turn);
}

// Home was here before Python: it is drawn again only if there is something new on it.
function differs(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  return document.querySelector("main")?.outerHTML !== fresh.querySelector("main").outerHTML;
}

// To read a page, to put it here and to lay it out are tasks of their own, so that none takes long.
const pause = () => new Promise((resolve) => setTimeout(resolve));

async function show(html, wanted = () => true) {
  const { start } = await live;
  const fresh = new DOMParser().parseFromString(html, "text/html");
  await pause();
  if (!wanted()) return;
  for (const unneeded of fresh.querySelectorAll("noscript")) unneeded.remove();
  for (const { name, value } of fresh.documentElement.attributes) document.documentElement.setAttribute(name, value);
  document.title = fresh.title;
  const words = fresh.getElementById("shell"); // they may be in another language now
  Object.assign(shell.dataset, words.dataset);
  words.remove();
  document.body.replaceChildren(...fresh.body.children, shell);
  stop?.();
  start();
  requestAnimationFrame(() => scrollTo(0, 0)); // when the page is laid out anyway
  setTimeout(focusPage);
  remember(document.documentElement.lang);
  offerInstall();
}

// Where a new page begins, for keys and screen readers.
function focusPage() {
  if (document.activeElement !== document.body) return;
  const main = document.querySelector("main");
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

function save({ text, file }) {
  const made = document.createElement("a");
  made.href = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
  made.download = file;
  made.click();
  setTimeout(() => URL.revokeObjectURL(made.href), 60_000);
}

async function sendForm(form, button) {
  const fields = new FormData(form, button);
  const files = [...fields].filter(([, value]) => value instanceof File && value.name);
  for (const [name, value] of [...fields]) if (value instanceof File) fields.delete(name);
  const text = String(new URLSearchParams(fields));
  const action = form.getAttribute("action");
  if (form.method === "get") return go(`${action}?${text}`);
  const file = files.length ? new Uint8Array(await files[0][1].arrayBuffer()) : undefined;
  await open(pathOf(action), text, file);
}

addEventListener("hashchange", () => open(pathOf(here())));

// On the window, so that all other scripts have had their say.
addEventListener("submit", (event) => {
  if (event.defaultPrevented || event.target.method === "dialog") return;
  event.preventDefault();
  sendForm(event.target, event.submitter);
});

const linkOf = (event) => event.target.closest?.("a[href]");
const inside = (anchor) => /^[/#]/.test(anchor.getAttribute("href")) && !anchor.download;

function follow(event) {
  const anchor = linkOf(event);
  if (!anchor || event.defaultPrevented || !inside(anchor)) return;
  event.preventDefault();
  const href = anchor.getAttribute("href");
  if (href.startsWith("#") && !href.startsWith("#/")) return void document.getElementById(href.slice(1))?.focus();
  const apart = event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1 || anchor.target === "_blank";
  if (apart) window.open(link(anchor.href), "_blank");
  else go(anchor.href);
}

addEventListener("click", follow);
addEventListener("auxclick", (event) => event.button === 1 && follow(event));
// The browser's own menu opens and copies addresses, so it gets one that leads here.
addEventListener("contextmenu", (event) => {
  const anchor = linkOf(event);
  if (anchor?.getAttribute("href").startsWith("/")) anchor.setAttribute("href", `#${pathOf(anchor.href)}`);
});

// -- Loading, and what may go wrong --

function say(words, { progress = null, act = null } = {}) {
  shell.hidden = !words;
  const line = shell.querySelector("p");
  if (line.textContent !== (words ?? "")) line.textContent = words ?? ""; // what is the same is not read aloud again
  const bar = shell.querySelector("progress");
  bar.hidden = progress === null;
  if (progress !== null) bar.value = progress;
  const button = shell.querySelector("button");
  button.hidden = !act;
  if (act) [button.textContent, button.onclick] = act;
}

const again = () => [shell.dataset.again, () => location.reload()];

let stop = null; // says why nobody answers, once that is so

function fail(reason) {
  stop = () => say(shell.dataset[reason], { act: reason === "old" ? null : again() });
  stop();
}

function heard({ id, answer, progress, ready: begun, lasting, failed }) {
  if (id) {
    if (failed) asked.get(id).reject(new Error(failed));
    else asked.get(id).resolve(answer);
    asked.delete(id);
  }
  if (progress !== undefined && !ready && !stop) say(asked.size ? shell.dataset.wait : shell.dataset.loading, { progress });
  if (begun) begin(lasting);
  if (failed && ready) say(shell.dataset[failed], { act: again() });
  else if (failed) fail(failed);
}

function begin(lasting) {
  ready = true;
  const words = lasting ? null : shell.dataset.notKept;
  say(words);
  if (words) setTimeout(() => shell.querySelector("p").textContent === words && say(null), 10_000);
  if (!asked.size) open(pathOf(here()));
  serveOffline();
}

// Home can be read in the reader's language before Python is there.
async function greet() {
  const language = remembered() ?? preferred();
  if (language === document.documentElement.lang) return;
  const answer = await fetch(`${root}home/${language}.html`);
  const html = answer.ok && (await answer.text());
  if (html) await show(html, () => !ready && !asked.size);
}

const preferred = () => {
  const known = shell.dataset.languages.split(" ");
  return navigator.languages.map((tag) => tag.split("-")[0].toLowerCase()).find((tag) => known.includes(tag)) ?? known[0];
};

// Some browsers refuse even that.
function remembered() {
  try {
    return localStorage.getItem("language");
  } catch {
    return null;
  }
}

function remember(language) {
  try {
    localStorage.setItem("language", language);
  } catch {
    // then it is found out again
  }
}

function load() {
  greet().catch(() => {});
  if (self.early?.able === false) return fail("old"); // boot.js looks
  worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => heard(data);
  worker.onerror = () => heard({ failed: ready ? "failed" : "download" });
  const languages = [remembered(), ...navigator.languages].filter(Boolean).join();
  worker.postMessage({ start: { root, languages, assets } });
  say(shell.dataset.loading, { progress: 0 });
}

// What was pressed before this script was here (boot.js).
function takeEarly({ form, button } = {}) {
  Object.assign(self.early ?? {}, { taken: true });
  if (form) sendForm(form, button);
}

// -- Installed, and without a network --

async function serveOffline() {
  const registration = await navigator.serviceWorker?.register(`${root}sw.js`).catch(() => null);
  if (!registration) return;
  const offer = () => registration.waiting && navigator.serviceWorker.controller && offerUpdate(registration.waiting);
  offer();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
  // An installed app may stay open for weeks.
  document.addEventListener("visibilitychange", () => document.hidden || registration.update().catch(() => {}));
}

function offerUpdate(fresh) {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  say(shell.dataset.new, { act: [shell.dataset.newNow, () => fresh.postMessage("activate")] });
}

let installing = null;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installing = event;
  offerInstall();
});

function offerInstall() {
  const button = document.getElementById("install");
  if (button && installing) [button.hidden, button.onclick] = [false, () => installing.prompt()];
}

load();
takeEarly(self.early);
