"""Action 4: targets, attackers, totals, spoils. DM-27 to DM-35."""

import pytest

from .valley import GAME, at, lies, may, play, points, refused, story, strength, told, won


@pytest.mark.rule("DM-27", "DM-R22", "DM-R65")
@pytest.mark.parametrize(
    ("token", "clause"),
    [
        ("B sherpa h5 N", None),
        ("B sherpa h5 down", "DM-R22"),
        ("A sherpa h5 N", "DM-R65"),
        ("B jungle h5", "DM-27"),
        ("B sherpa h6 N", "DM-27"),
        ("B journalist h5 N", "DM-34"),
    ],
)
def test_whom_you_may_fight(token, clause):
    assert refused(at("A explorer h4 N", token), f"fight {token.split()[2]}") == clause
    assert refused(at("A explorer h4 N", token), "fight h3") == "DM-27"


@pytest.mark.rule("DM-28", "DM-R23")
def test_all_neighbours_attack_and_nobody_else():
    board = ("B ss307 h5 N", "A explorer h4 N", "A explorer g5 N", "A sherpa h6 N", "A hunter i5 down", "B dragon h7 N")
    state = at(*board)
    assert next(each.note for each in story(state, "fight h5")) == "h5 5:4"
    three = at("B ss307 h5 N", "A explorer h4 N", "C explorer g5 N", seats=3)
    assert next(each.note for each in story(three, "fight h5")) == "h5 2:4"


@pytest.mark.rule("DM-29", "DM-R24")
def test_each_value_is_changed_by_its_own_square():
    board = ("A mountain h4", "A explorer h4 N", "B swamp g5", "A explorer g5 N", "A mountain h5", "B hunter h5 N")
    assert next(each.note for each in story(at(*board), "fight h5")) == "h5 4:4"


@pytest.mark.rule("DM-30")
@pytest.mark.parametrize(
    ("ground", "figure", "value"),
    [
        ("A mountain", "B explorer", 3),
        ("A jungle", "B explorer", 2),
        ("A swamp", "B explorer", 1),
        ("B campsite", "B hunter", 4),
        ("B campsite", "A journalist", 0),
        ("A swamp", "A journalist", 0),
    ],
)
def test_what_the_ground_does(ground, figure, value):
    assert strength(at(f"{ground} h4", f"{figure} h4 N"), "h4") == value


@pytest.mark.rule("DM-31", "DM-32", "DM-R25", "DM-R66")
def test_the_loser_loses_all_who_took_part():
    state = play(at("B dragon h5 N", "A explorer h4 N", "A sherpa g5 N", "A hunter k2 N"), "fight h5")
    assert (sorted(won(state, "B")), lies(state, "k2"), points(state)) == (
        ["A explorer", "A sherpa"],
        "A hunter N",
        [0, 2],
    )
    tray = next(zone for zone in GAME.scene(state, None)["zones"] if zone["id"] == "tray1")
    assert sorted(item["title"] for item in tray["items"]) == ["Explorer", "Sherpa"]


@pytest.mark.rule("DM-33", "DM-R62")
def test_a_tie_may_be_fought_again():
    state = at("B explorer h5 N", "A explorer h4 N")
    assert told(state, "fight h5", "fight h5") == ["fought", "fought"]
    assert (lies(state, "h4"), lies(state, "h5"), state.actor) == ("A explorer N", "B explorer N", 1)


@pytest.mark.rule("DM-33")
def test_winners_stay_where_they_are():
    assert lies(play(at("B sherpa h5 N", "A explorer h4 N"), "fight h5"), "h4") == "A explorer N"


@pytest.mark.rule("DM-34")
def test_a_journalist_is_never_a_target():
    state = at("B journalist h5 N", "A dragon h4 N")
    assert may(state, "fight") == ""


@pytest.mark.rule("DM-35", "DM-R27", "DM-R31")
def test_a_journalist_may_start_a_fight_and_must_join_one():
    alone = at("B sherpa h5 N", "A journalist h4 N")
    assert won(play(alone, "fight h5"), "B") == ["A journalist"]
    revealing = play(at("B biplane h5 down", "A journalist h4 N", "A hunter g5 N"), "reveal h5")
    assert won(revealing, "A") == ["B biplane"]
    joined = play(at("B dragon h5 N", "A journalist h4 N", "A hunter g5 N"), "fight h5")
    assert sorted(won(joined, "B")) == ["A hunter", "A journalist"]


@pytest.mark.rule("DM-R26", "DM-45")
@pytest.mark.parametrize("total", [3, 4])
def test_what_a_dragon_is_worth(total):
    board = ("B dragon h5 N", "A ss307 h4 N", "A hunter g5 N")
    state = play(at(*board, options={"dragon_vp_total": total}), "fight h5")
    assert points(state) == [total, 0]


@pytest.mark.rule("DM-R64")
def test_one_target_a_fight():
    state = play(at("A hunter h4 N", "B sherpa h5 N", "B sherpa h3 N"), "fight h5")
    assert (lies(state, "h5"), lies(state, "h3")) == ("", "B sherpa N")


@pytest.mark.rule("DM-49")
def test_a_prisoner_adds_nothing():
    state = at("B hunter h4 prisoner:N", "A cannibal h4 N", "B ss307 h5 N")
    assert next(each.note for each in story(state, "fight h5")) == "h5 3:4"


@pytest.mark.rule("DM-R45")
def test_a_prisoner_neither_supports_nor_is_attacked_nor_looks():
    state = at("A hunter h4 prisoner:N", "B cannibal h4 N", "B sherpa h5 N", "B swamp g4 down", "A explorer k2 N")
    assert may(state, "fight") == may(state, "look") == ""
    assert refused(state, "fight h5") == "DM-27"


@pytest.mark.rule("DM-R69")
def test_a_freed_prisoner_of_the_seat_on_turn_may_act():
    state = play(at("A hunter h4 prisoner:E", "B cannibal h4 N", "A dragon h5 S"), "fight h4")
    assert lies(state, "h4") == "A hunter E"
    assert "i4" in may(state, "move", "h4")
