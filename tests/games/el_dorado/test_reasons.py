"""Further clauses under a refusal."""

import pytest

from games.el_dorado.table import code, player, table, thieves
from tavola.games.el_dorado import GAME

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "water", "2,-1": "food"}


def clauses(state, line):
    return [refusal.clause for refusal in GAME.refusals(state, code(line))]


@pytest.mark.rule("ED-41", "ED-42", "ED-R91")
def test_a_step_tells_of_the_tie_the_speed_and_the_water():
    state = table(TILES, player("pedro", "0,0", fixed=True), player("emma", None), speed=0)
    assert clauses(state, "move explorer0 E") == ["ED-R91", "ED-41"]
    assert clauses(state, "move explorer0 SE") == ["ED-R91", "ED-41", "ED-42"]


@pytest.mark.rule("ED-41", "ED-143")
def test_yanga_who_missed_is_told_of_no_tie():
    mine = player("yanga", "0,0", fixed=True)
    options = {"mode": "ffa"}
    state = table(TILES, mine, player("emma", None), speed=0, options=options, now={"failed_shot": True})
    assert clauses(state, "move explorer0 E") == ["ED-143", "ED-41"]


@pytest.mark.rule("ED-50", "ED-54", "ED-57", "ED-58", "ED-R60")
def test_a_purchase_tells_of_the_place_and_the_price():
    state = table(
        TILES | {"2,0": "shrine"},
        player("pedro", "0,0", (1, 1, 1), farmhouses=["0,0:0"]),
        player("emma", None, villagers=["1,-1"]),
    )
    assert clauses(state, "build_farmhouse explorer0 0") == ["ED-R60", "ED-50"]
    assert clauses(state, "build_fort explorer0 1") == ["ED-58", "ED-50"]
    assert clauses(state, "buy_offering explorer0 0") == ["ED-54", "ED-50"]
    assert clauses(state, "build_farmhouse explorer0 3") == ["ED-50"]


@pytest.mark.rule("ED-107")
def test_bellonas_free_step_is_not_too_dear():
    state = table(TILES, player("bellona", "0,0", villagers=["0,0"]), player("emma", None), now={"free_step": True})
    assert clauses(state, "army_step i0,0 SE 1") == ["ED-42"]


def test_the_thieves_do_not_pay_in_cards():
    robbers = thieves(["0,0"], doubloons=3)
    state = table(TILES | {"2,0": "shrine"}, player("emma", "1,0"), robbers, turn=1, options={"mode": "ffa_thieves"})
    assert clauses(state, "buy_offering thiefA 0") == ["ED-54"]


def test_what_is_legal_or_out_of_turn_has_no_further_reasons():
    state = table(TILES, player("pedro", "0,0"), player("emma", "1,-1"))
    assert clauses(state, "move explorer0 E") == []
    assert clauses(state, "move explorer1 E") == ["ED-26"]
