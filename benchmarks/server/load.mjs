// The load generator for both servers:
//   node load.mjs boardgame|irisdeck URL --tables 50 --seconds 10 [--rate 1] [--warmup 2] [--replace 0] [--seed 1]
// It prints one line of JSON. With --rate each table starts that many moves a second, without it a table makes its
// next move at once. With --replace N a table is replaced by a fresh one after N moves.

import { parseArgs } from 'node:util';

import { BoardgameTable } from './boardgame.mjs';
import { IrisdeckTable } from './irisdeck.mjs';

const TABLES = { boardgame: BoardgameTable, irisdeck: IrisdeckTable };
const PATIENCE_MS = 10_000;
// A refused move is tried again only after a pause, so that a server that refuses everything is not flooded.
const PAUSE_AFTER_REFUSAL_MS = 100;
const PAUSE_AFTER_FAILED_OPENING_MS = 1000;
// Tables opened at the same time: enough to be quick, few enough not to overrun a server's accept queue.
const OPENED_TOGETHER = 8;

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tables: { type: 'string', default: '50' },
      seconds: { type: 'string', default: '10' },
      rate: { type: 'string', default: '0' },
      warmup: { type: 'string', default: '2' },
      replace: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
    },
  });
  const numbers = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, Number(text)]));
  const [server, url] = positionals;
  if (!(server in TABLES) || !url || Object.values(numbers).some(Number.isNaN)) {
    console.error('usage: node load.mjs boardgame|irisdeck URL [--tables N] [--seconds S] [--rate R] [--warmup S]');
    process.exit(2);
  }
  return { server, url: url.replace(/\/+$/, ''), ...numbers };
}

// mulberry32: Math.random takes no seed. Each table has its own generator, so that its choices do not depend on how
// the tables' updates happen to interleave.
function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// Collects what is reported. Moves count when they are done between `from` and `to`; failures count from `from` on,
// so that moves which are still unanswered at the end do not vanish.
class Meter {
  from = Infinity;
  to = Infinity;
  latencies = [];
  bytes = 0;
  failed = 0;
  complaints = new Set();

  open(warmup, seconds) {
    this.from = performance.now() + warmup * 1000;
    this.to = this.from + seconds * 1000;
  }

  done(sentAt, bytes) {
    const now = performance.now();
    if (now < this.from || now >= this.to) return;
    this.latencies.push(now - sentAt);
    this.bytes += bytes;
  }

  fail(reason) {
    if (performance.now() >= this.from) this.failed += 1;
    // Each reason is shown once, on the error stream: the report stays one line.
    if (this.complaints.size < 20 && !this.complaints.has(reason)) {
      this.complaints.add(reason);
      console.error(`failed: ${reason}`);
    }
  }
}

function withinPatience(promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done in ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

// Drives one table: keeps one move in flight and starts the next when it is due. The table itself knows its protocol:
//   open()  opens a fresh table for the same two people; afterwards both are connected
//   act()   has a player who can act send a move; returns { seat, number } (number: moves made before), or null
// and it calls onUpdate(seat, number, over, bytes) and onTrouble(reason, replace) of its driver.
class Driver {
  flight = null;
  // When the next move was asked for; null while a move is in flight, not yet due, or the table is being replaced.
  wantedSince = null;
  movesHere = 0;
  opening = false;
  stopped = false;
  timer = null;

  constructor(Table, index, options, meter) {
    this.options = options;
    this.meter = meter;
    this.table = new Table(options.url, seededRandom(options.seed * 1_000_003 + index), this);
  }

  async open() {
    this.opening = true;
    this.movesHere = 0;
    try {
      await withinPatience(this.table.open());
    } finally {
      this.opening = false;
    }
  }

  start(delay) {
    this.dueAt = performance.now() + delay;
    this.waitUntilDue();
  }

  waitUntilDue() {
    const left = this.dueAt - performance.now();
    if (left > 0) this.wantAfter(left);
    else this.want();
  }

  // One timer per table: trouble between two moves must not leave a second chain of moves running.
  wantAfter(delay) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.want(), delay);
  }

  want() {
    if (this.stopped || this.opening || this.flight !== null) return;
    this.wantedSince = performance.now();
    this.advance();
  }

  advance() {
    if (this.wantedSince === null || this.stopped) return;
    const sentAt = performance.now();
    const move = this.table.act();
    if (move === null) return; // The next update may show who can act.
    this.wantedSince = null;
    this.flight = { watcher: 1 - move.seat, number: move.number, sentAt };
  }

  // The bytes are those of the update that brings the move. (Counting all that the watcher receives in the meantime
  // would be wrong: the echo of the watcher's own last move often comes after this move was sent.)
  onUpdate(seat, number, over, bytes) {
    const { flight } = this;
    if (flight === null) {
      this.advance();
    } else if (seat === flight.watcher && (over || number > flight.number)) {
      this.meter.done(flight.sentAt, bytes);
      this.flight = null;
      this.movesHere += 1;
      if (over || this.movesHere === this.options.replace) this.replace();
      else this.next();
    }
  }

  // A move that comes late shifts the ones after it: there is never a second move in flight at one table, and an
  // overloaded server shows as moves_per_second below tables * rate.
  next() {
    const { rate } = this.options;
    if (rate > 0) this.dueAt = Math.max(this.dueAt + 1000 / rate, performance.now());
    this.waitUntilDue();
  }

  onTrouble(reason, replace) {
    // What goes wrong while a table is opened shows as a failure to open it.
    if (this.opening || (this.stopped && this.flight === null)) return;
    this.meter.fail(reason);
    this.flight = null;
    this.wantedSince = null;
    if (replace) this.replace();
    else this.wantAfter(PAUSE_AFTER_REFUSAL_MS);
  }

  async replace() {
    if (this.stopped) return;
    try {
      await this.open();
    } catch (error) {
      this.meter.fail(`a table could not be opened: ${error.message}`);
      setTimeout(() => this.replace(), PAUSE_AFTER_FAILED_OPENING_MS);
      return;
    }
    this.next();
  }

  checkPatience() {
    const since = this.flight === null ? this.wantedSince : this.flight.sentAt;
    if (since === null || performance.now() - since < PATIENCE_MS) return;
    this.onTrouble(this.flight === null ? 'nobody could act' : 'a move was not answered', true);
  }
}

async function openAll(drivers) {
  const waiting = [...drivers];
  const worker = async () => {
    while (waiting.length > 0) await waiting.shift().open();
  };
  await Promise.all(Array.from({ length: OPENED_TOGETHER }, worker));
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function runLoad(drivers, meter, { tables, seconds, rate, warmup }) {
  // At a fixed rate the starts are spread over the period; else the tables would all move in the same instant.
  const period = rate > 0 ? 1000 / rate : 0;
  // One timer for all tables is cheaper than one timer for every move.
  const sweep = setInterval(() => drivers.forEach((driver) => driver.checkPatience()), 500);
  meter.open(warmup, seconds);
  drivers.forEach((driver, index) => driver.start((index * period) / tables));
  await sleep((warmup + seconds) * 1000);
  for (const driver of drivers) driver.stopped = true;
  // Moves still in flight are answered or fail; they no longer count as made.
  while (drivers.some((driver) => driver.flight !== null)) await sleep(50);
  clearInterval(sweep);
}

function report({ server, tables, seconds }, meter) {
  const sorted = Float64Array.from(meter.latencies).sort();
  const rounded = (value, digits) => (value === undefined ? null : Number(value.toFixed(digits)));
  const quantile = (share) => rounded(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)], 3);
  const moves = sorted.length;
  return {
    server,
    tables,
    seconds,
    moves,
    moves_per_second: rounded(moves / seconds, 1),
    p50_ms: quantile(0.5),
    p99_ms: quantile(0.99),
    max_ms: quantile(1),
    failed: meter.failed,
    bytes_per_watcher_per_move: moves > 0 ? rounded(meter.bytes / moves, 1) : null,
  };
}

const options = readOptions();
const meter = new Meter();
const drivers = Array.from(
  { length: options.tables },
  (_, index) => new Driver(TABLES[options.server], index, options, meter),
);
await openAll(drivers);
await runLoad(drivers, meter, options);
console.log(JSON.stringify(report(options, meter)));
process.exit(0); // The sockets are still open and would keep the process alive.
