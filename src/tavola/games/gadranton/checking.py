"""What a position set by hand may not be."""

from typing import Final

from tavola.games.gadranton import agenda
from tavola.games.gadranton.attacks import may_wear
from tavola.games.gadranton.city import crowns_on, other_on, shut
from tavola.games.gadranton.data import CARDS, CELLS, COLOURS, COPIES, GUARDS, HAND_LIMIT, START_HAND
from tavola.games.gadranton.figures import guard_left, thief_left
from tavola.games.gadranton.hands import answer_may_come, card_may_come_first, cards_played
from tavola.games.gadranton.options import (
    ACTION_DECK,
    ANY,
    CARDS_BEFORE_ROLL,
    CHOOSE_THIEF,
    EXCHANGE_CROWN,
    OBJECTIVE_UNIQUE,
    ROUND_LIMIT,
    SHUT_OCCUPIED_GATE,
)
from tavola.games.gadranton.questions.cards import DOORS
from tavola.games.gadranton.questions.dealing_objectives import cards_each, stuck
from tavola.games.gadranton.questions.fighting import neighbour_breaks
from tavola.games.gadranton.questions.shooting import line_breaks
from tavola.games.gadranton.state import QUESTIONS, Gadranton
from tavola.games.gadranton.tables import (
    ACCELERATED_WALK,
    ARROW,
    ARROW_SHOT,
    BLOCKED_THIEF,
    BROKEN_BOW,
    COMBAT_DICE,
    DOT_OF,
    HAND_TO_HAND,
    HIDDEN_THIEF,
    IN_CITY,
    NO_DICE,
    NONE,
    PLUS_TWO,
    SEATS,
    SECRET_DOOR,
    SLEEPING_GUARD,
    THE_GUARD,
    THIEF,
)
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.errors import BadPosition
from tavola.kernel.state import FINE, OVER

PHASES: Final = tuple(question.name for question in QUESTIONS)
ATTACKS: Final = ("fight", "arrow")
FIGURES: Final = ("T0", "T1", "T2", "T3", *GUARDS)
SETUP: Final = (
    agenda.FIRST,
    agenda.DEALING_OBJECTIVES,
    agenda.DEALING_ACTIONS,
    agenda.CHOOSING,
    agenda.PLACING,
)
FIGHTS: Final = (agenda.ANSWERING_FIGHT, agenda.FIGHT_DICE)
UNDER_ATTACK: Final = (*FIGHTS, agenda.CROWN_WON, agenda.ANSWERING_SHOT, agenda.ARROW_DICE)
ROLLED: Final = (agenda.MAIN, *UNDER_ATTACK)
ARROWS: Final = (agenda.ANSWERING_SHOT, agenda.ARROW_DICE, agenda.CROWN_WON)  # that may fly before the roll
EARLY: Final = (agenda.BEFORE_ROLL, agenda.ROLLING)
NEVER_EARLY: Final = BIT[PLUS_TWO] | BIT[BROKEN_BOW] | BIT[SECRET_DOOR]
ANSWERS: Final = {agenda.ANSWERING_FIGHT: PLUS_TWO, agenda.ANSWERING_SHOT: BROKEN_BOW}


def refuse(wrong: bool, message: str) -> None:
    if wrong:
        raise BadPosition(message)


def check(t: Gadranton) -> None:
    """Everything that must fit together."""
    _check_seats(t)
    _check_setup(t)
    _check_cells(t)
    _check_colours(t)
    _check_cards(t)
    _check_markers(t)
    _check_turn(t)
    _check_attack(t)
    _check_end(t)
    refuse(t.actor != OVER and not len(t.legal()), f"nothing could be done in phase {PHASES[t.asks]}")


def _check_seats(t: Gadranton) -> None:
    for seat in (t.first, t.active, *t.blocked, *t.asleep):
        refuse(seat >= t.seats, f"there is no seat {seat}: seats are 0 to {t.seats - 1}")


# setup


def _check_setup(t: Gadranton) -> None:
    """How far the deal and the placing have come."""
    order = [(t.first + i) % t.seats for i in range(t.seats)]
    before = order.index(t.active)
    _check_objectives(t, order, before)
    if t.asks in SETUP:
        _check_first_hands(t, order, before)
    _check_placing(t, order, before)
    _check_thieves(t, order, before)


def _check_objectives(t: Gadranton, order: list[int], before: int) -> None:
    """One card at a time round the table, until everybody has the number of the length. GA-04, GA-R03"""
    dealt, full = [bits_in(t.objectives[seat]) for seat in order], cards_each(t)
    if t.asks not in (agenda.FIRST, agenda.DEALING_OBJECTIVES):
        refuse(dealt != [full] * t.seats, f"every player has {full} Objective cards, not {dealt} (GA-04)")
        return
    expected = [dealt[-1] + (i < before) for i in range(t.seats)]
    refuse(dealt != expected or dealt[-1] >= full, f"the deal cannot stand at {dealt} Objective cards (GA-R03)")
    if t.asks == agenda.FIRST:
        refuse(dealt[-1] > 0 or before > 0, "nothing is dealt before the first player is known")
    else:
        refuse(stuck(t), "no Objective card fits: the deal starts again (GA-R03)")


def _check_first_hands(t: Gadranton, order: list[int], before: int) -> None:
    """None before they are dealt, then one after another, then two each. GA-06"""
    hands = [t.hand_size[seat] for seat in order]
    dealing = t.asks == agenda.DEALING_ACTIONS
    rounds = hands[-1] if dealing else START_HAND * int(t.asks in (agenda.CHOOSING, agenda.PLACING))
    expected = [rounds + int(dealing and i < before) for i in range(t.seats)]
    refuse(hands != expected or rounds > START_HAND, f"the deal cannot stand at {hands} Action cards (GA-06)")
    refuse(dealing and rounds >= START_HAND, "all Action cards are dealt (GA-06)")


def _check_placing(t: Gadranton, order: list[int], before: int) -> None:
    placing = t.asks == agenda.PLACING
    standing = [t.cell[seat] != NONE for seat in order]
    expected = [t.asks not in SETUP or (placing and i < before) for i in range(t.seats)]
    refuse(standing != expected, "thieves are placed one after another from the first player on (GA-09)")
    for seat in order:
        on_dot = t.cell[seat] == NONE or DOT_OF[t.cell[seat]] != NONE
        refuse(placing and not on_dot, "a thief starts on a dot (GA-09)")


def _check_thieves(t: Gadranton, order: list[int], before: int) -> None:
    choosing = t.asks == agenda.CHOOSING
    if not t.options[CHOOSE_THIEF]:
        refuse(choosing, "thieves go by seat unless choose_thief is set (GA-R68)")
        refuse(any(t.thief[seat] != seat for seat in order), "without choose_thief thieves go by seat (GA-R68)")
        return
    named = [t.thief[seat] != NONE for seat in order]
    dealing = t.asks in SETUP and t.asks != agenda.PLACING
    chosen = [not dealing or (choosing and i < before) for i in range(t.seats)]
    refuse(named != chosen, "thieves are chosen one after another from the first player on (GA-R68)")
    names = [thief for thief in t.thief if thief != NONE]
    refuse(len(set(names)) < len(names), "two seats have one thief (GA-03)")


# the city


def _check_cells(t: Gadranton) -> None:
    for figure in range(len(FIGURES)):
        if t.cell[figure] != NONE:
            _check_cell(t, figure, t.cell[figure])
    if t.passing != NONE:
        here = t.cell[t.passing]
        alone = here == NONE or other_on(t, here, t.passing) == NONE
        refuse(alone, "nobody else stands where a figure is in passing (GA-R11)")
        refuse(t.passing < SEATS and t.passing != t.active, "only the active player's thief can be in passing")
    refuse(bits_in(t.doors) > DOORS, "there are four doors (GA-08)")


def _check_cell(t: Gadranton, figure: int, cell: int) -> None:
    stays = t.options[SHUT_OCCUPIED_GATE] and other_on(t, cell, figure) == NONE  # GA-R81
    refuse(shut(t, cell) and not stays, f"nobody stands on the shut gate {CELLS[cell]} (GA-74)")
    outside = figure >= SEATS and not IN_CITY[cell]
    refuse(outside, f"a guard cannot stand on {CELLS[cell]}, outside the city (GA-38)")
    other = other_on(t, cell, figure)
    won = t.asks == agenda.OVER and t.cell[t.active] == cell and DOT_OF[cell] != NONE  # GA-R50
    excused = other == NONE or won or t.passing in (figure, other)
    refuse(not excused, f"two figures rest on {CELLS[cell]} (GA-29)")


def _check_colours(t: Gadranton) -> None:
    most = 1 if t.options[OBJECTIVE_UNIQUE] else 2
    for i, colour in enumerate(COLOURS):
        held = sum(t.objectives[seat] >> i & 1 for seat in range(t.seats))
        refuse(held > most, f"{held} players have {colour} as an objective: at most {most} can (GA-05, GA-R02)")
        refuse(t.stock[i] < 0, f"there are only two crowns of {colour}")
    for seat in range(t.seats):
        _check_crowns_of(t, seat)


def _check_crowns_of(t: Gadranton, seat: int) -> None:
    own, home, worn, cell = t.objectives[seat], t.delivered[seat], t.worn[seat], t.cell[seat]
    refuse(bool(home & ~own), f"seat {seat} delivered a colour that is none of its objectives (GA-R07)")
    bit = 0 if worn == NONE or t.options[EXCHANGE_CROWN] == ANY else 1 << worn  # of any colour, it shows no card
    refuse(bool(bit & ~own or bit & home), f"seat {seat} wears a colour it does not need (GA-R07)")
    refuse(bool((home | bit) & ~t.worn_ever[seat]), f"seat {seat} has worn what it delivered and what it wears")
    refuse(bool(t.worn_ever[seat] & ~own), f"seat {seat} can only have worn its own objectives (GA-R07)")
    refuse(bool(t.no_card[seat] & own), f"seat {seat} has a card of a colour it is known to have none of (GA-R80)")
    vain = bool(t.no_card[seat]) and t.options[EXCHANGE_CROWN] != ANY
    refuse(vain, f"seat {seat} can have brought no crown in vain: exchange_crown is own (GA-R80)")
    on_dot = cell == NONE or DOT_OF[cell] != NONE
    refuse(worn != NONE and on_dot, f"seat {seat} would have delivered its crown (GA-39)")


# cards and markers


def _check_cards(t: Gadranton) -> None:
    deck = COPIES[("listed46", "box44")[t.options[ACTION_DECK]]]
    for i, card in enumerate(CARDS):
        out = t.pile[i] + t.discards[i] + sum(t.hand[seat * len(CARDS) + i] for seat in range(t.seats))
        found = out - min(0, t.pile[i])  # a pile that follows from the rest makes up for what is too many
        refuse(found != deck[i], f"there are {deck[i]} cards {card}, not {found}")
    for seat in range(t.seats):
        _check_hand(t, seat)
    sixth = t.asks == agenda.DISCARDING and t.hand_size[t.active] != HAND_LIMIT + 1
    refuse(sixth, "only a sixth card is discarded (GA-18)")
    refuse(t.asks == agenda.DRAWING and not sum(t.pile), "an empty pile is made anew before the draw (GA-R48)")


def _check_hand(t: Gadranton, seat: int) -> None:
    limit = HAND_LIMIT + int(t.asks == agenda.DISCARDING and seat == t.active)
    refuse(t.hand_size[seat] > limit, f"seat {seat} holds {t.hand_size[seat]} cards: at most {limit} (GA-18)")
    played = cards_played(t, seat)
    refuse(played > 2, f"seat {seat} played {played} cards this turn: at most two (GA-71)")
    gone = any(t.played[seat] >> card & 1 and not t.discards[card] for card in range(len(CARDS)))
    refuse(gone, "a card played lies in the discard pile (GA-15)")


def _check_markers(t: Gadranton) -> None:
    for seat in range(t.seats):
        refuse(t.crowns_left[seat] < 0, f"seat {seat} has only three thief crowns (GA-03)")
        refuse(crowns_on(t, seat) > 2, f"more than two crowns lie on the thief of seat {seat} (GA-84)")
        refuse(t.blocked[seat] == seat, f"seat {seat} cannot block its own thief (GA-R33)")
    for i, guard in enumerate(GUARDS):
        bare = bool(t.beaten & BIT[i]) and t.asleep[i] == NONE
        refuse(bare, f"{guard} is beaten, so a thief crown lies on it (GA-51)")
    if t.asks in EARLY:
        refuse(_laid_too_many(t), "the active player has taken back all thief crowns (GA-11)")
    to_come = 2 - cards_played(t, t.active) if t.asks in ROLLED else 0
    refuse(
        t.crowns_left[t.active] < to_come,
        f"seat {t.active} has too many thief crowns out for the cards it played this turn (GA-R76)",
    )


def _laid_too_many(t: Gadranton) -> bool:
    """Before the roll: more Thief crowns of the active player on figures than cards he has laid since. GA-R79"""
    seat = t.active
    hiding, blocking, sleeping = t.hidden >> seat & 1, list(t.blocked).count(seat), list(t.asleep).count(seat)
    laid = {HIDDEN_THIEF: hiding, BLOCKED_THIEF: blocking, SLEEPING_GUARD: sleeping}
    return any(n > (t.played[seat] >> card & 1) for card, n in laid.items())


# the turn


def _check_turn(t: Gadranton) -> None:
    early = bool(t.options[CARDS_BEFORE_ROLL])
    refuse(t.asks == agenda.BEFORE_ROLL and not early, "phase before_roll needs cards_before_roll (GA-R20)")
    if early and not t.steps and t.asks in (*EARLY, *ARROWS):
        _check_before_roll(t)
        return
    if t.asks not in ROLLED and t.asks != agenda.OVER:
        phase = PHASES[t.asks]
        refuse(_turn_begun(t), f"there is no turn record in phase {phase}: leave turn out")
        refuse(any(t.played), f"no card is played in phase {phase}")
        return
    refuse(t.asks in ROLLED and not t.steps, "after the roll turn needs mover and n (GA-12)")
    refuse(thief_left(t) < 0, f"the thief cannot have taken {t.thief_steps} steps (GA-22)")
    refuse(bool(t.mover != THIEF and guard_left(t) < 0), f"a guard cannot have taken {t.guard_steps} steps")
    used = bool(t.guard_steps or t.guard_attacks)
    refuse(used and t.guard == NONE, "guard steps and attacks need the turn's guard (GA-24)")
    refuse(t.mover == THIEF and t.guard != NONE, "under Thief no guard is used (GA-21)")
    _check_bonus(t)


def _check_before_roll(t: Gadranton) -> None:
    """Nothing but cards has been played. GA-R79"""
    asked = t.asks != agenda.BEFORE_ROLL or card_may_come_first(t)
    refuse(not asked, f"seat {t.active} has no card to play before the roll: phase must be roll (GA-R79)")
    walked = bool(t.thief_steps or t.guard_steps or t.guard_attacks or t.teleported or t.both_acted)
    used = any(each != NONE for each in (t.guard, t.passing, t.secret_open)) or t.acted_first == THE_GUARD
    refuse(walked or used, "before the roll nobody walks and no guard is used (GA-R79)")
    refuse(bool(t.played[t.active] & NEVER_EARLY), "a card was played that waits for the roll (GA-R79)")
    _check_early_arrow(t)
    _check_bonus(t)


def _check_early_arrow(t: Gadranton) -> None:
    """Only the thief shoots, with the card; nobody fights; and nobody answers but an arrow."""
    fought = bool(t.thief_attacks & HAND_TO_HAND) or t.shown == COMBAT_DICE or t.attacker >= SEATS
    refuse(fought, "before the roll nobody fights, and guards do not shoot (GA-R79)")
    shot, card = bool(t.thief_attacks & ARROW), bool(t.played[t.active] >> ARROW_SHOT & 1)
    answers = [t.played[seat] for seat in range(t.seats) if seat != t.active]
    refuse(any(each & ~BIT[BROKEN_BOW] for each in answers), "before the roll only an arrow is answered (GA-R79)")
    untold = t.shown != NO_DICE or t.attacker != NONE or any(answers)
    refuse(shot != card or (untold and not shot), "before the roll an arrow comes with Arrow Shot (GA-R79)")


def _turn_begun(t: Gadranton) -> bool:
    """Is anything written in the turn record?"""
    counts = [t.steps, t.thief_steps, t.guard_steps, t.thief_bonus, t.guard_bonus, t.thief_attacks, t.guard_attacks]
    named = [t.guard != NONE, t.passing != NONE, t.secret_open != NONE, t.shown != NO_DICE]
    return any([*counts, *named, t.teleported, t.acted_first, t.both_acted])


def _check_bonus(t: Gadranton) -> None:
    for bonus in (t.thief_bonus, t.guard_bonus, t.attack_bonus, t.defence_bonus):
        refuse(bonus == 1, "a bonus is 2 or none (GA-47, GA-72)")
    refuse(bool(t.thief_bonus and t.guard_bonus), "only one Accelerated Walk is played in a turn (GA-71)")
    walked, card = t.thief_bonus or t.guard_bonus, t.played[t.active] & BIT[ACCELERATED_WALK]
    refuse(bool(walked) != bool(card), "a bonus comes with Accelerated Walk among the cards played (GA-72)")


def _check_attack(t: Gadranton) -> None:
    attacked = t.attacker != NONE
    refuse(
        attacked != (t.asks in UNDER_ATTACK),
        f"phase {PHASES[t.asks]} has {'no' if attacked else 'an'} attack",
    )
    if not attacked:
        return
    refuse(t.target >= t.seats or t.target == t.active, "an attack needs a rival as its target (GA-R25)")
    refuse(t.attacker < SEATS and t.attacker != t.active, "the attacker is the active player's thief or a guard")
    refuse(bool(t.hidden & BIT[t.target]), "a hidden thief cannot be attacked (GA-42)")
    won = t.asks == agenda.CROWN_WON
    refuse(won != (t.crown_at_stake != NONE), "a crown is at stake only in phase crown_won")
    if won:
        _check_won(t)
    else:
        refuse(t.worn[t.target] == NONE, "the target of an attack wears a crown (GA-41)")
        _check_way(t)


def _check_won(t: Gadranton) -> None:
    """The question of a won crown opens on public facts. GA-R26, GA-R72"""
    refuse(t.attacker >= SEATS, "a guard wears no crown (GA-49)")
    fits = may_wear(t, t.crown_at_stake)
    refuse(not fits, f"seat {t.active} cannot be asked about the crown: it may not wear it (GA-R26)")


def _check_way(t: Gadranton) -> None:
    """The attacker stands where it can fight or hit the target. GA-36, GA-45, GA-54 to GA-57; windows: GA-R72"""
    card = ANSWERS.get(t.asks)
    asked = card is None or answer_may_come(t, t.target, card)
    refuse(not asked, f"seat {t.target} cannot be asked for an answer: it would hold no fitting card (GA-R72)")
    here, there = t.cell[t.attacker], t.cell[t.target]
    names = FIGURES[t.attacker], FIGURES[t.target]
    refuse(DOT_OF[here] != NONE, f"{names[0]} stands on a dot, where nobody attacks (GA-36)")
    if t.asks in FIGHTS:
        refuse(neighbour_breaks(t, here, there) != FINE, f"{names[0]} and {names[1]} are no neighbours (GA-45)")
    else:
        refuse(line_breaks(t, here, there) != FINE, f"no arrow flies from {names[0]} to {names[1]} (GA-54)")


def _check_end(t: Gadranton) -> None:
    home = [seat for seat in range(t.seats) if t.objectives[seat] and t.delivered[seat] == t.objectives[seat]]
    limit = t.options[ROUND_LIMIT]
    refuse(bool(limit) and t.round > limit, f"the game ends after round {limit} (GA-R55)")
    if t.asks != agenda.OVER:
        early = bool(home) and t.asks not in SETUP
        refuse(early, f"seat {home} has all crowns home, so phase must be over (GA-90)")
        return
    at_limit = bool(limit) and t.round == limit and t.active == t.first
    refuse(not home and not at_limit, "the game is over when all crowns of a seat are home, or at the round limit")
    refuse(bool(home) and home != [t.active], "the winner is the active player (GA-R50)")
