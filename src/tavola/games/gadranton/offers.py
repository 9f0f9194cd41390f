"""Choices: for each legal action the ids a person chooses, and what it is called."""

from collections.abc import Sequence
from typing import Any, Final

from tavola.games.gadranton import city as phases
from tavola.games.gadranton import notation, tables
from tavola.games.gadranton.data import (
    CARDS,
    CELLS,
    COLOURS,
    CROWN_CELLS,
    DOTS,
    GUARDS,
    KEY_CELLS,
    SECRET_INSIDE,
    SECRET_OUTSIDE,
    SECRETS,
    THIEVES,
)
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.tables import ARCHERY_TARGETS, NONE, RANGE
from tavola.kernel.actions import Action
from tavola.kernel.scene import Choice, Preview, Walk
from tavola.kernel.story import Voice

OPEN_ANSWERS: Final = ("plus_two", "broken_bow", "no", "wear", "return", "end_turn")
GUARD_IDS: Final = ("guard1", "guard2", "guard3", "guard4")
THIEF_IDS: Final = ("T0", "T1", "T2", "T3")
LAID: Final = ("open_close_door", "blocked_thief", "sleeping_guard", "thief_found", "guard_awake")


def choices(city: Gadranton, voice: Voice) -> tuple[Choice, ...]:
    return tuple(_choice(city, act, notation.ACTIONS.decode(act), voice) for act in city.legal())


def _choice(city: Gadranton, act: int, named: Action, voice: Voice) -> Choice:
    params = named.params
    match named.kind:
        case "step":
            return _step(city, act, params, voice)
        case "fight" | "shoot":
            return _attack(city, act, named, voice)
        case "take_crown" | "reach":
            return _collect(city, act, named, voice)
        case "accelerated_walk":
            who = voice.say(f"menu-{params['figure']}")
            label = voice.say("choose-walk", figure=str(params["figure"]))
            return Choice(act=act, ids=(_card_id(city, named.kind),), menu=who, label=label, tone="card")
        case "hidden_thief":
            return Choice(act=act, ids=(_card_id(city, named.kind),), label=voice.say("choose-hide"), tone="card")
        case "discard":
            label = voice.say("choose-discard", card=voice.say(f"word-{params['card']}"))
            return Choice(act=act, ids=(_card_id(city, str(params["card"])),), label=label)
    return _plain(city, act, named, voice)


def _plain(city: Gadranton, act: int, named: Action, voice: Voice) -> Choice:
    params = named.params
    match named.kind:
        case "place_thief":
            dot = str(params["dot"])
            return Choice(act=act, ids=(dot,), label=voice.say("choose-place", cell=dot))
        case "choose_thief":
            name = str(params["name"])
            return Choice(act=act, ids=(name,), label=voice.say(f"word-{name}"))
        case "teleport":
            dot = str(params["dot"])
            return Choice(act=act, ids=(_own(city), dot), label=voice.say("choose-teleport", cell=dot))
        case "cross":
            far = _far_end(city, str(params["secret"]))
            label = voice.say("choose-cross", cell=far)
            return Choice(act=act, ids=(_own(city), far), label=label, tone="card")
        case kind if kind in LAID:
            return _laid(city, act, named, voice)
    passes = named.kind in ("no", "end_turn", "return")
    label = voice.say(f"choose-{named.kind}")
    return Choice(act=act, ids=(named.kind,), label=label, tone="pass" if passes else "card")


def _own(city: Gadranton) -> str:
    return f"T{city.active}"


def _card_id(city: Gadranton, card: str) -> str:
    return f"card{city.active}-{card}"


def _figure_id(city: Gadranton, figure: str) -> str:
    return _own(city) if figure == "thief" else GUARD_IDS[GUARDS.index(figure)]


def _far_end(city: Gadranton, secret: str) -> str:
    i = SECRETS.index(secret)
    return SECRET_OUTSIDE[i] if CELLS[city.cell[city.active]] == SECRET_INSIDE[i] else SECRET_INSIDE[i]


def _step(city: Gadranton, act: int, params: dict[str, Any], voice: Voice) -> Choice:
    figure, cell = str(params["figure"]), str(params["cell"])
    left = city.thief_left() if figure == "thief" else city.guard_left()
    label = voice.say("choose-step", figure=figure, cell=cell)
    return Choice(
        act=act, ids=(_figure_id(city, figure), cell), label=label, walk=Walk(left=left, pause=("crown", "passing"))
    )


def _attack(city: Gadranton, act: int, named: Action, voice: Voice) -> Choice:
    """Both attacks end on the rival, so a menu tells them apart; the preview gives the odds."""
    figure, target = str(named.params["attacker"]), int(named.params["target"])
    ids = (_figure_id(city, figure), f"T{target}")
    if named.kind == "fight":
        plus = named.params["plus_two"] == "yes"
        hits = 26 if plus else 15
        menu = voice.say("menu-fight-plus" if plus else "menu-fight")
        lines: tuple[str, ...] = ()
    else:
        attacker = city.active if figure == "thief" else 4 + GUARDS.index(figure)
        distance = RANGE[city.cell[attacker] * tables.CELLS + city.cell[target]]
        hits = city.options[ARCHERY_TARGETS] * (7 - distance)
        menu = voice.say("menu-arrow" if named.params["by"] == "arrow_shot" else "menu-tower")
        lines = (voice.say("needs", n=distance),)
    label = voice.say(f"choose-{named.kind}", figure=figure, target=target + 1, chance=f"{hits}/36")
    preview = Preview(odds={"hit": hits, "of": 36}, lines=lines)
    return Choice(act=act, ids=ids, menu=menu, label=label, tone="capture", confirm="press", preview=preview)


def _collect(city: Gadranton, act: int, named: Action, voice: Voice) -> Choice:
    cell = str(named.params.get("cell", CELLS[city.cell[city.active]]))
    pay = str(named.params["pay"])
    places = KEY_CELLS if cell in KEY_CELLS else CROWN_CELLS
    colour = voice.say(f"word-{COLOURS[places.index(cell)]}")
    label = voice.say(f"choose-{'reach' if named.kind == 'reach' else 'take'}", cell=cell, colour=colour, pay=pay)
    return Choice(act=act, ids=(_own(city), cell), menu=voice.say(f"menu-pay-{pay}"), label=label)


def _laid(city: Gadranton, act: int, named: Action, voice: Voice) -> Choice:
    """A card laid on a gate, a rival or a guard."""
    ((_, on),) = named.params.items()
    place = f"T{on}" if isinstance(on, int) else GUARD_IDS[GUARDS.index(on)] if on in GUARDS else on
    name = str(on + 1) if isinstance(on, int) else on
    label = voice.say(
        "choose-lay", card=voice.say(f"word-{named.kind}"), on=name, kind="seat" if isinstance(on, int) else "place"
    )
    return Choice(act=act, ids=(_card_id(city, named.kind), str(place)), label=label, tone="card")


# clicks


def meant(city: Gadranton, seat: int, ids: Sequence[str]) -> int | None:
    """The action meant by these ids, legal or not."""
    match tuple(ids):
        case [word] if word in OPEN_ANSWERS:
            return notation.ACTIONS.encode(word)
        case [word] if city.phase == phases.PLACING and word in DOTS:
            return notation.ACTIONS.encode("place_thief", dot=word)
        case [word] if city.phase == phases.CHOOSING_THIEF and word in THIEVES:
            return notation.ACTIONS.encode("choose_thief", name=word)
        case [word] if word.startswith(f"card{seat}-"):
            return _card_meant(city, word.removeprefix(f"card{seat}-"))
        case [card, on] if card.startswith(f"card{seat}-"):
            return _laid_meant(city, card.removeprefix(f"card{seat}-"), on)
        case [figure, to] if figure == f"T{seat}":
            return _figure_meant(city, seat, "thief", to)
        case [figure, to] if figure in GUARD_IDS:
            return _figure_meant(city, seat, GUARDS[GUARD_IDS.index(figure)], to)
    return None


def _card_meant(city: Gadranton, card: str) -> int | None:
    if city.phase == phases.DISCARDING and card in CARDS:
        return notation.ACTIONS.encode("discard", card=card)
    if card == "accelerated_walk":
        thief, guard = (notation.ACTIONS.encode(card, figure=who) for who in ("thief", "guard"))
        return guard if thief not in city.legal() and guard in city.legal() else thief
    return notation.ACTIONS.encode(card) if card == "hidden_thief" else None


def _laid_meant(city: Gadranton, card: str, on: str) -> int | None:
    """The card's own kind of place, or the gate a figure stands on."""
    if card not in LAID:
        return None
    ((param, names),) = notation.ACTIONS.kinds[card].params.items()
    value: str | int = int(on[1:]) if on in THIEF_IDS else GUARDS[GUARD_IDS.index(on)] if on in GUARD_IDS else on
    return notation.ACTIONS.encode(card, **{param: value}) if value in names else None


def _figure_meant(city: Gadranton, seat: int, figure: str, to: str) -> int | None:
    """A rival is attacked, a cell entered; a legal action on the same ids is meant before an illegal one."""
    offered = {act: notation.ACTIONS.decode(act) for act in city.legal()} if city.actor == seat else {}
    if to in THIEF_IDS:
        return _attack_meant(offered, figure, int(to[1:]))
    if to not in CELLS:
        return None
    for act, named in offered.items():
        if (
            named.kind in ("take_crown", "reach", "teleport", "cross")
            and figure == "thief"
            and _goal(city, named) == to
        ):
            return act
    return notation.ACTIONS.encode("step", figure=figure, cell=to)


def _attack_meant(offered: dict[int, Action], figure: str, target: int) -> int:
    for act, named in offered.items():
        if named.kind in ("fight", "shoot") and named.params["attacker"] == figure and named.params["target"] == target:
            return act
    return notation.ACTIONS.encode("fight", attacker=figure, target=target, plus_two="no")


def _goal(city: Gadranton, named: Action) -> str:
    """The cell an action of the thief ends on, or is about."""
    if named.kind == "cross":
        return _far_end(city, str(named.params["secret"]))
    here = CELLS[city.cell[city.active]] if city.cell[city.active] != NONE else ""
    return str(named.params.get("cell", named.params.get("dot", here)))
