"""Action 2: arrows, ways, terrains. DM-14 to DM-21, DM-52 to DM-54, DM-57 to DM-61."""

import pytest

from .valley import GAME, at, lies, may, play, refused, told

ALONE = {
    "explorer": "g4 h3 h5 h6 i4 j4",
    "journalist": "g4 h5 i4",
    "hunter": "g4 h3 h5 h6 h7 i4 j4",
    "sherpa": "g4 h5 h6 i4",
    "dragon": "h3 h5",
    "cannibal": "g4 h5 h6 i4 j4",
    "biplane": "g4 h3 h5 h6 h7 h8 i4 j4",
    "ss307": "g4 h3 h5 i4",
}


@pytest.mark.rule("DM-14", "DM-45", "DM-R03")
@pytest.mark.parametrize("kind", ALONE)
def test_the_printed_arrows(kind):
    assert may(at(f"A {kind} h4 N", hidden=7), "move", "h4") == ALONE[kind]


@pytest.mark.rule("DM-14")
@pytest.mark.parametrize(
    ("facing", "squares"),
    [
        ("N", "h6 h7 i5 j5 h4 g5 h8"),
        ("E", "i5 j5 k5 h4 h3 g5 h6 h7"),
        ("S", "h4 h3 h2 g5 h6 i5 j5"),
        ("W", "g5 h6 h7 i5 h4 h3"),
    ],
)
def test_arrows_turn_with_the_facing(facing, squares):
    assert may(at(f"A hunter h5 {facing}", hidden=7), "move", "h5") == " ".join(sorted(squares.split()))


@pytest.mark.rule("DM-14")
def test_too_far_is_out_of_range():
    state = at("A explorer h4 N")
    assert refused(state, "move h4 h7") == "DM-14"
    assert refused(state, "move h4 h4") == "DM-14"


@pytest.mark.rule("DM-15")
def test_no_arrow_no_move():
    assert refused(at("A dragon h4 N"), "move h4 i4") == "DM-15"
    assert refused(at("A sherpa h4 N"), "move h4 h3") == "DM-15"


@pytest.mark.rule("DM-R17")
def test_no_bent_ways():
    assert refused(at("A explorer h4 N"), "move h4 i5") == "DM-R17"


@pytest.mark.rule("DM-16")
@pytest.mark.parametrize("owner", "AB")
def test_characters_block(owner):
    state = at("A explorer h4 N", f"{owner} sherpa h5 N")
    assert [refused(state, f"move h4 {cell}") for cell in ("h5", "h6")] == ["DM-16", "DM-16"]


@pytest.mark.rule("DM-17")
@pytest.mark.parametrize("kind", ["jungle", "sherpa"])
def test_tokens_face_down_block(kind):
    state = at("A explorer h4 N", f"A {kind} h5 down")
    assert [refused(state, f"move h4 {cell}") for cell in ("h5", "h6")] == ["DM-17", "DM-17"]


@pytest.mark.rule("DM-18", "DM-19", "DM-R67")
@pytest.mark.parametrize("owner", "AB")
def test_a_terrain_is_entered_but_not_crossed(owner):
    state = at("A explorer h4 N", f"{owner} jungle h5")
    assert refused(state, "move h4 h6") == "DM-19"
    play(state, "move h4 h5")
    assert lies(state, "h5") == f"{owner} jungle, A explorer N"
    assert refused(state, "move h5 h6") is None


@pytest.mark.rule("DM-R19")
def test_from_terrain_to_terrain():
    state = at("A jungle h4", "A explorer h4 N", "B swamp h5")
    assert lies(play(state, "move h4 h5"), "h5") == "B swamp, A explorer N"


@pytest.mark.rule("DM-20")
def test_one_character_and_one_terrain_a_square():
    state = at("A explorer h4 N", "B jungle h5", "A sherpa h5 N")
    assert refused(state, "move h4 h5") == "DM-16"


@pytest.mark.rule("DM-21")
def test_the_terrain_stays_and_is_seen_under_a_character():
    state = play(at("A explorer h4 N", "B jungle h5"), "move h4 h5")
    here = [piece for piece in GAME.scene(state, 1)["pieces"] if piece["space"] == "h5"]
    assert [(piece["icon"], piece.get("layer", "token")) for piece in here] == [
        ("jungle", "ground"),
        ("ivory.explorer", "token"),
    ]
    assert lies(play(state, "move h5 h6"), "h5") == "B jungle"


@pytest.mark.rule("DM-R18")
def test_moving_keeps_the_facing():
    assert lies(play(at("A explorer h4 E"), "move h4 h5"), "h5") == "A explorer E"


@pytest.mark.rule("DM-52", "DM-53")
def test_the_biplane_flies_over_everything_and_lands_on_free_ground():
    board = ("A biplane h3 N", "B sherpa h4 N", "B tiger h5", "A jungle h6", "A dragon h7 down")
    state = at(*board)
    assert [refused(state, f"move h3 {cell}") for cell in ("h4", "h5", "h7")] == ["DM-53"] * 3
    assert told(state, "move h3 h6") == ["moved"]
    assert lies(state, "h6") == "A jungle, A biplane N"


@pytest.mark.rule("DM-R20", "DM-57")
def test_the_biplane_crosses_a_camp_and_does_not_land_in_it():
    state = at("A biplane h3 N", "A campsite h4")
    assert refused(state, "move h3 h4") == "DM-R20"
    assert refused(state, "move h3 h5") is None


@pytest.mark.rule("DM-54")
def test_no_ss307_on_a_mountain():
    assert refused(at("A ss307 h4 N", "B mountain h5"), "move h4 h5") == "DM-54"


@pytest.mark.rule("DM-57", "DM-58", "DM-59", "DM-R21")
@pytest.mark.parametrize(
    ("kind", "own", "rival"),
    [
        ("explorer", "DM-57", "DM-57"),
        ("journalist", "DM-R21", None),
        ("hunter", None, "DM-R21"),
        ("sherpa", "DM-57", "DM-57"),
        ("dragon", "DM-57", "DM-57"),
        ("cannibal", "DM-57", "DM-57"),
        ("ss307", "DM-57", "DM-57"),
    ],
)
def test_who_enters_a_camp(kind, own, rival):
    assert refused(at(f"A {kind} h4 N", "A campsite h5"), "move h4 h5") == own
    assert refused(at(f"A {kind} h4 N", "B campsite h5"), "move h4 h5") == rival


@pytest.mark.rule("DM-60")
def test_a_hunter_inside_keeps_journalists_out():
    state = at("A journalist h4 N", "B campsite h5", "B hunter h5 N")
    assert refused(state, "move h4 h5") == "DM-60"


@pytest.mark.rule("DM-59", "DM-R79")
def test_a_journalist_inside_keeps_the_owner_out():
    assert refused(at("A hunter h4 N", "A campsite h5", "B journalist h5 N"), "move h4 h5") == "DM-59"


@pytest.mark.rule("DM-58", "DM-R79")
def test_a_journalist_enters_a_rival_camp_unless_another_is_inside():
    assert lies(play(at("A journalist h4 N", "B campsite h5"), "move h4 h5"), "h5") == "B campsite, A journalist N"
    state = at("A journalist h4 N", "B campsite h5", "C journalist h5 N", seats=3)
    assert refused(state, "move h4 h5") == "DM-R79"


@pytest.mark.rule("DM-61")
def test_nobody_enters_a_tiger_territory():
    state = at("A explorer h4 N", "A tiger h5")
    assert refused(state, "move h4 h5") == "DM-61"
    assert refused(state, "move h4 h6") == "DM-19"
    assert refused(at("A biplane h4 N", "A tiger h5"), "move h4 h6") is None


@pytest.mark.rule("DM-01")
def test_the_edge_of_the_section_is_the_end_of_the_world():
    state = at("A hunter g4 W")
    assert may(state, "move", "g4") == "g2 g3 g5 g6 h4"
    assert refused(state, "move g4 f4") == "DM-01"
    assert refused(state, "look f4") == "DM-01"
    assert refused(state, "orient f4 N") == "DM-01"
    assert "f4" in may(at("A hunter g4 W", seats=3), "move", "g4")
