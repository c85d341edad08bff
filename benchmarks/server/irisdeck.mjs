// One Red7 table of our own server, spoken to as a browser does: forms over HTTP to open the table, then a WebSocket
// per person that brings HTML and takes moves as form text.

import WebSocket from 'ws';

const NAMED_ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
// Moves that end something: made only when nothing else is legal, so that games are not over at once.
const LAST_RESORTS = ['pass', 'end'];

function unescapeHtml(text) {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (entity, hexadecimal, decimal, name) => {
    if (hexadecimal) return String.fromCodePoint(parseInt(hexadecimal, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return NAMED_ENTITIES[name] ?? entity;
  });
}

export function legalMoves(html) {
  const moves = [];
  for (const [, attributes] of html.matchAll(/<button\b([^>]*\bname="move"[^>]*)>/g)) {
    if (attributes.includes('aria-disabled="true"')) continue;
    const value = /\bvalue="([^"]*)"/.exec(attributes);
    if (value) moves.push(unescapeHtml(value[1]));
  }
  return moves;
}

// The number of moves made, or null when this part of the page does not say.
export function moveNumber(html) {
  const found = /\bname="number" value="(\d+)"/.exec(html);
  return found ? Number(found[1]) : null;
}

// A person as the server knows one: by cookies. They are kept from table to table.
class Person {
  cookies = new Map();
  token = null;

  constructor(url) {
    this.url = url;
  }

  get headers() {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { Origin: this.url, ...(cookie && { Cookie: cookie }) };
  }

  async request(path, options = {}) {
    const headers = { ...this.headers, ...options.headers };
    const response = await fetch(this.url + path, { ...options, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (name) this.cookies.set(name.trim(), value.trim());
    }
    // The body is read in any case: an unread one keeps its connection from being used again.
    const text = await response.text();
    if (response.status >= 400) {
      throw new Error(`${response.status} for ${options.method ?? 'GET'} ${path}: ${text.slice(0, 200)}`);
    }
    return { text, location: response.headers.get('location') };
  }

  async visit(path) {
    const { text } = await this.request(path);
    const found = /<meta name="csrf" content="([^"]*)"/.exec(text);
    if (found) this.token = unescapeHtml(found[1]);
  }

  post(path, fields) {
    return this.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ _csrf_token: this.token ?? '', ...fields }).toString(),
    });
  }
}

export class IrisdeckTable {
  sockets = [];

  static opened = 0;

  // Several addresses, with commas between them, are processes of one site: at half of the tables the two people come to
  // different ones, as they would behind a proxy that knows nothing of tables.
  constructor(url, random, driver) {
    const [urls, index] = [url.split(','), IrisdeckTable.opened++];
    this.random = random;
    this.driver = driver;
    this.people = [index, index >> 1].map((place) => new Person(urls[place % urls.length]));
    this.forget();
  }

  // What each seat last learned: the number of moves made, and the text that holds its buttons.
  forget() {
    this.numbers = [-1, -1];
    this.pages = ['', ''];
  }

  async open() {
    this.leave();
    this.forget();
    const path = await this.beginTable();
    await Promise.all([this.connect(0, path), this.connect(1, path)]);
  }

  leave() {
    const left = this.sockets;
    // First the list, then the sockets: the handlers of a socket that is not listed do nothing.
    this.sockets = [];
    for (const socket of left) socket.close();
  }

  async beginTable() {
    const [first, second] = this.people;
    if (first.token === null) await first.visit('/');
    const table = { game: 'red7', players: '2', name: 'A', 'option-advanced': 'true', bot: '' };
    const { location, text } = await first.post('/tables', table);
    if (!location) throw new Error(`POST /tables did not lead to a table: ${text.slice(0, 200)}`);
    const path = new URL(location, first.url).pathname;
    await second.visit(path);
    await second.post(path, { do: 'sit', seat: '1', name: 'B' });
    await second.post(path, { do: 'begin' });
    return path;
  }

  // Resolves with the first message, which is the whole table. Compression is offered, as browsers do: whether it is
  // worth its time is the server's choice, and part of what is measured.
  connect(seat, path) {
    const socket = new WebSocket(`${this.people[seat].url.replace(/^http/, 'ws')}${path}/live`, {
      headers: this.people[seat].headers,
    });
    this.sockets.push(socket);
    return new Promise((resolve, reject) => {
      socket.on('message', (data) => {
        if (!this.sockets.includes(socket)) return; // A last word from a table that has been replaced.
        this.learn(seat, data);
        resolve();
      });
      socket.on('error', reject);
      socket.on('close', (code) => {
        // After the first message this rejection has no effect, before it the driver ignores the trouble.
        reject(new Error(`a socket was closed with ${code} before the first message`));
        if (this.sockets.includes(socket)) this.lose(code);
      });
    });
  }

  lose(code) {
    this.leave();
    this.driver.onTrouble(`a socket was closed with ${code}`, true);
  }

  learn(seat, data) {
    const text = data.toString();
    if (text.startsWith('!')) {
      this.driver.onTrouble(`refused: ${text.slice(0, 200)}`, false);
      return;
    }
    const number = moveNumber(text);
    if (number !== null) {
      this.numbers[seat] = number;
      this.pages[seat] = text;
    }
    const over = text.includes('class="result"');
    if (number !== null || over) this.driver.onUpdate(seat, number ?? -1, over, data.length);
  }

  // Seeks the player to act among those who know of the last move. Buttons are read only here, once per move. A turn
  // may have several moves, so the player who moved last is asked too.
  act() {
    const number = Math.max(...this.numbers);
    for (const seat of [0, 1]) {
      if (this.numbers[seat] !== number) continue;
      const moves = legalMoves(this.pages[seat]);
      if (moves.length === 0) continue;
      this.sockets[seat].send(new URLSearchParams({ do: 'move', move: this.choose(moves), number }).toString());
      return { seat, number };
    }
    return null;
  }

  choose(moves) {
    const better = moves.filter((move) => !LAST_RESORTS.includes(move));
    const choices = better.length > 0 ? better : moves;
    return choices[Math.floor(this.random() * choices.length)];
  }
}
