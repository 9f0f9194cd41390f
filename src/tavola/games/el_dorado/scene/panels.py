"""What lies beside the maps: hands, stacks of tiles and cards, the turn, the cave's treasures."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from tavola.games.el_dorado import agenda, imagining
from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.data import COINS, ISLAND_COUNTS, KINDS, MONSTERS, TYPES
from tavola.games.el_dorado.fields import MONSTER
from tavola.games.el_dorado.names import lead_name, seat_name
from tavola.games.el_dorado.options import HAND_VISIBILITY, ROUND_LIMIT
from tavola.games.el_dorado.questions.turn.ending import IMPORTANT_TURNS
from tavola.games.el_dorado.rules.farming import TURN_POINTS
from tavola.games.el_dorado.rules.turns import hardcore_turn
from tavola.games.el_dorado.scene.bargain import bargain
from tavola.games.el_dorado.scene.fighting import battle
from tavola.games.el_dorado.scene.prices import prices
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import CAVE_SHRINE, NONE, SIDES, THIEF, THIEF_SPEED
from tavola.games.el_dorado.tables import KINDS as KIND_COUNT
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Choice, Item, Zone
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice

LIMIT: Final = 9
Bar = tuple[str, str, int, int]  # id, title, steps, and how many are left
ISLAND_KINDS: Final = ("shrine", "entrance", "garden", "food", "wood", "gold", "water")


def zones(
    t: Dorado, asked: Asked, seat: int | None, made: tuple[Choice, ...], voice: Voice, common: tuple[Zone, ...] = ()
) -> tuple[Zone, ...]:
    """What a seat sees there; what it sees as everybody does is taken from what was drawn in `common`."""
    ready = {zone.id: zone for zone in common}
    if asked.setting_up:
        return (*asked.market(t, voice), *_important(t, seat, voice), _island(t, seat, ready, voice))
    found = [*_own_hand(t, seat, voice), *_important(t, seat, voice), *_early(t, seat, voice)]
    if t.actor != OVER:
        found.append(prices(t, asked, seat, made, voice))
        found += [ready.get("turn") or _turn(t, voice), *battle(t, seat, voice), *bargain(t, seat, voice)]
    found += [*_seen_hands(t, seat, voice), ready.get("stock") or _stock(tuple(t.stock), voice)]
    found.append(_island(t, seat, ready, voice))
    found += [ready["cave-left"]] if "cave-left" in ready else _cave(t, voice)
    return tuple(found)


# cards


def open_hand(t: Dorado, owner: int, seat: int | None) -> bool:
    """Who may see these cards? ED-151, ED-166, ED-R211"""
    if t.options[HAND_VISIBILITY] == 1 or t.actor == OVER:
        return True
    return seat is not None and imagining.sees(t, seat, owner)


def _own_hand(t: Dorado, seat: int | None, voice: Voice) -> list[Zone]:
    """ED-35, ED-37"""
    if seat is None:
        return []
    return [_hand(seat, tuple(t.hand[seat * 3 : seat * 3 + 3]), voice)]


@drawn
def _hand(seat: int, held: tuple[int, ...], voice: Voice) -> Zone:
    items = tuple(
        Item(id=f"card{seat}-{name}", icon=name, title=voice.say(f"word-{name}"), n=n, frame=name)
        for name, n in zip(TYPES, held, strict=True)
    )
    title = voice.say("own-hand")
    return Zone(id="hand", kind="hand", owner=seat, title=title, items=items, limit=LIMIT, clauses=("ED-35",))


def _seen_hands(t: Dorado, seat: int | None, voice: Voice) -> list[Zone]:
    """Other hands this seat may look into: a partner's, a robbed one, all at an open table. ED-151, ED-166"""
    others = [owner for owner in range(t.seats) if owner != seat and open_hand(t, owner, seat)]
    if not others:
        return []
    hands = tuple((owner, seat_name(t, owner, voice), *t.hand[owner * 3 : owner * 3 + 3]) for owner in others)
    return [_open_hands(hands, voice)]


@drawn
def _open_hands(hands: tuple[tuple[int, str, int, int, int], ...], voice: Voice) -> Zone:
    items = [
        Item(
            id=f"seen{owner}-{name}",
            icon=name,
            title=voice.say("card-of", who=who, type=voice.say(f"word-{name}")),
            n=n,
        )
        for owner, who, *held in hands
        for name, n in zip(TYPES, held, strict=True)
    ]
    return Zone(id="seen-hands", kind="panel", title=voice.say("seen-hands"), items=tuple(items), clauses=("ED-168",))


@drawn
def _stock(stock: tuple[int, ...], voice: Voice) -> Zone:
    items = [
        Item(id=f"stock-{name}", icon=name, title=voice.say(f"word-{name}"), n=n)
        for name, n in zip(TYPES, stock, strict=True)
    ]
    return Zone(id="stock", kind="panel", title=voice.say("stock"), items=tuple(items), clauses=("ED-16",))


# tiles


def _island(t: Dorado, seat: int | None, ready: Mapping[str, Zone], voice: Voice) -> Zone:
    """All that is not on the map, in the stack or in somebody's hand; what Emma knows her side alone sees. ED-R132"""
    known = t.island.known_tops(seat) if seat is not None else 0
    if not known and "island-left" in ready:
        return ready["island-left"]
    laid = Counter([KINDS[t.kind[place]] for place in t.laid])
    left = tuple([n - laid[name] for name, n in ISLAND_COUNTS.items()])
    return _island_left(left, tuple([KINDS[t.island.top(depth)] for depth in range(known)]), voice)


@drawn
def _island_left(counts: tuple[int, ...], tops: tuple[str, ...], voice: Voice) -> Zone:
    left = dict(zip(ISLAND_COUNTS, counts, strict=True))
    known = [
        Item(id=f"known{depth}", icon=name, title=_known(depth, name, voice), tone="lit")
        for depth, name in enumerate(tops)
    ]
    others = [
        Item(id=f"left-{name}", icon=name, title=voice.say(f"word-{name}"), n=left[name])
        for name in ISLAND_KINDS
        if left[name]
    ]
    items = (*known, *others)
    title = voice.say("island-left", n=sum(counts))
    return Zone(id="island-left", kind="panel", title=title, items=items, clauses=("ED-43",))


def _known(depth: int, name: str, voice: Voice) -> str:
    return voice.say("known-tile", n=depth + 1, tile=voice.say(f"word-{name}"))


def _cave(t: Dorado, voice: Voice) -> list[Zone]:
    """How deep the cave is, where its shrine may lie, and what its dwellers hold. ED-19, ED-104, ED-193"""
    if t.entrance == NONE and not t.tiles_on(True):
        return []
    where, size = _where_the_shrine_is(t, voice), int(t.cave.size())
    return [_treasures(where, tuple(t.den), tuple(t.coin), size, voice)]


@drawn
def _treasures(where: str, den: tuple[int, ...], coins: tuple[int, ...], size: int, voice: Voice) -> Zone:
    items = [Item(id="shrine-lies", icon="cave_shrine", title=where)]
    if any(den):
        items += [
            Item(id=f"den-{name}", icon=name, title=voice.say("den-holds", type=voice.say(f"word-{name}")), n=n)
            for name, n in zip(TYPES, den, strict=True)
        ]
    for name, holder in zip(COINS, coins, strict=False):
        if holder >= MONSTER:
            foe = voice.say(f"foe-{MONSTERS[holder - MONSTER - SIDES]}")
            title = voice.say("held-by", what=voice.say(f"word-{name}"), foe=foe)
            items.append(Item(id=f"lost-{name}", icon=name, title=title))
    left = voice.say("cave-left", n=size)
    return Zone(id="cave-left", kind="panel", title=left, items=tuple(items), clauses=("ED-19", "ED-104"))


def _where_the_shrine_is(t: Dorado, voice: Voice) -> str:
    """As far as everybody knows."""
    if t.shrine_by >= MONSTER:
        return voice.say("shrine-with", foe=voice.say(f"foe-{MONSTERS[t.shrine_by - MONSTER - SIDES]}"))
    if t.shrine_by != NONE:
        return voice.say("shrine-found")
    sunk = list(t.cave.sunk)
    windows = [sunk[i + 1] for i in range(0, len(sunk), 2) if sunk[i] == CAVE_SHRINE]
    return voice.say("shrine-among", n=int(windows[0]) if windows else t.cave.size())


def _important(t: Dorado, seat: int | None, voice: Voice) -> list[Zone]:
    """Only their receivers see them. ED-237"""
    if seat is None:
        return []
    side = t.side_of(seat)
    held = [(KINDS[i], t.important[side * KIND_COUNT + i]) for i in range(KIND_COUNT)]
    items = tuple(
        Item(id=f"own-{name}", icon=name, title=voice.say(f"word-{name}"), n=n, frame="tile") for name, n in held if n
    )
    if not items:
        return []
    title = voice.say("important-turns", n=turns_to_place(t, side))
    return [Zone(id="important", kind="hand", owner=seat, title=title, items=items, clauses=("ED-238", "ED-239"))]


def turns_to_place(t: Dorado, side: int) -> int:
    """Turns in which a side may still place its important tiles. ED-239"""
    return max(0, IMPORTANT_TURNS - int(t.turns_done[side]))


# the turn


def _early(t: Dorado, seat: int | None, voice: Voice) -> list[Zone]:
    """What its own team has rolled for the coming turn. ED-149, ED-R270"""
    if seat is None or t.early_by == NONE or t.side_of(seat) != t.early_by:
        return []
    captain = t.captain(t.early_by)
    items = tuple(
        Item(
            id=f"early{mate}",
            icon="odds",
            title=voice.say(
                "early-roll", who=seat_name(t, mate, voice), a=int(t.early[slot]), b=int(t.early[slot + 1])
            ),
        )
        for mate, slot in ((captain, 0), (captain + 1, 2))
        if t.early[slot]
    )
    return [Zone(id="early", kind="panel", title=voice.say("early-dice"), items=items, clauses=("ED-149",))]


def _turn(t: Dorado, voice: Voice) -> Zone:
    return _round(int(t.round), int(t.options[ROUND_LIMIT]), (*_points(t, voice), *_speeds(t, voice)), voice)


@drawn
def _round(n: int, limit: int, bars: tuple[Bar, ...], voice: Voice) -> Zone:
    title = voice.say("round-of", n=n, limit=limit) if limit else voice.say("round", n=n)
    items = tuple([Item(id=id, title=said, steps=steps, at=at) for id, said, steps, at in bars])
    return Zone(id="turn", kind="track", title=title, items=items, clauses=("ED-26", "ED-R210"))


def _points(t: Dorado, voice: Voice) -> list[Bar]:
    """Turn points before any is used. ED-241"""
    if t.asks != agenda.GATHER or not hardcore_turn(t):
        return []
    title = voice.say("turn-points", piece=lead_name(t, t.arg(0), voice))
    return [(f"points{t.arg(0)}", title, TURN_POINTS, TURN_POINTS)]


def _speeds(t: Dorado, voice: Voice) -> list[Bar]:
    """Of each piece that walks this turn, those that have used it up included. ED-41, ED-170, ED-241"""
    walking = [lead for lead, place in enumerate(t.at) if place != NONE and t.side_of_lead(lead) == t.on_turn]
    if not any(t.speed[lead] for lead in walking):
        return []
    return [_speed(t, lead, voice) for lead in walking]


def _speed(t: Dorado, lead: int, voice: Voice) -> Bar:
    title, left = voice.say("speed-left", piece=lead_name(t, lead, voice)), int(t.speed[lead])
    return f"speed{lead}", title, max(left, _full_speed(t, lead)), left


def _full_speed(t: Dorado, lead: int) -> int:
    """What it began with, where that does not change from turn to turn."""
    if lead >= THIEF:
        return THIEF_SPEED
    return TURN_POINTS if hardcore_turn(t) else 0
