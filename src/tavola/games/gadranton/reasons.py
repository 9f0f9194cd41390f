"""Everything that stands in the way of an action, for whoever asks why not; only the seat on turn is answered."""

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.city import MAIN, THE_GUARD, THE_THIEF
from tavola.games.gadranton.moves.attacks import ARROW, HAND_TO_HAND, costs_a_step, line_breaks, target_breaks
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.tables import (
    ARROW_SHOT,
    BLOCKED_THIEF_MAY_ATTACK,
    CELLS,
    DOT_OF,
    FIGHT,
    NONE,
    PLUS_TWO,
    SEATS,
    SHOOT,
    STEP,
    TAKE,
    THIEF,
    TOWER_OF,
    WALK,
)
from tavola.kernel.state import FINE


def reasons(city: Gadranton, action: int) -> list[int]:
    """The clauses a step or an attack breaks, in the order in which `breaks` looks; what it finds comes first."""
    if city.phase != MAIN:
        return []
    if STEP <= action < TAKE:
        named, to = divmod(action - STEP, CELLS)
        return _of_a_step(city, city.figure(named), to)
    if FIGHT <= action < WALK:
        first = FIGHT if action < SHOOT else SHOOT
        named, rest = divmod(action - first, 2 * SEATS)
        return _of_an_attack(city, city.figure(named), rest // 2, rest % 2, first == SHOOT)
    return []


def _of_a_step(city: Gadranton, figure: int, to: int) -> list[int]:
    """Who may walk, how far, and what keeps it off the cell. GA-20 to GA-29, GA-38"""
    found = [ga.BLOCKED_THIEF if figure < SEATS and city.blocked[figure] != NONE else FINE, *_of_a_figure(city, figure)]
    if _in_use(city, figure) and city.left(figure) < 1:
        found.append(city.no_steps(figure))
    near = city.next_to(city.cell[figure], to)
    return [*found, city.may_be_on(figure, to) if near else ga.NEIGHBOUR_CELL]


def _in_use(city: Gadranton, figure: int) -> bool:
    """The thief, or the turn's guard: steps and attacks made are theirs."""
    return bool(figure < SEATS or city.guard in (NONE, figure - SEATS))


def _of_a_figure(city: Gadranton, figure: int) -> list[int]:
    """Whether the player may use it now. GA-21, GA-24, GA-51, GA-77, GA-R11, GA-R16"""
    found = [ga.GO_ON_IN_PASSING] if city.passing not in (NONE, figure) else []
    if figure < SEATS:
        return [*found, city.finished_breaks(THE_THIEF)]
    guard = figure - SEATS
    if city.mover == THIEF:
        found.append(ga.ONLY_THE_THIEF)
    if not _in_use(city, figure):
        found.append(ga.ONE_GUARD)
    return [*found, city.marker_breaks(guard), city.finished_breaks(THE_GUARD)]


def _of_an_attack(city: Gadranton, figure: int, target: int, with_card: int, arrow: bool) -> list[int]:
    """The attacker, the target, then the way between them. GA-36, GA-41 to GA-45, GA-53 to GA-57"""
    found = [ga.GO_ON_IN_PASSING] if city.passing != NONE else []
    found += [*_of_an_attacker(city, figure), aim := target_breaks(city, target)]
    if aim in (ga.NO_OTHER_THIEVES, ga.NOT_YOUR_OWN):
        return found
    made = city.thief_attacks if figure < SEATS else city.guard_attacks
    if _in_use(city, figure) and made & (ARROW if arrow else HAND_TO_HAND):
        found.append(ga.ONE_ATTACK_OF_EACH_KIND)
    if costs_a_step(city, figure) and city.guard_left() < 1:
        found.append(city.no_steps(figure))
    here, there = city.cell[figure], city.cell[target]
    return [*found, *(_of_a_shot if arrow else _of_a_fight)(city, here, there, with_card)]


def _of_an_attacker(city: Gadranton, figure: int) -> list[int]:
    if figure >= SEATS:
        return _of_a_figure(city, figure)
    bound = city.blocked[figure] != NONE and not city.options[BLOCKED_THIEF_MAY_ATTACK]
    on_dot = DOT_OF[city.cell[figure]] != NONE
    before, after = ga.BLOCKED_THIEF if bound else FINE, ga.NO_ATTACK_FROM_A_DOT if on_dot else FINE
    return [before, *_of_a_figure(city, figure), after]


def _of_a_fight(city: Gadranton, here: int, there: int, with_card: int) -> list[int]:
    near = FINE if city.next_to(here, there) else ga.FIGHT_A_NEIGHBOUR
    return [near, city.card_breaks(PLUS_TWO) if with_card else FINE]


def _of_a_shot(city: Gadranton, here: int, there: int, with_card: int) -> list[int]:
    on_tower = TOWER_OF[here] != NONE
    if with_card:
        bow = ga.TOWER_NEEDS_NO_CARD if on_tower else city.card_breaks(ARROW_SHOT)
    else:
        bow = FINE if on_tower else ga.TOWER_OR_CARD
    return [bow, line_breaks(city, here, there)]
