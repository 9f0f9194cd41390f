"""The card holders: one for each own leader; of other seats' units what this one knows of them. AF-R90"""

from typing import NamedTuple

from tavola.games.abandoned_fortress import names
from tavola.games.abandoned_fortress.data import BRANCHES, GENERALS, MILITARY
from tavola.games.abandoned_fortress.knowledge import knows, knows_leader, name, seen_by, stats, who
from tavola.games.abandoned_fortress.options import CARD_BACKS, COUNT_ONLY
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    CARD_BRANCH,
    CASTLE,
    FIRST_GENERAL,
    GENERAL,
    HERO,
    LEADERS,
    NONE,
    PRICE,
)
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Item, Zone
from tavola.kernel.story import Voice


class Unit(NamedTuple):
    """What a reader knows of a leader and its cards."""

    leader: int
    who: int  # the hero, castle or general, NONE where it is not known
    branch: int
    price: int  # on the back of a general that is not known, NONE where only numbers show
    seen: int  # who has seen the general, seats as bits
    fronts: tuple[tuple[int, int], ...]  # card, who has seen it
    backs: tuple[tuple[int, int, int], ...]  # branch and price, NONE where only numbers show; who has seen it


def zones(t: Realm, voice: Voice) -> list[Zone]:
    """A list of units for every seat that has some."""
    return [_others(t, owner, leaders, None, voice) for owner in range(t.seats) if (leaders := _leaders(t, owner))]


def own_zones(t: Realm, seat: int, voice: Voice) -> dict[str, list[Zone]]:
    """A holder for each own leader; of the others, with what this seat has seen of their cards."""
    found = {}
    for owner in range(t.seats):
        leaders = _leaders(t, owner)
        if owner == seat:
            own = [_own(_unit(t, leader, seat), t.cell[leader] != NONE, voice) for leader in leaders]
        else:
            own = [_others(t, owner, leaders, seat, voice)]
        found[f"holder{owner}"] = own
    return found


def _leaders(t: Realm, owner: int) -> list[int]:
    return [leader for leader in range(owner * LEADERS, (owner + 1) * LEADERS) if t.exists(leader)]


def _others(t: Realm, owner: int, leaders: list[int], seat: int | None, voice: Voice) -> Zone:
    return _panel(t.seats, owner, tuple([_unit(t, leader, seat) for leader in leaders]), voice)


# what a reader knows


def _unit(t: Realm, leader: int, seat: int | None) -> Unit:
    known = knows_leader(t, leader, seat)
    shows = t.options[CARD_BACKS] != COUNT_ONLY
    price = NONE if known or not shows else PRICE[FIRST_GENERAL + t.general[leader]]
    fronts, backs = _cards(t, leader, seat, shows)
    known_as = who(t, leader) if known else NONE
    return Unit(leader, known_as, t.branch(leader), price, t.general_known[leader], fronts, backs)


def _cards(
    t: Realm, leader: int, seat: int | None, shows: bool
) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int, int], ...]]:
    """Known fronts, then backs, sorted, so that their order tells nothing."""
    owner = leader // LEADERS
    fronts, backs = list[tuple[int, int]](), list[tuple[int, int, int]]()
    for place in (leader * 2, leader * 2 + 1):
        card, mask = t.card[place], t.card_known[place]
        if card == NONE:
            continue
        if knows(t, owner, seat, mask):
            fronts.append((card, mask))
        else:  # where only numbers show, their order must not tell more
            backs.append((CARD_BRANCH[card], PRICE[card], mask) if shows else (NONE, NONE, mask))
    if owner != seat:
        fronts.sort()
    return tuple(fronts), tuple(sorted(backs))


# how it is drawn


@drawn
def _own(unit: Unit, on_the_map: bool, voice: Voice) -> Zone:
    """A leader that is not on the map is chosen by its holder, else by its piece. AF-R63"""
    piece, kind = names.leader_id(unit.leader), unit.leader % LEADERS
    return Zone(
        id=f"holder-{piece}" if on_the_map else piece,
        kind="holder",
        owner=unit.leader // LEADERS,
        title=f"{name(unit.leader, unit.who, voice)} {stats(unit.leader, unit.who)}",
        items=_troops(unit, voice),
        limit=2,
        clauses=("AF-31" if kind == HERO else "AF-30" if kind < GENERAL else "AF-29",),
    )


@drawn
def _panel(seats: int, owner: int, units: tuple[Unit, ...], voice: Voice) -> Zone:
    items = [item for unit in units for item in (_leader(unit, voice), *_troops(unit, voice))]
    title = voice.say("holder-of", who=names.side(seats, owner, voice))
    return Zone(id=f"holder{owner}", kind="panel", title=title, items=tuple(items), clauses=("AF-R90",))


@drawn
def _leader(unit: Unit, voice: Voice) -> Item:
    leader, kind = unit.leader, unit.leader % LEADERS
    id, branch, seen = f"leader-{names.leader_id(leader)}", BRANCHES[unit.branch], seen_by(unit.seen)
    if unit.who == NONE:
        price = "" if unit.price == NONE else str(unit.price)
        title = voice.say("unknown-general", branch=voice.say(f"branch-{branch}"))
        return Item(id=id, title=title, icon=branch, back=f"general-{branch}", cost=price, seats=seen)
    icon = "hero" if kind == HERO else "castle" if CASTLE <= kind < GENERAL else branch
    lines = (voice.say(f"weapon-{GENERALS[unit.who].weapon}"),) if kind >= GENERAL else ()
    corners = (stats(leader, unit.who),)
    return Item(id=id, title=name(leader, unit.who, voice), icon=icon, lines=lines, corners=corners, seats=seen)


@drawn
def _troops(unit: Unit, voice: Voice) -> tuple[Item, ...]:
    slot = names.leader_id(unit.leader)
    fronts = [front(f"card-{slot}-{n}", card, voice, mask) for n, (card, mask) in enumerate(unit.fronts)]
    return (*fronts, *[_back(f"back-{slot}-{n}", *back, voice) for n, back in enumerate(unit.backs)])


def front(id: str, card: int, voice: Voice, mask: int = 0, n: int = 1) -> Item:
    """Attack and defence, the specialty bonus beside them, the maintenance below."""
    military = MILITARY[card]
    bonus = (f"+{military.specialty}",) if military.specialty else ()
    return Item(
        id=id,
        title=names.market_card(card, voice),
        icon=military.branch,
        lines=(voice.say(f"weapon-{military.weapon}"),),
        corners=(f"{military.attack}/{military.defence}", *bonus),
        cost=voice.say("upkeep-short", n=military.upkeep) if military.upkeep else "",
        frame=military.branch,
        seats=seen_by(mask),
        n=n if n > 1 else None,
    )


def _back(id: str, branch: int, price: int, mask: int, voice: Voice) -> Item:
    seats = seen_by(mask)
    if branch == NONE:
        return Item(id=id, title=voice.say("unknown-card"), back="military", seats=seats)
    kind = BRANCHES[branch]
    title = voice.say("unknown-military", branch=voice.say(f"branch-{kind}"))
    return Item(id=id, title=title, icon=kind, back=f"military-{kind}", cost=str(price), seats=seats)
