// One match of peer.cjs, spoken to as boardgame.io's own client transport does: the lobby's REST API, then socket.io
// events 'sync' and 'update'. Its Client class is not used: its redux store would slow the load generator.

import { io } from 'socket.io-client';

const GAME = 'palette';

async function post(url, body) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} for ${url}: ${await response.text()}`);
  return response.json();
}

export class BoardgameTable {
  credentials = [null, null];
  // The number of moves made, as the player in that seat knows it (boardgame.io's _stateID).
  numbers = [0, 0];
  matchID = null;
  sockets = null;
  // Sizes of packets that have come for that seat and whose events have not yet been emitted.
  sizes = [[], []];
  // Called when the player in that seat has received the state of a new match.
  synced = [null, null];

  constructor(url, _random, driver) {
    this.url = url;
    this.driver = driver;
  }

  async open() {
    this.sockets ??= await Promise.all([this.connect(0), this.connect(1)]);
    const lobby = `${this.url}/games/${GAME}`;
    const { matchID } = await post(`${lobby}/create`, { numPlayers: 2 });
    for (const seat of [0, 1]) {
      const body = { playerID: String(seat), playerName: 'AB'[seat] };
      this.credentials[seat] = (await post(`${lobby}/${matchID}/join`, body)).playerCredentials;
    }
    this.matchID = matchID;
    await Promise.all([this.sync(0), this.sync(1)]);
  }

  connect(seat) {
    // forceNew: without it all sockets of this process would share one connection.
    const socket = io(`${this.url}/${GAME}`, { transports: ['websocket'], forceNew: true, reconnection: false });
    let bytes = 0; // Of the event being handled: 'any' listeners run before the others.
    socket.onAny(() => {
      bytes = this.sizes[seat].shift();
    });
    socket.on('sync', (matchID, { state }) => {
      if (matchID !== this.matchID) return;
      this.numbers[seat] = state._stateID;
      this.synced[seat]?.();
    });
    socket.on('update', (matchID, state) => this.learn(seat, matchID, state._stateID, bytes));
    socket.on('patch', (matchID, _previous, stateID) => this.learn(seat, matchID, stateID, bytes));
    return new Promise((resolve, reject) => {
      socket.on('connect', () => {
        // The packets of the engine below socket.io are the payload as it travels; all of ours are ASCII text. Their
        // events come later, in the same order.
        this.sizes[seat] = [];
        socket.io.engine.on('packet', ({ type, data }) => {
          if (type === 'message') this.sizes[seat].push(data.length);
        });
        resolve(socket);
      });
      socket.on('connect_error', reject);
      socket.on('disconnect', (reason) => {
        this.sockets = null;
        this.driver.onTrouble(`disconnected: ${reason}`, true);
      });
    });
  }

  sync(seat) {
    return new Promise((resolve) => {
      this.synced[seat] = resolve;
      this.sockets[seat].emit('sync', this.matchID, String(seat), this.credentials[seat], 2);
    });
  }

  learn(seat, matchID, number, bytes) {
    if (matchID !== this.matchID) return;
    this.numbers[seat] = number;
    this.driver.onUpdate(seat, number, false, bytes);
  }

  act() {
    if (this.sockets === null) return null;
    const number = Math.max(...this.numbers);
    // The turns alternate from seat 0 on, and the first card of a hand is always legal: the state need not be read.
    const seat = number % 2;
    if (this.numbers[seat] !== number) return null;
    const playerID = String(seat);
    const payload = { type: 'play', args: [0], playerID, credentials: this.credentials[seat] };
    this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, number, this.matchID, playerID);
    return { seat, number };
  }
}
