"""Worked examples of the ledger that no other test shows."""

import pytest

from tavola.games.abandoned_fortress import GAME

from .board import do, gold, marching, pane, points, quiet, strengths, unit, winners, written


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
