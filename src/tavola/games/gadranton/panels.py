"""What lies beside the city: cards, piles, the turn bar, and a panel for each seat."""

from tavola.games.gadranton import agenda
from tavola.games.gadranton.arrows import carriers_from, guards_near, towers_on
from tavola.games.gadranton.asking import asked
from tavola.games.gadranton.data import CARDS, COLOURS, HAND_LIMIT, LETTERS, MOVERS
from tavola.games.gadranton.figures import guard_left, half, halved, thief_left
from tavola.games.gadranton.hands import cards_played
from tavola.games.gadranton.names import card_id, who
from tavola.games.gadranton.options import OPEN_OBJECTIVES, ROUND_LIMIT
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.tables import NONE
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.scene import Item, SeatView, Zone, ZoneKind
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice


def zones(t: Gadranton, seat: int | None, voice: Voice) -> tuple[Zone, ...]:
    found = [_objectives(t, each, each == seat, voice) for each in range(t.seats)]
    found += [_hand(t, each, each == seat, voice) for each in range(t.seats)]
    found += [_pile(t, voice), _discards(t, voice), _rounds(t, voice)]
    if t.steps or t.asks == agenda.BEFORE_ROLL or t.attacker != NONE:
        found.append(_turn_bar(t, voice))
    if seat is not None:
        found += _danger(t, seat, voice)
    return tuple(found)


# cards


def _objectives(t: Gadranton, owner: int, own: bool, voice: Voice) -> Zone:
    """Delivered cards lie face up; the others only to their owner, unless all lie open. GA-R04"""
    seen = own or bool(t.options[OPEN_OBJECTIVES]) or t.actor == OVER
    known = t.objectives[owner] if seen else t.delivered[owner]
    items = [_objective(t, owner, colour, voice) for colour in range(len(COLOURS)) if known >> colour & 1]
    hidden = bits_in(t.objectives[owner]) - len(items)
    items += [
        Item(id=f"objective{owner}-back{n}", back="objective", title=voice.say("unknown-objective"))
        for n in range(hidden)
    ]
    title = voice.say("objectives-own") if own else voice.say("objectives-of", who=who(t, owner, voice))
    kind: ZoneKind = "hand" if own else "holder"
    return Zone(id=f"objectives{owner}", kind=kind, owner=owner, title=title, items=tuple(items), clauses=("GA-16",))


def _objective(t: Gadranton, owner: int, colour: int, voice: Voice) -> Item:
    name = COLOURS[colour]
    if t.delivered[owner] >> colour & 1:
        how = "home"
    elif t.worn[owner] == colour:
        how = "worn"
    else:
        how = "key" if t.keys[owner] >> colour & 1 else "open"
    return Item(
        id=f"objective{owner}-{name}",
        icon="crown",
        title=voice.say(f"word-{name}"),
        corners=(LETTERS[colour],),
        lines=(voice.say(f"objective-{how}"),),
        frame=f"objective-{name}",
        tone=how,
    )


def _hand(t: Gadranton, owner: int, own: bool, voice: Voice) -> Zone:
    if own or t.actor == OVER:
        held = t.hand[owner * len(CARDS) : (owner + 1) * len(CARDS)]
        items = [_card(t, owner, card, n, voice) for card, n in zip(CARDS, held, strict=True) if n]
    else:
        n = t.hand_size[owner]
        items = [Item(id=f"hand{owner}-back", back="action", n=n, title=voice.say("n-cards", n=n))] if n else []
    title = voice.say("hand-own") if own else voice.say("hand-of", who=who(t, owner, voice))
    return Zone(
        id=f"hand{owner}",
        kind="hand",
        owner=owner,
        title=title,
        items=tuple(items),
        limit=HAND_LIMIT,
        clauses=("GA-15", "GA-18"),
    )


def _card(t: Gadranton, owner: int, card: str, n: int, voice: Voice) -> Item:
    aims = carriers_from(t, t.cell[owner], voice) if card == "arrow_shot" and t.active == owner else ()
    return Item(
        id=card_id(owner, card),
        title=voice.say(f"word-{card}"),
        icon=card,
        lines=(voice.say(f"card-{card}"), *aims),
        frame="action",
        n=n if n > 1 else None,
        off=asked(t).off(t, owner, card),
    )


def _pile(t: Gadranton, voice: Voice) -> Zone:
    n = sum(t.pile)
    item = Item(id="pile-top", back="action", n=n, title=voice.say("n-cards", n=n))
    return Zone(id="pile", kind="pile", title=voice.say("pile"), items=(item,) if n else ())


def _discards(t: Gadranton, voice: Voice) -> Zone:
    items = [
        Item(id=f"discard-{card}", icon=card, title=voice.say(f"word-{card}"), frame="action", n=t.discards[i])
        for i, card in enumerate(CARDS)
        if t.discards[i]
    ]
    return Zone(id="discards", kind="discard", title=voice.say("discards"), items=tuple(items))


# the turn


def _rounds(t: Gadranton, voice: Voice) -> Zone:
    limit = t.options[ROUND_LIMIT]
    title = voice.say("round-of", n=t.round, limit=limit) if limit else voice.say("round", n=t.round)
    items = (Item(id="round", title=title),)
    return Zone(id="rounds", kind="panel", title=voice.say("rounds"), items=items, clauses=("GA-10", "GA-R55"))


def _turn_bar(t: Gadranton, voice: Voice) -> Zone:
    """Steps, cards and attacks still to spend."""
    cards = 2 - cards_played(t, t.active)
    items = _steps(t, voice) if t.steps else _steps_to_come(t, voice)
    items.append(Item(id="cards-left", icon="cards", title=voice.say("cards-left", n=cards)))
    items.append(_attacks_left("thief", t.thief_attacks, voice))
    if t.steps and MOVERS[t.mover] != "thief":
        items.append(_attacks_left("guard", t.guard_attacks, voice))
    clauses = ("GA-13", "GA-44", "GA-71")
    return Zone(id="turn", kind="track", title=voice.say("turn-bar"), items=tuple(items), clauses=clauses)


def _steps(t: Gadranton, voice: Voice) -> list[Item]:
    """The thief's steps and the guard's; under Split those that both share, unless each has his half. GA-R13"""
    mover, each = MOVERS[t.mover], half(t) if halved(t) else t.steps
    left, guards = thief_left(t), guard_left(t)
    if mover == "split" and not halved(t):
        left, most = max(left, guards), each + t.thief_bonus + t.guard_bonus
        return [Item(id="steps-left", title=voice.say("steps-left", mover=mover, n=left), steps=most, at=left)]
    title = voice.say("steps-left", mover="thief", n=left)
    items = [Item(id="steps-left", title=title, steps=each + t.thief_bonus, at=left)]
    if mover != "thief":
        title = voice.say("guard-left", n=guards)
        items.append(Item(id="guard-left", title=title, steps=each + t.guard_bonus, at=guards))
    return items


def _steps_to_come(t: Gadranton, voice: Voice) -> list[Item]:
    """Before the roll: what Accelerated Walk will add. GA-R79"""
    if not t.thief_bonus and not t.guard_bonus:
        return []
    return [Item(id="steps-left", title=voice.say("steps-to-come", figure="thief" if t.thief_bonus else "guard"))]


def _attacks_left(who: str, made: int, voice: Voice) -> Item:
    fights, arrows = 1 - (made & 1), 1 - (made >> 1 & 1)
    return Item(
        id=f"attacks-{who}", icon="attacks", title=voice.say("attacks-left", who=who, fights=fights, arrows=arrows)
    )


def _danger(t: Gadranton, seat: int, voice: Voice) -> list[Zone]:
    """For a carrier: the towers that see him and the guards that may come. GA-41, GA-53"""
    if t.worn[seat] == NONE or (t.hidden & BIT[seat]):
        return []
    lines = towers_on(t, t.cell[seat], voice) + guards_near(t, t.cell[seat], voice)
    items = tuple(Item(id=f"danger{n}", icon="danger", title=line) for n, line in enumerate(lines))
    clauses = ("GA-41", "GA-45", "GA-53", "GA-59")
    return [Zone(id="danger", kind="panel", title=voice.say("danger"), items=items, clauses=clauses)] if items else []


# seats


def panels(t: Gadranton, voice: Voice) -> tuple[SeatView, ...]:
    return tuple(_panel(t, seat, voice) for seat in range(t.seats))


def _panel(t: Gadranton, seat: int, voice: Voice) -> SeatView:
    facts = [*_crown_facts(t, seat, voice), *_counts(t, seat, voice)]
    active = t.asks not in (agenda.FIRST, agenda.OVER) and t.active == seat
    role = voice.say("no-thief") if t.thief[seat] == NONE else who(t, seat, voice)
    return SeatView(seat=seat, role=role, facts=tuple(facts), active=active)


def _crown_facts(t: Gadranton, seat: int, voice: Voice) -> list[Item]:
    """What is home, worn and known of a thief's crowns, and his keys."""
    home, all_of = bits_in(t.delivered[seat]), bits_in(t.objectives[seat])
    facts = [Item(id=f"home{seat}", icon="crown", title=voice.say("home-of", n=home, of=all_of), n=home)]
    worn, shown = t.worn[seat], t.worn_ever[seat] & ~t.delivered[seat]
    if worn != NONE:
        facts.append(_colour_fact(f"wears{seat}", "wears", worn, voice))
    facts += [_colour_fact(f"ever{seat}", "ever-worn", colour, voice) for colour in _colours(shown) if colour != worn]
    facts += [_colour_fact(f"none{seat}", "no-card", colour, voice) for colour in _colours(t.no_card[seat])]
    return facts + [_colour_fact(f"key{seat}", "key", colour, voice) for colour in _colours(t.keys[seat])]


def _counts(t: Gadranton, seat: int, voice: Voice) -> tuple[Item, ...]:
    cards, crowns, turns = t.hand_size[seat], t.crowns_left[seat], t.since_home[seat]
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
