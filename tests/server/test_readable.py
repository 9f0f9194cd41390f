"""Rules one can read: words of options instead of their names, for every game."""

import re

import pytest

import tavola
from tavola.server.readable import readable, readable_row

pytestmark = pytest.mark.cold
GUARD = tavola.game("adventurers-guard")


def test_an_option_and_its_value_are_said_as_at_the_table():
    text = "Option `warrior_corner`: `facing` takes the one in the same column."
    assert readable(GUARD, text) == "Option *Warrior's corner*: *in the same column* takes the one in the same column."


def test_values_written_out_are_worded():
    dorado = tavola.game("el-dorado")
    said = readable(dorado, "(Option: expansion_cave_tiles = nine / eight_random (11 instead of 10))")
    assert said.startswith("(Option: *")
    assert "eight_random" not in said
    assert "turn_dice" not in readable(dorado, "Option `turn_dice = opposite`.")
    assert readable(dorado, "They trade in their own turn.") == "They trade in their own turn."


def test_other_code_stays():
    assert readable(GUARD, "small letters South's: `a` adventurer") == "small letters South's: `a` adventurer"
    assert readable(GUARD, "no marks at all") == "no marks at all"


def test_a_row_of_an_option_has_the_words_of_its_values():
    gadranton = tavola.game("gadranton")
    row = ["`secret_door_use`", "one_crossing, whole_turn", "whole_turn", "GA-R42"]
    assert readable_row(gadranton, row) == [
        "*Secret Door*",
        "*one crossing*, *the whole turn*",
        "*the whole turn*",
        "GA-R42",
    ]
    assert readable_row(gadranton, ["a free move", "whole_turn"]) == ["a free move", "whole_turn"]


@pytest.mark.parametrize("slug", tavola.games())
def test_no_rule_names_an_option_by_its_code(slug):
    game = tavola.game(slug)
    names = {option.name for option in game.options if "_" in option.name}
    for clause in game.ledger:
        assert not names & set(re.findall(r"\w+", readable(game, clause.text))), clause.id
