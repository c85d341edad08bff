// A boardgame.io server to measure against: node peer.cjs PORT memory|file FOLDER [delta]
//
// CommonJS, because boardgame.io 0.50 names its parts by folders ("boardgame.io/server"), which ES modules do not
// resolve, and because the environment has to be set before the library is loaded.
'use strict';

const [port, storage, folder, updates] = process.argv.slice(2);
if (!port || !['memory', 'file'].includes(storage) || (storage === 'file' && !folder)) {
  console.error('usage: node peer.cjs PORT memory|file FOLDER [delta]');
  process.exit(2);
}

// In production boardgame.io prints no line per action and skips its check that the state can be serialised.
process.env.NODE_ENV = 'production';
// Without a database given, the server keeps matches in memory unless this variable names a folder. (Its InMemory
// class is not exported by "boardgame.io/server".)
delete process.env.FLATFILE_DIR;

const { Server, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const HAND = 7;
const PALETTE = 7;
const DECK = [...'ABCDEFG'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7].map((rank) => `${suit}${rank}`));

function dealtHands(random) {
  const cards = random.Shuffle(DECK);
  return { 0: { hand: cards.slice(0, HAND) }, 1: { hand: cards.slice(HAND, 2 * HAND) } };
}

function play({ G, playerID, random }, index) {
  const { hand } = G.players[playerID];
  if (!Number.isInteger(index) || index < 0 || index >= hand.length) return INVALID_MOVE;
  G.palette.push(...hand.splice(index, 1));
  // Only the newest cards stay, so that the state of a match which never ends stays small.
  if (G.palette.length > PALETTE) G.palette.shift();
  if (Object.values(G.players).every((player) => player.hand.length === 0)) G.players = dealtHands(random);
}

const game = {
  name: 'palette',
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => ({ players: dealtHands(random), palette: [] }),
  moves: { play },
  turn: { minMoves: 1, maxMoves: 1 },
  // Leaves only the player's own entry of G.players: the other hand is hidden.
  playerView: PlayerView.STRIP_SECRETS,
  // boardgame.io sends the whole state after each move by default, and with deltaState a JSON patch.
  deltaState: updates === 'delta',
};

const server = Server({
  games: [game],
  db: storage === 'file' ? new FlatFile({ dir: folder }) : undefined,
  origins: [/localhost/, /127\.0\.0\.1/],
});
server.run({ port: Number(port) }, () => console.log('ready'));
