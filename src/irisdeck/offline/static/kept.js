// Files by what is in them: each is loaded once, checked, and kept in the browser under its digest. A new version loads
// only what has changed, and a half-updated host is noticed. The service worker serves the same entries (sw.js).

import { FILES } from "./files.js";

const CACHE = "irisdeck";
export class NotLoaded extends Error {}
const fromHost = self.fetch.bind(self); // the worker gives Pyodide another one, which comes here
const keyOf = (root, hash) => `${root}@${hash}`;

// The bytes of a file, uncompressed; `loaded` is told how many bytes have come.
export async function bytesOf(root, path, loaded = () => {}) {
  const body = await kept(root, path, loaded);
  if (!path.endsWith(".gz.bin")) return body;
  const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function kept(root, path, loaded) {
  const { hash, size } = FILES[path];
  const cache = await opened();
  const known = await cache?.match(keyOf(root, hash));
  if (known) {
    const body = new Uint8Array(await known.arrayBuffer());
    if (body.length === size) return loaded(size), body;
  }
  const body = await fetched(root + path, hash, size, loaded);
  // A full disk only costs the time to load it again.
  await cache?.put(keyOf(root, hash), new Response(body)).catch(() => {});
  return body;
}

// Private windows and plain HTTP may have no such cache.
const opened = async () => ("caches" in self ? caches.open(CACHE).catch(() => null) : null);

// What a cache on the way has kept of another version is loaded again.
async function fetched(address, hash, size, loaded) {
  for (const cache of ["default", "reload"]) {
    const body = await read(await fromHost(address, { cache }), size, loaded);
    if (body.length === size && (!crypto.subtle || (await digest(body)) === hash)) return body;
    loaded(-body.length);
  }
  throw new NotLoaded(`${address} is not what it should be`);
}

// The body; nothing if it is too long.
async function read(response, size, loaded) {
  if (!response.ok) throw new NotLoaded(`${response.url}: ${response.status}`);
  const body = new Uint8Array(size);
  let at = 0;
  const reader = response.body.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (at + value.length > size) {
      loaded(-at);
      reader.cancel().catch(() => {});
      return new Uint8Array();
    }
    body.set(value, at);
    at += value.length;
    loaded(value.length);
  }
  return body.subarray(0, at);
}

async function digest(body) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
