"""What a choice of ids means, legal or not."""

from collections.abc import Sequence
from typing import Final

from tavola.games.gadranton import city as phases
from tavola.games.gadranton.data import CARDS, CELLS, DOTS, GUARDS, THIEVES
from tavola.games.gadranton.notation import ACTIONS
from tavola.games.gadranton.offers import card_id, far_end, figure_of, uses_of
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.story import figure_id
from tavola.games.gadranton.tables import NEXT, NONE, SIDES
from tavola.kernel.actions import Action
from tavola.kernel.state import CHANCE, OVER

BUTTONS: Final = ("plus_two", "broken_bow", "no", "wear", "return", "end_turn")
GUARD_IDS: Final = tuple(figure_id(4 + guard) for guard in range(4))
THIEF_IDS: Final = tuple(figure_id(seat) for seat in range(4))
LAID: Final = ("open_close_door", "blocked_thief", "sleeping_guard", "thief_found", "guard_awake")


def meant(city: Gadranton, seat: int, ids: Sequence[str]) -> int | None:
    """The action behind a button, a dot, a card, a card and its place, or a figure and its goal.

    While another seat decides they mean nothing: whether it could is a matter of its hand.
    """
    if city.actor not in (seat, CHANCE, OVER):
        return None
    match tuple(ids):
        case [word] if word in BUTTONS:
            return ACTIONS.encode(word)
        case [word] if city.phase == phases.PLACING and word in DOTS:
            return ACTIONS.encode("place_thief", dot=word)
        case [word] if city.phase == phases.CHOOSING_THIEF and word in THIEVES:
            return ACTIONS.encode("choose_thief", name=word)
        case [card] if name := _card(seat, card):
            return _card_meant(city, seat, name)
        case [card, on] if name := _card(seat, card):
            return _laid_meant(name, on)
        case [figure] if figure in THIEF_IDS or figure in GUARD_IDS:
            return _lone_figure_meant(city, seat, figure)
        case [figure, to] if figure == THIEF_IDS[seat]:
            return _figure_meant(city, seat, "thief", to)
        case [figure, to] if figure in GUARD_IDS:
            return _figure_meant(city, seat, GUARDS[GUARD_IDS.index(figure)], to)
    return None


def _card(seat: int, id: str) -> str:
    """The own card an id names, or nothing."""
    return next((card for card in CARDS if id == card_id(seat, card)), "")


def _card_meant(city: Gadranton, seat: int, card: str) -> int | None:
    """What the card is for: a use that is legal, else the first one, so that why_not can answer."""
    if city.phase == phases.DISCARDING:
        return ACTIONS.encode("discard", card=card)
    if city.phase == phases.ANSWERING_FIGHT and card == "plus_two_attack":
        return ACTIONS.encode("plus_two")
    uses = uses_of(card, seat)
    return next((use for use in uses if city.actor == seat and city.permits(use)), uses[0])


def _laid_meant(card: str, on: str) -> int | None:
    """The card's own kind of place, or the gate a figure stands on."""
    if card not in LAID:
        return None
    ((param, names),) = ACTIONS.kinds[card].params.items()
    value: str | int = on
    if on in THIEF_IDS:
        value = THIEF_IDS.index(on)
    elif on in GUARD_IDS:
        value = GUARDS[GUARD_IDS.index(on)]
    return ACTIONS.encode(card, **{param: value}) if value in names else None


def _lone_figure_meant(city: Gadranton, seat: int, figure: str) -> int | None:
    """A figure that cannot be chosen: the own thief and guards are for walking, rivals for attacking."""
    if figure in THIEF_IDS and figure != THIEF_IDS[seat]:
        return _attack_meant(_offered(city, seat), "", THIEF_IDS.index(figure))
    named = "thief" if figure in THIEF_IDS else GUARDS[GUARD_IDS.index(figure)]
    cell = city.cell[seat if named == "thief" else 4 + GUARDS.index(named)]
    beside = [to for to in NEXT[cell * SIDES : cell * SIDES + SIDES] if to != NONE] if cell != NONE else []
    return ACTIONS.encode("step", figure=named, cell=CELLS[beside[0]]) if beside else None


def _figure_meant(city: Gadranton, seat: int, figure: str, to: str) -> int | None:
    """A rival is attacked, a cell entered; a legal action on the same ids is meant before an illegal one."""
    offered = _offered(city, seat)
    if to in THIEF_IDS:
        return _attack_meant(offered, figure, THIEF_IDS.index(to))
    if to not in CELLS:
        return None
    for act, named in offered.items():
        if figure == "thief" and _goal(city, named) == to:
            return act
    return ACTIONS.encode("step", figure=figure, cell=to)


def _offered(city: Gadranton, seat: int) -> dict[int, Action]:
    return {act: ACTIONS.decode(act) for act in city.legal()} if city.actor == seat else {}


def _attack_meant(offered: dict[int, Action], figure: str, target: int) -> int:
    """An attack on this rival by the figure, or by any if none is named; a legal one before a fight that is not."""
    for act, named in offered.items():
        aimed = named.kind in ("fight", "shoot") and named.params["target"] == target
        if aimed and figure in ("", named.params["attacker"]):
            return act
    return ACTIONS.encode("fight", attacker=figure or "thief", target=target, plus_two="no")


def _goal(city: Gadranton, named: Action) -> str:
    """The cell an action of the thief other than a step is about."""
    match named.kind:
        case "cross":
            return far_end(city, str(named.params["secret"]))
        case "take_crown":
            return CELLS[city.cell[figure_of(city, "thief")]]
        case "reach" | "teleport":
            return str(named.params.get("cell", named.params.get("dot")))
    return ""
