"""Whom and what a question on an agenda may name: seats, pieces, places and cards that are there."""

from collections.abc import Callable
from typing import Final

from tavola.games.el_dorado import agenda
from tavola.games.el_dorado.data import CAVE_KINDS, KINDS, PLACES
from tavola.games.el_dorado.options import BASE, EARLY_TEAM_ROLL, SOLO, TEAM_DICE, TRADE
from tavola.games.el_dorado.position.forms import bits
from tavola.games.el_dorado.questions.explore.bargain import wanted_cards
from tavola.games.el_dorado.questions.explore.offering import offering_breaks
from tavola.games.el_dorado.questions.setup.first_tile import first_tile_weight
from tavola.games.el_dorado.rules.handfuls import parts
from tavola.games.el_dorado.rules.trade import built_up, held, holds, holds_all, partners_in_trade
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import BELLONA, ISLAND, LEADS, NONE, SEATS, SIDES, TARGETS, THINGS, TYPES
from tavola.kernel.state import FINE


def _side(t: Dorado, side: int, *_: int) -> bool:
    return 0 <= side < t.sides


def _seat(t: Dorado, seat: int, *_: int) -> bool:
    return 0 <= seat < t.seats


def _seat_on_turn(t: Dorado, seat: int, *_: int) -> bool:
    return _seat(t, seat) and t.side_of(seat) == t.on_turn


def _coming(t: Dorado, side: int, *_: int) -> bool:
    return side == t.turn and t.on_turn == NONE


def _ending(t: Dorado, side: int, *_: int) -> bool:
    return side == t.turn and t.on_turn in (NONE, side)


def _roll(t: Dorado, seat: int, early: int, _: int) -> bool:
    """Its own dice, or early those of the team up next. ED-R270"""
    if early != agenda.EARLY:
        return early == 0 and _seat_on_turn(t, seat)
    allowed = t.teams() and t.options[EARLY_TEAM_ROLL] == 1 and t.on_turn != NONE
    return allowed and _seat(t, seat) and t.side_of(seat) == (t.turn + 1) % t.sides != t.thieves


def _exploring(t: Dorado, side: int, seat: int, _: int) -> bool:
    return side == t.on_turn and (seat == NONE or _seat_on_turn(t, seat))


def _thieves(t: Dorado, *_: int) -> bool:
    return t.thieves != NONE and t.on_turn == t.thieves


def _lead(t: Dorado, lead: int) -> bool:
    """A lead piece of the side on turn that is on the map."""
    return 0 <= lead < LEADS and t.at[lead] != NONE and t.side_of_lead(lead) == t.on_turn


def _finder(t: Dorado, finder: int) -> bool:
    if finder == agenda.FINDER_WOLF:
        return t.wolf_of != NONE and t.side_of(t.wolf_of) == t.on_turn
    return _lead(t, finder)


def _stands(t: Dorado, finder: int, place: int) -> bool:
    return _finder(t, finder) and place == (t.wolf_at if finder == agenda.FINDER_WOLF else t.at[finder])


def _kind(place: int, kind: int) -> bool:
    return 0 < kind < len(KINDS) and (kind < CAVE_KINDS) == (place < ISLAND)


def _drawing(t: Dorado, finder: int, place: int, _: int) -> bool:
    pile = t.cave if place >= ISLAND else t.island
    return _stands(t, finder, place) and pile.size() > 0 and t.has_slot(place)


def _placing(t: Dorado, finder: int, kind: int, place: int) -> bool:
    return _stands(t, finder, place) and _kind(place, kind) and t.has_slot(place)


def _settling(t: Dorado, finder: int, place: int, kind: int) -> bool:
    return _finder(t, finder) and 0 <= place < len(PLACES) and _kind(place, kind) and t.kind[place] == kind


def _in_a_zone(t: Dorado, finder: int, place: int, _: int) -> bool:
    there = 0 <= finder <= agenda.FINDER_WOLF and 0 <= place < len(PLACES)
    return there and t.on_turn != NONE and t.kind[place] != 0


def _window(t: Dorado, kind: int, asked: int, _: int) -> bool:
    return t.on_turn != NONE and kind in (agenda.W1, agenda.W2, agenda.W3) and 0 <= asked < 1 << SIDES


def _offers(t: Dorado, _kind: int, asked: int, _: int) -> bool:
    return t.on_turn != NONE and t.options[TRADE] == 1 and 0 <= asked < 1 << SEATS


def _offering(t: Dorado, lead: int, shrine: int, attacked: int) -> bool:
    if not (0 <= lead < LEADS and 0 <= shrine < len(t.shrine_at) and attacked in (0, 1)):
        return False
    if attacked:
        return t.owner(lead) < t.seats and t.side_of_lead(lead) == t.on_turn
    return _lead(t, lead) and offering_breaks(t, lead, shrine, t.owner(lead)) == FINE


def _stolen(t: Dorado, seat: int, victim: int, _: int) -> bool:
    mine = _seat_on_turn(t, seat) and _seat(t, victim)
    return mine and t.side_of(victim) != t.side_of(seat) and t.cards(victim) > 0


def _give(t: Dorado, seat: int, to: int, count: int) -> bool:
    team = to - agenda.TO_TEAM
    known = _seat(t, to) or to in (agenda.STACKS, agenda.TO_DEN) or (t.teams() and _side(t, team))
    return _seat(t, seat) and known and to != seat and 0 <= count <= t.cards(seat)


def _divide(t: Dorado, side: int, handful: int, _: int) -> bool:
    """ED-153"""
    if not (t.teams() and _side(t, side) and side != t.thieves and handful >= 0):
        return False
    captain = t.captain(side)
    held = t.hand[captain * TYPES : captain * TYPES + TYPES]
    return all(share <= cards for share, cards in zip(parts(handful), held, strict=True))


def _coin(t: Dorado, loser: int, victor: int, _: int) -> bool:
    return _seat(t, loser) and _seat(t, victor)


def _lay_coin(t: Dorado, loser: int, monster: int, _: int) -> bool:
    return _seat(t, loser) and SIDES <= monster < TARGETS


def _shrine(t: Dorado, side: int, bearers: int, curse: int) -> bool:
    """The side's own pieces, an explorer off the map too; the Thieves may choose any thief. ED-190, ED-R100"""
    mine = [lead for lead in bits(max(0, bearers)) if lead < LEADS and t.side_of_lead(lead) == side]
    known = bearers >= 0 and len(mine) == len(bits(bearers)) and all(t.owner(lead) < t.seats for lead in mine)
    there = curse == 0 or (curse == 1 and t.mode != BASE)
    return _side(t, side) and known and there and (bool(mine) or side == t.thieves)


def _aftermath(t: Dorado, side: int, beaten: int, _: int) -> bool:
    return t.thieves != NONE and side == t.thieves and 0 <= beaten <= agenda.BURIED


def _answer(t: Dorado, seat: int, other: int, _: int) -> bool:
    if built_up(t):
        return _bargain(t, seat, other, 0) and (any(t.deal_give) or any(t.deal_want))
    asked = t.offer_give != NONE and t.offer_want != NONE
    return _partners(t, seat, other) and asked and holds(t, seat, t.offer_give)


def _bargain(t: Dorado, seat: int, other: int, _: int) -> bool:
    """What it gives is held; nothing is both given and wanted; no more is wanted than there can be. ED-R248"""
    if not (built_up(t) and _partners(t, seat, other)):
        return False
    apart = not any(give and want for give, want in zip(t.deal_give, t.deal_want, strict=True))
    open_things = all(t.deal_want[thing] <= held(t, other, thing) for thing in range(TYPES, THINGS))
    return apart and open_things and holds_all(t, seat, t.deal_give) and wanted_cards(t) <= t.cards(other)


def _partners(t: Dorado, seat: int, other: int) -> bool:
    both = _seat(t, seat) and _seat(t, other) and t.side_of(seat) != t.side_of(other)
    return both and partners_in_trade(t, seat, other)


def _step_price(t: Dorado, seat: int, in_battle: int, _: int) -> bool:
    """Bellona's, or in a battle her captain's. ED-R240"""
    if not (_seat_on_turn(t, seat) and t.free_step and in_battle in (0, 1)):
        return False
    hers = any(t.who[mate] == BELLONA for mate in range(t.seats) if t.side_of(mate) == t.on_turn)
    return hers and (seat == t.captain(t.on_turn) if in_battle else t.who[seat] == BELLONA)


def _guardian(t: Dorado, which: int, stage: int, steps: int) -> bool:
    known = 0 <= which < 3 if t.mode == SOLO else which == 3
    return known and t.on_turn == NONE and -3 <= stage <= -1 and 0 <= steps <= 6


def _put_guardian(t: Dorado, which: int, *_: int) -> bool:
    return t.mode == SOLO and 0 <= which < 3


def _board(t: Dorado, side: int, *_: int) -> bool:
    return _side(t, side) and side != t.thieves and t.board[side] == NONE


def _explorer(t: Dorado, side: int, *_: int) -> bool:
    return _side(t, side) and side != t.thieves and t.who[t.captain(side)] == NONE


def _starter(t: Dorado, side: int, *_: int) -> bool:
    return _side(t, side) and side != t.thieves and t.teams()


def _first_tile(t: Dorado, *_: int) -> bool:
    """No island yet, and land to begin with. ED-20"""
    return t.tiles_on(False) == 0 and any(first_tile_weight(t, kind) for kind in range(CAVE_KINDS))


def _laffite(t: Dorado, seat: int, thefts: int, _: int) -> bool:
    return _seat_on_turn(t, seat) and NONE <= thefts <= 2


def _assign(t: Dorado, side: int, counts: int, _: int) -> bool:
    """As many uses as dice dealt, in base 4: gather and speed of both partners, two of each kind. ED-146"""
    uses = [counts // 4**i % 4 for i in range(4)]
    fair = max(uses[0] + uses[1], uses[2] + uses[3]) <= 2 and (t.options[TEAM_DICE] == 0 or max(uses) <= 1)
    dealt = len(bits(t.dealt))
    return t.teams() and side == t.on_turn != t.thieves and 0 <= counts < 256 and fair and sum(uses) == dealt < 4


def _order(t: Dorado, seat: int, *_: int) -> bool:
    """She has looked at them. ED-111"""
    return _seat_on_turn(t, seat) and t.island.known_tops(seat) >= min(3, t.island.size())


def _hiding(t: Dorado, *_: int) -> bool:
    return _thieves(t) and t.hiding


def _hideout(t: Dorado, place: int, *_: int) -> bool:
    return _hiding(t) and 0 <= place < len(PLACES) and t.kind[place] != 0


def _reach(t: Dorado, low: int, *_: int) -> bool:
    return _thieves(t) and 1 <= low <= 3


def _rob(t: Dorado, reach: int, steal: int, _: int) -> bool:
    return _thieves(t) and 1 <= reach <= 6 and steal == 7 - reach


def _take(t: Dorado, victim: int, steal: int, _: int) -> bool:
    return _thieves(t) and _seat(t, victim) and t.side_of(victim) != t.thieves and 1 <= steal <= 6


CHECKS: Final[dict[str, Callable[..., bool]]] = {
    "deal_board": _board,
    "deal_important": _side,
    "first_tile": _first_tile,
    "choose_explorer": _explorer,
    "choose_starter": _starter,
    "turn": _coming,
    "respawn": _seat,
    "roll": _roll,
    "reroll": _seat_on_turn,
    "laffite": _laffite,
    "stolen": _stolen,
    "dice": _seat_on_turn,
    "assign": _assign,
    "extras": _seat_on_turn,
    "rose": _seat,
    "gather": _seat_on_turn,
    "look": _seat_on_turn,
    "order": _order,
    "explore": _exploring,
    "window": _window,
    "draw": _drawing,
    "place": _placing,
    "settle": _settling,
    "zone": _in_a_zone,
    "offering": _offering,
    "retreat": _side,
    "give": _give,
    "divide": _divide,
    "coin": _coin,
    "shrine": _shrine,
    "lay_coin": _lay_coin,
    "aftermath": _aftermath,
    "answer": _answer,
    "surrender": _seat_on_turn,
    "end_turn": _ending,
    "offers": _offers,
    "hiding": _hiding,
    "pick_tile": _hiding,
    "pick_corner": _hideout,
    "choose": _thieves,
    "thief_die": _thieves,
    "reach": _reach,
    "rob": _rob,
    "take": _take,
    "give_speed": _thieves,
    "guardian": _guardian,
    "put_guardian": _put_guardian,
    "bargain": _bargain,
    "step_price": _step_price,
}
