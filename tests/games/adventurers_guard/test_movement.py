"""AG-24 to AG-35: steps, ways, range and heading."""

import pytest

from .board import GAME, at, move, moves, refused, roll, seen

FAR = {"A": "a1", "M": "i1 i2", "R": "a2 a4", "W": "i3"}


def reach(letter: str, tile: str = "e5", gained: int = 0) -> list[str]:
    """The tiles a lone pawn reaches, heading up."""
    base = {"A": 1, "M": 2, "R": 3, "W": 2}[letter]
    place = f"{letter} {tile}:{base + gained}"
    pawns = f"S: {place}" if letter == "A" else f"S: A a1, {place}"
    options = {"options": {"range_cap": 2}} if gained else {}
    heading = {"heading": "up"} if gained == 2 else {}
    written = GAME.dump(at(f"{pawns}. N: A i9", **options))
    moved = next(pawn for pawn in written["pawns"] if pawn.startswith(f"S-{letter}"))
    written["pawns"][moved] |= heading
    faces = {"M": 1, "A": 3, "R": 4, "W": 5}
    return moves(roll(GAME.load(written), faces[letter]))[tile].split()


@pytest.mark.rule("AG-24", "AG-27", "AG-28", "AG-29", "AG-30")
@pytest.mark.parametrize(
    ("letter", "counts"),
    [("A", (8, 24, 48)), ("M", (8, 15, 24)), ("R", (24, 40, 40)), ("W", (12, 24, 40))],
)
def test_how_many_tiles_each_type_reaches_from_the_middle(letter, counts):
    # the lone adventurers stand on a1 and i9, which only the ranger's whole colour and the capture of i9 touch
    found = [reach(letter, gained=gained) for gained in range(3)]
    blocked = {"R": (0, 1, 1)}.get(letter, (0, 0, 0))
    assert tuple(len(tiles) + missing for tiles, missing in zip(found, blocked, strict=True)) == counts


@pytest.mark.rule("AG-24", "AG-R12", "AG-R31")
def test_a_way_may_bend_at_every_step_and_stop_early():
    state = at("S: A a1, W c3. N: A i9, M b4 d4", die=5)
    assert moves(state) == {"c3": "a3 a4 b3 b4x c4 d3 d4x e3 e4"}
    assert refused(state, "c3-c5") == "AG-26"


@pytest.mark.rule("AG-25", "AG-R11")
def test_a_way_back_to_the_start_is_no_move():
    state = at("S: A e5. N: A i9", die=3)
    assert refused(state, "e5-e5") == "AG-25"
    assert "e5" not in moves(state)["e5"].split()


@pytest.mark.rule("AG-26", "AG-R16")
def test_no_pawn_is_passed_and_no_own_pawn_landed_on():
    state = at("S: A e6, M e5, R d5. N: A i9, W f5", die=1)
    assert moves(state) == {"e5": "f5x"}
    assert [refused(state, f"e5-{to}") for to in ("e6", "e7", "d5", "c5", "g5")] == ["AG-26"] * 5


@pytest.mark.rule("AG-26")
def test_steps_never_leave_the_board():
    assert moves(at("S: A a1, M i5. N: A i9", die=1)) == {"i5": "g5 h5 h6 i6 i7"}


@pytest.mark.rule("AG-27")
def test_a_mage_goes_forward_left_or_right():
    assert reach("M") == ["c5", "d5", "d6", "e6", "e7", "f5", "f6", "g5"]
    state = at("S: A a1, M e5. N: A i9", die=1)
    assert (refused(state, "e5-e4"), refused(state, "e5-e8")) == ("AG-27", "AG-24")


@pytest.mark.rule("AG-28", "AG-R15")
def test_a_ranger_goes_diagonally_and_may_mix_forward_and_backward():
    tiles = reach("R")
    assert {"d6", "c5", "e7", "e3", "b2", "h8"} <= set(tiles)
    state = at("S: A a1, R e5. N: A i9", die=4)
    assert (refused(state, "e5-e6"), refused(state, "e5-a5")) == ("AG-28", "AG-24")


@pytest.mark.rule("AG-29")
def test_an_adventurer_goes_to_any_neighbour():
    assert reach("A") == ["d4", "d5", "d6", "e4", "e6", "f4", "f5", "f6"]
    assert refused(at("S: A e5. N: A i9", die=3), "e5-e7") == "AG-24"


@pytest.mark.rule("AG-30", "AG-R13", "AG-R45")
def test_a_warrior_goes_sideways_or_diagonally_forward():
    assert reach("W") == ["c5", "c6", "c7", "d5", "d6", "e6", "e7", "f5", "f6", "g5", "g6", "g7"]
    state = at("S: A a1, W e5. N: A i9", die=5)
    assert (refused(state, "e5-e4"), refused(state, "e5-d4"), refused(state, "e5-e8")) == ("AG-30", "AG-30", "AG-24")


@pytest.mark.rule("AG-30", "AG-R13")
def test_a_warrior_hemmed_in_cannot_step_straight_ahead():
    state = at("S: A d5, W e5, M f5, R d6 f6. N: A i9")
    assert GAME.dump(roll(state, 5))["turn"] == "north"


@pytest.mark.rule("AG-31", "AG-33", "AG-R20")
@pytest.mark.parametrize(
    ("letter", "die", "start", "to"), [("M", 1, "c8", "c9"), ("R", 4, "c7", "e9"), ("W", 6, "c8", "d9")]
)
def test_ending_on_the_far_row_gives_range_and_turns_that_pawn_only(letter, die, start, to):
    others = "A a1, " + ", ".join(f"{other} {FAR[other].split()[0]}" for other in "MRW" if other != letter)
    state = move(at(f"S: {others}, {letter} {start}. N: A i9", die=die), f"{start}-{to}")
    base = {"M": 2, "R": 3, "W": 2}[letter]
    turned = [pawn for pawn in seen(state).values() if pawn["heading"] == "down" and pawn["at"] != "i9"]
    assert turned == [{"at": to, "range": base + 1, "heading": "down"}]


@pytest.mark.rule("AG-31")
def test_the_adventurer_gains_too():
    state = move(at("S: A e8. N: A i5", die=3), "e8-d9")
    assert seen(state)["S-A"] == {"at": "d9", "range": 2, "heading": "down"}


@pytest.mark.rule("AG-32", "AG-33", "AG-R18", "AG-R19")
def test_every_crossing_counts():
    state = at("S: A i1, W b2:13. N: A i9, W h9")
    move(roll(state, 5), "b2-a1")
    assert seen(state)["S-W"] == {"at": "a1", "range": 14, "heading": "up"}


@pytest.mark.rule("AG-32")
def test_north_turns_at_row_one_and_again_at_row_nine():
    state = move(at("S: A a5. N: A i5, M e2", turn="north", die=1), "e2-e1")
    assert seen(state)["N-M1"] == {"at": "e1", "range": 3, "heading": "up"}
    state = move(at("S: A a5. N: A i5, M e8:3", turn="north", die=1), "e8-e9")
    assert seen(state)["N-M1"] == {"at": "e9", "range": 4, "heading": "down"}


@pytest.mark.rule("AG-34")
def test_range_and_heading_last_and_are_the_pawns_own():
    state = at("S: A a1, M c5:3 g5. N: A i9, M a8")
    move(roll(move(roll(state, 2), "c5-c4"), 1), "a8-a7")
    assert seen(state)["S-M1"] == {"at": "c4", "range": 3, "heading": "down"}
    assert seen(state)["S-M2"] == {"at": "g5", "range": 2, "heading": "up"}


@pytest.mark.rule("AG-35")
def test_forward_of_mage_and_warrior_follows_the_heading():
    assert moves(at("S: A a1, M e5:3. N: A i9", die=1))["e5"].split()[:4] == ["b5", "c4", "c5", "d3"]
    state = at("S: A a1, W e5:3. N: A i9", die=5)
    assert (refused(state, "e5-e6"), refused(state, "e5-e4")) == ("AG-30", None)


@pytest.mark.rule("AG-35")
def test_turning_changes_no_step_of_ranger_and_adventurer():
    up, down = (moves(at(f"S: A a1, R e5:{steps}. N: A i8", die=4)) for steps in (4, 5))
    assert down == up
    assert seen(at("S: A a1, R e5:4. N: A i8"))["S-R1"]["heading"] == "down"


@pytest.mark.rule("AG-R21")
def test_the_new_range_holds_from_the_next_move_only():
    state = at("S: A a1, M e8. N: A i9", die=1)
    assert moves(state)["e8"] == "c8 d8 d9 e9 f8 f9 g8"


@pytest.mark.rule("AG-R30")
def test_a_huge_range_reaches_what_can_be_reached():
    tiles = moves(at("S: A a1, R e5:1003. N: A i8", die=4))["e5"].split()
    assert len(tiles) == 39  # every dark tile but its own and the adventurer's
