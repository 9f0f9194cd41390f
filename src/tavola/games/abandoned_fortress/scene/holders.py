"""What a seat knows of the units of the others. AF-R90"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tavola.games.abandoned_fortress import names
from tavola.games.abandoned_fortress.data import BRANCHES, GENERALS, MILITARY
from tavola.games.abandoned_fortress.knowledge import eyes, knows_leader, name, printed, seen_by, stats
from tavola.games.abandoned_fortress.options import CARD_BACKS, COUNT_ONLY
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    CARD_BRANCH,
    CASTLE,
    GENERAL,
    HERO,
    LEADERS,
    NONE,
    PRICE,
)
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Item, Zone
from tavola.kernel.story import Voice

Fronts = tuple[tuple[int, int], ...]
Backs = tuple[tuple[int, int, int], ...]


class Army(NamedTuple):
    """The leaders of a seat and the cards they lead, by their places, and who has seen them, as bits."""

    owner: int
    hero: int
    on_the_map: tuple[bool, ...]
    generals: tuple[int, ...]
    generals_seen: tuple[int, ...]
    cards: tuple[int, ...]
    cards_seen: tuple[int, ...]


class Reader(NamedTuple):
    """What a reader can see of the cards of an army."""

    eyes: int
    gaps: tuple[int, ...]  # generals known by the deck they were chosen from
    shows: bool  # do backs show branch and price?
    owns: bool = False


class Unit(NamedTuple):
    """What a reader knows of a leader and its cards."""

    leader: int
    who: int  # the hero, castle or general, NONE where it is not known
    branch: str
    price: int  # on the back of a general that is not known, NONE where only numbers show
    seen: int  # who has seen the general
    fronts: Fronts  # card, who has seen it
    backs: Backs  # branch and price, NONE where only numbers show; who has seen it


OWNER: Final = Reader(eyes=0, gaps=(), shows=True, owns=True)


def zones(t: Realm, voice: Voice) -> list[Zone]:
    """A list of units for every seat."""
    return [_others(t, owner, None, voice) for owner in range(t.seats)]


def own_zones(t: Realm, seat: int, voice: Voice) -> dict[str, Sequence[Zone]]:
    """Of the others, with what this seat has seen of their cards."""
    return {f"holder{owner}": (_others(t, owner, seat, voice),) for owner in range(t.seats) if owner != seat}


def _others(t: Realm, owner: int, seat: int | None, voice: Voice) -> Zone:
    first, end = owner * LEADERS, (owner + 1) * LEADERS
    missed = enumerate(t.general_missed[first:end], first)
    gaps = [leader for leader, by in missed if by and knows_leader(t, leader, seat)]
    reader = Reader(eyes(t, owner, seat), tuple(gaps), t.options[CARD_BACKS] != COUNT_ONLY)
    return _list(t.seats, army(t, owner), reader, voice)


def army(t: Realm, owner: int) -> Army:
    first, end = owner * LEADERS, (owner + 1) * LEADERS
    return Army(
        owner,
        t.hero[owner],
        tuple([cell != NONE for cell in t.cell[first:end]]),
        tuple(t.general[first:end]),
        tuple(t.general_known[first:end]),
        tuple(t.card[first * 2 : end * 2]),
        tuple(t.card_known[first * 2 : end * 2]),
    )


# what a reader knows


def units(army: Army, reader: Reader) -> list[Unit]:
    """A hero, castles that are built, generals that serve."""
    chosen = [HERO] if army.hero != NONE else []
    built = [kind for kind in range(CASTLE, GENERAL) if army.on_the_map[kind]]
    serve = [kind for kind in range(GENERAL, LEADERS) if army.generals[kind] != NONE]
    return [_unit(army, kind, reader) for kind in chosen + built + serve]


def _unit(army: Army, kind: int, reader: Reader) -> Unit:
    leader, seen = army.owner * LEADERS + kind, army.generals_seen[kind]
    who = army.hero if kind == HERO else kind - CASTLE if kind < GENERAL else army.generals[kind]
    card, (fronts, backs) = printed(leader, who), _cards(army, kind, reader)
    if kind < GENERAL or seen & reader.eyes == reader.eyes or leader in reader.gaps:
        return Unit(leader, who, card.branch, NONE, seen, fronts, backs)
    return Unit(leader, NONE, card.branch, card.price if reader.shows else NONE, seen, fronts, backs)


def _cards(army: Army, kind: int, reader: Reader) -> tuple[Fronts, Backs]:
    """Known fronts, then backs, sorted, so that their order tells nothing; to their owner as they lie."""
    fronts, backs = list[tuple[int, int]](), list[tuple[int, int, int]]()
    for place in (kind * 2, kind * 2 + 1):
        card, seen = army.cards[place], army.cards_seen[place]
        if card == NONE:
            continue
        if seen & reader.eyes == reader.eyes:
            fronts.append((card, seen))
        else:  # where only numbers show, their order must not tell more
            backs.append((CARD_BRANCH[card], PRICE[card], seen) if reader.shows else (NONE, NONE, seen))
    return tuple(fronts if reader.owns else sorted(fronts)), tuple(sorted(backs))


# how it is drawn


@drawn
def _list(seats: int, army: Army, reader: Reader, voice: Voice) -> Zone:
    return _panel(seats, army.owner, tuple(units(army, reader)), voice)


@drawn
def _panel(seats: int, owner: int, units: tuple[Unit, ...], voice: Voice) -> Zone:
    """The same where nothing of an army changed that its reader knows."""
    items = [item for unit in units for item in (_leader(unit, voice), *troops(unit, voice))]
    title = voice.say("holder-of", who=names.side(seats, owner, voice))
    return Zone(id=f"holder{owner}", kind="panel", owner=owner, title=title, items=tuple(items), clauses=("AF-R90",))


@drawn
def _leader(unit: Unit, voice: Voice) -> Item:
    leader, kind = unit.leader, unit.leader % LEADERS
    id, branch, seen = f"leader-{names.leader_id(leader)}", unit.branch, seen_by(unit.seen)
    if unit.who == NONE:
        price = "" if unit.price == NONE else str(unit.price)
        title = voice.say("unknown-general", branch=voice.say(f"branch-{branch}"))
        return Item(id=id, title=title, icon=branch, back=f"general-{branch}", cost=price, seats=seen)
    icon = "hero" if kind == HERO else "castle" if CASTLE <= kind < GENERAL else branch
    lines = (voice.say(f"weapon-{GENERALS[unit.who].weapon}"),) if kind >= GENERAL else ()
    corners = (stats(leader, unit.who),)
    return Item(id=id, title=name(leader, unit.who, voice), icon=icon, lines=lines, corners=corners, seats=seen)


@drawn
def troops(unit: Unit, voice: Voice) -> tuple[Item, ...]:
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
