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
    "no_card",
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


def of(state: Any, seat: int, key: str) -> Any:
    """What is written of a player."""
    return seen(state)["players"][seat][key]


def guard(state: Any, name: str) -> dict[str, Any]:
    return dict(seen(state)["guards"][name])


def worn(state: Any, seat: int) -> str | None:
    colour: str | None = of(state, seat, "wears")
    return colour


def cards(state: Any, seat: int) -> int:
    """How many cards a player holds."""
    return sum(of(state, seat, "hand").values())


def thief_left(state: Any) -> int:
    """Steps left for the active thief, as its player reads them."""
    return steps_left(state)[0]


def guard_left(state: Any) -> int:
    return steps_left(state)[1]


def steps_left(state: Any) -> list[int]:
    """`2 left for the thief, 1 for a guard` as numbers; none for a guard under Thief."""
    hint = GAME.scene(state, seen(state)["active"])["prompt"]["hint"]
    return [*(int(word) for word in hint.split() if word.isdecimal()), 0]


def stock(state: Any, colour: str = "red") -> int:
    """Treasure crowns left at a crown cell."""
    spaces = GAME.scene(state, None)["spaces"]
    return next(int(space["state"]) for space in spaces if space["style"] == f"crown-{colour}")


def thief_crowns(state: Any, seat: int) -> int:
    """Thief crowns a player has not laid."""
    facts = GAME.scene(state, None)["seats"][seat]["facts"]
    return next(int(fact["n"]) for fact in facts if fact["id"] == f"crowns{seat}")


def where(state: Any, seat: int) -> str:
    return str(of(state, seat, "at"))


def new(seats: int = 2, **options: Any) -> Any:
    """A new game, before anything is dealt."""
    return GAME.new(seats, **options)
