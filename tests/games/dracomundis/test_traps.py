"""Dragon Traps. DM-66 to DM-75."""

import pytest

from .valley import at, behind_screen, kinds, lies, may, placed, play, refused, strength, told

TRAPS = {"dragon_traps": True}


def trapped(*tokens, **more):
    return at(*tokens, options=TRAPS, **more)


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


@pytest.mark.rule("DM-70", "DM-R58", "DM-R76")
def test_no_character_enters_a_traps_square():
    state = trapped("A explorer h3 N", "B jungle h4", "B trap h4")
    assert refused(state, "move h3 h4") == "DM-70"
    assert refused(state, "move h3 h5") == "DM-70"
    assert refused(trapped("A biplane h3 N", "B trap h4"), "move h3 h4") == "DM-R58"
    assert refused(trapped("A biplane h3 N", "B trap h4"), "move h3 h5") is None
    freed = play(trapped("A sherpa h2 N", "A explorer g4 E", "B jungle h4", "B trap h4"), "push g4 E 1")
    assert lies(freed, "h4") == "B jungle, A explorer E"


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
