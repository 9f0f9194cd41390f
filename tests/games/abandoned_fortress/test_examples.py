"""Worked examples of the ledger that no other test shows."""

import pytest

from tavola.games.abandoned_fortress import GAME
from tavola.games.abandoned_fortress.tables import NONE

from .board import (
    do,
    gold,
    marching,
    moves_left,
    pane,
    points,
    quiet,
    refused,
    set_up,
    strengths,
    turn_of,
    unit,
    winners,
    written,
)


@pytest.mark.rule("AF-75", "AF-76", "AF-78", "AF-80", "AF-81")
def test_s1_a_tie_defends_and_the_counterattack_wins() -> None:
    """A 100/80 starts against B 100/100."""
    a = {"generals": {"general1": unit("B3", "IS5", "IS4", card="G05")}}
    state = marching(p0=a, p2={"at": "B4", "cards": ["CS4", "CM4"]})
    do(state, "attack", space="B4")
    assert strengths(state) == ["100/80", "100/100"]
    quiet(state)
    assert (written(state, 0)["generals"], points(state, 2)) == ({}, 10)
    assert {"IS5", "IS4", "G05"} <= GAME.dump(state)["discards"].keys()


@pytest.mark.rule("AF-63", "AF-66", "AF-69", "AF-93", "AF-R18")
def test_s7_infantry_moves_one_wins_a_battle_and_moves_two_more() -> None:
    """Three spaces in total, the battle between them; then neither a fourth nor a second battle."""
    mine = {"gold": 4, "generals": {"general1": unit("D7", "IA3", "IA5", card="G01")}}
    enemies = {"general1": unit("C6", "IS1", card="G02"), "general2": unit("E5", "IS2", card="G04")}
    state = set_up("act", p0=mine, p3={"generals": enemies})
    do(state, "act", action="march")
    do(state, "pick", leader="general1")
    do(state, "step", direction="up")
    assert (written(state, 0)["generals"]["general1"]["at"], moves_left(state)) == ("D6", 2)
    do(state, "attack", space="C6")
    assert strengths(state) == ["110/50", "10/20"]
    quiet(state)  # both cards are paid for
    assert (points(state, 0), gold(state, 0), list(written(state, 3)["generals"])) == (10, 1, ["general2"])
    assert refused(state, "attack", space="E5") == "AF-69"
    do(state, "step", direction="right")
    do(state, "step", direction="down")
    assert written(state, 0)["generals"]["general1"] == unit("E7", "IA3/0123", "IA5/0123", card="G01/0123")
    assert (state.mover, turn_of(state)) == (NONE, 0)  # it has no moves left, and may not fight again
    assert refused(state, "pick", leader="general1") == "AF-62"


@pytest.mark.rule("AF-34", "AF-R89", "AF-82")
def test_x5_rurik_storms_the_bastion() -> None:
    """60 + 40 + 10 + 10 = 120 > 100; attacked himself he would strike back with 110."""
    castle = {"at": "M5", "castles": {"bastion": unit("L1", "IP5", "IP1")}}
    state = marching("hero", p0={"at": "L2", "cards": ["IA5", "IA3"]}, p1=castle)
    do(state, "attack", space="L1")
    assert (strengths(state)[0], pane(state)[0]["lines"][-1]) == ("120/60", "Rurik strikes first: +10/0")
    quiet(state)
    assert (written(state, 1)["castles"], points(state, 0)) == ({}, 10)


@pytest.mark.rule("AF-30", "AF-91", "AF-R30")
def test_x6_a_bow_tower_shoots_back() -> None:
    """100 holds against 40; 60 > 20."""
    castle = {"at": "M5", "castles": {"tower": unit("L1", "AL4", "AJ3")}}
    state = marching(p0={"generals": {"general1": unit("L4", "AC2", "AJ1", card="G10")}}, p1=castle)
    do(state, "attack", space="L1")
    quiet(state)
    assert (written(state, 0)["generals"], points(state, 1)) == ({}, 10)


@pytest.mark.rule("AF-R107", "AF-113", "AF-13")
def test_the_order_of_a_result_crown_queue_win_then_maintenance() -> None:
    """A win ends the game before maintenance is paid."""
    castle = {"castles": {"bastion": unit("K1", "IS1")}}
    mine = {
        "generals": {"general1": unit("K2", "IA5", "IA5", card="G01")},
        "castles": {"tower": unit("B1")},
        "tokens": 60,
    }
    state = marching(p0=mine, p1=castle, crown="1 bastion")
    do(state, "attack", space="K1")
    assert (winners(state), gold(state, 0)) == ((0,), 5)
    assert GAME.dump(state)["crown"] == "0 tower"


@pytest.mark.rule("AF-R94")
def test_a_hero_in_the_fortress_fights_a_general_outside() -> None:
    state = marching("hero", p0={"at": "F7", "cards": ["IA5"]}, p3={"generals": {"general1": unit("E7", card="G02")}})
    do(state, "attack", space="E7")
    assert written(state, 3)["generals"] == {}
