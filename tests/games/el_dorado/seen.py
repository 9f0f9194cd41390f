"""What a test sees of a position: its dump, its scene, what is asked, offered and refused.

A piece is the explorer of a seat, by number, or a thief by name.
"""

import json
from collections import Counter
from typing import Any

from games.el_dorado.table import act, code, place
from tavola.games.el_dorado import GAME
from tavola.games.el_dorado.data import TYPES
from tavola.kernel.story import Chronicle

# the position in writing


def written(state: Any, *names: str) -> Any:
    """Fields of the dump: one alone, several as a tuple."""
    page = GAME.dump(state)
    return page[names[0]] if len(names) == 1 else tuple(page[name] for name in names)


def battle(state: Any, *names: str) -> Any:
    """The same of the battle under way."""
    under_way = written(state, "battle")
    return under_way[names[0]] if len(names) == 1 else tuple(under_way[name] for name in names)


def short(name: str | None) -> str | None:
    """A place or corner without the letter of the island."""
    return name and name.removeprefix("i")


def piece(state: Any, which: int | str = 0) -> dict[str, Any]:
    page = GAME.dump(state)
    return page["players"][which] if isinstance(which, int) else page["thieves"]["ABCD".index(which[-1])]


def where(state: Any, which: int | str = 0) -> str | None:
    """Its place, `1,0` or `c1,0`; None off the map."""
    return short(piece(state, which).get("at"))


def speed(state: Any, which: int | str = 0) -> int:
    return piece(state, which).get("speed", 0)


def fixed(state: Any, which: int | str = 0) -> bool:
    """By a tie. ED-R91"""
    return piece(state, which).get("fixed", False)


def placed_by(state: Any, seat: int = 0) -> int | None:
    """Who will place this beaten explorer again."""
    return piece(state, seat).get("placed_by")


def hand(state: Any, seat: int = 0) -> tuple[int, ...]:
    return _cards(piece(state, seat).get("hand", {}))


def hands(state: Any) -> list[tuple[int, ...]]:
    return [_cards(each.get("hand", {})) for each in written(state, "players")]


def stock(state: Any) -> tuple[int, ...]:
    return _cards(written(state, "stock"))


def den(state: Any) -> tuple[int, ...]:
    """The treasure of the Thieves tile."""
    return _cards(written(state, "den"))


def _cards(held: dict[str, int]) -> tuple[int, ...]:
    return tuple(held.get(type, 0) for type in TYPES)


def villagers(state: Any, side: int) -> list[dict[str, Any]]:
    """Those of a side on the map."""
    return [each for each in written(state, "sides")[side].get("villagers", ()) if each and each.get("at")]


def army(state: Any, side: int, name: str) -> int:
    """Villagers of a side on a tile."""
    return [each["at"] for each in villagers(state, side)].count(place(name))


def tied(state: Any, side: int) -> list[str | None]:
    """Where the villagers stand that a tie has fixed."""
    return [short(each["at"]) for each in villagers(state, side) if each.get("fixed")]


def stands(state: Any, side: int, building: str) -> bool:
    """Is the `first` or `second` farmhouse or the `fort` of a side on the map?"""
    return building in written(state, "sides")[side].get("buildings", {})


def offerings(state: Any, side: int) -> list[int]:
    return written(state, "sides")[side].get("offerings", [])


def important(state: Any, side: int) -> dict[str, int]:
    """The important tiles a side holds."""
    return written(state, "sides")[side].get("important", {})


def coin(state: Any, name: str) -> str | None:
    """Who has it: `seat0`, `giant`."""
    return written(state, "coins").get(name)


def wolf(state: Any) -> tuple[int | None, str | None]:
    """The companion Wolf: its owner and its place."""
    companion = written(state, "wolf")
    return companion.get("owner"), short(companion.get("at"))


def titan(state: Any) -> str | None:
    return short(written(state, "titan"))


def guardians(state: Any) -> list[str | None]:
    return [short(name) for name in written(state, "guardians")]


def tile(state: Any, name: str) -> str:
    return written(state, "tiles").get(place(name), "nothing")


def stack(state: Any, name: str) -> Counter:
    """Every tile that is, or may be, in the `island` or the `cave` stack."""
    pile = written(state, name)
    known = [tile for key in ("sunk", "top", "under") for tile, _ in pile.get(key, ())]
    return Counter(pile["cards"]) + Counter(pile.get("certain", {})) + Counter(known)


def left(state: Any, name: str) -> int:
    """How many tiles lie in a stack."""
    return stack(state, name).total() - written(state, name).get("removed", 0)


# the scene


def strength(state: Any, name: str = "explorer0") -> int:
    """As it stands beside a piece on the map."""
    shown = next(each for each in GAME.scene(state, None)["pieces"] if each["id"] == name)
    return next(int(badge["text"]) for badge in shown["badges"] if badge["at"] == "se")


def strengths(state: Any) -> list[int]:
    """Of the attacker and the defender, as the battle pane has them."""
    pane = next(zone for zone in GAME.scene(state, None)["zones"] if zone["id"] == "battle")
    return [item["n"] for item in pane["items"] if item["id"] in ("attacker", "defender")]


def walks(state: Any, name: str) -> list[str | None]:
    """The tiles beside one that the side to act may walk on to without a battle."""
    spaces = GAME.scene(state, None)["spaces"]
    return sorted(short(to) for space in spaces if space["id"] == place(name) for to in space.get("near", ()))


def shown(state: Any, seat: int, text: str) -> bool:
    """Does the scene of a seat have a thing with this id?"""
    return f'"id": "{text}"' in json.dumps(GAME.scene(state, seat))


def public_facts(state: Any, seat: int, of: int) -> dict[str, Any]:
    """The panel of one seat as another sees it: each fact by its id."""
    return {fact["id"]: fact for fact in GAME.scene(state, seat)["seats"][of]["facts"]}


# what may be done


def asked(state: Any) -> int:
    return int(state.actor)


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


def weights(state: Any) -> dict[str, int]:
    """The chances by the last word of each outcome."""
    return {GAME.named(action).split()[-1]: weight for action, weight in state.chances()}


def told(state: Any, *lines: str, seat: int | None = None) -> list[str]:
    """The kinds of events the actions bring."""
    heard = Chronicle()
    state.listener = heard
    act(state, *lines)
    return [event.kind for event in GAME.story(heard.take(), seat)]
