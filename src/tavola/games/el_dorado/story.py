"""Sentences for the log: one for each event, with the ids it names."""

from collections.abc import Callable
from typing import Any, Final

from tavola.games.el_dorado import events as told
from tavola.games.el_dorado.actions import ITEMS
from tavola.games.el_dorado.agenda import STACKS, TO_DEN, TO_TEAM
from tavola.games.el_dorado.data import BOARDS, COINS, EXPLORERS, KINDS, MONSTERS, PLACES, TYPES
from tavola.games.el_dorado.fields import MONSTER
from tavola.games.el_dorado.names import (
    BUILDINGS,
    DENS,
    LETTERS,
    capital,
    cards,
    clause_id,
    coordinates,
    in_cast,
    lead_id,
    things,
    told_name,
)
from tavola.games.el_dorado.power import THE_THIEVES
from tavola.games.el_dorado.rules.trade import PACK
from tavola.games.el_dorado.tables import NONE, SIDES, THIEF, THINGS
from tavola.kernel.story import Raw, Told, Voice

Facts = tuple[str, tuple[str, ...], dict[str, Any]]
Teller = Callable[[int, int, int], Facts]
GOODS: Final = ("villager", "farmhouse", "fort", "thief", "outpost", "hideout")
SHARED: Final = ("1-food", "1-wood", "1-gold", "cave_shrine", *COINS)
RESULTS: Final = ("tie", "attacker", "defender")
SECRET: Final = ("important", "looked", "stolen", "robbed-cards", "gave-cards", "shared")


def notable(event: Raw) -> bool:
    """Tiles laid, for a result."""
    return event.kind == told.LAID


def narrate(event: Raw, voice: Voice) -> Told:
    a, b, c, cast = event.args
    name, ids, args = FACTS[event.kind](a, b, c)
    worded = {key: WORDED.get(key, _number)(value, cast, event.seat, voice) for key, value in args.items()}
    text = capital(voice.say(f"event-{name}", who=in_cast(cast, event.seat, voice), **worded))
    only_you = name in SECRET and event.audience & (event.audience - 1) == 0
    return Told(name, event.seat, clause_id(event.clause), text, ids, only_you=only_you)


def _word(value: Any, cast: int, seat: int, voice: Voice) -> str:
    return voice.say(f"word-{value}")


def _place(value: Any, cast: int, seat: int, voice: Voice) -> str:
    return coordinates(value, voice)


def _fighter(value: Any, cast: int, seat: int, voice: Voice) -> str:
    return told_name(cast, value, voice)


def _hand(value: Any, cast: int, seat: int, voice: Voice) -> str:
    return cards(value, voice)


def _things(value: Any, cast: int, seat: int, voice: Voice) -> str:
    return things([value // PACK**i % PACK for i in range(THINGS)], voice)


def _building(value: Any, cast: int, seat: int, voice: Voice) -> str:
    """By whose it is."""
    return voice.say(f"word-{(DENS if cast >> 4 * seat & 15 == THE_THIEVES else BUILDINGS)[value]}")


def _piece(value: Any, cast: int, seat: int, voice: Voice) -> str:
    return in_cast(cast, value, voice) if value < THIEF else voice.say("thief-name", letter=LETTERS[value - THIEF])


def _number(value: Any, cast: int, seat: int, voice: Voice) -> Any:
    return value


WORDED: Final[dict[str, Callable[[Any, int, int, Voice], Any]]] = {
    **dict.fromkeys(("board", "explorer", "tile", "type", "get", "what", "coin", "item", "want", "use"), _word),
    **dict.fromkeys(("other", "one"), _fighter),
    "to": _place,
    "cards": _hand,
    **dict.fromkeys(("deal", "price"), _things),
    "building": _building,
    "piece": _piece,
}


# what each event is about


def _plain(name: str, *args: str) -> Teller:
    """An event whose numbers are said by these names."""
    return lambda *numbers: (name, (), dict(zip(args, numbers, strict=False)))


def _named(name: str, arg: str, words: tuple[str, ...]) -> Teller:
    """An event about one named thing; unseen if it is not told."""

    def facts(a: int, b: int, c: int) -> Facts:
        return (f"{name}-unseen", (), {}) if a == NONE else (name, (), {arg: words[a]})

    return facts


def _at(name: str) -> Teller:
    """An event on a tile."""
    return lambda place, b, c: (name, () if place == NONE else (PLACES[place],), {"to": place})


def _lead(name: str) -> Teller:
    """An event about an explorer or a thief."""
    return lambda lead, b, c: (name, (lead_id(lead),), {"piece": lead})


def _army(name: str) -> Teller:
    return lambda count, start, to: (name, (PLACES[start], PLACES[to]), {"n": count, "to": to})


def _cards(name: str) -> Teller:
    return lambda food, wood, gold: (name, (), {"cards": (food, wood, gold)})


def _stolen(victim: int, type: int, c: int) -> Facts:
    if type == NONE:
        return "stolen-unseen", (), {"other": victim}
    return "stolen", (), {"other": victim, "type": TYPES[type]}


def _speed(speed: int, gather: int, c: int) -> Facts:
    """Sequoia's bought speed is told without a gather die."""
    return ("speed", (), {"a": speed, "b": gather}) if gather else ("speed-bought", (), {"a": speed})


def _rolled_early(one: int, other: int, c: int) -> Facts:
    return ("rolled-early-unseen", (), {}) if one == NONE else ("rolled-early", (), {"a": one, "b": other})


def _moved(lead: int, start: int, to: int) -> Facts:
    return "moved", (lead_id(lead), PLACES[start], PLACES[to]), {"piece": lead, "to": to}


def _laid(kind: int, place: int, c: int) -> Facts:
    return "laid", (PLACES[place],), {"tile": KINDS[kind], "to": place}


def _bought(what: int, place: int, c: int) -> Facts:
    name = "bought" if GOODS[what] in ("villager", "thief") else "built"
    return name, (PLACES[place],), {"what": GOODS[what], "to": place}


def _exchanged(give: int, get: int, rate: int) -> Facts:
    return "exchanged", (), {"n": rate, "type": TYPES[give], "get": TYPES[get]}


def _offered(seat: int, give: int, want: int) -> Facts:
    wanted = "nothing" if want == 0 else ITEMS[want - 1]
    return "offered", (), {"other": seat, "item": ITEMS[give], "want": wanted}


def _attacked(attacker: int, defender: int, place: int) -> Facts:
    return "attacked", (PLACES[place],), {"one": attacker, "other": defender, "to": place}


def _fought(attack: int, defence: int, result: int) -> Facts:
    return f"fought-{RESULTS[result]}", (), {"a": attack, "b": defence}


def _gave(count: int, to: int, c: int) -> Facts:
    if to in (STACKS, TO_DEN):
        return ("gave-stacks" if to == STACKS else "gave-den"), (), {"n": count}
    return ("gave-team", (), {"n": count}) if to >= TO_TEAM else ("gave", (), {"n": count, "other": to})


def _shrine(lead: int, b: int, c: int) -> Facts:
    if lead >= MONSTER:
        return "shrine-lost", (), {"other": lead}
    return "shrine-taken", (lead_id(lead),) if lead < THIEF + len(LETTERS) else (), {}


def _coin(coin: int, holder: int, c: int) -> Facts:
    name = "coin-lost" if holder >= MONSTER else "coin"
    return name, (), {"coin": COINS[coin], "other": holder}


def _cursed(lead: int, lifted: int, c: int) -> Facts:
    return "curse-lifted" if lifted else "cursed", (lead_id(lead),), {"piece": lead}


def _bridge(place: int, built: int, c: int) -> Facts:
    return "bridge-built" if built else "bridge-removed", (PLACES[place],), {"to": place}


def _monster(target: int, start: int, to: int) -> Facts:
    return "monster", (PLACES[to],), {"other": MONSTER + target, "to": to}


def _guardian(which: int, place: int, c: int) -> Facts:
    return (
        "guardian",
        (PLACES[place],),
        {"other": MONSTER + SIDES + MONSTERS.index("guardian_wolf") + which, "to": place},
    )


def _house(building: int, side: int, den: int) -> Facts:
    return "house", (f"{(DENS if den else BUILDINGS)[building]}{side}-{building}",), {"building": building}


def _limit(winners: int, b: int, c: int) -> Facts:
    return "limit", (), {}


FACTS: Final[dict[int, Teller]] = {
    told.BOARD: _named("board", "board", BOARDS),
    told.IMPORTANT: _named("important", "tile", KINDS),
    told.FIRST_TILE: _named("first-tile", "tile", KINDS),
    told.EXPLORER: _named("explorer", "explorer", EXPLORERS),
    told.START_DIE: _plain("start-die", "n"),
    told.FIRST: _plain("first"),
    told.TURN: _plain("turn", "n"),
    told.PLACED: _at("placed"),
    told.ROLLED: _plain("rolled", "a", "b"),
    told.STOLEN: _stolen,
    told.SPEED: _speed,
    told.EXTRA: _named("extra", "type", TYPES),
    told.GATHERED: _cards("gathered"),
    told.LOOKED: _named("looked", "tile", KINDS),
    told.MOVED: _moved,
    told.DRAWN: _named("drawn", "tile", KINDS),
    told.LAID: _laid,
    told.RETURNED: _named("returned", "tile", KINDS),
    told.BOUGHT: _bought,
    told.OFFERING: _plain("offering"),
    told.REMOVED: _plain("removed", "building"),
    told.ARMY: _army("army"),
    told.EXCHANGED: _exchanged,
    told.OFFERED: _offered,
    told.ANSWERED: lambda yes, b, c: ("accepted" if yes else "refused", (), {}),
    told.ATTACKED: _attacked,
    told.FLED: _army("fled"),
    told.DIE: _plain("die", "n", "one"),
    told.REROLLED: _plain("rerolled", "n"),
    told.FOUGHT: _fought,
    told.BEATEN: _lead("beaten"),
    told.FALLEN: _plain("fallen", "n"),
    told.DESTROYED: _plain("destroyed", "building"),
    told.BACK: _at("back"),
    told.GAVE: _gave,
    told.GAVE_CARDS: _cards("gave-cards"),
    told.CAVE_SHRINE: _shrine,
    told.COIN: _coin,
    told.CURSED: _cursed,
    told.SURRENDERED: _named("surrendered", "type", TYPES),
    told.ENDED: _plain("ended"),
    told.WON: _plain("won"),
    told.LIMIT: _limit,
    told.RESTARTED: _plain("restarted"),
    told.EBBED: _at("ebbed"),
    told.HIDDEN: _plain("hidden"),
    told.EMERGED: _at("emerged"),
    told.ROBBED: lambda victim, n, c: ("robbed", (), {"other": victim, "n": n}),
    told.ROBBED_CARDS: _cards("robbed-cards"),
    told.MINTED: _named("minted", "type", TYPES),
    told.BRIDGE: _bridge,
    told.CAVED_IN: _plain("caved-in"),
    told.WITHERED: _plain("withered"),
    told.MONSTER: _monster,
    told.SHARED: _named("shared", "item", SHARED),
    told.SWAPPED: _plain("swapped"),
    told.GUARDIAN: _guardian,
    told.SKIPPED: _plain("skipped", "n"),
    told.NAMED: lambda seat, b, c: ("named", (), {"other": seat}),
    told.REACH: _plain("reach", "a", "b"),
    told.HANDED_OVER: _plain("handed-over"),
    told.ASSIGNED: lambda die, seat, use: ("assigned", (), {"n": die, "use": ("gather", "speed")[use]}),
    told.STARTER: _plain("starter"),
    told.EYED: _at("eyed"),
    told.WITHDREW: _plain("withdrew"),
    told.GALLOPS: _lead("gallops"),
    told.DIVIDED: _plain("divided"),
    told.HOUSE: _house,
    told.MONSTER_DIE: _plain("monster-die", "n"),
    told.DOUBLOON_LOST: _plain("doubloon-lost", "n"),
    told.PROPOSED: lambda seat, give, want: ("proposed", (), {"other": seat, "deal": give, "price": want}),
    told.STEP_PAID: _plain("step-paid"),
    told.STEP_FREE: _plain("step-free"),
    told.ROLLED_EARLY: _rolled_early,
}
