// The compiled rules and search of the games (engine/wasm.py), for workers of a page without a server, and for Node.

const ALIGNED = 64; // bytes: what is laid out begins where a line of the processor's cache does

// Kernels by a manifest (kernels.json); `bytesOrModuleOf(game)` gets the WebAssembly of a game when it is first needed.
export async function load(manifest, bytesOrModuleOf) {
  const kernels = new Map();

  // The instance of a game, made once.
  function kernelOf(game) {
    if (!kernels.has(game)) kernels.set(game, instantiate(manifest, game, bytesOrModuleOf));
    return kernels.get(game);
  }

  return {
    // Answers a question of a bot (bots/questions.py).
    async answer(question) {
      const answers = { think, judge, settle };
      if (!Object.hasOwn(answers, question.kind)) throw new Error(`there is no question ${question.kind}`);
      const kernel = await kernelOf(question.game);
      if (question.state.length !== kernel.state) throw new Error(`a state of ${question.game} has ${kernel.state} bytes`);
      return answers[question.kind](manifest, kernel, question);
    },
    // Calls an exported function: an int is a number or BigInt, a record or an array is a typed array, written in place.
    async call(game, name, ...values) {
      return call(await kernelOf(game), name, values);
    },
  };
}

async function instantiate(manifest, game, bytesOrModuleOf) {
  if (!Object.hasOwn(manifest.games, game)) throw new Error(`there is no kernel of ${game}`);
  const source = await bytesOrModuleOf(game);
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  const { exports } = await WebAssembly.instantiate(module, {});
  return { exports, ...manifest.games[game] };
}

// The addresses of areas of so many bytes, one after the other; the memory grows to hold them, and is used again.
function layOut({ exports }, sizes) {
  let end = exports.__heap_base.value;
  const places = {};
  for (const [name, size] of Object.entries(sizes)) {
    places[name] = Math.ceil(end / ALIGNED) * ALIGNED;
    end = places[name] + size;
  }
  const missing = end - exports.memory.buffer.byteLength;
  if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
  return places;
}

// -- Questions --

// Searches from an empty tree: one simulation, then batches until the budget is spent, as bots do elsewhere.
function think({ search }, kernel, question) {
  const { exports, state, moves } = kernel;
  const { rows, stamps, simulations } = question;
  const row = 8 * search.width;
  const steps = search.limit + 1;
  const sizes = { states: 2 * state, dice: 8, out: 8 * moves, path: 8 * steps, stamps: 8 * stamps, tree: row * rows };
  const at = layOut(kernel, sizes);
  const memory = new Uint8Array(exports.memory.buffer);
  memory.set(question.state, at.states);
  memory.set(question.rng, at.dice);
  memory.fill(0, at.stamps, at.stamps + 8 * stamps);
  memory.fill(0, at.tree, at.tree + row); // the root; other rows are cleared when they are used
  const seat = BigInt(question.seat);
  let used = 1n;
  let done = 0;
  const simulate = (count) => {
    const buffers = [at.out, moves, at.path, steps, at.stamps, stamps];
    used = exports.think(at.states, 2, seat, at.tree, rows, used, at.dice, ...buffers, BigInt(count));
    done += count;
  };
  simulate(1);
  const end = performance.now() + question.milliseconds;
  while (simulations ? done < simulations : performance.now() < end) {
    simulate(simulations ? Math.min(search.batch, simulations - done) : search.batch);
  }
  const tree = memory.subarray(at.tree, at.tree + row * Number(used));
  const answer = { children: children(search, tree), rng: memory.slice(at.dice, at.dice + 8), done };
  return question.whole ? { ...answer, tree: tree.slice(), used: Number(used) } : answer;
}

// What all seats get after a move, by search with a world for each simulation.
function judge({ search }, kernel, question) {
  const { exports, state, moves } = kernel;
  const { rows, stamps, simulations, players } = question;
  const row = 8 * search.width;
  const steps = search.limit + 1;
  const sizes = { states: 2 * state, dice: 8, out: 8 * moves, path: 8 * steps, stamps: 8 * stamps };
  const at = layOut(kernel, { ...sizes, sums: 16 * players, values: 8 * simulations, tree: row * rows });
  const memory = new Uint8Array(exports.memory.buffer);
  memory.set(question.state, at.states);
  for (const [place, size] of [[at.stamps, 8 * stamps], [at.sums, 16 * players], [at.tree, row]]) memory.fill(0, place, place + size);
  const seed = new DataView(Uint8Array.from(question.seed).buffer).getBigInt64(0, true);
  const numbers = [BigInt(question.seat), BigInt(question.move)];
  const buffers = [at.dice, at.out, moves, at.path, steps, at.stamps, stamps, at.sums, 2 * players, at.values, simulations];
  exports.judge(at.states, 2, ...numbers, at.tree, rows, 1n, seed, 0n, ...buffers, BigInt(simulations));
  return { sums: memory.slice(at.sums, at.sums + 16 * players), values: memory.slice(at.values, at.values + 8 * simulations) };
}

// The rows of the root's children, in the order of their list.
function children({ child, next, width }, tree) {
  const numbers = new DataView(tree.buffer, tree.byteOffset, tree.byteLength);
  const column = (row, number) => Number(numbers.getBigInt64(8 * (width * row + number), true));
  const rows = [];
  for (let row = column(0, child); row; row = column(row, next)) rows.push(row);
  const bytes = new Uint8Array(8 * width * rows.length);
  rows.forEach((row, place) => bytes.set(tree.subarray(8 * width * row, 8 * width * (row + 1)), 8 * width * place));
  return bytes;
}

// Seat 0's lead at the end after each move; ends before the first move that would take more than the budget.
function settle({ minimax }, kernel, question) {
  const { exports, state, moves } = kernel;
  const { deepest, frame, unsettled } = minimax;
  const at = layOut(kernel, { states: deepest * state, frames: 8 * deepest * frame, lists: 8 * deepest * moves });
  new Uint8Array(exports.memory.buffer).set(question.state, at.states);
  const leads = [];
  for (const move of question.moves) {
    const buffers = [at.frames, deepest, at.lists, deepest];
    const lead = Number(exports.lead_after(at.states, deepest, BigInt(move), ...buffers, BigInt(question.budget)));
    if (lead === unsettled) break;
    leads.push(lead);
  }
  return { leads };
}

// -- Any other function --

function call(kernel, name, values) {
  if (!Object.hasOwn(kernel.functions, name)) throw new Error(`there is no function ${name}`);
  const parameters = kernel.functions[name].map((parameter, place) => ({ ...parameter, value: values[place] }));
  const arrays = parameters.filter(({ kind }) => kind !== "int");
  const at = layOut(kernel, Object.fromEntries(arrays.map(({ name, value }) => [name, value.byteLength])));
  const { exports } = kernel;
  const bytes = ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength);
  const memory = new Uint8Array(exports.memory.buffer);
  for (const { name, value } of arrays) memory.set(bytes(value), at[name]);
  const result = exports[name](...parameters.flatMap(({ name, kind, bytes: size, value }) => {
    if (kind === "int") return [BigInt(value)];
    return kind === "one" ? [at[name]] : [at[name], value.byteLength / size];
  }));
  for (const { name, value } of arrays) bytes(value).set(memory.subarray(at[name], at[name] + value.byteLength));
  return result;
}
