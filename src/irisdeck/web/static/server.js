// The way to the server: the only script that knows how pages and news come and go. A site without a server has another
// file of this name with the same exports.

// -- Pages --

// The address of the page that is shown, as a URL.
export const here = () => new URL(location.href);

// Opens another page.
export function go(address) {
  location.href = address;
}

// Opens the page that is shown once more.
export const reload = () => location.reload();

// Says that the page that is shown has another address now.
export const replace = (address) => history.replaceState(null, "", address);

// The whole address for a path, to share or to copy.
export const link = (address) => new URL(address, location.href).href;

// Sends a form as if its button was pressed: it leads to another page.
export const submit = (form) => form.submit();

// A promise of a Response; options as for fetch.
export const ask = (address, options) => fetch(address, options);

// -- The connection to a table: a WebSocket, or server-sent events if that fails --

let socket = null; // while it is open
let end = () => {}; // ends the connection, or the wait for the next one

// Keeps a connection to the table with this address, in place of any other: calls `online` with whether there is one,
// `message` with each text, and `lost` when a WebSocket has closed.
export function connect(address, news) {
  leave();
  open({ address, search: location.search, ...news });
}

// Sends a command; false if no WebSocket is open.
export function send(body) {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(body);
  return true;
}

// Ends the connection, and tells nobody.
export function leave() {
  end();
  end = () => {};
  socket = null;
}

function open(table, wait = 500, failed = 0) {
  const address = new URL(`${table.address}/live${table.search}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const made = new WebSocket(address);
  let opened = false;
  end = () => {
    made.onopen = made.onmessage = made.onclose = null;
    made.close();
  };
  made.onopen = () => {
    socket = made;
    opened = true;
    table.online(true);
  };
  made.onmessage = ({ data }) => table.message(data);
  made.onclose = () => {
    socket = null;
    table.online(false);
    table.lost();
    if (!opened && failed === 2) return listen(table);
    const pause = opened ? 500 : wait;
    later(pause * (0.5 + Math.random()), () => open(table, Math.min(pause * 2, 8000), opened ? 0 : failed + 1));
  };
}

function listen(table) {
  const stream = new EventSource(`${table.address}/events${table.search}`);
  end = () => stream.close();
  stream.onopen = () => table.online(true);
  stream.onmessage = ({ data }) => table.message(data);
  stream.onerror = () => {
    table.online(false);
    stream.close();
    later(2000, () => open(table));
  };
}

function later(pause, retry) {
  const timer = setTimeout(retry, pause);
  end = () => clearTimeout(timer);
}
