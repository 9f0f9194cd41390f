// Adventurer's Guard on boardgame.io, set up as its documentation does: default (in-memory) storage, socket.io.
// The rules are ours, for the options the benchmark plays with; AG-.. names a clause of the game's rules.md.
process.env.NODE_ENV = 'production'; // as a server is deployed
const { INVALID_MOVE, TurnOrder } = require('boardgame.io/core');
const { Server, Origins } = require('boardgame.io/server');

const TURN_LIMIT = 1000; // turns each, AG-47
const RANGE_CAP = 2; // gains of a pawn, AG-R19
const SIZE = 9; // tiles are numbered by rows from a1, South's left corner, AG-02
const DIE = { 1: 'mage', 2: 'mage', 3: 'adventurer', 4: 'ranger', 5: 'warrior', 6: 'warrior' }; // AG-12
const TYPES = ['adventurer', 'mage', 'mage', 'ranger', 'ranger', 'warrior']; // of a side's pawns, AG-03
const START = [
  [4, 3, 5, 12, 14, null], // South: e1, d1 f1, d2 f2
  [76, 75, 77, 66, 68, null], // North: e9, d9 f9, d8 f8
]; // AG-04 to AG-06
const CORNERS = [
  [0, 80], // left, as each player sees it: a1, i9
  [8, 72], // right: i1, a9
]; // AG-07, AG-08
const BASE_RANGE = { adventurer: 1, mage: 2, ranger: 3, warrior: 2 };

// one step: columns east, rows ahead
const STEPS = {
  adventurer: [[-1, 1], [0, 1], [1, 1], [-1, 0], [1, 0], [-1, -1], [0, -1], [1, -1]], // AG-29
  mage: [[0, 1], [-1, 0], [1, 0]], // AG-27
  ranger: [[-1, 1], [1, 1], [-1, -1], [1, -1]], // AG-28
  warrior: [[-1, 0], [1, 0], [-1, 1], [1, 1]], // AG-30
};

// rules

const standing = (pawns) => pawns.filter((pawn) => pawn.tile !== null);
const ofSide = (pawns, side) => pawns.filter((pawn) => pawn.side === side);
const tilesOf = (pawns) => new Set(pawns.map((pawn) => pawn.tile));
const NONE = new Set();

/** The tiles one step from a tile; heading 1 is up the board, -1 down, AG-35. */
function near(type, heading, tile) {
  const tiles = [];
  for (const [east, ahead] of STEPS[type]) {
    const column = (tile % SIZE) + east;
    const row = Math.floor(tile / SIZE) + ahead * heading;
    if (column >= 0 && column < SIZE && row >= 0 && row < SIZE) tiles.push(row * SIZE + column);
  }
  return tiles;
}

/** Where a pawn can go: over empty tiles, within its range, onto an empty tile or prey. AG-24 to AG-26, AG-38, AG-39 */
function reach({ type, heading, range, tile: start }, taken, prey) {
  const seen = new Set([start]);
  const goals = [];
  let frontier = [start];
  for (let steps = 0; steps < range; steps++) {
    const next = [];
    for (const from of frontier) {
      for (const tile of near(type, heading, from)) {
        if (seen.has(tile)) continue;
        seen.add(tile);
        if (!taken.has(tile)) next.push(tile);
        else if (prey.has(tile)) goals.push(tile);
      }
    }
    goals.push(...next);
    frontier = next;
  }
  return goals;
}

/** The tiles of the enemies a side may capture; the adventurer is shielded until it is alone, AG-40. */
function preyOf(side, pawns) {
  const enemies = ofSide(pawns, 1 - side);
  return tilesOf(enemies.length > 1 ? enemies.filter((pawn) => pawn.type !== 'adventurer') : enemies);
}

/** The tiles where a pawn of the borrower could capture the borrowed one. AG-19, AG-R28 */
function dangerTo(borrowed, side, pawns) {
  const taken = tilesOf(pawns.filter((pawn) => pawn !== borrowed));
  return new Set(ofSide(pawns, side).flatMap((pawn) => reach(pawn, taken, NONE)));
}

/** The pawns the die lets a side move: its own, or the enemy's if it has lost that type. AG-13, AG-16, AG-21 */
function movable(side, G) {
  const pawns = standing(G.pawns).filter((pawn) => pawn.type === DIE[G.rolls.at(-1)]);
  const own = ofSide(pawns, side);
  return own.length ? own : pawns;
}

/** Where a side may move a pawn: no capture on its first turn, AG-36, nor with a borrowed pawn, AG-20. */
function goalsOf(pawn, side, G) {
  const pawns = standing(G.pawns);
  const taken = tilesOf(pawns);
  if (pawn.side === side) return reach(pawn, taken, G.turns[side] ? preyOf(side, pawns) : NONE);
  const danger = dangerTo(pawn, side, pawns);
  return reach(pawn, taken, NONE).filter((tile) => !danger.has(tile));
}

/** On its goal row a pawn gains range and turns round. AG-33, AG-43 */
function cross(pawn) {
  if (Math.floor(pawn.tile / SIZE) !== (pawn.heading === 1 ? SIZE - 1 : 0)) return;
  pawn.range = Math.min(pawn.range + 1, BASE_RANGE[pawn.type] + RANGE_CAP);
  pawn.heading = -pawn.heading;
}

/** The end: a side without pawns has lost, AG-45; at the limit count pawns, then range gained, AG-47. */
function outcome({ G }) {
  const pawns = standing(G.pawns);
  const [south, north] = [ofSide(pawns, 0), ofSide(pawns, 1)];
  if (!south.length || !north.length) return { winner: south.length ? '0' : '1' };
  if (G.turns.some((turns) => turns < TURN_LIMIT)) return undefined;
  const gained = (pawns) => pawns.reduce((sum, pawn) => sum + pawn.range - BASE_RANGE[pawn.type], 0);
  const lead = south.length - north.length || gained(south) - gained(north);
  return lead ? { winner: lead > 0 ? '0' : '1' } : { draw: true };
}

// the game as boardgame.io plays it

function setup({ random }) {
  const pawn = (type, side, tile) => ({ side, type, tile, range: BASE_RANGE[type], heading: side === 0 ? 1 : -1 });
  return {
    first: random.Die(2) - 1, // AG-10, AG-R06
    rolls: [], // since the last move: those of lost turns, then the one to move by
    turns: [0, 0],
    pawns: [0, 1].flatMap((side) => TYPES.map((type, i) => pawn(type, side, START[side][i]))),
  };
}

function chooseCorner({ G, events }, hand) {
  if (hand !== 0 && hand !== 1) return INVALID_MOVE;
  for (const pawn of G.pawns) if (pawn.type === 'warrior') pawn.tile = CORNERS[hand][pawn.side];
  events.endPhase();
}

/** Roll; without a move the turn is lost. AG-12, AG-15, AG-17, AG-23 */
function roll({ G, ctx, random, events }) {
  const side = Number(ctx.currentPlayer);
  G.rolls.push(random.D6());
  if (!movable(side, G).some((pawn) => goalsOf(pawn, side, G).length)) events.endTurn();
}

function move({ G, playerID }, which, to) {
  const [side, pawn] = [Number(playerID), G.pawns[which]];
  if (!movable(side, G).includes(pawn) || !goalsOf(pawn, side, G).includes(to)) return INVALID_MOVE;
  const captured = G.pawns.find((other) => other.tile === to);
  if (captured) captured.tile = null; // AG-37
  pawn.tile = to;
  cross(pawn);
  G.rolls = [];
}

/** Only a borrower may decline to move. AG-14, AG-R25 */
function decline({ G, playerID }) {
  if (movable(Number(playerID), G)[0].side === Number(playerID)) return INVALID_MOVE;
  G.rolls = [];
}

const countTurn = ({ G, ctx }) => {
  G.turns[ctx.currentPlayer] += 1; // AG-R48
};

const guard = {
  name: 'guard',
  setup,
  endIf: outcome,
  events: { endTurn: false, pass: false, endPhase: false, setPhase: false, endGame: false }, // not the players' to call
  phases: {
    corner: {
      start: true,
      turn: { order: { ...TurnOrder.DEFAULT, first: ({ G }) => G.first } },
      moves: { chooseCorner },
      next: 'play',
    },
    play: {
      turn: { order: TurnOrder.CONTINUE, maxMoves: 1, onBegin: roll, onEnd: countTurn }, // AG-11
      moves: { move, decline },
    },
  },
};

const server = Server({ games: [guard], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log('ready'));
