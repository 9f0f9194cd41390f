"""Choices: for each legal action the ids a person chooses, what it is called and what it would do."""

from functools import cache
from typing import Final

from tavola.games.gadranton.arrows import ALL, carriers_from, distance, hits, towers_on, who
from tavola.games.gadranton.city import THE_THIEF
from tavola.games.gadranton.data import (
    CELLS,
    COLOURS,
    CROWN_CELLS,
    GUARDS,
    KEY_CELLS,
    SECRET_INSIDE,
    SECRET_OUTSIDE,
    SECRETS,
)
from tavola.games.gadranton.notation import ACTIONS
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.story import figure_id
from tavola.games.gadranton.tables import CROSS, DOT_OF, END_TURN, FIGHT, NEXT, NONE, REACH, SIDES, TAKE, TOWER_OF, WALK
from tavola.kernel.actions import Action
from tavola.kernel.scene import Choice, Preview, Walk
from tavola.kernel.state import FINE, OVER
from tavola.kernel.story import Voice

BEATS: Final = {"no": 15, "yes": 26}  # throws of 36 that win a fight, with and without the attacker's +2
CARRIED_BY: Final = {  # cards played as part of another action: its kind and the word that says so
    "plus_two_attack": ("fight", "yes"),
    "arrow_shot": ("shoot", "arrow_shot"),
    "master_key": ("reach", "master_key"),
    "secret_door": ("cross", ""),
}
OUTSIDE: Final = ("forest", "dot")  # where no guard goes, GA-38
PASSES: Final = ("no", "end_turn", "return")


def choices(city: Gadranton, voice: Voice) -> tuple[Choice, ...]:
    return tuple(_choice(city, act, ACTIONS.decode(act), voice) for act in city.legal())


def _choice(city: Gadranton, act: int, named: Action, voice: Voice) -> Choice:
    match named.kind:
        case "step":
            return _step(city, act, named, voice)
        case "fight":
            return _fight(city, act, named, voice)
        case "shoot":
            return _shot(city, act, named, voice)
        case "take_crown" | "reach":
            return _collect(city, act, named, voice)
        case "teleport" | "cross":
            return _journey(city, act, named, voice)
        case "accelerated_walk" | "hidden_thief" | "discard":
            return _card(city, act, named, voice)
        case "open_close_door" | "blocked_thief" | "sleeping_guard" | "thief_found" | "guard_awake":
            return _laid(city, act, named, voice)
        case "place_thief":
            dot = str(named.params["dot"])
            return Choice(act=act, ids=(dot,), label=voice.say("choose-place", cell=dot))
        case "choose_thief":
            name = str(named.params["name"])
            return Choice(act=act, ids=(name,), label=voice.say(f"word-{name}"))
    return _button(city, act, named.kind, voice)


# ids


def own_thief(city: Gadranton) -> str:
    return figure_id(city.active)


def card_id(seat: int, card: str) -> str:
    return f"card{seat}-{card}"


def figure_of(city: Gadranton, name: str) -> int:
    """`thief` or `G1` as a figure."""
    return city.active if name == "thief" else 4 + GUARDS.index(name)


def far_end(city: Gadranton, secret: str) -> str:
    """The other side of the wall, seen from the thief."""
    i = SECRETS.index(secret)
    return SECRET_OUTSIDE[i] if CELLS[city.cell[city.active]] == SECRET_INSIDE[i] else SECRET_INSIDE[i]


@cache
def uses_of(card: str, seat: int) -> tuple[int, ...]:
    """Every action by which a seat plays this card, none of them aimed at itself."""
    kind, name = CARRIED_BY.get(card, (card, ""))
    first = ACTIONS.first[kind]
    named = {use: ACTIONS.decode(use).params for use in range(first, first + ACTIONS.kinds[kind].size)}
    uses = [
        use for use, params in named.items() if seat not in params.values() and (not name or name in params.values())
    ]
    taking = [ACTIONS.encode("take_crown", pay=card)] if card == "master_key" else []
    return (*taking, *uses)


# walking


def _step(city: Gadranton, act: int, named: Action, voice: Voice) -> Choice:
    name, cell = str(named.params["figure"]), str(named.params["cell"])
    figure = figure_of(city, name)
    return Choice(
        act=act,
        ids=(figure_id(figure), cell),
        label=voice.say("choose-step", figure=name, cell=cell),
        tone="" if name == "thief" else "borrow",
        walk=Walk(left=city.left(figure), pause=_pauses(city, act, figure), avoid=() if name == "thief" else OUTSIDE),
        preview=_outlook(city, figure, CELLS.index(cell), voice),
    )


def _pauses(city: Gadranton, act: int, figure: int) -> tuple[str, ...]:
    """Why a walk should stop after this step: there is something else to choose."""
    after = city.clone()
    after.apply(act)
    fresh = [] if after.actor == OVER else [each for each in after.legal() if each >= TAKE and not city.permits(each)]
    found = ["passing"] if after.passing != NONE else []
    if figure == city.active and DOT_OF[after.cell[figure]] != NONE:
        found.append("dot")
    if any(TAKE <= each < CROSS or REACH <= each < FIGHT for each in fresh):
        found.append("crown")
    if any(FIGHT <= each < WALK for each in fresh):
        found.append("attack")
    return tuple(found)


def _outlook(city: Gadranton, figure: int, cell: int, voice: Voice) -> Preview | None:
    """Which towers see a carrier there, and whom an archer sees from a tower."""
    carries = figure == city.active and city.worn[figure] != NONE and not city.hidden[figure]
    lines = towers_on(city, cell, voice) if carries else ()
    if TOWER_OF[cell] != NONE:
        lines += carriers_from(city, cell, voice)
    return Preview(lines=lines) if lines else None


def _journey(city: Gadranton, act: int, named: Action, voice: Voice) -> Choice:
    """From dot to dot, or through a secret door with its card."""
    if named.kind == "teleport":
        dot = str(named.params["dot"])
        return Choice(act=act, ids=(own_thief(city), dot), label=voice.say("choose-teleport", cell=dot))
    far = far_end(city, str(named.params["secret"]))
    return Choice(act=act, ids=(own_thief(city), far), label=voice.say("choose-cross", cell=far), tone="card")


def _collect(city: Gadranton, act: int, named: Action, voice: Voice) -> Choice:
    cell = str(named.params.get("cell", CELLS[city.cell[city.active]]))
    pay = str(named.params["pay"])
    places = KEY_CELLS if cell in KEY_CELLS else CROWN_CELLS
    colour = voice.say(f"word-{COLOURS[places.index(cell)]}")
    label = voice.say("choose-reach" if named.kind == "reach" else "choose-take", cell=cell, colour=colour, pay=pay)
    return Choice(act=act, ids=(own_thief(city), cell), menu=voice.say(f"menu-pay-{pay}"), label=label)


# attacks


def _fight(city: Gadranton, act: int, named: Action, voice: Voice) -> Choice:
    """A fight with +2 shares its ids with the plain one, so a menu tells them apart."""
    plus = str(named.params["plus_two"])
    menu = voice.say("menu-fight-plus" if plus == "yes" else "menu-fight")
    return _attack(city, act, named, menu, BEATS[plus], (), voice)


def _shot(city: Gadranton, act: int, named: Action, voice: Voice) -> Choice:
    here = city.cell[figure_of(city, str(named.params["attacker"]))]
    there = city.cell[int(named.params["target"])]
    menu = voice.say("menu-arrow" if named.params["by"] == "arrow_shot" else "menu-tower")
    needs = (voice.say("needs", n=distance(here, there)),)
    return _attack(city, act, named, menu, hits(city, here, there), needs, voice)


def _attack(
    city: Gadranton, act: int, named: Action, menu: str, wins: int, lines: tuple[str, ...], voice: Voice
) -> Choice:
    name, target = str(named.params["attacker"]), int(named.params["target"])
    odds = {voice.say("odds-hit"): wins, voice.say("odds-miss"): ALL - wins}
    rival = who(city, target, voice)
    return Choice(
        act=act,
        ids=(figure_id(figure_of(city, name)), figure_id(target)),
        menu=menu,
        label=voice.say(f"choose-{named.kind}", figure=name, target=rival, chance=f"{wins}/{ALL}"),
        tone="capture",
        confirm="press",
        preview=Preview(capture=figure_id(target), odds={name: n for name, n in odds.items() if n}, lines=lines),
    )


# cards


def _card(city: Gadranton, act: int, named: Action, voice: Voice) -> Choice:
    """A card that is laid on nothing."""
    if named.kind == "discard":
        card = str(named.params["card"])
        label = voice.say("choose-discard", card=voice.say(f"word-{card}"))
        return Choice(act=act, ids=(card_id(city.active, card),), label=label)
    ids = (card_id(city.active, named.kind),)
    if named.kind == "hidden_thief":
        return Choice(act=act, ids=ids, label=voice.say("choose-hide"), tone="card")
    figure = str(named.params["figure"])
    label = voice.say("choose-walk", figure=figure)
    return Choice(act=act, ids=ids, menu=voice.say(f"menu-{figure}"), label=label, tone="card")


def _laid(city: Gadranton, act: int, named: Action, voice: Voice) -> Choice:
    """A card laid on a gate, a rival or a guard."""
    (on,) = named.params.values()
    if isinstance(on, int):
        place, name = figure_id(on), who(city, on, voice)
    else:
        place, name = figure_id(4 + GUARDS.index(on)) if on in GUARDS else on, on
    label = voice.say("choose-lay", card=voice.say(f"word-{named.kind}"), on=name)
    return Choice(act=act, ids=(card_id(city.active, named.kind), place), label=label, tone="card")


# buttons


def _button(city: Gadranton, act: int, kind: str, voice: Voice) -> Choice:
    warnings = _warnings(city, voice) if act == END_TURN else ()
    return Choice(
        act=act,
        ids=(kind,),
        label=voice.say(f"choose-{kind}"),
        tone="pass" if kind in PASSES else "card",
        confirm="press" if warnings else "",
        preview=Preview(lines=warnings) if warnings else None,
    )


def _way_home(city: Gadranton, thief: int, steps: int) -> bool:
    """Can the thief walk to a dot with so many steps, past guards and shut gates?"""
    ring = {city.cell[thief]}
    for _ in range(steps):
        beside = {to for cell in ring for to in NEXT[cell * SIDES : cell * SIDES + SIDES] if to != NONE}
        ring = {to for to in beside if city.may_be_on(thief, to) == FINE}
        if any(DOT_OF[cell] != NONE for cell in ring):
            return True
    return False


def _warnings(city: Gadranton, voice: Voice) -> tuple[str, ...]:
    """What a player may have overlooked before the turn ends."""
    found = []
    if any(TAKE <= act < CROSS or REACH + 24 <= act < FIGHT for act in city.legal()):
        found.append(voice.say("warn-crown"))
    thief = city.active
    walks = city.blocked[thief] == NONE and city.worn[thief] != NONE
    if walks and city.finished_breaks(THE_THIEF) == FINE and _way_home(city, thief, city.thief_left()):
        found.append(voice.say("warn-home"))
    return tuple(found)
