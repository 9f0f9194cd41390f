"""Positions written token by token, as the ledger writes them, and what can be done in them.

`at("A explorer h4 N", "B dragon h5 down")`: seat, kind, square, then facing, `down`, or `prisoner:E`.
Tokens not named are out of the game; `hidden` more lie face down elsewhere, none near.
"""

import tavola
from tavola import State
from tavola.games.dracomundis.data import CELLS, COPIES, FIRST_COLUMN, KINDS, SEATS

GAME = tavola.game("dracomundis")
FILLERS = ("swamp", "jungle", "mountain", "sherpa", "dragon", "hunter", "biplane", "cannibal", "ss307")


def at(*tokens: str, hidden: int = 12, seats: int = 2, turn: str = "A", options: dict | None = None, **more) -> State:
    """The position with these tokens; it is A's turn, nothing done yet, unless `more` says so."""
    board = stacks(tokens)
    board |= fillers(board, tokens, more.get("won", {}), hidden, seats)
    turns = more.pop("turns", SEATS.index(turn) + seats * more.get("quiet", 0))
    position = {"seats": seats, "options": options or {}, "turn": turn, "turns": turns, "board": board}
    return GAME.load(position | more)


def stacks(tokens: tuple[str, ...]) -> dict[str, list[str]]:
    board: dict[str, list[str]] = {}
    for text in tokens:
        owner, kind, cell, *how = text.split()
        board.setdefault(cell, []).append(" ".join([owner, kind, *how]))
    return board


def fillers(board: dict, tokens: tuple[str, ...], won: dict, count: int, seats: int) -> dict[str, str]:
    """Face-down tokens of kinds still free, as far from the rest as the valley allows."""
    taken = [*(" ".join(text.split()[:2]) for text in tokens), *(text for each in won.values() for text in each)]
    free = [
        f"{seat} {kind}"
        for kind in FILLERS
        for seat in reversed(SEATS[:seats])
        for _ in range(COPIES[KINDS.index(kind)] - taken.count(f"{seat} {kind}"))
    ]
    cells = [cell for cell in CELLS if cell[0] >= FIRST_COLUMN[seats] and cell not in board]
    cells.sort(key=lambda cell: -min((apart(cell, other) for other in board), default=0))
    return dict(zip(cells, (f"{token} down" for token in free[:count]), strict=False))


def apart(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def action(text: str) -> int:
    """`move h4 h5`, `push h3 N 2`, `end_turn`."""
    kind, *words = text.split()
    params = GAME.actions.kinds[kind].params
    values = [int(word) if word.isdecimal() else word for word in words]
    return GAME.actions.encode(kind, **dict(zip(params, values, strict=True)))


def play(state: State, *texts: str) -> State:
    for text in texts:
        state.play(action(text))
    return state


def refused(state: State, text: str) -> str | None:
    """The clause that refuses an action, or None."""
    refusal = GAME.why_not(state, action(text))
    return refusal.clause if refusal else None


def may(state: State, kind: str, *first: str) -> str:
    """The legal actions of a kind, without the words given, in a line: `may(state, "move", "h4")`."""
    start = " ".join([kind, *first]) + " "
    named = [GAME.named(each) + " " for each in state.legal()]
    return " ".join(sorted(text[len(start) :].strip() for text in named if text.startswith(start)))


def kinds(state: State) -> str:
    """Which kinds of action are legal."""
    return " ".join(dict.fromkeys(GAME.actions.decode(each).kind for each in state.legal()))


def lies(state: State, cell: str) -> str:
    """What lies on a square, from the ground up, numbers left out."""
    stack = GAME.dump(state)["board"].get(cell, [])
    return ", ".join(text.rsplit(" #", 1)[0] for text in ([stack] if isinstance(stack, str) else stack))


def won(state: State, seat: str) -> list[str]:
    return [text.rsplit(" #", 1)[0] for text in GAME.dump(state)["won"][seat]]


def points(state: State) -> list[int]:
    """Victory points as they stand, each seat's as it sees them itself."""
    panels = [GAME.scene(state, seat)["seats"][seat]["facts"] for seat in range(state.seats)]
    return [next(fact["n"] for fact in facts if fact["icon"] == "points") for facts in panels]


def strength(state: State, cell: str) -> int:
    """What the character on a square counts in a fight, as its token shows it."""
    pieces = GAME.scene(state, None)["pieces"]
    badges = next(piece["badges"] for piece in pieces if piece["space"] == cell and piece.get("badges"))
    return int(badges[0]["text"])


def behind_screen(state: State, seat: int) -> int:
    """How many tokens all see that a seat has still to place."""
    hands = {zone["id"]: zone for zone in GAME.scene(state, None)["zones"]}
    return hands[f"hand{seat}"]["items"][0]["n"]


def face_down(state: State) -> int:
    """How many tokens lie face down."""
    return sum(" down" in str(stack) for stack in GAME.dump(state)["board"].values())


def told(state: State, *texts: str, seat: int | None = None) -> list[str]:
    """Take the actions; the names of what a reader is told."""
    return [each.kind for each in story(state, *texts, seat=seat)]


def story(state: State, *texts: str, seat: int | None = None) -> list:
    state.listener = chronicle = tavola.Chronicle()
    play(state, *texts)
    return GAME.story(chronicle.take(), seat)


def placed(seats: int = 2, count: int = 0, first: int = 0, **options) -> State:
    """A game in setup after `count` tokens, placed from the north-east corner on, kinds as the screens offer them."""
    state = GAME.new(seats, **options)
    play(state, f"first {first}")
    cells = iter(reversed([cell for cell in CELLS if cell[0] >= FIRST_COLUMN[seats]]))
    for _ in range(count):
        state.play(state.legal()[-1])
        play(state, f"place {next(cells)}")
        if "face" in kinds(state):
            play(state, "face N")
    return state
