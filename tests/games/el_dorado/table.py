"""Positions of El Dorado in a few words, and what may be done in them."""

import json
from typing import Any

from tavola.games.el_dorado import GAME, words
from tavola.games.el_dorado.data import BOARDS, COINS, EXPLORERS, KINDS, LEADS, PLACES, SIDE_PAIRS, TYPES
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
    written: dict[str, Any] = {"round": rest.pop("round", 2), "turn": turn}
    on_turn = rest.pop("on_turn", turn)
    written["on_turn"] = None if on_turn < 0 else on_turn
    written["tiles"] = {place(name): kind for name, kind in tiles.items()}
    tasks = task if task is not None else [["explore", turn, seat]]
    between_turns = tasks[:1] == [["turn", turn]]  # then the end of the turn is planned when it begins
    written["agenda"] = [["begin"], *([] if between_turns else [["end_turn", turn]]), *tasks]
    written |= _lists(players, teams, rest.pop("speed", 3), turn)
    _note(written, rest)
    return GAME.load({"seats": seats, "options": options, **written, **rest})


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
        "fixed": bool(one.get("fixed", 0)),
        "placed_by": one.get("placer"),
        "hand": dict(zip(TYPES, one["hand"], strict=True)),
    }


def _side(one: dict[str, Any]) -> dict[str, Any]:
    houses = one.get("farmhouses", one.get("outposts", ()))
    corners = dict(zip(("first", "second"), map(place, houses), strict=False))
    fort = place(one.get("fort", one.get("hideout")))
    return {
        "board": BOARDS[EXPLORERS.index(one["explorer"]) // 2] if one["explorer"] else None,
        "owns": one.get("supply", 4) if one["explorer"] else 0,
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


def _note(written: dict[str, Any], rest: dict[str, Any]) -> None:
    """Short words for what lies deeper in a position; numbers are those of the table."""
    wolf = {"owner": rest.pop("wolf_of", None), "at": place(rest.pop("wolf_at", None))}
    written["wolf"] = wolf
    coins = zip(COINS, rest.pop("coin", (-1, -1, -1)), strict=True)
    written["coins"] = {coin: words.holder(by) for coin, by in coins if by != -1}
    written["cave_shrine"] = words.bearer(rest.pop("shrine_by", -1))
    written["curse"] = words.name(LEADS, rest.pop("curse", -1))
    written["titan"] = place(rest.pop("titan", None))
    written["guardians"] = rest.pop("guardian", [])
    for name in ("met", "swapped"):
        written[name] = words.bits(rest.pop(name, 0))
    if "bridge" in rest:
        written["bridge"] = {"at": place(rest.pop("bridge")), "ends": SIDE_PAIRS[rest.pop("bridge_ends")]}
    written["now"] = {"bavieca_used": rest.pop("bavieca_used", False)}
    for seat in words.bits(rest.pop("acted_by", 0)):
        written["players"][seat]["acted"] = True


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


def shown(state: Any, seat: int, text: str) -> bool:
    """Does the scene of a seat have a thing with this id?"""
    return f'"id": "{text}"' in json.dumps(GAME.scene(state, seat))


def public_facts(state: Any, seat: int, of: int) -> dict[str, Any]:
    """The panel of one seat as another sees it: each fact by its id."""
    return {fact["id"]: fact for fact in GAME.scene(state, seat)["seats"][of]["facts"]}
