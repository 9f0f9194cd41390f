"""Positions of El Dorado in a few words, and what may be done in them."""

from typing import Any

from tavola.games.el_dorado import GAME
from tavola.games.el_dorado.data import BOARDS, CARDS, EXPLORERS, KINDS, PLACES
from tavola.kernel.story import Chronicle


def place(name: str | None) -> str | None:
    """`1,0` is on the island, `c1,0` in the cave."""
    return name if name is None or name[0] == "c" else f"i{name}"


def player(explorer: str = "pedro", at: str | None = "0,0", hand: tuple[int, int, int] = (0, 0, 0), **more: Any) -> Any:
    """A seat; a side's villagers, buildings and offerings are written with its first seat."""
    return {"explorer": explorer, "at": at, "hand": hand, **more}


def thieves(at: Any = (), hand: tuple[int, int, int] = (0, 0, 0), **more: Any) -> dict[str, Any]:
    """The Thieves' seat: the places of its thieves, `hideout`, `outposts`, `doubloons`, `hiding`."""
    return {"explorer": None, "at": None, "thieves": list(at), "hand": hand, **more}


def table(tiles: dict[str, str], *players: dict[str, Any], task: list[Any] | None = None, **rest: Any) -> Any:
    """The explore phase of seat 0 in round 2 with speed 3, unless something else is said."""
    options = rest.pop("options", {})
    seats = len(players)
    teams = options.get("mode", "") in ("teams", "teams_thieves")
    turn = rest.pop("turn", 0)
    seat = rest.pop("seat", turn * 2 if teams else turn)
    written: dict[str, Any] = {"round": rest.pop("round", 2), "turn": turn, "on_turn": rest.pop("on_turn", turn)}
    written["tiles"] = {place(name): kind for name, kind in tiles.items()}
    written["agenda"] = [["begin"], ["end_turn", turn], *(task if task is not None else [["explore", turn, seat]])]
    written |= _lists(players, teams, rest.pop("speed", 3), turn)
    written |= {name: place(value) if name in ("bridge", "titan", "wolf_at") else value for name, value in rest.items()}
    return GAME.load({"seats": seats, "options": options, **written})


def _lists(players: tuple[dict[str, Any], ...], teams: bool, speed: int, turn: int) -> dict[str, Any]:
    many: dict[str, Any] = {
        "who": [None] * 8,
        "at": [None] * 12,
        "speed": [0] * 12,
        "fixed": [0] * 12,
        "placer": [-1] * 8,
        "board": [None] * 7,
        "villagers": [0] * 7,
        "v_at": [None] * 49,
        "corner": [None] * 21,
        "offerings": [0] * 7,
        "hand": [0] * 24,
    }
    extra: dict[str, Any] = {}
    for seat, one in enumerate(players):
        side = seat // 2 if teams else seat
        _seat(many, seat, side, one, speed if side == turn else 0)
        if "thieves" in one:
            extra |= _thieves(many, side, one)
    stock = [CARDS[i] - 2 - sum(many["hand"][i::3]) for i in range(3)]
    return many | {"stock": stock} | extra


def _seat(many: dict[str, Any], seat: int, side: int, one: dict[str, Any], speed: int) -> None:
    many["at"][seat] = place(one["at"])
    many["speed"][seat] = one.get("speed", speed)
    many["fixed"][seat] = one.get("fixed", 0)
    many["placer"][seat] = one.get("placer", -1)
    many["hand"][seat * 3 : seat * 3 + 3] = one["hand"]
    if one["explorer"]:
        many["who"][seat] = one["explorer"]
        many["board"][side] = BOARDS[EXPLORERS.index(one["explorer"]) // 2]
        many["villagers"][side] = one.get("supply", 4)
    for i, name in enumerate(one.get("villagers", ())):
        many["v_at"][side * 7 + i] = place(name)
    for i, name in enumerate(one.get("farmhouses", one.get("outposts", ()))):
        many["corner"][side * 3 + i] = place(name)
    many["corner"][side * 3 + 2] = place(one.get("fort", one.get("hideout")))
    many["offerings"][side] |= sum(1 << shrine for shrine in one.get("offerings", ()))


def _thieves(many: dict[str, Any], side: int, one: dict[str, Any]) -> dict[str, Any]:
    for i, name in enumerate(one["thieves"]):
        many["at"][8 + i] = place(name)
        many["speed"][8 + i] = one.get("speed", 4)
    return {"doubloons": one.get("doubloons", 3), "hiding": one.get("hiding", False)}


def act(state: Any, *lines: str) -> Any:
    """Play actions written as `game.named` writes them."""
    for line in lines:
        state.play(code(line))
    return state


def code(line: str) -> int:
    """`move explorer0 E` as a number, legal or not."""
    kind, *words = line.split()
    declared = GAME.actions.kinds[kind].params
    params = {
        name: next(value for value in values if str(value) == word)
        for (name, values), word in zip(declared.items(), words, strict=True)
    }
    return GAME.actions.encode(kind, **params)


def dice(state: Any, *faces: int) -> Any:
    """Battle dice as they fall."""
    return act(state, *(f"die {face}" for face in faces))


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


def where(state: Any, lead: int = 0) -> str | None:
    """The place of a lead piece, `1,0` or `c1,0`."""
    return short(state.at[lead])


def short(number: int) -> str | None:
    return None if number < 0 else PLACES[number].removeprefix("i")


def tile(state: Any, name: str) -> str:
    return KINDS[state.kind[PLACES.index(place(name))]]


def hand(state: Any, seat: int = 0) -> tuple[int, ...]:
    return tuple(state.hand[seat * 3 : seat * 3 + 3])


def army(state: Any, side: int, name: str) -> int:
    """Villagers of a side on a tile."""
    return int(state.army(side, PLACES.index(place(name))))


def asked(state: Any) -> int:
    return int(state.actor)


def weights(state: Any) -> dict[str, int]:
    """The chances by the last word of each outcome."""
    return {GAME.named(action).split()[-1]: weight for action, weight in state.chances()}
