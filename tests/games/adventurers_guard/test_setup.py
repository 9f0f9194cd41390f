"""AG-01 to AG-10: the board before the first roll."""

from collections import Counter

import pytest

import tavola
from tavola.games.adventurers_guard import data

from .board import GAME, START, picture, seen


def corner(first: str, side: str, **options) -> dict:
    state = GAME.new(first_player=first, **options)
    state.play(GAME.actions.encode("corner", side=side))
    return {pawn: place["at"] for pawn, place in seen(state).items()}


@pytest.mark.rule("AG-01", "AG-R41")
@pytest.mark.parametrize("seats", [0, 1, 3, 4, "2", True])
def test_two_play_and_no_other_number(seats):
    assert GAME.new(2).seats == 2
    with pytest.raises(tavola.BadOption, match="seats 2, not"):
        GAME.new(seats)


@pytest.mark.rule("AG-01")
def test_the_players_sit_at_opposite_sides():
    state = GAME.new()
    assert [GAME.scene(state, seat)["board"].get("turn", 0) for seat in (0, 1)] == [0, 2]


@pytest.mark.rule("AG-02")
def test_the_board_has_81_tiles_41_of_them_dark():
    spaces = GAME.scene(GAME.new(), None)["spaces"]
    assert len({space["id"] for space in spaces}) == 81
    assert Counter(space["style"] for space in spaces) == {"dark": 41, "light": 40}
    assert next(space["style"] for space in spaces if space["id"] == "a1") == "dark"


@pytest.mark.rule("AG-03", "AG-R02")
def test_each_side_has_one_two_two_one():
    for side in "SN":
        names = [pawn[2] for pawn in data.PAWNS if pawn[0] == side]
        assert Counter(names) == {"A": 1, "M": 2, "R": 2, "W": 1}
    assert dict(zip(data.TYPES, data.COPIES, strict=True)) == {"adventurer": 1, "mage": 2, "ranger": 2, "warrior": 1}
    assert sum(data.COPIES) * 2 == len(data.PAWNS) == 12


@pytest.mark.rule("AG-04")
def test_the_adventurers_start_in_the_middle_of_their_home_rows():
    places = corner("seat0", "left")
    assert (places["S-A"], places["N-A"]) == ("e1", "e9")


@pytest.mark.rule("AG-05", "AG-R01")
def test_the_mages_start_beside_the_adventurer():
    places = corner("seat0", "left")
    assert [places[pawn] for pawn in ("S-M1", "S-M2", "N-M1", "N-M2")] == ["d1", "f1", "d9", "f9"]


@pytest.mark.rule("AG-06", "AG-R03")
def test_the_rangers_start_in_front_of_the_mages():
    places = corner("seat0", "left")
    assert [places[pawn] for pawn in ("S-R1", "S-R2", "N-R1", "N-R2")] == ["d2", "f2", "d8", "f8"]


@pytest.mark.rule("AG-07", "AG-08", "AG-R04")
@pytest.mark.parametrize(
    ("first", "side", "diagonal", "facing"),
    [
        ("seat0", "left", ("a1", "i9"), ("a1", "a9")),
        ("seat0", "right", ("i1", "a9"), ("i1", "i9")),
        ("seat1", "left", ("a1", "i9"), ("i1", "i9")),
        ("seat1", "right", ("i1", "a9"), ("a1", "a9")),
    ],
)
def test_the_first_player_chooses_a_corner_and_the_other_warrior_goes_opposite(first, side, diagonal, facing):
    for option, corners in (("diagonal", diagonal), ("facing", facing)):
        places = corner(first, side, warrior_corner=option)
        assert (places["S-W"], places["N-W"]) == corners


@pytest.mark.rule("AG-07", "AG-08")
def test_nothing_else_can_be_done_before_the_corner_is_chosen():
    state = GAME.new(first_player="seat1")
    assert [GAME.named(action) for action in state.legal()] == ["corner left", "corner right"]
    assert state.actor == 1
    assert GAME.why_not(state, GAME.actions.encode("roll", face=1)).clause == "AG-07"
    state.play(state.legal()[0])
    assert state.actor == tavola.CHANCE  # the second player is not asked
    assert GAME.why_not(state, GAME.actions.encode("corner", side="left")).clause == "AG-12"


@pytest.mark.rule("AG-R05")
def test_left_and_right_are_mirror_images():
    mirror = dict(zip(data.COLUMNS, reversed(data.COLUMNS), strict=True))
    for option in ("diagonal", "facing"):
        left, right = (corner("seat0", side, warrior_corner=option) for side in data.HANDS)
        assert {mirror[tile[0]] + tile[1] for tile in left.values()} == set(right.values())


@pytest.mark.rule("AG-09", "AG-R40")
def test_colour_shows_the_type_and_not_the_owner():
    state = GAME.new(first_player="seat0")
    state.play(state.legal()[0])
    shown = {(piece["icon"], piece["style"]) for piece in GAME.scene(state, None)["pieces"]}
    assert shown == {("adventurer", "orange"), ("mage", "blue"), ("ranger", "green"), ("warrior", "red")}
    owners = Counter(piece["owner"] for piece in GAME.scene(state, None)["pieces"])
    assert owners == {0: 6, 1: 6}


@pytest.mark.rule("AG-10", "AG-R06")
def test_the_lot_decides_who_goes_first():
    state = GAME.new()
    assert (state.actor, state.chances()) == (tavola.CHANCE, [(0, 1), (1, 1)])
    assert GAME.why_not(state, GAME.actions.encode("corner", side="left")).clause == "AG-10"
    state.play(GAME.actions.encode("first", seat=1))
    assert (state.actor, GAME.dump(state)["first"]) == (1, "north")


@pytest.mark.rule("AG-R06")
@pytest.mark.parametrize(("option", "seat"), [("seat0", 0), ("seat1", 1)])
def test_or_the_host_names_a_seat(option, seat):
    assert GAME.new(first_player=option).actor == seat


def test_the_start_as_drawn():
    state = GAME.new(first_player="seat1")
    state.play(GAME.actions.encode("corner", side="left"))
    assert picture(state) == START
