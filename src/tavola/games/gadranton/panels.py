"""What lies beside the city: cards, piles, the turn bar, and a panel for each seat."""

from tavola.games.gadranton import agenda
from tavola.games.gadranton.arrows import carriers_from, guards_near, towers_on
from tavola.games.gadranton.asking import asked
from tavola.games.gadranton.data import CARDS, COLOURS, HAND_LIMIT, LETTERS, MOVERS
from tavola.games.gadranton.figures import guard_left, half, halved, thief_left
from tavola.games.gadranton.hands import cards_played
from tavola.games.gadranton.names import card_id, thief_in
from tavola.games.gadranton.options import OPEN_OBJECTIVES, ROUND_LIMIT
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.tables import NONE
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Item, SeatView, Zone, ZoneKind
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice

Bar = tuple[str, str, int | None, int | None]  # id, title, steps, and how many are left


def zones(t: Gadranton, voice: Voice) -> tuple[Zone, ...]:
    """As everybody sees them: a zone of objectives and a hand for each seat come first."""
    found = [_objectives(t, each, False, voice) for each in range(t.seats)]
    found += [_hand(t, each, False, voice) for each in range(t.seats)]
    found += [_pile(sum(t.pile), voice), _discards(tuple(t.discards), voice)]
    found.append(_rounds(t.round, t.options[ROUND_LIMIT], voice))
    spends = t.steps or t.asks == agenda.BEFORE_ROLL or t.attacker != NONE
    return (*found, _turn_bar(t, voice)) if spends else tuple(found)


def own_zones(t: Gadranton, seat: int, common: tuple[Zone, ...], voice: Voice) -> tuple[Zone, ...]:
    """With the seat's own cards, and the danger it is in."""
    found = [*common, *_danger(t, seat, voice)]
    found[seat] = _objectives(t, seat, True, voice)
    found[t.seats + seat] = _hand(t, seat, True, voice)
    return tuple(found)


# cards


def _objectives(t: Gadranton, owner: int, own: bool, voice: Voice) -> Zone:
    """Delivered cards lie face up; the others only to their owner, unless all lie open. GA-R04"""
    every, delivered = t.objectives[owner], t.delivered[owner]
    seen = own or bool(t.options[OPEN_OBJECTIVES]) or t.actor == OVER
    known, hidden = (every, 0) if seen else (delivered, bits_in(every & ~delivered))
    return _cards_of(owner, own, t.thief[owner], known, hidden, delivered, t.worn[owner], t.keys[owner], voice)


@drawn
def _cards_of(
    owner: int, own: bool, thief: int, known: int, hidden: int, delivered: int, worn: int, keys: int, voice: Voice
) -> Zone:
    """Objectives: known ones by their colours, and how many are hidden."""
    items = [
        _objective(owner, colour, _how(colour, delivered, worn, keys), voice)
        for colour in range(len(COLOURS))
        if known >> colour & 1
    ]
    items += [
        Item(id=f"objective{owner}-back{n}", back="objective", title=voice.say("unknown-objective"))
        for n in range(hidden)
    ]
    title = voice.say("objectives-own") if own else voice.say("objectives-of", who=thief_in(voice, thief, owner))
    kind: ZoneKind = "hand" if own else "holder"
    return Zone(id=f"objectives{owner}", kind=kind, owner=owner, title=title, items=tuple(items), clauses=("GA-16",))


def _how(colour: int, delivered: int, worn: int, keys: int) -> str:
    if delivered >> colour & 1:
        return "home"
    if worn == colour:
        return "worn"
    return "key" if keys >> colour & 1 else "open"


def _objective(owner: int, colour: int, how: str, voice: Voice) -> Item:
    name = COLOURS[colour]
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
    if not own and t.actor != OVER:
        return _closed_hand(owner, t.thief[owner], t.hand_size[owner], voice)
    asking, held = asked(t), t.hand[owner * len(CARDS) : (owner + 1) * len(CARDS)]
    cards = [
        (card, n, asking.off(t, owner, card), _aims(t, owner, card, voice))
        for card, n in zip(CARDS, held, strict=True)
        if n
    ]
    return _open_hand(owner, own, t.thief[owner], tuple(cards), voice)


@drawn
def _closed_hand(owner: int, thief: int, n: int, voice: Voice) -> Zone:
    items = (Item(id=f"hand{owner}-back", back="action", n=n, title=voice.say("n-cards", n=n)),) if n else ()
    return _hand_zone(owner, voice.say("hand-of", who=thief_in(voice, thief, owner)), items)


@drawn
def _open_hand(
    owner: int, own: bool, thief: int, cards: tuple[tuple[str, int, str, tuple[str, ...]], ...], voice: Voice
) -> Zone:
    title = voice.say("hand-own") if own else voice.say("hand-of", who=thief_in(voice, thief, owner))
    return _hand_zone(owner, title, tuple(_card(owner, *card, voice) for card in cards))


def _hand_zone(owner: int, title: str, items: tuple[Item, ...]) -> Zone:
    clauses = ("GA-15", "GA-18")
    return Zone(
        id=f"hand{owner}", kind="hand", owner=owner, title=title, items=items, limit=HAND_LIMIT, clauses=clauses
    )


def _aims(t: Gadranton, owner: int, card: str, voice: Voice) -> tuple[str, ...]:
    return carriers_from(t, t.cell[owner], voice) if card == "arrow_shot" and t.active == owner else ()


def _card(owner: int, card: str, n: int, off: str, aims: tuple[str, ...], voice: Voice) -> Item:
    return Item(
        id=card_id(owner, card),
        title=voice.say(f"word-{card}"),
        icon=card,
        lines=(voice.say(f"card-{card}"), *aims),
        frame="action",
        n=n if n > 1 else None,
        off=off,
    )


@drawn
def _pile(n: int, voice: Voice) -> Zone:
    item = Item(id="pile-top", back="action", n=n, title=voice.say("n-cards", n=n))
    return Zone(id="pile", kind="pile", title=voice.say("pile"), items=(item,) if n else ())


@drawn
def _discards(discards: tuple[int, ...], voice: Voice) -> Zone:
    items = [
        Item(id=f"discard-{card}", icon=card, title=voice.say(f"word-{card}"), frame="action", n=n)
        for card, n in zip(CARDS, discards, strict=True)
        if n
    ]
    return Zone(id="discards", kind="discard", title=voice.say("discards"), items=tuple(items))


# the turn


@drawn
def _rounds(round: int, limit: int, voice: Voice) -> Zone:
    title = voice.say("round-of", n=round, limit=limit) if limit else voice.say("round", n=round)
    items = (Item(id="round", title=title),)
    return Zone(id="rounds", kind="panel", title=voice.say("rounds"), items=items, clauses=("GA-10", "GA-R55"))


def _turn_bar(t: Gadranton, voice: Voice) -> Zone:
    """Steps, cards and attacks still to spend."""
    bars = _steps(t, voice) if t.steps else _steps_to_come(t, voice)
    attacks = (int(t.thief_attacks), int(t.guard_attacks) if t.steps and MOVERS[t.mover] != "thief" else NONE)
    return _bar(tuple(bars), int(2 - cards_played(t, t.active)), attacks, voice)


@drawn
def _bar(bars: tuple[Bar, ...], cards: int, attacks: tuple[int, int], voice: Voice) -> Zone:
    items = [Item(id=id, title=title, steps=steps, at=at) for id, title, steps, at in bars]
    items.append(Item(id="cards-left", icon="cards", title=voice.say("cards-left", n=cards)))
    items.append(_attacks_left("thief", attacks[0], voice))
    if attacks[1] != NONE:
        items.append(_attacks_left("guard", attacks[1], voice))
    clauses = ("GA-13", "GA-44", "GA-71")
    return Zone(id="turn", kind="track", title=voice.say("turn-bar"), items=tuple(items), clauses=clauses)


def _steps(t: Gadranton, voice: Voice) -> list[Bar]:
    """The thief's steps and the guard's; under Split those that both share, unless each has his half. GA-R13"""
    mover, each = MOVERS[t.mover], half(t) if halved(t) else t.steps
    left, guards = thief_left(t), guard_left(t)
    if mover == "split" and not halved(t):
        left, most = max(left, guards), each + t.thief_bonus + t.guard_bonus
        return [("steps-left", voice.say("steps-left", mover=mover, n=left), most, left)]
    bars: list[Bar] = [("steps-left", voice.say("steps-left", mover="thief", n=left), each + t.thief_bonus, left)]
    if mover != "thief":
        bars.append(("guard-left", voice.say("guard-left", n=guards), each + t.guard_bonus, guards))
    return bars


def _steps_to_come(t: Gadranton, voice: Voice) -> list[Bar]:
    """Before the roll: what Accelerated Walk will add. GA-R79"""
    if not t.thief_bonus and not t.guard_bonus:
        return []
    title = voice.say("steps-to-come", figure="thief" if t.thief_bonus else "guard")
    return [("steps-left", title, None, None)]


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
    return [_dangers(lines, voice)] if lines else []


@drawn
def _dangers(lines: tuple[str, ...], voice: Voice) -> Zone:
    items = tuple(Item(id=f"danger{n}", icon="danger", title=line) for n, line in enumerate(lines))
    clauses = ("GA-41", "GA-45", "GA-53", "GA-59")
    return Zone(id="danger", kind="panel", title=voice.say("danger"), items=items, clauses=clauses)


# seats


def panels(t: Gadranton, voice: Voice) -> tuple[SeatView, ...]:
    """What is home, worn and known of each thief's crowns, his keys, and what else all may count."""
    acting = t.active if t.asks not in (agenda.FIRST, agenda.OVER) else NONE
    objectives, delivered, ever = list(t.objectives), list(t.delivered), list(t.worn_ever)
    thieves, worn, keys, without = list(t.thief), list(t.worn), list(t.keys), list(t.no_card)
    cards, crowns, since = list(t.hand_size), list(t.crowns_left), list(t.since_home)
    return tuple(
        [
            _panel(
                seat,
                acting == seat,
                thieves[seat],
                (bits_in(delivered[seat]), bits_in(objectives[seat])),
                (worn[seat], ever[seat] & ~delivered[seat], without[seat], keys[seat]),
                (cards[seat], crowns[seat], since[seat]),
                voice,
            )
            for seat in range(t.seats)
        ]
    )


@drawn
def _panel(
    seat: int,
    active: bool,
    thief: int,
    home: tuple[int, int],
    known: tuple[int, int, int, int],
    counts: tuple[int, int, int],
    voice: Voice,
) -> SeatView:
    facts = (*_crown_facts(seat, home, known, voice), *_counts(seat, *counts, voice))
    role = voice.say("no-thief") if thief == NONE else thief_in(voice, thief, seat)
    return SeatView(seat=seat, role=role, facts=facts, active=active)


def _crown_facts(seat: int, home: tuple[int, int], known: tuple[int, int, int, int], voice: Voice) -> list[Item]:
    """Crowns home of all; the one worn, those shown before, colours without a card, keys."""
    worn, shown, without, keys = known
    facts = [Item(id=f"home{seat}", icon="crown", title=voice.say("home-of", n=home[0], of=home[1]), n=home[0])]
    if worn != NONE:
        facts.append(_colour_fact(f"wears{seat}", "wears", worn, voice))
    facts += [_colour_fact(f"ever{seat}", "ever-worn", colour, voice) for colour in _colours(shown) if colour != worn]
    facts += [_colour_fact(f"none{seat}", "no-card", colour, voice) for colour in _colours(without)]
    return facts + [_colour_fact(f"key{seat}", "key", colour, voice) for colour in _colours(keys)]


def _counts(seat: int, cards: int, crowns: int, turns: int, voice: Voice) -> tuple[Item, ...]:
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
