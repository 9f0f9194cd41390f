"""What lies beside the city: cards, piles, the turn bar, and a panel for each seat."""

from typing import Final

from tavola.games.gadranton import city as phases
from tavola.games.gadranton.arrows import carriers_from, guards_near, towers_on, who
from tavola.games.gadranton.data import CARDS, COLOURS, HAND_LIMIT, LETTERS, MOVERS
from tavola.games.gadranton.notation import ACTIONS
from tavola.games.gadranton.offers import card_id, uses_of
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.story import clause_id
from tavola.games.gadranton.tables import NONE, OPEN_OBJECTIVES, ROUND_LIMIT
from tavola.kernel.bits import bits_in
from tavola.kernel.scene import Item, SeatView, Zone, ZoneKind
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice

UNASKED: Final = (phases.CHOOSING_THIEF, phases.PLACING, phases.DISCARDING)
ANSWERS: Final = {phases.ANSWERING_FIGHT: "plus_two_attack", phases.ANSWERING_SHOT: "broken_bow"}
ANSWERED_BY: Final = {"plus_two_attack": "plus_two", "broken_bow": "broken_bow"}


def zones(city: Gadranton, seat: int | None, voice: Voice) -> tuple[Zone, ...]:
    found = [_objectives(city, each, each == seat, voice) for each in range(city.seats)]
    found += [_hand(city, each, each == seat, voice) for each in range(city.seats)]
    found += [_pile(city, voice), _discards(city, voice), _rounds(city, voice)]
    if city.steps:
        found.append(_turn_bar(city, voice))
    if seat is not None:
        found += _danger(city, seat, voice)
    return tuple(found)


# cards


def _objectives(city: Gadranton, owner: int, own: bool, voice: Voice) -> Zone:
    """Delivered cards lie face up; the others only to their owner, unless all lie open. GA-R04"""
    seen = own or bool(city.options[OPEN_OBJECTIVES]) or city.actor == OVER
    known = city.objectives[owner] if seen else city.delivered[owner]
    items = [_objective(city, owner, colour, voice) for colour in range(len(COLOURS)) if known >> colour & 1]
    hidden = bits_in(city.objectives[owner]) - len(items)
    items += [
        Item(id=f"objective{owner}-back{n}", back="objective", title=voice.say("unknown-objective"))
        for n in range(hidden)
    ]
    title = voice.say("objectives-own") if own else voice.say("objectives-of", who=who(city, owner, voice))
    kind: ZoneKind = "hand" if own else "holder"
    return Zone(id=f"objectives{owner}", kind=kind, owner=owner, title=title, items=tuple(items), clauses=("GA-16",))


def _objective(city: Gadranton, owner: int, colour: int, voice: Voice) -> Item:
    name = COLOURS[colour]
    if city.delivered[owner] >> colour & 1:
        how = "home"
    elif city.worn[owner] == colour:
        how = "worn"
    else:
        how = "key" if city.keys[owner] >> colour & 1 else "open"
    return Item(
        id=f"objective{owner}-{name}",
        icon="crown",
        title=voice.say(f"word-{name}"),
        corners=(LETTERS[colour],),
        lines=(voice.say(f"objective-{how}"),),
        frame=f"objective-{name}",
        tone=how,
    )


def _hand(city: Gadranton, owner: int, own: bool, voice: Voice) -> Zone:
    if own or city.actor == OVER:
        held = city.hand[owner * len(CARDS) : (owner + 1) * len(CARDS)]
        items = [_card(city, owner, card, n, voice) for card, n in zip(CARDS, held, strict=True) if n]
    else:
        n = city.hand_size[owner]
        items = [Item(id=f"hand{owner}-back", back="action", n=n, title=voice.say("n-cards", n=n))] if n else []
    title = voice.say("hand-own") if own else voice.say("hand-of", who=who(city, owner, voice))
    return Zone(
        id=f"hand{owner}",
        kind="hand",
        owner=owner,
        title=title,
        items=tuple(items),
        limit=HAND_LIMIT,
        clauses=("GA-15", "GA-18"),
    )


def _card(city: Gadranton, owner: int, card: str, n: int, voice: Voice) -> Item:
    aims = carriers_from(city, city.cell[owner], voice) if card == "arrow_shot" and city.active == owner else ()
    return Item(
        id=card_id(owner, card),
        title=voice.say(f"word-{card}"),
        icon=card,
        lines=(voice.say(f"card-{card}"), *aims),
        frame="action",
        n=n if n > 1 else None,
        off=_off(city, owner, card),
    )


def _off(city: Gadranton, owner: int, card: str) -> str:
    """The clause that keeps an own card from being played now; nothing while no card is asked for."""
    if city.actor < 0 or city.phase in UNASKED:
        return ""
    if city.actor != owner:
        return "GA-70"
    if city.phase != phases.MAIN:
        answer = ANSWERS.get(city.phase)
        return "" if card == answer and city.permits(ACTIONS.encode(ANSWERED_BY[card])) else "GA-R61"
    uses = uses_of(card, owner)
    return "" if any(city.permits(use) for use in uses) else clause_id(city.breaks(uses[0]))


def _pile(city: Gadranton, voice: Voice) -> Zone:
    n = sum(city.pile)
    item = Item(id="pile-top", back="action", n=n, title=voice.say("n-cards", n=n))
    return Zone(id="pile", kind="pile", title=voice.say("pile"), items=(item,) if n else ())


def _discards(city: Gadranton, voice: Voice) -> Zone:
    items = [
        Item(id=f"discard-{card}", icon=card, title=voice.say(f"word-{card}"), frame="action", n=city.discards[i])
        for i, card in enumerate(CARDS)
        if city.discards[i]
    ]
    return Zone(id="discards", kind="discard", title=voice.say("discards"), items=tuple(items))


# the turn


def _rounds(city: Gadranton, voice: Voice) -> Zone:
    limit = city.options[ROUND_LIMIT]
    title = voice.say("round-of", n=city.round, limit=limit) if limit else voice.say("round", n=city.round)
    items = (Item(id="round", title=title),)
    return Zone(id="rounds", kind="panel", title=voice.say("rounds"), items=items, clauses=("GA-10", "GA-R55"))


def _turn_bar(city: Gadranton, voice: Voice) -> Zone:
    """Steps, cards and attacks still to spend."""
    mover = MOVERS[city.mover]
    cards = 2 - city.cards_played(city.active)
    items = [_steps_left(city, mover, voice)]
    if mover == "both":
        left = city.guard_left()
        bar = Item(id="guard-left", title=voice.say("guard-left", n=left), steps=city.steps + city.guard_bonus, at=left)
        items.append(bar)
    items.append(Item(id="cards-left", icon="cards", title=voice.say("cards-left", n=cards)))
    items.append(_attacks_left("thief", city.thief_attacks, voice))
    if mover != "thief":
        items.append(_attacks_left("guard", city.guard_attacks, voice))
    clauses = ("GA-13", "GA-44", "GA-71")
    return Zone(id="turn", kind="track", title=voice.say("turn-bar"), items=tuple(items), clauses=clauses)


def _steps_left(city: Gadranton, mover: str, voice: Voice) -> Item:
    """The thief's steps; under Split those that both share."""
    left, most = city.thief_left(), city.steps + city.thief_bonus
    if mover == "split":
        left, most = max(left, city.guard_left()), most + city.guard_bonus
    return Item(id="steps-left", title=voice.say("steps-left", mover=mover, n=left), steps=most, at=left)


def _attacks_left(who: str, made: int, voice: Voice) -> Item:
    fights, arrows = 1 - (made & 1), 1 - (made >> 1 & 1)
    return Item(
        id=f"attacks-{who}", icon="attacks", title=voice.say("attacks-left", who=who, fights=fights, arrows=arrows)
    )


def _danger(city: Gadranton, seat: int, voice: Voice) -> list[Zone]:
    """For a carrier: the towers that see him and the guards that may come. GA-41, GA-53"""
    if city.worn[seat] == NONE or city.hidden[seat]:
        return []
    lines = towers_on(city, city.cell[seat], voice) + guards_near(city, city.cell[seat], voice)
    items = tuple(Item(id=f"danger{n}", icon="danger", title=line) for n, line in enumerate(lines))
    clauses = ("GA-41", "GA-45", "GA-53", "GA-59")
    return [Zone(id="danger", kind="panel", title=voice.say("danger"), items=items, clauses=clauses)] if items else []


# seats


def panels(city: Gadranton, voice: Voice) -> tuple[SeatView, ...]:
    return tuple(_panel(city, seat, voice) for seat in range(city.seats))


def _panel(city: Gadranton, seat: int, voice: Voice) -> SeatView:
    facts = [*_crown_facts(city, seat, voice), *_counts(city, seat, voice)]
    active = city.phase not in (phases.DRAWING_LOTS, phases.ENDED) and city.active == seat
    role = voice.say("no-thief") if city.thief[seat] == NONE else who(city, seat, voice)
    return SeatView(seat=seat, role=role, facts=tuple(facts), active=active)


def _crown_facts(city: Gadranton, seat: int, voice: Voice) -> list[Item]:
    """What is home, worn and known of a thief's crowns, and his keys."""
    home, all_of = bits_in(city.delivered[seat]), bits_in(city.objectives[seat])
    facts = [Item(id=f"home{seat}", icon="crown", title=voice.say("home-of", n=home, of=all_of), n=home)]
    worn, shown = city.worn[seat], city.worn_ever[seat] & ~city.delivered[seat]
    if worn != NONE:
        facts.append(_colour_fact(f"wears{seat}", "wears", worn, voice))
    facts += [_colour_fact(f"ever{seat}", "ever-worn", colour, voice) for colour in _colours(shown) if colour != worn]
    return facts + [_colour_fact(f"key{seat}", "key", colour, voice) for colour in _colours(city.keys[seat])]


def _counts(city: Gadranton, seat: int, voice: Voice) -> tuple[Item, ...]:
    cards, crowns, turns = city.hand_size[seat], city.crowns_left[seat], city.since_home[seat]
    return (
        Item(id=f"cards{seat}", icon="cards", title=voice.say("n-cards", n=cards), n=cards),
        Item(id=f"crowns{seat}", icon="thief-crown", title=voice.say("thief-crowns", n=crowns), n=crowns),
        Item(id=f"since{seat}", icon="since", title=voice.say("since-home", n=turns), n=turns),
    )


def _colours(mask: int) -> list[int]:
    return [colour for colour in range(len(COLOURS)) if mask >> colour & 1]


def _colour_fact(id: str, kind: str, colour: int, voice: Voice) -> Item:
    title = voice.say(f"fact-{kind}", colour=voice.say(f"word-{COLOURS[colour]}"))
    return Item(
        id=f"{id}-{COLOURS[colour]}", icon="key" if kind == "key" else "crown", title=title, tone=COLOURS[colour]
    )
