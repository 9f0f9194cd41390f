"""AG-R47: which positions set by hand are refused, and that the rest comes back as it was."""

import json

import pytest

import tavola

from .board import GAME, START, at, seen

BARE = {"S-A": "a1", "N-A": "i9"}
CAPPED = {"options": {"range_cap": 2}}


def pawns(**more) -> dict:
    return {"pawns": BARE | {name.replace("_", "-"): place for name, place in more.items()}}


REFUSED = {
    "two pawns on one tile": (pawns(S_W="e5", N_W="e5"), "two pawns stand on e5"),
    "a tile off the board": (pawns(S_W="j5"), "the tile of S-W cannot be 'j5'"),
    "a tile that is no name": (pawns(S_W=["e5"]), "the tile of S-W|S-W needs a tile"),
    "a third mage": (pawns(S_M3="e5"), "there is no pawn 'S-M3'"),
    "a second warrior": (pawns(S_W2="e5"), "there is no pawn 'S-W2'"),
    "no adventurer": ({"pawns": {"S-A": "a1", "N-W": "e5"}}, "north has no adventurer"),
    "no pawn at all": ({"pawns": {}}, "south has no adventurer"),
    "no pawn left but not over": ({"pawns": {"S-A": "a1"}}, "north has no adventurer"),
    "no adventurer beside a guard, over": ({"phase": "over", "pawns": {"S-A": "a1", "N-W": "e5"}}, "no adventurer"),
    "nobody left, over": ({"phase": "over", "pawns": {}}, "at least one pawn"),
    "a range below base": (pawns(S_R1={"at": "e5", "range": 2}), "must be a whole number from 3"),
    "a range that is no number": (pawns(S_R1={"at": "e5", "range": "3"}), "must be a whole number from 3"),
    "a range beyond counting": (pawns(S_R1={"at": "e5", "range": 10**10}), "must be a whole number from 3"),
    "a heading that does not fit no gain": (pawns(S_M1={"at": "e5", "heading": "down"}), "must head up"),
    "a heading that does not fit one gain": (pawns(S_M1={"at": "e5", "range": 3, "heading": "up"}), "must head down"),
    "a heading that does not fit two gains": (pawns(N_M1={"at": "e5", "range": 4, "heading": "up"}), "must head down"),
    "a heading of another kind": (pawns(S_M1={"at": "e5", "heading": "left"}), "heading of S-M1 cannot be 'left'"),
    "a range above the cap": (pawns(S_M1={"at": "e5", "range": 5}) | CAPPED, "at most 4"),
    "a pawn on its goal row": (pawns(S_M1="e9"), "own goal row"),
    "a turned pawn on its goal row": (pawns(S_M1={"at": "e1", "range": 3}), "own goal row"),
    "a die before the roll": (pawns() | {"phase": "roll", "die": 3}, "yet to be rolled"),
    "no die in phase move": (pawns() | {"phase": "move"}, "the die must be 1 to 6"),
    "a die of seven": (pawns() | {"die": 7}, "the die must be 1 to 6"),
    "a die that is true": (pawns() | {"die": True}, "the die must be 1 to 6"),
    "a die that loses the turn": (pawns() | {"die": 1}, "has no move with a 1"),
    "a die once over": ({"phase": "over", "die": 3, "pawns": {"S-A": "a1"}}, "no die once the game is over"),
    "a die before the corner": ({"phase": "corner", "die": 3}, "no die in phase corner"),
    "counters two apart": (pawns() | {"turns": {"south": 3, "north": 5}}, "must have had one turn more"),
    "counters that do not fit the turn": (
        pawns() | {"first": "south", "turn": "south", "turns": {"south": 3, "north": 2}},
        "must have had as many turns",
    ),
    "counters below nought": (pawns() | {"turns": {"south": -1, "north": -1}}, "whole number from 0"),
    "a counter for nobody": (pawns() | {"turns": {"south": 1, "west": 1}}, "must name south and north"),
    "all turns had": (pawns() | {"turns": {"south": 150, "north": 150}}, "phase must be over"),
    "over without cause": (pawns() | {"phase": "over"}, "both must have had 150 turns"),
    "over without a limit": (pawns() | {"phase": "over", "options": {"turn_limit": 0}}, "no turn limit"),
    "over on the loser's turn": ({"phase": "over", "turn": "north", "pawns": {"S-A": "a1"}}, "the last turn was south"),
    "a lot that is not drawn": ({"phase": "first", "options": {"first_player": "seat0"}}, "no lot to draw"),
    "a first player other than named": (
        {"phase": "corner", "first": "north", "options": {"first_player": "seat0"}},
        "first_player names south",
    ),
    "a warrior before the corner is chosen": ({"phase": "corner", "pawns": BARE}, "in phase corner pawns must be"),
    "a phase of another game": ({"phase": "upkeep"}, "phase cannot be 'upkeep'"),
    "a field of another game": (pawns() | {"hand": []}, "a position has no 'hand'"),
    "a field of another pawn": (pawns(S_W={"at": "e5", "hp": 3}), "S-W has no 'hp'"),
    "pawns in a list": ({"pawns": ["a1"]}, "written as names with tiles"),
    "an unknown option": (pawns() | {"options": {"turnlimit": 3}}, "did you mean turn_limit"),
    "another game": (pawns() | {"game": "chess"}, "a position of 'chess'"),
    "another version": (pawns() | {"rules": "0"}, "rules version '0'"),
    "three seats": (pawns() | {"seats": 3}, "seats 2, not 3"),
}


@pytest.mark.rule("AG-15", "AG-17", "AG-23")
@pytest.mark.parametrize(
    ("position", "die", "clause"),
    [
        ("S: A e5, M d5, R c5 d6. N: A e9, W i9", 1, "AG-15"),
        ("S: A a1. N: A i9", 4, "AG-17"),
        ("S: A b3, M a1, R c3. N: A i9, W a3", 6, "AG-23"),
    ],
)
def test_a_die_that_loses_the_turn_is_refused_with_the_clause_that_loses_it(position, die, clause):
    before = GAME.dump(at(position))
    with pytest.raises(tavola.BadPosition, match=rf"has no move with a {die}.*\({clause}\)"):
        GAME.load(before | {"phase": "move", "die": die})


@pytest.mark.rule("AG-R47")
@pytest.mark.parametrize("what", REFUSED)
def test_refused(what):
    position, message = REFUSED[what]
    with pytest.raises(tavola.BadPosition, match=message):
        GAME.load(position)


ACCEPTED = {
    "a ranger on a light tile": pawns(S_R1="e6"),
    "either heading at the cap": pawns(S_M1={"at": "e5", "range": 4, "heading": "down"}) | CAPPED,
    "the other heading at the cap": pawns(S_M1={"at": "e5", "range": 4, "heading": "up"}) | CAPPED,
    "a capture before the first turn": pawns() | {"turns": {"south": 0, "north": 0}},
    "a pawn as a bare tile": pawns(N_W="c3"),
    "the winner alone": {"phase": "over", "pawns": {"S-A": "a1"}},
    "the second player won": {"phase": "over", "turn": "north", "first": "south", "pawns": {"N-A": "a5"}},
    "a draw at the limit": pawns() | {"phase": "over", "turns": {"south": 150, "north": 150}, "turn": "north"},
    "before the lot": {"phase": "first"},
    "before the corner": {"phase": "corner", "first": "north"},
    "a named first player's corner": {"phase": "corner", "options": {"first_player": "seat1"}},
    "a limit of one turn": pawns() | {"options": {"turn_limit": 1}},
    "no turn limit and many turns": pawns() | {"turns": {"south": 9999, "north": 9999}, "options": {"turn_limit": 0}},
}


@pytest.mark.rule("AG-R47")
@pytest.mark.parametrize("what", ACCEPTED)
def test_accepted_and_written_again_as_it_was(what):
    state = GAME.load(ACCEPTED[what])
    written = json.loads(json.dumps(GAME.dump(state)))
    assert GAME.dump(GAME.load(written)) == written


@pytest.mark.rule("AG-R47")
def test_missing_pawns_are_captured():
    assert seen(GAME.load({"pawns": BARE})).keys() == {"S-A", "N-A"}


def test_turn_and_counters_follow_when_left_out():
    written = GAME.dump(at("S: A a1. N: A i9", turn="north"))
    assert (written["first"], written["turns"]) == ("north", {"south": 1, "north": 1})
    written = GAME.dump(at("S: A a1. N: A i9", turn="north", turns={"south": 5, "north": 4}))
    assert written["first"] == "south"


def test_a_drawing_gives_the_start():
    state = GAME.new(first_player="seat0")
    state.play(GAME.actions.encode("corner", side="left"))
    assert seen(at(START)) == seen(state)
