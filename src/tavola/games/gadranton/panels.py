"""What lies beside the city: cards, piles, the turn bar, and a panel for each seat."""

from typing import Final

from tavola.games.gadranton import city as phases
from tavola.games.gadranton.data import CARDS, COLOURS, LETTERS, MOVERS, THIEVES
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.tables import NONE, OPEN_OBJECTIVES, ROUND_LIMIT, SPLIT
from tavola.kernel.scene import Item, SeatView, Zone, ZoneKind
from tavola.kernel.state import FINE, OVER
from tavola.kernel.story import Voice

ANSWER_CARDS: Final = ("plus_two_attack", "broken_bow")


def zones(city: Gadranton, seat: int | None, voice: Voice) -> tuple[Zone, ...]:
    found = [_objectives(city, each, each == seat, voice) for each in range(city.seats)]
    found += [_hand(city, each, each == seat, voice) for each in range(city.seats)]
    found += [_pile(city, voice), _discards(city, voice), _rounds(city, voice)]
    if city.steps:
        found += [_turn_bar(city, voice)]
    return tuple(found)


# cards


def _objectives(city: Gadranton, owner: int, own: bool, voice: Voice) -> Zone:
    """Delivered cards lie face up; the others only to their owner, unless all lie open. GA-R04"""
    seen = own or bool(city.options[OPEN_OBJECTIVES]) or city.actor == OVER
    known = city.objectives[owner] if seen else city.delivered[owner]
    items = [_objective(city, owner, colour, voice) for colour in range(len(COLOURS)) if known >> colour & 1]
    hidden = bin(city.objectives[owner]).count("1") - len(items)
    items += [
        Item(id=f"objective{owner}-back{n}", back="objective", title=voice.say("unknown-objective"))
        for n in range(hidden)
    ]
    title = voice.say("objectives-own" if own else "objectives-of", seat=owner + 1)
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
        counts = {card: city.hand[owner * len(CARDS) + i] for i, card in enumerate(CARDS)}
        items = [_card(city, owner, card, n, voice) for card, n in counts.items() if n]
    else:
        n = city.hand_size[owner]
        items = [Item(id=f"hand{owner}-back", back="action", n=n, title=voice.say("n-cards", n=n))] if n else []
    title = voice.say("hand-own" if own else "hand-of", seat=owner + 1)
    return Zone(
        id=f"hand{owner}",
        kind="hand",
        owner=owner,
        title=title,
        items=tuple(items),
        limit=5,
        clauses=("GA-15", "GA-18"),
    )


def _card(city: Gadranton, owner: int, card: str, n: int, voice: Voice) -> Item:
    return Item(
        id=f"card{owner}-{card}",
        title=voice.say(f"word-{card}"),
        icon=card,
        lines=(voice.say(f"card-{card}"),),
        frame="action",
        n=n if n > 1 else None,
        off=_off(city, owner, card),
    )


def _off(city: Gadranton, owner: int, card: str) -> str:
    """The clause that keeps an own card from being played now, if that is plain."""
    if city.phase != phases.MAIN or owner != city.active:
        return ""
    if card == "broken_bow":
        return "GA-70"
    return "" if city.card_breaks(CARDS.index(card)) == FINE else "GA-71"


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
    items = (Item(id="round", title=title, n=city.round),)
    return Zone(id="rounds", kind="panel", title=voice.say("rounds"), items=items, clauses=("GA-10", "GA-R55"))


def _turn_bar(city: Gadranton, voice: Voice) -> Zone:
    """Steps, cards and attacks still to spend."""
    shared = city.mover == SPLIT
    left = max(city.thief_left(), city.guard_left()) if shared else city.thief_left()
    items = [
        Item(
            id="steps-left", title=voice.say("steps-left", mover=MOVERS[city.mover], n=left), steps=city.steps, at=left
        )
    ]
    if city.mover == MOVERS.index("both"):
        items.append(Item(id="guard-left", title=voice.say("guard-left", n=city.guard_left()), n=city.guard_left()))
    cards = 2 - city.cards_played(city.active)
    items.append(Item(id="cards-left", title=voice.say("cards-left", n=cards), n=cards))
    for who, made in (("thief", city.thief_attacks), ("guard", city.guard_attacks)):
        fights, arrows = 1 - (made & 1), 1 - (made >> 1 & 1)
        items.append(Item(id=f"attacks-{who}", title=voice.say("attacks-left", who=who, fights=fights, arrows=arrows)))
    return Zone(
        id="turn", kind="track", title=voice.say("turn-bar"), items=tuple(items), clauses=("GA-13", "GA-44", "GA-71")
    )


# seats


def panels(city: Gadranton, voice: Voice) -> tuple[SeatView, ...]:
    return tuple(_panel(city, seat, voice) for seat in range(city.seats))


def _panel(city: Gadranton, seat: int, voice: Voice) -> SeatView:
    thief = city.thief[seat]
    role = voice.say("no-thief") if thief == NONE else voice.say(f"word-{THIEVES[thief]}")
    home, all_of = bin(city.delivered[seat]).count("1"), bin(city.objectives[seat]).count("1")
    facts = [Item(id=f"home{seat}", icon="crown", title=voice.say("home-of", n=home, of=all_of), n=home)]
    facts += [_colour_fact(f"key{seat}", "key", colour, voice) for colour in _colours(city.keys[seat])]
    if city.worn[seat] != NONE:
        facts.append(_colour_fact(f"wears{seat}", "wears", city.worn[seat], voice))
    shown = city.worn_ever[seat] & ~city.delivered[seat]
    facts += [
        _colour_fact(f"ever{seat}", "ever-worn", colour, voice)
        for colour in _colours(shown)
        if colour != city.worn[seat]
    ]
    facts.append(
        Item(
            id=f"cards{seat}", icon="cards", title=voice.say("n-cards", n=city.hand_size[seat]), n=city.hand_size[seat]
        )
    )
    n = city.crowns_left[seat]
    facts.append(Item(id=f"crowns{seat}", icon="thief-crown", title=voice.say("thief-crowns", n=n), n=n))
    active = city.phase not in (phases.DRAWING_LOTS, phases.ENDED) and city.active == seat
    return SeatView(seat=seat, role=role, facts=tuple(facts), active=active)


def _colours(mask: int) -> list[int]:
    return [colour for colour in range(len(COLOURS)) if mask >> colour & 1]


def _colour_fact(id: str, kind: str, colour: int, voice: Voice) -> Item:
    title = voice.say(f"fact-{kind}", colour=voice.say(f"word-{COLOURS[colour]}"))
    return Item(
        id=f"{id}-{COLOURS[colour]}", icon="key" if kind == "key" else "crown", title=title, tone=COLOURS[colour]
    )
