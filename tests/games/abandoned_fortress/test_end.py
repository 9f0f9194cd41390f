"""Winning. AF-01 to AF-04, AF-115"""

from typing import Any

import pytest

from tavola.games.abandoned_fortress import GAME
from tavola.kernel.state import OVER

from .board import NE_WALLS, do, kinds, marching, points, quiet, set_up, turn_of, unit, winners, written

CROWN = {"castles": {"bastion": unit("B1")}}
NE_CASTLES = {"castles": {"bastion": unit("L1"), "tower": unit("K1"), "stables": unit("J1")}}


@pytest.mark.rule("AF-01", "AF-02", "AF-R45")
def test_crown_and_seventy_points_win_at_once() -> None:
    prey = {"generals": {"general1": unit("B4", "IS1", card="G04")}}
    mine = CROWN | {"generals": {"general1": unit("B3", "IA5", card="G01")}}
    state = marching(crown="0 bastion", p0=mine | {"tokens": 60}, p1=prey)
    do(state, "attack", space="B4")
    quiet(state)
    assert state.actor == OVER
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores[0], outcome.clause) == ((0,), 70.0, "AF-01")
    assert state.returns() == [1.0, 0.0, 0.0, 0.0]
    state = marching(p0=mine | {"tokens": 60}, p1=prey)  # no crown, no win
    do(state, "attack", space="B4")
    quiet(state)
    assert state.actor != OVER


@pytest.mark.rule("AF-02")
def test_fifty_points_are_enough_for_two_players() -> None:
    state = marching(
        seats=2,
        crown="0 bastion",
        p0=CROWN | {"tokens": 40, "generals": {"general1": unit("B3", "IA5", card="G01")}},
        p1={"generals": {"general1": unit("B4", "IS1", card="G04")}},
    )
    do(state, "attack", space="B4")
    quiet(state)
    assert state.actor == OVER


@pytest.mark.rule("AF-03", "AF-R44")
def test_a_win_in_anothers_turn_waits_for_the_own_turn() -> None:
    """X20: red counterattacks to 70 in blue's turn and wins at the start of its own."""
    red = CROWN | {"tokens": 60, "generals": {"general1": unit("B4", "IS5", card="G01")}}
    blue = {"generals": {"general1": unit("B3", "IA1", card="G04")}}
    state = set_up(
        "move",
        seats=3,
        active=2,
        crown="0 bastion",
        p0=red,
        p2=blue,
        turn={"mover": "2 general1", "left": 3, "moved": ["hero", "general1"]},
    )
    do(state, "attack", space="B4")
    quiet(state)
    assert points(state, 0) == 70
    assert state.actor != OVER
    while state.actor != OVER and turn_of(state) == 2:
        do(state, "end_march") if "end_march" in kinds(state) else state.play(state.legal()[0])
    assert winners(state) == (0,)
    assert written(state, 0)["gold"] == 5  # before the income


@pytest.mark.rule("AF-04", "AF-12", "AF-R39")
def test_points_are_tokens_queue_and_dragon_cards() -> None:
    state = set_up(p0={"tokens": 30}, dragon={"alert": 1, "taken": {"D1": 0, "D2": 0}})
    assert points(state, 0) == 50
    state = set_up(options={"dragon_card_points": 0}, p0={"tokens": 30}, dragon={"alert": 1, "taken": {"D1": 0}})
    assert points(state, 0) == 30


@pytest.mark.rule("AF-115", "AF-03", "AF-R97")
def test_a_team_needs_fifty_points_of_one_ally_and_the_crown_of_either() -> None:
    """X28: red has 40, green 50, red owns the crown, red's turn."""
    given = {"p0": CROWN | {"tokens": 40}, "p2": {"tokens": 50}, "crown": "0 bastion"}
    state = set_up("trade", active=3, options={"teams": True}, **given)
    do(state, "end_trade")
    assert state.actor != OVER  # gold's turn is the other team's
    do(state, "draw", card="tax")
    assert (turn_of(state), winners(state)) == (0, (0, 2))
    assert state.returns() == [0.5, 0.0, 0.5, 0.0]


@pytest.mark.rule("AF-R50")
def test_by_option_a_dragon_card_replaces_the_crown() -> None:
    for replaces, over in ((True, True), (False, False)):
        state = set_up(
            "trade",
            active=3,
            options={"dragon_card_replaces_crown": replaces},
            p0={"tokens": 60},
            dragon={"alert": 1, "taken": {"D1": 0}},
        )
        do(state, "end_trade")
        do(state, "draw", card="tax")
        assert (state.actor == OVER) == over


@pytest.mark.rule("AF-R86", "AF-R113")
def test_at_the_round_limit_most_points_win() -> None:
    """X44: 70 points without the crown beat 60 with it."""
    crown = {"castles": {"bastion": unit("L1")}, "tokens": 60}
    state = set_up("trade", active=3, round=40, crown="1 bastion", p0={"tokens": 70}, p1=crown)
    do(state, "end_trade")
    do(state, "draw", card="tax")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ((0,), "AF-R86")


@pytest.mark.rule("AF-R86")
def test_ties_at_the_limit_go_to_the_crown_and_without_a_limit_play_goes_on() -> None:
    crown = {"castles": {"bastion": unit("L1")}, "tokens": 60}
    for given, best in (({"crown": "1 bastion"}, (1,)), ({}, (0,))):
        p0 = {"tokens": 60} | (CROWN | {"gold": 9} if not given else {})
        state = set_up("trade", active=3, round=40, p0=p0, p1=crown, **given)
        do(state, "end_trade")
        do(state, "draw", card="tax")
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.winners == best
    state = set_up("trade", active=3, round=40, options={"round_limit": 0})
    do(state, "end_trade")
    do(state, "draw", card="tax")
    assert state.actor != OVER


@pytest.mark.rule("AF-R86")
@pytest.mark.parametrize(
    ("given", "winners"),
    [
        ({}, (0, 1, 2, 3)),
        ({"p1": {"gold": 6}}, (1,)),
        ({"p1": {"gold": 12}, "p0": {"walls": ["F1"], "gold": 0}}, (0,)),
        ({"p1": {"walls": NE_WALLS}, "p0": CROWN}, (0,)),
        ({"p1": NE_CASTLES, "dragon": {"taken": {"D1": 0}}}, (0,)),
        ({"p1": NE_CASTLES, "crown": "1 bastion", "dragon": {"taken": {"D1": 0, "D2": 0}}}, (1,)),
        ({"p0": {"tokens": 10}, "p1": NE_CASTLES, "crown": "1 bastion"}, (0,)),
    ],
)
def test_ties_go_by_crown_dragon_cards_castles_walls_and_gold(given: dict[str, Any], winners: tuple[int, ...]) -> None:
    state = set_up("trade", active=3, round=40, options={"dragon_card_points": 0}, **given)
    assert ranked(state) == winners


@pytest.mark.rule("AF-R86", "AF-R97")
def test_a_team_ranks_by_its_better_ally_and_the_sum_of_the_rest() -> None:
    for p0, p1, p3, best in ((30, 40, 0, (1, 3)), (40, 30, 30, (0, 2))):
        tokens = {"p0": {"tokens": p0}, "p1": {"tokens": p1}, "p2": {"tokens": 30}, "p3": {"tokens": p3}}
        assert ranked(set_up("trade", active=3, round=40, options={"teams": True}, **tokens)) == best
    gold = {"p0": {"gold": 6}, "p1": {"gold": 5}, "p2": {"gold": 4}, "p3": {"gold": 6}}
    assert ranked(set_up("trade", active=3, round=40, options={"teams": True}, **gold)) == (1, 3)


def ranked(state: Any) -> tuple[int, ...]:
    """The winners once the last turn of the last round is over."""
    do(state, "end_trade")
    do(state, "draw", card="tax")
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.winners
