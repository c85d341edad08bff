// What this device keeps, in the browser's database: the log of every table, a row about each, and named texts. A write
// is acknowledged when it is on disk. Windows tell each other of new events, and take turns by the browser's locks.

const NAME = "irisdeck";

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const written = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException("aborted", "AbortError"));
  });

// Python waits forever for a promise that fails with anything but an Error, as those of the browser do.
const fail = ({ name, message }) => {
  throw Object.assign(new Error(message), { name });
};
const plain = (act) => (...given) => act(...given).catch(fail);

// The database, opened when it is first needed; also again, when the browser or a newer version has closed it.
let opening = null;
const database = () => (opening ??= opened().catch((failed) => lost(failed)));

function lost(failed) {
  opening = null;
  if (failed) throw failed;
}

async function opened() {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    for (const name of ["events", "tables", "texts"]) request.result.createObjectStore(name);
  };
  const made = await done(request);
  made.onclose = () => lost();
  made.onversionchange = () => (made.close(), lost());
  return made;
}

const reading = async (name) => (await database()).transaction(name).objectStore(name);
const writing = async (...names) => (await database()).transaction(names, "readwrite", { durability: "strict" });

// The store, or null where the browser keeps nothing; `news` is called with the id of a table that another window has
// written to, or with nothing if it has deleted everything.
export async function openStore(news) {
  try {
    await database();
  } catch {
    return null;
  }
  const windows = new BroadcastChannel(NAME);
  windows.onmessage = ({ data }) => news(data);

  return {
    events: plain(async (table, since) =>
      done((await reading("events")).getAll(IDBKeyRange.bound([table, since], [table, Infinity]))),
    ),

    // Each addition is [table, number of its first event, lines, row].
    append: plain(async (additions) => {
      const transaction = await writing("events", "tables");
      for (const [table, number, lines, row] of additions) {
        lines.forEach((line, at) => transaction.objectStore("events").add(line, [table, number + at]));
        transaction.objectStore("tables").put(row, table);
      }
      await written(transaction);
      for (const [table] of additions) windows.postMessage(table);
    }),

    rows: plain(async () => {
      const tables = await reading("tables");
      const [names, rows] = await Promise.all([done(tables.getAllKeys()), done(tables.getAll())]);
      return names.map((name, at) => [name, rows[at]]);
    }),

    text: plain(async (name) => done((await reading("texts")).get(name))),

    keep: plain(async (name, text) => {
      const transaction = await writing("texts");
      transaction.objectStore("texts").put(text, name);
      await written(transaction);
    }),

    clear: plain(async () => {
      const transaction = await writing("events", "tables", "texts");
      for (const name of transaction.objectStoreNames) transaction.objectStore(name).clear();
      await written(transaction);
      windows.postMessage("");
    }),

    // Whether the browser has promised to delete nothing by itself; in a private window it does not.
    promised: plain(async () => Boolean(await navigator.storage?.persisted?.())),

    // A lock, and a promise that it is granted; who no longer waits for it may release it before. Pages of plain HTTP
    // have no locks: what two windows write at once, the second is refused.
    lock(name) {
      const waiting = new AbortController();
      let release = () => waiting.abort();
      const granted = new Promise((resolve, reject) => {
        if (!navigator.locks) return resolve();
        const held = () => new Promise((end) => resolve(void (release = end)));
        navigator.locks.request(`${NAME} ${name}`, { signal: waiting.signal }, held).catch(reject);
      });
      return { granted: granted.catch(fail), release: () => release() };
    },
  };
}
