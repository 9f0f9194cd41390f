"""The row of the own card holders: every leader a seat can have, with what its unit comes to; what is not there yet
with what it costs. AF-R90"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tavola.games.abandoned_fortress import agenda, names, strength
from tavola.games.abandoned_fortress.data import CASTLES
from tavola.games.abandoned_fortress.knowledge import name, stats
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.scene.holders import OWNER, Army, Unit, army, troops, units
from tavola.games.abandoned_fortress.tables import (
    CARD_DEFENCE,
    CASTLE,
    CASTLE_PRICE,
    GENERAL,
    HERO,
    LEADERS,
    MILITARY_DECKS,
    MOST_GENERALS,
    NONE,
    UPKEEP,
)
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Zone
from tavola.kernel.story import Voice

PLACES: Final = 2  # for cards, in a holder


class Sum(NamedTuple):
    """What a unit comes to where nothing else counts."""

    attack: int
    defence: int
    upkeep: int


def zones(t: Realm, seat: int, voice: Voice) -> tuple[Zone, ...]:
    """None while heroes are chosen: their cards lie there."""
    if t.asks == agenda.HERO:
        return ()
    prices = [t.top[deck] for deck in range(MILITARY_DECKS) if t.deck_size(deck)]
    own, sums = army(t, seat), tuple([_sum(t, seat * LEADERS + kind) for kind in range(LEADERS)])
    return _row(own, sums, min(prices, default=NONE), voice)


def _sum(t: Realm, leader: int) -> Sum:
    """Cards, specialty bonus and leader. AF-34 to AF-38"""
    if not t.exists(leader):
        return Sum(0, 0, 0)
    cards = [t.card[place] for place in (leader * 2, leader * 2 + 1) if t.card[place] != NONE]
    attack = sum([strength.card_attack(t, leader * 2 + n, False) for n in range(PLACES)])
    defence = sum([CARD_DEFENCE[card] for card in cards]) + strength.specialty(t, leader)
    counts = strength.counts_itself(t, leader)
    attack += strength.own_attack(t, leader) if counts else 0
    defence += strength.own_defence(t, leader) if counts or not t.armed(leader) else 0
    return Sum(attack, defence, sum([UPKEEP[card] for card in cards]))


@drawn
def _row(own: Army, sums: tuple[Sum, ...], hire: int, voice: Voice) -> tuple[Zone, ...]:
    there = {unit.leader % LEADERS: unit for unit in units(own, OWNER)}
    hired = [kind for kind in there if kind >= GENERAL]
    kinds = [HERO, *hired, *range(CASTLE, GENERAL)]
    row = [
        _holder(there[k], own.on_the_map[k], sums[k], voice) if k in there else _unbuilt(own.owner, k, voice)
        for k in kinds
    ]
    free = [_unhired(own.owner, n, hire, voice) for n in range(len(hired), MOST_GENERALS)]
    return (*row[: 1 + len(hired)], *free, *row[1 + len(hired) :])


@drawn
def _holder(unit: Unit, on_the_map: bool, sums: Sum, voice: Voice) -> Zone:
    """A leader that is not on the map is chosen by its holder, else by its piece. AF-R63"""
    piece, kind = names.leader_id(unit.leader), unit.leader % LEADERS
    return Zone(
        id=f"holder-{piece}" if on_the_map else piece,
        kind="holder",
        owner=unit.leader // LEADERS,
        title=name(unit.leader, unit.who, voice),
        icon="hero" if kind == HERO else unit.branch,
        lines=(voice.say(f"kind-{_kind(kind)}", stats=stats(unit.leader, unit.who)),),
        items=troops(unit, voice),
        limit=PLACES,
        corners=(f"{sums.attack}/{sums.defence}",),
        cost=voice.say("upkeep-short", n=sums.upkeep) if sums.upkeep else "",
        clauses=("AF-31" if kind == HERO else "AF-30" if kind < GENERAL else "AF-29",),
    )


def _kind(kind: int) -> str:
    return "hero" if kind == HERO else "castle" if kind < GENERAL else "general"


@drawn
def _unbuilt(owner: int, kind: int, voice: Voice) -> Zone:
    """A castle that may be built; choosing it begins that. A hero not chosen yet has no price. AF-57, AF-58"""
    if kind == HERO:
        return Zone(id=f"vacant-{owner}-hero", kind="holder", owner=owner, title=voice.say("no-hero"), limit=0)
    castle = CASTLES[kind - CASTLE]
    return Zone(
        id=f"build-{castle.id}",
        kind="holder",
        owner=owner,
        title=voice.say(f"own-{castle.id}"),
        icon=castle.branch,
        lines=(voice.say("not-built"),),
        limit=0,
        cost=voice.say("cost-gold", n=CASTLE_PRICE),
        clauses=("AF-58",),
    )


@drawn
def _unhired(owner: int, n: int, price: int, voice: Voice) -> Zone:
    """A general that may be bought. AF-53"""
    return Zone(
        id=f"vacant-{owner}-general{n + 1}",
        kind="holder",
        owner=owner,
        title=voice.say("own-general", n=n + 1),
        icon="flag",
        lines=(voice.say("not-hired"),),
        limit=0,
        cost=voice.say("cost-from", n=price) if price != NONE else "",
        clauses=("AF-53",),
    )


def own_zones(t: Realm, seat: int, voice: Voice) -> dict[str, Sequence[Zone]]:
    return {f"holder{seat}": zones(t, seat, voice)}
