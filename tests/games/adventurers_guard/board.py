"""Positions drawn or written in a line, and what can be done in them.

A drawing is the board as the ledger prints it, capitals South, small letters North. A line is
`S: A a1, M c3:3. N: A i9`: letter and tile, and after a colon the range where it is above the ordinary.
"""

import tavola
from tavola import State
from tavola.games.adventurers_guard.data import COPIES, LETTERS

GAME = tavola.game("adventurers-guard")

START = """
9  .  .  .  m  a  m  .  .  w
8  .  .  .  r  .  r  .  .  .
7  .  .  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .  .  .
2  .  .  .  R  .  R  .  .  .
1  W  .  .  M  A  M  .  .  .
   a  b  c  d  e  f  g  h  i
"""


def at(board: str, **more) -> State:
    """The position of a drawing or a line; South is on turn, and it is nobody's first, unless `more` says so."""
    pawns = line(board) if board.lstrip().startswith(("S:", "N:")) else drawing(board)
    return GAME.load({"pawns": pawns} | more)


def line(text: str) -> dict:
    pawns = {}
    for army in text.rstrip(".").split(". "):
        side, listed = army.split(": ")
        for group in listed.split(", "):
            letter, *tiles = group.split()
            for tile in tiles:
                place, _, steps = tile.partition(":")
                pawns[name(side, letter, pawns)] = {"at": place} | ({"range": int(steps)} if steps else {})
    return pawns


def drawing(text: str) -> dict:
    rows = {row.split()[0]: row.split()[1:] for row in text.strip().splitlines() if row.split()[0].isdigit()}
    pawns = {}
    for row in sorted(rows):
        for column, letter in zip("abcdefghi", rows[row], strict=True):
            if letter != ".":
                side = "S" if letter.isupper() else "N"
                pawns[name(side, letter.upper(), pawns)] = f"{column}{row}"
    return pawns


def name(side: str, letter: str, taken: dict) -> str:
    """The next free name of a pawn: S-M1, then S-M2."""
    if COPIES[LETTERS.index(letter)] == 1:
        return f"{side}-{letter}"
    return next(free for n in (1, 2, 3) if (free := f"{side}-{letter}{n}") not in taken)


def seen(state: State) -> dict:
    """The pawns as a position writes them."""
    return GAME.dump(state)["pawns"]


def picture(state: State) -> str:
    """The board as START draws it."""
    letters = {pawn["at"]: label[2] if label[0] == "S" else label[2].lower() for label, pawn in seen(state).items()}
    rows = [f"{row}  " + "  ".join(letters.get(f"{c}{row}", ".") for c in "abcdefghi") for row in range(9, 0, -1)]
    return "\n" + "\n".join([*rows, "   " + "  ".join("abcdefghi")]) + "\n"


def roll(state: State, face: int) -> State:
    state.play(GAME.actions.encode("roll", face=face))
    return state


def move(state: State, text: str) -> State:
    """Play `e5-e7`, or `e5xe7`, or `hold`, or `decline`."""
    state.play(action(state, text))
    return state


def action(state: State, text: str) -> int:
    if text in ("hold", "decline"):
        return GAME.actions.encode(text)
    start, to = text.replace("x", "-").split("-")
    return GAME.actions.encode("move", pawn=pawn_at(state, start), to=to)


def pawn_at(state: State, tile: str) -> str:
    return next(label for label, pawn in seen(state).items() if pawn["at"] == tile)


def moves(state: State) -> dict[str, str]:
    """What may be done: the tiles of each pawn that may move, in order, `x` after a capture; hold and decline."""
    where, occupied = seen(state), {pawn["at"] for pawn in seen(state).values()}
    found: dict[str, list[str]] = {}
    for legal in state.legal():
        named = GAME.actions.decode(legal)
        if named.kind == "move":
            to = named.params["to"]
            found.setdefault(where[named.params["pawn"]]["at"], []).append(f"{to}{'x' if to in occupied else ''}")
        else:
            found[named.kind] = []
    return {start: " ".join(sorted(tiles)) for start, tiles in found.items()}


def refused(state: State, text: str) -> str | None:
    """The clause that refuses a move, or None."""
    refusal = GAME.why_not(state, action(state, text))
    return refusal.clause if refusal else None


def told(state: State, *texts: str | int) -> list[str]:
    """Roll the numbers and make the moves; the names of all that happened, in order."""
    state.listener = chronicle = tavola.Chronicle()
    for text in texts:
        roll(state, text) if isinstance(text, int) else move(state, text)
    return [event.kind for event in GAME.story(chronicle.take(), None)]
