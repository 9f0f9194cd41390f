"""Dragon Traps. DM-66 to DM-75."""

import pytest

from .valley import GAME, action, at, behind_screen, kinds, lies, may, placed, play, refused, strength, told

TRAPS = {"dragon_traps": True}
EXACT = {"push_distance": "exact"}


def trapped(*tokens, options=None, **more):
    return at(*tokens, options=TRAPS | (options or {}), **more)


@pytest.mark.rule("DM-66")
def test_each_colour_has_a_trap_and_places_it_face_down():
    state = play(placed(dragon_traps=True), "pick trap", "place h4")
    assert (lies(state, "h4"), behind_screen(state, 0)) == ("A trap down", 19)
    assert refused(at("A explorer h3 N"), "push h3 N 1") == "DM-66"


@pytest.mark.rule("DM-67")
@pytest.mark.parametrize("owner", "AB")
def test_anyone_pushes_any_trap_and_it_does_not_act(owner):
    assert may(trapped("A explorer h3 N", f"{owner} trap h4"), "push", "h3") == "N 1 N 2"
    assert refused(trapped("A trap h4", "A explorer k2 N"), "move h4 h5") == "DM-12"
    assert refused(trapped("A explorer h3 N", "B trap h4"), "fight h4") == "DM-27"


@pytest.mark.rule("DM-68", "DM-R52")
def test_the_arrow_that_touches_the_trap_counts():
    assert may(trapped("A hunter h3 N", "B trap h4"), "push", "h3") == "N 1 N 2 N 3"
    assert may(trapped("A hunter h3 S", "B trap h4"), "push", "h3") == "N 1"
    state = trapped("A hunter h3 E", "B trap h4")
    assert may(state, "push", "h3") == "N 1 N 2"
    play(state, "push h3 N 2")
    assert (lies(state, "h5"), lies(state, "h6"), lies(state, "h4")) == ("A hunter E", "B trap", "")


@pytest.mark.rule("DM-68", "DM-R52")
def test_as_printed_a_push_goes_exactly_as_far_as_the_arrow_says():
    state = trapped("A hunter h3 N", "B trap h4", options=EXACT)
    assert may(state, "push", "h3") == "N 3"
    assert [refused(state, f"push h3 N {far}") for far in (1, 2, 3, 4)] == ["DM-R52", "DM-R52", None, "DM-68"]
    assert GAME.why_not(state, action("push h3 N 1")).fact.startswith("Too short")
    play(state, "push h3 N 3")
    assert (lies(state, "h6"), lies(state, "h7")) == ("A hunter N", "B trap")


@pytest.mark.rule("DM-R52", "DM-73")
@pytest.mark.parametrize(
    ("in_the_way", "clause", "shorter"),
    [
        ("A dragon h6 down", "DM-R53", "N 1"),
        ("B sherpa h5 N", "DM-70", ""),
        ("B swamp h5", "DM-73", "N 1 N 2"),
        ("B swamp h6", None, "N 1 N 2 N 3"),
    ],
)
def test_what_keeps_a_push_from_its_number_keeps_it_from_beginning(in_the_way, clause, shorter):
    board = ("A hunter h3 N", "B trap h4", in_the_way)
    assert refused(trapped(*board, options=EXACT), "push h3 N 3") == clause
    assert may(trapped(*board, options=EXACT), "push", "h3") == ("" if clause else "N 3")
    assert may(trapped(*board), "push", "h3") == shorter


@pytest.mark.rule("DM-40", "DM-R32", "DM-R52")
def test_who_could_push_only_less_than_the_number_is_stuck_where_it_must_be_exact():
    board = ("A sherpa g1 N", "A trap g2", "B tiger g4", "A tiger h1")
    current = {"stuck_test": "current_facing"}
    assert "flip" not in kinds(trapped(*board, options=current))
    assert "flip" in kinds(trapped(*board, options=current | EXACT))
    assert "flip" not in kinds(trapped(*board, options=EXACT))  # facing west, its right arrow would push the trap by 1


@pytest.mark.rule("DM-R52")
def test_a_click_on_a_nearer_square_says_that_it_is_too_short():
    state = trapped("A hunter h3 N", "B trap h4", options=EXACT)
    ids = {piece["space"]: piece["id"] for piece in GAME.scene(state, 0)["pieces"]}
    acts = [GAME.action_of(state, 0, (ids["h3"], ids["h4"], cell)) for cell in ("h6", "h7")]
    assert [GAME.why_not(state, act) and GAME.why_not(state, act).clause for act in acts] == ["DM-R52", None]
    walled = trapped("A hunter h3 N", "B trap h4", "B sherpa h6 N", options=EXACT)
    assert [each.clause for each in GAME.refusals(walled, action("push h3 N 2"))] == ["DM-R52", "DM-70"]


@pytest.mark.rule("DM-68", "DM-15")
def test_pushes_that_cannot_be():
    state = trapped("A sherpa h4 N", "B trap h3", "B explorer k2 N")
    assert refused(state, "push h4 S 1") == "DM-15"
    assert refused(state, "push h4 N 1") == "DM-68"
    assert refused(state, "push k2 N 1") == "DM-12"
    assert refused(trapped("A explorer h3 N", "B trap h4"), "push h3 N 3") == "DM-68"


@pytest.mark.rule("DM-69", "DM-R53", "DM-R54", "DM-70")
@pytest.mark.parametrize(
    ("beyond", "clause"),
    [
        ("B jungle h5", None),
        ("A swamp h5", None),
        ("A mountain h5", None),
        ("B campsite h5", "DM-R53"),
        ("A tiger h5", "DM-R53"),
        ("A dragon h5 down", "DM-R53"),
        ("A trap h5", "DM-R53"),
        ("B sherpa h5 N", "DM-70"),
        ("A sherpa h5 N", "DM-70"),
    ],
)
def test_where_a_trap_goes(beyond, clause):
    state = trapped("A explorer h3 N", "B trap h4", beyond)
    assert refused(state, "push h3 N 1") == clause
    assert may(state, "push") == ("" if clause else "h3 N 1 h3 N 2")


@pytest.mark.rule("DM-R53")
def test_a_trap_stays_in_the_valley():
    assert refused(trapped("A explorer h7 N", "B trap h8"), "push h7 N 1") == "DM-R53"
    assert refused(trapped("A explorer h4 W", "B trap g4"), "push h4 W 1") == "DM-R53"


@pytest.mark.rule("DM-70", "DM-R76")
def test_no_character_enters_a_traps_square():
    state = trapped("A explorer h3 N", "B jungle h4", "B trap h4")
    assert refused(state, "move h3 h4") == "DM-70"
    assert refused(state, "move h3 h5") == "DM-70"
    freed = play(trapped("A sherpa h2 N", "A explorer g4 E", "B jungle h4", "B trap h4"), "push g4 E 1")
    assert lies(freed, "h4") == "B jungle, A explorer E"


@pytest.mark.rule("DM-52", "DM-70", "DM-R58")
@pytest.mark.parametrize(("crosses", "squares"), [(False, "g3 h2 h4 i3 j3"), (True, "g3 h2 h4 h6 h7 i3 j3")])
def test_a_trap_face_up_stops_the_biplane_unless_it_crosses_them(crosses, squares):
    state = trapped("A biplane h3 N", "B trap h5", options={"biplane_crosses_traps": crosses})
    assert may(state, "move", "h3") == squares
    assert refused(state, "move h3 h5") == "DM-R58"
    assert refused(state, "move h3 h6") == (None if crosses else "DM-R58")
    fact = GAME.why_not(state, action("move h3 h5")).fact
    assert fact == "Not h5: a trap stops the Biplane."


@pytest.mark.rule("DM-52", "DM-R58")
def test_the_biplane_crosses_a_trap_that_lies_face_down():
    state = trapped("A biplane h3 N", "B trap h4 down")
    assert (refused(state, "move h3 h4"), refused(state, "move h3 h5")) == ("DM-53", None)


@pytest.mark.rule("DM-40", "DM-R32", "DM-R58")
@pytest.mark.parametrize("crosses", [False, True])
def test_a_biplane_between_an_edge_and_traps_it_cannot_push_is_stuck_unless_it_crosses_them(crosses):
    board = ("A biplane g1 N", "A trap g2", "B tiger g3", "B trap h1", "A tiger i1")
    state = trapped(*board, options={"biplane_crosses_traps": crosses})
    assert ("flip" in kinds(state)) == (not crosses)


@pytest.mark.rule("DM-71", "DM-72", "DM-R57")
@pytest.mark.parametrize("owner", "AB")
def test_a_trap_takes_three_from_any_dragon_once(owner):
    assert strength(trapped("A dragon h4 N", f"{owner} trap h5"), "h4") == 3
    assert strength(trapped("A dragon h4 N", "A trap h5", "B trap h3"), "h4") == 3
    assert strength(trapped("A dragon h4 N", f"{owner} trap i5"), "h4") == 6
    assert strength(trapped("A hunter h4 N", f"{owner} trap h5"), "h4") == 3


@pytest.mark.rule("DM-73")
def test_entering_a_terrain_ends_the_push():
    state = trapped("A hunter h2 N", "B trap h3", "B swamp h4")
    assert refused(state, "push h2 N 2") is None
    assert refused(state, "push h2 N 3") == "DM-73"


@pytest.mark.rule("DM-74", "DM-R56")
def test_a_push_is_one_action_and_a_dragon_pushes_too():
    state = trapped("A dragon h3 N", "B trap h4", "A explorer k2 N")
    assert told(state, "push h3 N 1") == ["pushed"]
    assert (state.actor, lies(state, "h4"), strength(state, "h4")) == (0, "A dragon N", 3)
    assert may(trapped("A dragon h3 E", "B trap h4"), "push") == ""


@pytest.mark.rule("DM-75")
def test_a_hidden_trap_does_nothing():
    assert strength(trapped("A dragon h4 N", "B trap h5 down"), "h4") == 6


@pytest.mark.rule("DM-R60")
def test_traps_count_among_the_tokens_face_down():
    state = trapped("A explorer h4 N", "B trap h5 down", hidden=6)
    assert "flip" not in kinds(state)
    assert "flip" in kinds(trapped("A explorer h4 N", "B trap h5 down", hidden=5))
    last = play(trapped("A explorer h4 N", "B trap h5 down", hidden=0), "reveal h5", "end_turn")
    assert last.actor == -2
