"""Sentences for the log: one for each event, with the ids it names."""

from collections.abc import Callable
from typing import Any, Final

from tavola.games.el_dorado import events as told
from tavola.games.el_dorado.data import BOARDS, COINS, EXPLORERS, KINDS, MONSTERS, PLACES, TYPES
from tavola.games.el_dorado.kinds import ITEMS
from tavola.games.el_dorado.tables import NONE, SIDES
from tavola.kernel.story import Raw, Told, Voice

Facts = tuple[str, tuple[str, ...], dict[str, Any]]
Teller = Callable[[int, int, int, int], Facts]
GOODS: Final = ("villager", "farmhouse", "fort", "thief", "outpost", "hideout")
WORDED: Final = (
    "board",
    "explorer",
    "tile",
    "type",
    "get",
    "what",
    "coin",
    "item",
    "want",
    "foe",
    "attacker",
    "defender",
)


def place_name(place: int) -> str:
    """`1,0`, and `cave 1,0`."""
    if place == NONE:
        return "?"
    name = PLACES[place]
    return name[1:] if name[0] == "i" else f"cave {name[1:]}"


def lead_id(lead: int) -> str:
    """`explorer3`, `thiefA`."""
    return f"explorer{lead}" if lead < 8 else f"thief{'ABCD'[lead - 8]}"


def target_name(target: int) -> str:
    """The word for a side or a monster."""
    return "side" if target < SIDES else MONSTERS[target - SIDES]


def _plain(name: str, *args: str) -> Teller:
    """An event whose numbers are said as they are."""
    return lambda *numbers: (name, (), dict(zip(args, numbers, strict=False)))


def _named(name: str, arg: str, words: tuple[str, ...]) -> Teller:
    """An event about one named thing; unseen if it is not told."""

    def facts(a: int, b: int, c: int, d: int) -> Facts:
        return (f"{name}-unseen", (), {}) if a == NONE else (name, (), {arg: words[a]})

    return facts


def _stolen(victim: int, type: int, c: int, d: int) -> Facts:
    if type == NONE:
        return "stolen-unseen", (), {"victim": victim + 1}
    return "stolen", (), {"victim": victim + 1, "type": TYPES[type]}


def _placed(place: int, b: int, c: int, d: int) -> Facts:
    return "placed", (PLACES[place],), {"to": place_name(place)}


def _moved(lead: int, start: int, to: int, d: int) -> Facts:
    return "moved", (lead_id(lead), PLACES[start], PLACES[to]), {"to": place_name(to)}


def _laid(kind: int, place: int, c: int, d: int) -> Facts:
    return "laid", (PLACES[place],), {"tile": KINDS[kind], "to": place_name(place)}


def _bought(what: int, place: int, c: int, d: int) -> Facts:
    return "bought", (PLACES[place],), {"what": GOODS[what], "to": place_name(place)}


def _army(name: str) -> Teller:
    return lambda count, start, to, d: (name, (PLACES[start], PLACES[to]), {"n": count, "to": place_name(to)})


def _exchanged(give: int, get: int, rate: int, d: int) -> Facts:
    return "exchanged", (), {"n": rate, "type": TYPES[give], "get": TYPES[get]}


def _offered(seat: int, give: int, want: int, d: int) -> Facts:
    wanted = "nothing" if want == 0 else ITEMS[want - 1]
    return "offered", (), {"other": seat + 1, "item": ITEMS[give], "want": wanted}


def _attacked(attacker: int, defender: int, place: int, d: int) -> Facts:
    args = {"attacker": target_name(attacker), "defender": target_name(defender), "to": place_name(place)}
    return "attacked", (PLACES[place],), args | {"a": attacker + 1, "b": defender + 1}


def _fought(attack: int, defence: int, result: int, d: int) -> Facts:
    return "fought", (), {"a": attack, "b": defence, "result": ("tie", "attacker", "defender")[result]}


def _gave(count: int, to: int, c: int, d: int) -> Facts:
    who = to + 1 if to < 100 else 0
    return "gave", (), {"n": count, "to": "stacks" if to == 100 else "den" if to == 101 else "seat", "who": who}


def _shrine(lead: int, b: int, c: int, d: int) -> Facts:
    if lead >= 100:
        return "shrine-lost", (), {"foe": MONSTERS[lead - 100 - SIDES]}
    return "shrine-taken", (lead_id(lead),) if lead < 12 else (), {}


def _coin(coin: int, holder: int, c: int, d: int) -> Facts:
    if holder >= 100:
        return "coin-lost", (), {"coin": COINS[coin]}
    return "coin", (), {"coin": COINS[coin], "who": holder + 1}


def _place_event(name: str) -> Teller:
    return lambda place, b, c, d: (name, () if place == NONE else (PLACES[place],), {"to": place_name(place)})


def _bridge(place: int, built: int, c: int, d: int) -> Facts:
    return "bridge-built" if built else "bridge-removed", (PLACES[place],), {"to": place_name(place)}


def _monster(target: int, start: int, to: int, d: int) -> Facts:
    return "monster", (PLACES[to],), {"foe": MONSTERS[target - SIDES], "to": place_name(to)}


def _shared(item: int, b: int, c: int, d: int) -> Facts:
    return ("shared-unseen", (), {}) if item == NONE else ("shared", (), {"item": SHARED[item]})


SHARED: Final = ("1-food", "1-wood", "1-gold", "cave_shrine", *COINS)


def _guardian(which: int, place: int, c: int, d: int) -> Facts:
    return "guardian", (PLACES[place],), {"foe": MONSTERS[5 + which], "to": place_name(place)}


def _beaten(lead: int, b: int, c: int, d: int) -> Facts:
    return "beaten", (lead_id(lead),), {}


FACTS: Final[dict[int, Teller]] = {
    told.BOARD: _named("board", "board", BOARDS),
    told.IMPORTANT: _named("important", "tile", KINDS),
    told.FIRST_TILE: _named("first-tile", "tile", KINDS),
    told.EXPLORER: _named("explorer", "explorer", EXPLORERS),
    told.START_DIE: _plain("start-die", "n"),
    told.FIRST: _plain("first"),
    told.TURN: _plain("turn", "n"),
    told.PLACED: _placed,
    told.ROLLED: _plain("rolled", "a", "b"),
    told.STOLEN: _stolen,
    told.SPEED: _plain("speed", "a", "b"),
    told.EXTRA: _named("extra", "type", TYPES),
    told.GATHERED: _plain("gathered", "food", "wood", "gold"),
    told.LOOKED: _named("looked", "tile", KINDS),
    told.MOVED: _moved,
    told.DRAWN: _named("drawn", "tile", KINDS),
    told.LAID: _laid,
    told.RETURNED: _named("returned", "tile", KINDS),
    told.BOUGHT: _bought,
    told.OFFERING: _plain("offering", "n"),
    told.REMOVED: _plain("removed"),
    told.ARMY: _army("army"),
    told.EXCHANGED: _exchanged,
    told.OFFERED: _offered,
    told.ANSWERED: _plain("answered", "yes"),
    told.ATTACKED: _attacked,
    told.FLED: _army("fled"),
    told.DIE: _plain("die", "n"),
    told.REROLLED: _plain("rerolled", "n"),
    told.FOUGHT: _fought,
    told.BEATEN: _beaten,
    told.FALLEN: _plain("fallen", "n"),
    told.DESTROYED: _plain("destroyed"),
    told.BACK: _place_event("back"),
    told.GAVE: _gave,
    told.GAVE_CARDS: _plain("gave-cards", "food", "wood", "gold"),
    told.CAVE_SHRINE: _shrine,
    told.COIN: _coin,
    told.CURSED: lambda lead, lifted, c, d: ("curse-lifted" if lifted else "cursed", (lead_id(lead),), {}),
    told.SURRENDERED: _named("surrendered", "type", TYPES),
    told.ENDED: _plain("ended"),
    told.WON: _plain("won"),
    told.LIMIT: _plain("limit"),
    told.RESTARTED: _plain("restarted"),
    told.EBBED: _place_event("ebbed"),
    told.HIDDEN: _plain("hidden"),
    told.EMERGED: _place_event("emerged"),
    told.ROBBED: lambda victim, n, c, d: ("robbed", (), {"victim": victim + 1, "n": n}),
    told.ROBBED_CARDS: _plain("robbed-cards", "food", "wood", "gold"),
    told.MINTED: _named("minted", "type", TYPES),
    told.BRIDGE: _bridge,
    told.CAVED_IN: _plain("caved-in"),
    told.WITHERED: _plain("withered"),
    told.MONSTER: _monster,
    told.SHARED: _shared,
    told.SWAPPED: _plain("swapped"),
    told.GUARDIAN: _guardian,
    told.SKIPPED: _plain("skipped", "n"),
    told.NAMED: lambda seat, b, c, d: ("named", (), {"other": seat + 1}),
    told.REACH: _plain("reach", "a", "b"),
    told.HANDED_OVER: _plain("handed-over"),
    told.ASSIGNED: lambda die, seat, use, d: ("assigned", (), {"n": die, "type": ("gather", "speed")[use]}),
    told.STARTER: _plain("starter"),
    told.EYED: _place_event("eyed"),
    told.WITHDREW: _plain("withdrew"),
    told.GALLOPS: lambda lead, b, c, d: ("gallops", (lead_id(lead),), {"n": "ABCD"[lead - 8]}),
    told.DIVIDED: _plain("divided"),
    told.HOUSE: lambda i, side, den, d: ("house", (f"{'outpost' if den else 'farmhouse'}{side}-{i}",), {}),
    told.MONSTER_DIE: _plain("monster-die", "n"),
}


def narrate(event: Raw, voice: Voice) -> Told:
    name, ids, args = FACTS[event.kind](*event.args)
    clause = f"ED-R{event.clause - 1000:02d}" if event.clause >= 1000 else f"ED-{event.clause:02d}"
    worded = {key: voice.say(f"word-{value}") if key in WORDED else value for key, value in args.items()}
    text = voice.say(f"event-{name}", seat=event.seat + 1, **worded)
    return Told(name, event.seat, clause, text, ids)
