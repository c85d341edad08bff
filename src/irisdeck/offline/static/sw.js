// The service worker: serves the site from what is kept, so that it works without a network. Files are kept under their
// digests (kept.js), so a new version loads only what has changed, and a page of the version before still finds its own.

const FILES = {}; // path: digest, written by build.py
const POLICY = ""; // the policy of pages, written by build.py; a worker has only what the header of its script says
const CACHE = "irisdeck";
const TABLES = "files"; // paths and digests of the version that is in force, and of the one before
const root = registration.scope;
const keyOf = (name) => `${root}@${name}`;
const TYPES = {
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  png: "image/png",
  json: "application/json",
  webmanifest: "application/manifest+json",
};

const LAZY = /^(templates|nets)\//; // of languages and games that nobody may want here: kept when they are loaded

const needed = Object.keys(FILES).filter((path) => !LAZY.test(path));

self.addEventListener("install", (event) => event.waitUntil(Promise.all(needed.map((path) => keep(path, FILES[path])))));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("message", ({ data }) => data === "activate" && self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const path = (origin + pathname).slice(root.length) || "index.html";
  if (event.request.method === "GET" && (origin + pathname).startsWith(root)) event.respondWith(serve(path, event.request));
});

// A kept file; what is not kept is loaded. A file that is not what it should be stops a new version: the host is being
// updated, and the old one goes on.
async function keep(path, hash) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(keyOf(hash));
  if (known) return known;
  const answer = await fetch(root + path, { cache: "no-cache" });
  const body = await answer.arrayBuffer();
  if (!answer.ok || (await digest(body)) !== hash) throw new Error(`${path} is not what it should be`);
  await cache.put(keyOf(hash), new Response(body));
  return new Response(body);
}

async function serve(path, request) {
  const cache = await caches.open(CACHE);
  const hash = FILES[path] ?? (await tables(cache)).map((files) => files[path]).find(Boolean);
  const known = hash && (await keep(path, hash).catch(() => null)); // it may have been lost
  if (!known) return fetch(request);
  const type = TYPES[path.split(".").at(-1)] ?? "application/octet-stream";
  const headers = { "Content-Type": type, "Cache-Control": "no-cache", "Content-Security-Policy": POLICY };
  return new Response(known.body, { headers });
}

const tables = async (cache) => (await cache.match(keyOf(TABLES)))?.json() ?? [];

// Keeps the files of this version and of the one before: a page that is open may still ask for them.
async function tidy() {
  const cache = await caches.open(CACHE);
  const kept = [FILES, ...(await tables(cache)).slice(0, 1)];
  const wanted = new Set([...kept.flatMap(Object.values).map(keyOf), keyOf(TABLES)]);
  for (const { url } of await cache.keys()) if (url.startsWith(keyOf("")) && !wanted.has(url)) await cache.delete(url);
  await cache.put(keyOf(TABLES), new Response(JSON.stringify(kept)));
  await self.clients.claim();
}

async function digest(body) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
