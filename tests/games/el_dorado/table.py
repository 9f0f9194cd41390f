"""Positions of El Dorado in a few words, and what is done in them; what can be seen of one is in seen.py."""

from typing import Any

from tavola.games.el_dorado import GAME
from tavola.games.el_dorado.data import BOARDS, EXPLORERS, TYPES


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
    """The explore phase of seat 0 in round 2 with speed 3, unless something else is said.

    Everything else is written as a dump has it, but for places: `wolf={"owner": 0, "at": "1,0"}`.
    """
    options = rest.pop("options", {})
    teams = options.get("mode", "") in ("teams", "teams_thieves")
    turn = rest.pop("turn", 0)
    seat = rest.pop("seat", turn * 2 if teams else turn)
    written: dict[str, Any] = {"seats": len(players), "options": options, "round": 2, "turn": turn, "on_turn": turn}
    written["tiles"] = {place(name): kind for name, kind in tiles.items()}
    written["agenda"] = _agenda(turn, task if task is not None else [["explore", turn, seat]])
    written |= _lists(players, teams, rest.pop("speed", 3), turn)
    return GAME.load(written | _placed(rest))


def _agenda(turn: int, tasks: list[Any]) -> list[Any]:
    """Between turns the end of the next one is not planned yet."""
    planned = [] if tasks[:1] == [["turn", turn]] else [["end_turn", turn]]
    return [["begin"], *planned, *tasks]


def _lists(players: tuple[dict[str, Any], ...], teams: bool, speed: int, turn: int) -> dict[str, Any]:
    many: dict[str, Any] = {"players": [], "sides": []}
    for seat, one in enumerate(players):
        side = seat // 2 if teams else seat
        many["players"].append(_seat(one, speed if side == turn else 0))
        if side == len(many["sides"]):
            many["sides"].append(_side(one))
        if "thieves" in one:
            many |= _thieves(one, teams)
    return many


def _seat(one: dict[str, Any], speed: int) -> dict[str, Any]:
    return {
        "explorer": one["explorer"],
        "at": place(one["at"]),
        "speed": one.get("speed", speed) if one["explorer"] else 0,
        "fixed": one.get("fixed", False),
        "acted": one.get("acted", False),
        "placed_by": one.get("placed_by"),
        "hand": dict(zip(TYPES, one["hand"], strict=True)),
    }


def _side(one: dict[str, Any]) -> dict[str, Any]:
    houses = one.get("farmhouses", one.get("outposts", ()))
    corners = dict(zip(("first", "second"), map(place, houses), strict=False))
    fort = place(one.get("fort", one.get("hideout")))
    return {
        "board": BOARDS[EXPLORERS.index(one["explorer"]) // 2] if one["explorer"] else None,
        "owns": one.get("owns", 4) if one["explorer"] else 0,
        "villagers": [{"at": place(name)} for name in one.get("villagers", ())],
        "buildings": corners | ({"fort": fort} if fort else {}),
        "offerings": list(one.get("offerings", ())),
        "important": one.get("important", {}),
        "turns": one.get("turns", 0),
    }


def _thieves(one: dict[str, Any], teams: bool) -> dict[str, Any]:
    out = [{"at": place(name), "speed": one.get("speed", 4)} for name in one["thieves"]]
    supply = [{} for _ in range((4 if teams else 2) - len(out))]
    gone = [{"waits": "out"} for _ in range(0 if teams else 2)]
    return {"thieves": out + supply + gone, "doubloons": one.get("doubloons", 3), "hiding": one.get("hiding", False)}


def _placed(rest: dict[str, Any]) -> dict[str, Any]:
    """The same fields with their places as a dump names them."""
    for name in ("titan", "way_in", "shrine_tile"):
        if name in rest:
            rest[name] = place(rest[name])
    for name in ("wolf", "bridge"):
        if name in rest:
            rest[name] = rest[name] | {"at": place(rest[name]["at"])}
    if "guardians" in rest:
        rest["guardians"] = [place(name) for name in rest["guardians"]]
    return rest


# a position a little changed


def changed(state: Any, **fields: Any) -> Any:
    """The position with other fields of its dump."""
    return GAME.load(GAME.dump(state) | fields)


def holding(state: Any, seat: int, *hand: int) -> Any:
    """The position with another hand of one seat; the cards come from the stacks."""
    written = GAME.dump(state)
    written["players"][seat]["hand"] = dict(zip(TYPES, hand, strict=True))
    del written["stock"]
    return GAME.load(written)


def shuffled(state: Any) -> Any:
    """The position with the cave's tiles mixed, so that any of them may lie on top."""
    cave = GAME.dump(state)["cave"]
    known = "certain" if "removed" in cave else "cards"
    sunk = {tile: 1 for tile, _ in cave.pop("sunk", ())}
    return changed(state, cave=cave | {known: cave.get(known, {}) | sunk})


# what is done


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
