"""The worked examples of the ledger, one test each."""

import pytest

import tavola
from tavola.games.dracomundis.data import CODES, DEMO, KINDS

from .valley import GAME, at, face_down, kinds, lies, may, play, points, refused, story, strength, told, won


@pytest.mark.rule("DM-14", "DM-15")
def test_s1_the_journalist_goes_forward_and_sideways_never_back():
    assert may(at("A journalist h4 N"), "move", "h4") == "g4 h5 i4"


@pytest.mark.rule("DM-14", "DM-01")
def test_s2_the_biplane_goes_four_squares_forward():
    state = at("A biplane h4 N", hidden=8)
    assert may(state, "move", "h4") == "g4 h3 h5 h6 h7 h8 i4 j4"
    assert refused(state, "move h4 f4") == "DM-01"


@pytest.mark.rule("DM-28", "DM-31")
def test_s3_four_attackers_bring_down_a_dragon():
    state = at("B dragon h5 N", "A explorer h4 N", "A hunter h6 N", "A sherpa g5 N", "A biplane i5 N")
    play(state, "fight h5")
    assert (lies(state, "h5"), won(state, "A"), points(state)) == ("", ["B dragon"], [3, 0])


@pytest.mark.rule("DM-55", "DM-56")
def test_s4_a_camp_is_destroyed_around_its_hunter():
    state = play(at("B campsite k5", "B hunter k5 N", "A ss307 k4 N"), "destroy k4 k5")
    assert (lies(state, "k5"), won(state, "A"), points(state)) == ("B hunter N", ["B campsite"], [5, 0])
    assert strength(state, "k5") == 3


@pytest.mark.rule("DM-24", "DM-28")
def test_e01_a_biplane_turned_over_is_fought_at_once():
    state = play(at("A explorer h4 N", "A sherpa i5 N", "B biplane h5 down"), "reveal h5")
    assert (lies(state, "h5"), won(state, "A"), points(state)[0]) == ("", ["B biplane"], 1)
    assert GAME.dump(state)["used"] == 1


@pytest.mark.rule("DM-31", "DM-R25", "DM-R29")
def test_e02_a_dragon_turned_over_takes_both_and_is_faced_by_the_loser():
    state = play(at("A explorer h4 N", "A sherpa i5 N", "B dragon h5 down"), "reveal h5")
    assert (sorted(won(state, "B")), points(state)[1]) == (["A explorer", "A sherpa"], 2)
    assert (state.actor, kinds(state)) == (0, "face")
    assert lies(play(state, "face W"), "h5") == "B dragon W"


@pytest.mark.rule("DM-25")
def test_e03_a_journalist_turned_over_is_not_fought():
    state = at("A explorer h4 N", "A sherpa i5 N", "B journalist h5 down")
    assert told(state, "reveal h5") == ["revealed"]
    assert lies(play(state, "face S"), "h5") == "B journalist S"


@pytest.mark.rule("DM-33")
def test_e04_equal_totals_change_nothing():
    state = play(at("A explorer h4 N", "A explorer g5 N", "B ss307 h5 down"), "reveal h5", "face N")
    assert [lies(state, cell) for cell in ("h4", "g5", "h5")] == ["A explorer N", "A explorer N", "B ss307 N"]


@pytest.mark.rule("DM-35")
def test_e05_the_journalist_must_join_and_dies_with_the_others():
    state = play(at("A explorer h4 N", "A journalist g5 N", "B hunter h5 down"), "reveal h5")
    assert (sorted(won(state, "B")), points(state)[1]) == (["A explorer", "A journalist"], 2)


@pytest.mark.rule("DM-30")
def test_e06_mountain_against_swamp():
    state = at("A mountain i4", "A hunter i4 N", "B swamp i5", "B explorer i5 N")
    [fought, _] = story(state, "fight i5")
    assert fought.text == "Ivory attacks the Explorer of Crimson on i5, 4 against 1, and wins."
    assert points(state)[0] == 2  # the explorer, and the hunter on his mountain


@pytest.mark.rule("DM-R04")
def test_e07_no_value_falls_below_zero():
    state = at("A swamp i4", "A journalist i4 N", "A sherpa j5 N", "B swamp i5", "B explorer i5 N")
    [fought] = story(state, "fight i5")
    assert fought.note == "i5 1:1"


@pytest.mark.rule("DM-30", "DM-33")
def test_e08_a_hunter_in_his_camp_counts_four():
    alone = at("B campsite k5", "B hunter k5 N", "A ss307 k4 N")
    assert [each.note for each in story(alone, "fight k5")] == ["k5 4:4"]
    helped = play(at("B campsite k5", "B hunter k5 N", "A ss307 k4 N", "A sherpa l5 N"), "fight k5")
    assert (won(helped, "A"), lies(helped, "k5")) == (["B hunter"], "B campsite")


@pytest.mark.rule("DM-46", "DM-R46")
@pytest.mark.parametrize(("scores", "expected"), [("captor", 2), ("nobody", 1)])
def test_e09_a_cannibal_captures_on_a_mountain(scores, expected):
    board = ("A cannibal i2 N", "B mountain i4", "B explorer i4 S")
    state = play(at(*board, options={"prisoner_scores": scores}), "move i2 i4")
    assert lies(state, "i4") == "B mountain, B explorer prisoner:S, A cannibal N"
    assert points(state) == [expected, 0]


@pytest.mark.rule("DM-46", "DM-47")
@pytest.mark.parametrize(
    ("victim", "clause"),
    [
        ("explorer", None),
        ("journalist", None),
        ("hunter", None),
        ("sherpa", None),
        ("biplane", None),
        ("dragon", "DM-46"),
        ("ss307", "DM-46"),
        ("cannibal", "DM-47"),
    ],
)
def test_e10_whom_a_cannibal_may_take(victim, clause):
    assert refused(at("A cannibal i2 N", f"B {victim} i3 N"), "move i2 i3") == clause


@pytest.mark.rule("DM-50")
def test_e11_a_prisoner_is_free_when_its_cannibal_falls():
    board = ("C explorer h4 prisoner:W", "A cannibal h4 N", "B dragon h5 N")
    state = play(at(*board, seats=3, turn="B"), "fight h4")
    assert (won(state, "B"), lies(state, "h4"), points(state)) == (["A cannibal"], "C explorer W", [0, 1, 0])


@pytest.mark.rule("DM-31", "DM-35", "DM-50", "DM-R28", "DM-R72")
def test_e12_all_attackers_fall_and_a_prisoner_is_free():
    state = at(
        "C sherpa h4 prisoner:E", "A cannibal h4 N", "B campsite g5", "A journalist g5 N", "A explorer i5 N",
        "B dragon h5 N", seats=3,
    )  # fmt: skip
    assert told(state, "fight h5") == ["fought", "eliminated", "eliminated", "eliminated", "freed"]
    assert sorted(won(state, "B")) == ["A cannibal", "A explorer", "A journalist"]
    assert (lies(state, "h4"), lies(state, "g5"), points(state)) == ("C sherpa E", "B campsite", [0, 3, 0])


@pytest.mark.rule("DM-18")
def test_e13_a_terrain_ends_the_move():
    state = at("A hunter h2 N", "B jungle h4")
    assert may(state, "move", "h2") == "g2 h1 h3 h4 i2 j2"


@pytest.mark.rule("DM-52", "DM-53", "DM-R20")
def test_e14_where_the_biplane_lands():
    state = at("A biplane h3 N", "B sherpa h4 N", "B tiger h5", "A dragon h6 down", "A campsite h7", "B swamp i3 down")
    assert may(state, "move", "h3") == "g3 h2 j3"


@pytest.mark.rule("DM-54", "DM-55")
def test_e15_an_ss307_stays_below_the_mountain():
    state = at("A ss307 h3 N", "A mountain h4", "A swamp i3", "B campsite h2")
    assert may(state, "move", "h3") == "g3 i3"
    assert may(state, "destroy") == "h3 h2"


@pytest.mark.rule("DM-40", "DM-R33")
def test_e16_a_dragon_between_tigers_is_stuck():
    stuck = at("A dragon g1 E", "A tiger g2", "B tiger h1", hidden=8)
    assert len(may(stuck, "flip").split()) == 8
    free = at("A dragon g1 E", "B tiger h1", hidden=8)
    assert may(free, "flip") == ""
    assert refused(free, f"flip {hidden_cell(free)}") == "DM-38"


def hidden_cell(state) -> str:
    return next(cell for cell, text in GAME.dump(state)["board"].items() if "down" in text)


@pytest.mark.rule("DM-41", "DM-R34")
def test_e17_six_left_after_the_first_action():
    state = at("A explorer h4 N", "B swamp h5 down", hidden=6)
    assert may(state, "flip") == ""
    assert len(may(play(state, "reveal h5"), "flip").split()) == 6


@pytest.mark.rule("DM-62", "DM-R37")
def test_e18_the_last_token_on_the_first_action():
    state = play(at("A explorer h4 N", "B sherpa h5 down", hidden=0), "reveal h5")
    assert (state.actor, won(state, "A"), "end_turn" in kinds(state)) == (0, ["B sherpa"], True)
    assert GAME.outcome(play(state.clone(), "end_turn")) == tavola.Outcome((0,), (1.0, 0.0), "all_revealed", "DM-62")
    assert GAME.outcome(play(state, "move h4 h5")).winners == (0,)


@pytest.mark.rule("DM-42")
def test_e19_a_flip_starts_no_fight():
    state = at("A explorer h4 N", "B dragon h5 down", hidden=5)
    assert told(state, "flip h5", "face N") == ["flipped", "faced"]
    assert (lies(state, "h4"), lies(state, "h5")) == ("A explorer N", "B dragon N")


@pytest.mark.rule("DM-06", "DM-11", "DM-R11")
def test_e24_the_tiger_beside_the_own_camp():
    assert points(at("A tiger g8 down", "A campsite g7 down", "A explorer k2 N")) == [-5, 0]
    assert points(at("A tiger g8 down", "A campsite h7 down", "A explorer k2 N")) == [0, 0]
    assert points(at("B tiger g8 down", "A campsite g7 down", "A explorer k2 N")) == [0, 0]


@pytest.mark.rule("DM-63")
def test_e25_the_count():
    state = at(
        "B campsite k5", "A journalist k5 N", "A jungle h2", "A explorer h2 N", "B mountain j2", "A hunter j2 N",
        "A tiger g8", "A campsite g7", hidden=1,
        won={"A": ["B dragon", "B explorer", "B explorer", "B hunter", "B sherpa"]},
    )  # fmt: skip
    assert points(state)[0] == 12


@pytest.mark.rule("DM-13")
def test_e26_who_has_looked():
    board = ("A swamp h5 down", "B explorer h4 N", "C explorer h6 N", "A explorer b2 N", "D explorer b7 N")
    state = at(*board, seats=4, turn="B")
    play(state, "look h5", "end_turn")
    assert GAME.dump(state)["looked"] == {"h5": "B"}
    assert told(state.clone(), "look h5", seat=2) == ["looked"]
    assert [each.text for each in story(state, "look h5", seat=3)] == ["Teal looks at h5."]
    assert GAME.dump(state)["looked"] == {"h5": "BC"}
    assert [ghost(state, seat) for seat in range(4)] == ["swamp", "swamp", "swamp", ""]


def ghost(state, seat: int) -> str:
    piece = next(piece for piece in GAME.scene(state, seat)["pieces"] if piece["space"] == "h5")
    return piece.get("ghost", "")


@pytest.mark.rule("DM-77")
def test_e27_sixteen_quiet_turns():
    state = at("A explorer h4 N", "B explorer k4 N", "B swamp h5 down", quiet=15, turns=15, turn="B")
    play(state, "orient k4 E", "end_turn")
    assert (state.actor, kinds(state)) == (0, "flip")
    assert refused(state, "reveal h5") == "DM-77"
    play(state, "flip h5")
    assert (state.actor, GAME.dump(state)["used"]) == (0, 1)
    assert {"move", "orient", "end_turn"} <= set(kinds(state).split())


@pytest.mark.rule("DM-40", "DM-R32", "DM-R33")
def test_e29_a_fight_or_a_turn_does_not_unstick():
    state = at("A sherpa g1 N", "B explorer g2 N", "A tiger h1", hidden=9)
    assert kinds(state) == "fight orient flip"
    cannibal = at("A cannibal g1 N", "B explorer g2 N", "A tiger h1", hidden=9)
    assert may(cannibal, "flip") == ""


@pytest.mark.rule("DM-30", "DM-50", "DM-64")
def test_e31_a_prisoner_freed_on_a_mountain_scores_for_its_owner():
    board = ("A mountain h4", "B hunter h4 prisoner:S", "A cannibal h4 N", "B swamp h5", "B dragon h5 N")
    state = at(*board, turn="B")
    assert next(each.note for each in story(state, "fight h4")) == "h4 5:4"
    assert (won(state, "B"), lies(state, "h4"), points(state)) == (["A cannibal"], "A mountain, B hunter S", [0, 2])


@pytest.mark.rule("DM-06", "DM-R11", "DM-R74")
def test_e33_the_tiger_penalty_stays_secret_until_both_were_seen():
    state = at("A campsite h3", "A tiger h4 down", "B ss307 g3 N", "A explorer k7 N", turn="B")
    play(state, "destroy g3 h3", "end_turn")
    assert [shown_points(state, seat) for seat in (0, 1, None)] == [-5, 0, 0]
    play(state, "orient k7 E", "end_turn", "move g3 g4", "reveal h4")
    assert [shown_points(state, seat) for seat in (0, 1, None)] == [-5, -5, -5]


def shown_points(state, seat) -> int:
    return GAME.scene(state, seat)["seats"][0]["facts"][0]["n"]


@pytest.mark.rule("DM-R30")
def test_e34_a_flip_next_to_you_fights_if_the_table_says_so():
    options = {"any_flip_fights": "if_adjacent"}
    state = at("A explorer h4 N", "B dragon h5 down", hidden=5, options=options)
    assert told(state, "flip h5") == ["flipped", "fought", "eliminated"]
    assert (won(state, "B"), kinds(state)) == (["A explorer"], "face")
    calm = at("A explorer h4 N", "B journalist h5 down", hidden=5, options=options)
    assert told(calm, "flip h5") == ["flipped"]


@pytest.mark.rule("DM-77", "DM-R73")
def test_e35_a_token_turned_sets_the_count_back():
    board = ("A explorer e4 N", "B explorer h4 N", "C explorer k4 N", "A swamp k5 down")
    state = at(*board, seats=3, turn="C", quiet=17, turns=17, options={"quiet_rounds": 6})
    play(state, "reveal k5", "end_turn")
    assert GAME.dump(state)["quiet"] == 0
    for turn in range(18):
        assert "orient" in kinds(state), turn
        cell = {0: "e4", 1: "h4", 2: "k4"}[state.actor]
        play(state, f"orient {cell} {may(state, 'orient', cell).split()[0]}", "end_turn")
    assert kinds(state) == "flip"


@pytest.mark.rule("DM-39", "DM-43", "DM-R78")
def test_e36_a_hunter_flipped_acts_at_once():
    state = play(at("A hunter h5 down", "B explorer l1 N", hidden=8), "flip h5", "face N")
    assert may(state, "move", "h5") == "g5 h4 h6 h7 h8 i5 j5"
    assert kinds(state) == "move orient end_turn"


@pytest.mark.rule("DM-16", "DM-58", "DM-R79")
def test_e37_a_journalist_keeps_others_out():
    state = at("B campsite e5", "C journalist e5 N", "A journalist e4 N", seats=3)
    assert may(state, "move", "e4") == "d4 f4"
    assert refused(state, "move e4 e5") == "DM-R79"
    alone = at("B campsite k5", "A journalist k4 N", "A sherpa j4 N")
    assert may(alone, "move", "k4") == "k5 l4"


@pytest.mark.rule("DM-63", "DM-R39")
@pytest.mark.parametrize(("tie_break", "winners"), [("shared", (0, 1)), ("dragons", (1,))])
def test_e38_a_tie(tie_break, winners):
    state = at(
        "B jungle g1", "A explorer g1 N", "C mountain g7", "A biplane g7 N", "C mountain h1", "B explorer h1 N",
        "A jungle i3", "C explorer i3 N", "A jungle i5", "C explorer i5 N", "B swamp l1 down",
        seats=3, hidden=0, options={"tie_break": tie_break}, turn="C",
        won={
            "A": ["C dragon", "C sherpa", "C sherpa", "C ss307", "B campsite"],
            "B": ["A dragon", "A sherpa", "A sherpa", "C hunter", "C cannibal", "C biplane", "C campsite"],
            "C": ["A campsite"],
        },
    )  # fmt: skip
    assert points(state) == [14, 14, 9]
    play(state, "flip l1", "end_turn")
    assert GAME.outcome(state).winners == winners
    assert state.returns() == [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]


def test_the_ready_layout_of_the_ledger_is_a_position():
    board = {}
    for row, line in zip(range(8, 0, -1), DEMO, strict=True):
        for column, code in zip("ghijkl", line.split(), strict=True):
            if code != "---":
                kind = KINDS[CODES.index(code[1:])]
                facing = {"A": "E", "B": "W"}[code[0]] if kind == "explorer" else "down"
                board[f"{column}{row}"] = f"{code[0]} {kind} {facing}"
    state = GAME.load({"board": board})
    assert (len(board), face_down(state), points(state)) == (38, 34, [0, 0])
