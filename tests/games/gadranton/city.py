"""Positions of Gadranton in a few words, and what may be done in them."""

from typing import Any

from tavola.games.gadranton import GAME
from tavola.games.gadranton.data import COLOURS, OBJECTIVES
from tavola.kernel.story import Chronicle

FORMS = {
    "at",
    "wears",
    "since_home",
    "keys",
    "hand",
    "hidden",
    "blocked_by",
    "delivered",
    "objectives",
    "played",
    "ever_worn",
    "thief",
}
FAR_DOTS = ("A7", "A11", "G1", "G17")


def player(seat: int, at: str = "", need: str = "", **fields: Any) -> dict[str, Any]:
    """A player; `need` names colours that must be among the objectives, `at` the table fills up the rest."""
    wanted = [*need.split(), *fields.get("delivered", []), *([fields["wears"]] if "wears" in fields else [])]
    wanted += fields.get("ever_worn", [])
    wanted = list(dict.fromkeys(wanted))
    hand = fields.pop("hand", "")
    cards = hand.split() if isinstance(hand, str) else hand
    keys = fields.pop("keys", "")
    made = {"at": at or FAR_DOTS[seat], "objectives": wanted, "keys": keys.split(), **fields}
    made["hand"] = {card: cards.count(card) for card in dict.fromkeys(cards)}
    assert made.keys() <= FORMS, made.keys() - FORMS
    return made


def at(
    *players: dict[str, Any],
    mover: str = "both",
    n: int = 6,
    phase: str = "main",
    options: dict[str, Any] | None = None,
    **rest: Any,
) -> Any:
    """The active seat 0 after its roll, or another phase; guards stay at their starts unless `guards` says else."""
    fill_objectives(players, options or {})
    turn = rest.pop("turn", {})
    if phase in ("main", "answer_fight", "answer_shot", "fight_dice", "arrow_dice", "crown_won"):
        turn = {"mover": mover, "n": n} | turn
    guards = {
        name: ({"at": where} if isinstance(where, str) else where) for name, where in rest.pop("guards", {}).items()
    }
    position = {"phase": phase, "players": list(players), "turn": turn, "guards": guards, **rest}
    return GAME.load({"seats": len(players), "options": options or {}, **position})


def fill_objectives(players: tuple[dict[str, Any], ...], options: dict[str, Any]) -> None:
    """Give everybody as many objectives as the length asks for, at most two of a colour."""
    size = OBJECTIVES[options.get("objectives", "standard")][len(players) - 2]
    for mine in players:
        for colour in COLOURS:
            out = sum(colour in other["objectives"] for other in players)
            if len(mine["objectives"]) < size and colour not in mine["objectives"] and out < 2:
                mine["objectives"].append(colour)


def two(mine: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **rest: Any) -> Any:
    """A game of two, seat 0 to act."""
    return at(player(0, **(mine or {})), player(1, **(rival or {})), **rest)


def act(state: Any, *lines: str) -> Any:
    """Play actions written as `game.named` writes them."""
    for line in lines:
        state.play(code(line))
    return state


def code(line: str) -> int:
    """`step thief M9` as a number, legal or not."""
    kind, *words = line.split()
    declared = GAME.actions.kinds[kind].params
    params = {
        name: next(value for value in values if str(value) == word)
        for (name, values), word in zip(declared.items(), words, strict=True)
    }
    return GAME.actions.encode(kind, **params)


def offered(state: Any, start: str = "") -> list[str]:
    """The legal actions that begin with these words, without them, in alphabetical order."""
    names = [GAME.named(action) for action in state.legal()]
    return sorted(name.removeprefix(start).strip() for name in names if name.startswith(start))


def may(state: Any, line: str) -> bool:
    return code(line) in state.legal()


def refused(state: Any, line: str) -> str:
    """The clause that refuses an action."""
    refusal = GAME.why_not(state, code(line))
    assert refusal, f"{line} is legal"
    return refusal.clause


def told(state: Any, *lines: str, seat: int | None = None) -> list[str]:
    """The kinds of events the actions bring."""
    heard = Chronicle()
    state.listener = heard
    act(state, *lines)
    return [event.kind for event in GAME.story(heard.take(), seat)]


def seen(state: Any) -> dict[str, Any]:
    return GAME.dump(state)


def worn(state: Any, seat: int) -> str | None:
    return None if state.worn[seat] < 0 else COLOURS[state.worn[seat]]


def where(state: Any, seat: int) -> str:
    return str(seen(state)["players"][seat]["at"])


def new(seats: int = 2, **options: Any) -> Any:
    """A new game, before anything is dealt."""
    return GAME.new(seats, **options)
