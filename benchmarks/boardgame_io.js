// boardgame.io as its documentation sets it up: default (in-memory) storage, socket.io transport.
// Its game has the state and the die of Adventurer's Guard, and no legality to check: the least it could do.
const { Server, Origins } = require('boardgame.io/server');

const pawn = (i) => ({ tile: i < 6 ? i : 80 - i, range: 2, heading: i < 6 ? 'up' : 'down', out: false });

const guard = {
  name: 'guard',
  setup: () => ({ die: 0, pawns: Array.from({ length: 12 }, (_, i) => pawn(i)) }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    onBegin: ({ G, random }) => {
      G.die = random.D6();
    },
  },
  moves: {
    move: ({ G }, which, to) => {
      G.pawns[which].tile = to;
    },
  },
};

const server = Server({ games: [guard], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log('ready'));
