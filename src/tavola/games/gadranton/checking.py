"""What a position set by hand may not be."""

from collections.abc import Iterable, Sequence
from typing import Final

from tavola.games.gadranton.data import (
    CARDS,
    CELLS,
    COLOURS,
    COPIES,
    GATES,
    GUARDS,
    HAND_LIMIT,
    MOVERS,
    SECRETS,
    START_HAND,
    THIEVES,
)
from tavola.games.gadranton.moves import attacks
from tavola.games.gadranton.moves.turns import cards_each, stuck
from tavola.games.gadranton.sheet import Sheet
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.tables import (
    ACTION_DECK,
    BROKEN_BOW,
    CHOOSE_THIEF,
    DOT_OF,
    IN_CITY,
    NONE,
    OBJECTIVE_UNIQUE,
    PLUS_TWO,
    ROUND_LIMIT,
)
from tavola.kernel.errors import BadPosition, nearest
from tavola.kernel.state import FINE, OVER

SETUP: Final = ("first", "deal_objectives", "deal_actions", "choose_thief", "place")
ROLLED: Final = ("main", "answer_fight", "fight_dice", "crown_won", "answer_shot", "arrow_dice")
ATTACKS: Final = ROLLED[1:]
FIGHTS: Final = ("answer_fight", "fight_dice")
ANSWERS: Final = {"answer_fight": PLUS_TWO, "answer_shot": BROKEN_BOW}
KNOWN_PHASES: Final = (*SETUP, "roll", *ROLLED, "draw", "discard", "over")
FIGURES: Final = ("T0", "T1", "T2", "T3", *GUARDS)


def refuse(wrong: bool, message: str) -> None:
    if wrong:
        raise BadPosition(message)


def check_names(what: str, words: Iterable[str | None], known: Sequence[str]) -> None:
    """Every word is known, none stands twice."""
    given = [word for word in words if word is not None]
    for word in given:
        refuse(word not in known, f"{what} cannot be {word!r}: {nearest(word, known)}")
        refuse(given.count(word) > 1, f"{what} names {word} twice")


def check_sheet(seats: int, sheet: Sheet) -> None:
    """Names and seats, before anything is read."""
    refuse(len(sheet.players) != seats, f"{len(sheet.players)} players for {seats} seats: there must be one each")
    check_names("phase", [sheet.phase], KNOWN_PHASES)
    check_names("thief", [player.thief for player in sheet.players], THIEVES)
    check_names("a guard", sheet.guards, GUARDS)
    check_names("doors", sheet.doors, GATES)
    for cards in [sheet.pile or {}, sheet.discards, *(player.hand for player in sheet.players)]:
        check_names("a card", cards, CARDS)
    for player in sheet.players:
        for words in (player.objectives, player.delivered, player.ever_worn or [], player.keys, [player.wears]):
            check_names("a colour", words, COLOURS)
        check_names("played", player.played, CARDS)
        check_names("at", [player.at], CELLS)
    _check_turn_names(sheet)
    owners = [sheet.first, sheet.active, *(player.blocked_by for player in sheet.players)]
    owners += [guard.asleep_by for guard in sheet.guards.values()]
    for seat in owners:
        refuse(seat is not None and seat >= seats, f"there is no seat {seat}: seats are 0 to {seats - 1}")


def _check_turn_names(sheet: Sheet) -> None:
    for guard in sheet.guards.values():
        check_names("at", [guard.at], CELLS)
    check_names("mover", [sheet.turn.mover], MOVERS)
    check_names("guard", [sheet.turn.guard], GUARDS)
    check_names("secret_open", [sheet.turn.secret_open], SECRETS)
    check_names("passing", [sheet.turn.passing], FIGURES)
    for made in (sheet.turn.thief_attacks, sheet.turn.guard_attacks):
        check_names("attacks", made, ("fight", "arrow"))
    if sheet.attack is not None:
        check_names("attacker", [sheet.attack.attacker], FIGURES)
        check_names("crown", [sheet.attack.crown], COLOURS)


def check_city(city: Gadranton, sheet: Sheet) -> None:
    """Everything that must fit together."""
    _check_setup(city, sheet)
    _check_cells(city, sheet)
    _check_colours(city)
    _check_cards(city, sheet)
    _check_markers(city, sheet)
    _check_turn(city, sheet)
    _check_attack(city, sheet)
    _check_end(city, sheet)
    refuse(city.actor != OVER and not len(city.legal()), f"nothing could be done in phase {sheet.phase}")


def _check_setup(city: Gadranton, sheet: Sheet) -> None:
    """How far the deal and the placing have come."""
    order = [(city.first + i) % city.seats for i in range(city.seats)]
    before = order.index(city.active) if city.active in order else 0
    _check_objectives(city, sheet, order, before)
    if sheet.phase in SETUP:
        _check_first_hands(city, sheet, order, before)
    _check_placing(city, sheet, order, before)


def _check_objectives(city: Gadranton, sheet: Sheet, order: list[int], before: int) -> None:
    """One card at a time round the table, until everybody has the number of the length. GA-04, GA-R03"""
    dealt, full = [bin(city.objectives[seat]).count("1") for seat in order], cards_each(city)
    if sheet.phase not in ("first", "deal_objectives"):
        refuse(dealt != [full] * city.seats, f"every player has {full} Objective cards, not {dealt} (GA-04)")
        return
    expected = [dealt[-1] + (i < before) for i in range(city.seats)]
    refuse(dealt != expected or dealt[-1] >= full, f"the deal cannot stand at {dealt} Objective cards (GA-R03)")
    if sheet.phase == "first":
        refuse(dealt[-1] > 0 or before > 0, "nothing is dealt before the first player is known")
    else:
        refuse(stuck(city), "no Objective card fits: the deal starts again (GA-R03)")


def _check_first_hands(city: Gadranton, sheet: Sheet, order: list[int], before: int) -> None:
    """None before they are dealt, then one after another, then two each. GA-06"""
    hands = [city.hand_size[seat] for seat in order]
    dealing = sheet.phase == "deal_actions"
    rounds = hands[-1] if dealing else START_HAND * int(sheet.phase in ("choose_thief", "place"))
    expected = [rounds + int(dealing and i < before) for i in range(city.seats)]
    refuse(hands != expected or rounds > START_HAND, f"the deal cannot stand at {hands} Action cards (GA-06)")
    refuse(dealing and rounds >= START_HAND, "all Action cards are dealt (GA-06)")


def _check_placing(city: Gadranton, sheet: Sheet, order: list[int], before: int) -> None:
    standing = [city.cell[seat] != NONE for seat in order]
    expected = [sheet.phase not in SETUP or (sheet.phase == "place" and i < before) for i in range(city.seats)]
    refuse(standing != expected, "thieves are placed one after another from the first player on (GA-09)")
    for seat in order:
        on_dot = city.cell[seat] == NONE or DOT_OF[city.cell[seat]] != NONE
        refuse(sheet.phase == "place" and not on_dot, "a thief starts on a dot (GA-09)")
    named = [city.thief[seat] != NONE for seat in order]
    if city.options[CHOOSE_THIEF]:
        chosen = [
            sheet.phase not in SETUP[:4] or (sheet.phase == "choose_thief" and i < before) for i in range(city.seats)
        ]
        refuse(named != chosen, "thieves are chosen one after another from the first player on (GA-R68)")
    else:
        refuse(sheet.phase == "choose_thief", "thieves go by seat unless choose_thief is set (GA-R68)")
        refuse(any(city.thief[seat] != seat for seat in order), "without choose_thief thieves go by seat (GA-R68)")


def _check_cells(city: Gadranton, sheet: Sheet) -> None:
    figures = [figure for figure in range(8) if city.cell[figure] != NONE]
    for figure in figures:
        cell = city.cell[figure]
        refuse(city.shut(cell), f"nobody stands on the shut gate {CELLS[cell]} (GA-74)")
        refuse(figure >= 4 and not IN_CITY[cell], f"a guard cannot stand on {CELLS[cell]}, outside the city (GA-38)")
        won = sheet.phase == "over" and figure == city.active and DOT_OF[cell] != NONE  # GA-R50
        shared = city.other_on(cell, figure) != NONE
        excused = city.passing in (figure, city.other_on(cell, figure)) or won
        refuse(
            shared and not excused and not _winner_there(city, sheet, cell),
            f"two figures rest on {CELLS[cell]} (GA-29)",
        )
    if city.passing != NONE:
        alone = city.other_on(city.cell[city.passing], city.passing) == NONE
        refuse(alone or city.passing not in figures, "nobody else stands where a figure is in passing (GA-R11)")
        refuse(city.passing < 4 and city.passing != city.active, "only the active player's thief can be in passing")
    refuse(len(sheet.doors) > 4, "there are four doors (GA-08)")


def _winner_there(city: Gadranton, sheet: Sheet, cell: int) -> bool:
    return sheet.phase == "over" and city.cell[city.active] == cell and DOT_OF[cell] != NONE


def _check_colours(city: Gadranton) -> None:
    most = 1 if city.options[OBJECTIVE_UNIQUE] else 2
    for i, colour in enumerate(COLOURS):
        held = sum(city.objectives[seat] >> i & 1 for seat in range(city.seats))
        refuse(held > most, f"{held} players have {colour} as an objective: at most {most} can (GA-05, GA-R02)")
        refuse(city.stock[i] < 0, f"there are only two crowns of {colour}")
    for seat in range(city.seats):
        own, home, worn = city.objectives[seat], city.delivered[seat], city.worn[seat]
        refuse(bool(home & ~own), f"seat {seat} delivered a colour that is none of its objectives (GA-R07)")
        bit = 0 if worn == NONE else 1 << worn
        refuse(bool(bit & ~own or bit & home), f"seat {seat} wears a colour it does not need (GA-R07)")
        refuse(bool((home | bit) & ~city.worn_ever[seat]), f"seat {seat} has worn what it delivered and what it wears")
        refuse(bool(city.worn_ever[seat] & ~own), f"seat {seat} can only have worn its own objectives (GA-R07)")
        on_dot = city.cell[seat] != NONE and DOT_OF[city.cell[seat]] != NONE
        refuse(
            worn != NONE and (on_dot or city.cell[seat] == NONE), f"seat {seat} would have delivered its crown (GA-39)"
        )


def _check_cards(city: Gadranton, sheet: Sheet) -> None:
    deck = COPIES[("listed46", "box44")[city.options[ACTION_DECK]]]
    for i, card in enumerate(CARDS):
        out = city.pile[i] + city.discards[i] + sum(city.hand[seat * len(CARDS) + i] for seat in range(city.seats))
        found = out - min(0, city.pile[i])  # a pile that follows from the rest makes up for what is too many
        refuse(found != deck[i], f"there are {deck[i]} cards {card}, not {found}")
    for seat in range(city.seats):
        limit = HAND_LIMIT + int(sheet.phase == "discard" and seat == city.active)
        refuse(city.hand_size[seat] > limit, f"seat {seat} holds {city.hand_size[seat]} cards: at most {limit} (GA-18)")
        played = sheet.players[seat].played
        refuse(len(played) > 2, f"seat {seat} played {len(played)} cards this turn: at most two (GA-71)")
        refuse(
            any(not city.discards[CARDS.index(card)] for card in played),
            "a card played lies in the discard pile (GA-15)",
        )
    refuse(
        sheet.phase == "discard" and city.hand_size[city.active] != HAND_LIMIT + 1,
        "only a sixth card is discarded (GA-18)",
    )
    refuse(sheet.phase == "draw" and not sum(city.pile), "an empty pile is made anew before the draw (GA-R48)")


def _check_markers(city: Gadranton, sheet: Sheet) -> None:
    for seat in range(city.seats):
        refuse(city.crowns_left[seat] < 0, f"seat {seat} has only three thief crowns (GA-03)")
        refuse(city.crowns_on(seat) > 2, f"more than two crowns lie on the thief of seat {seat} (GA-84)")
        refuse(city.blocked[seat] == seat, f"seat {seat} cannot block its own thief (GA-R33)")
    for i, guard in enumerate(GUARDS):
        refuse(
            bool(city.beaten[i]) and city.asleep[i] == NONE, f"{guard} is beaten, so a thief crown lies on it (GA-51)"
        )
    own = [city.hidden[city.active], *(marker == city.active for marker in [*city.blocked, *city.asleep])]
    refuse(sheet.phase == "roll" and any(own), "the active player has taken back all thief crowns (GA-11)")
    to_come = 2 - len(sheet.players[city.active].played) if sheet.phase in ROLLED else 0
    refuse(
        city.crowns_left[city.active] < to_come,
        f"seat {city.active} has too many thief crowns out for the cards it played this turn (GA-R76)",
    )


def _check_turn(city: Gadranton, sheet: Sheet) -> None:
    turn = sheet.turn
    if sheet.phase not in ROLLED and sheet.phase != "over":
        blank = type(turn)()
        refuse(turn != blank, f"there is no turn record in phase {sheet.phase}: leave turn out")
        refuse(any(player.played for player in sheet.players), f"no card is played in phase {sheet.phase}")
        return
    refuse(
        sheet.phase != "over" and (not turn.n or turn.mover is None), "after the roll turn needs mover and n (GA-12)"
    )
    refuse(city.thief_left() < 0, f"the thief cannot have taken {turn.thief_steps} steps (GA-22)")
    refuse(bool(turn.mover != "thief" and city.guard_left() < 0), f"a guard cannot have taken {turn.guard_steps} steps")
    used = bool(turn.guard_steps or turn.guard_attacks)
    refuse(used and turn.guard is None, "guard steps and attacks need the turn's guard (GA-24)")
    refuse(turn.mover == "thief" and turn.guard is not None, "under Thief no guard is used (GA-21)")
    walked = {"thief": turn.thief_bonus, "guard": turn.guard_bonus}
    refuse(all(walked.values()), "only one Accelerated Walk is played in a turn (GA-71)")
    card = CARDS[0] in sheet.players[city.active].played
    refuse(any(walked.values()) != card, "a bonus comes with Accelerated Walk among the cards played (GA-72)")


def _check_attack(city: Gadranton, sheet: Sheet) -> None:
    attack = sheet.attack
    refuse(
        (attack is not None) != (sheet.phase in ATTACKS),
        f"phase {sheet.phase} has {'an' if attack is None else 'no'} attack",
    )
    if attack is None:
        return
    refuse(
        attack.target >= city.seats or attack.target == city.active, "an attack needs a rival as its target (GA-R25)"
    )
    refuse(city.attacker < 4 and city.attacker != city.active, "the attacker is the active player's thief or a guard")
    won = sheet.phase == "crown_won"
    refuse(won != (attack.crown is not None), "a crown is at stake only in phase crown_won")
    refuse(won and city.attacker >= 4, "a guard wears no crown (GA-49)")
    refuse(not won and city.worn[attack.target] == NONE, "the target of an attack wears a crown (GA-41)")
    refuse(bool(city.hidden[attack.target]), "a hidden thief cannot be attacked (GA-42)")
    _check_answer(city, sheet)
    if not won:
        _check_reach(city, sheet.phase in FIGHTS)


def _check_answer(city: Gadranton, sheet: Sheet) -> None:
    """Windows open on public facts. GA-R72"""
    card = ANSWERS.get(sheet.phase)
    asked = card is None or city.answer_may_come(city.target, card)
    refuse(not asked, f"seat {city.target} cannot be asked for an answer: it would hold no fitting card (GA-R72)")
    may_wear = sheet.phase != "crown_won" or attacks.may_wear(city, city.crown_at_stake)
    refuse(not may_wear, f"seat {city.active} cannot be asked about the crown: it may not wear it (GA-R26)")


def _check_reach(city: Gadranton, hand_to_hand: bool) -> None:
    """The attacker stands where it can fight or hit the target. GA-36, GA-45, GA-54 to GA-57"""
    here, there = city.cell[city.attacker], city.cell[city.target]
    names = FIGURES[city.attacker], FIGURES[city.target]
    refuse(DOT_OF[here] != NONE, f"{names[0]} stands on a dot, where nobody attacks (GA-36)")
    if hand_to_hand:
        refuse(not city.next_to(here, there), f"{names[0]} and {names[1]} are no neighbours (GA-45)")
    else:
        refuse(attacks.line_breaks(city, here, there) != FINE, f"no arrow flies from {names[0]} to {names[1]} (GA-54)")


def _check_end(city: Gadranton, sheet: Sheet) -> None:
    home = [
        seat for seat in range(city.seats) if city.objectives[seat] and city.delivered[seat] == city.objectives[seat]
    ]
    limit = city.options[ROUND_LIMIT]
    refuse(bool(limit) and city.round > limit, f"the game ends after round {limit} (GA-R55)")
    if sheet.phase != "over":
        refuse(
            bool(home) and sheet.phase not in SETUP, f"seat {home} has all crowns home, so phase must be over (GA-90)"
        )
        return
    at_limit = bool(limit) and city.round == limit and city.active == city.first
    refuse(not home and not at_limit, "the game is over when all crowns of a seat are home, or at the round limit")
    refuse(bool(home) and home != [city.active], "the winner is the active player (GA-R50)")
