"""Positions in writing: what loads, what is refused and why. DM-R77."""

import pytest

import tavola

from .valley import GAME, at, lies, placed, play, refused

EX = {"h4": "A explorer N", "l8": "B swamp down"}
TRAPS = {"dragon_traps": True}


def load(board=None, **more):
    return GAME.load({"board": EX if board is None else board} | more)


@pytest.mark.rule("DM-R77")
def test_missing_tokens_are_out_of_the_game():
    state = load()
    assert (state.actor, GAME.dump(state)["board"]) == (0, {"h4": "A explorer N #0", "l8": "B swamp down #1"})
    assert GAME.load(GAME.dump(state)).legal() == state.legal()


@pytest.mark.rule("DM-R77")
@pytest.mark.parametrize(
    ("board", "why"),
    [
        ({"a1": "A explorer N"}, "not in use"),
        ({"z1": "A explorer N"}, "cannot be 'z1'"),
        ({"h4": "A wizard N"}, "the kind of 'A wizard N' cannot be 'wizard'"),
        ({"h4": "C explorer N"}, "the seat of 'C explorer N'"),
        ({"h4": "explorer"}, "a token is written as"),
        ({"h4": 3}, "holds a token or a list"),
        ({"h4": []}, "holds a token or a list"),
        ({"h4": "A hunter N", "h5": "A hunter S"}, "A has 2 of hunter, and there are 1"),
        ({"h4": "A explorer down"}, "Explorers are never face down"),
        ({"h4": ["A swamp", "A hunter down"]}, "lies alone"),
        ({"h4": ["A hunter down", "A sherpa N"]}, "lies alone"),
        ({"h4": ["A sherpa N", "B sherpa N"]}, "two characters that are free"),
        ({"h4": ["A swamp", "B swamp"]}, "one terrain"),
        ({"h4": ["A sherpa N", "A swamp"]}, "one terrain, below all else"),
        ({"h4": ["A tiger", "A sherpa N"]}, "sherpa may not stand on that tiger"),
        ({"h4": ["A campsite", "A journalist N"]}, "journalist may not stand"),
        ({"h4": ["B campsite", "A hunter N"]}, "hunter may not stand"),
        ({"h4": ["B mountain", "A ss307 N"]}, "ss307 may not stand"),
        ({"h4": ["B sherpa prisoner:N", "A hunter N"]}, "only a Cannibal on top"),
        ({"h4": ["A sherpa prisoner:N", "A cannibal N"]}, "cannot be this Cannibal's prisoner"),
        ({"h4": ["B cannibal prisoner:N", "A cannibal N"]}, "cannot be this Cannibal's prisoner"),
        ({"h4": ["B jungle prisoner:N", "A cannibal N"]}, "cannot be this Cannibal's prisoner"),
        ({"h4": ["B sherpa prisoner:N", "B explorer prisoner:N", "A cannibal N"]}, "holds one prisoner"),
        ({"h4": "A sherpa prisoner:N"}, "only a Cannibal on top"),
        ({"h4": "A trap"}, "no traps here"),
        ({"h4": "A swamp N"}, "terrains have no facing"),
        ({"h4": "A sherpa N #3", "h5": "B sherpa N #3"}, "two tokens have the number #3"),
        ({"h4": "A sherpa N #300"}, "must be a whole number from 0 to 127"),
    ],
)
def test_boards_that_cannot_be(board, why):
    with pytest.raises(tavola.BadPosition, match=why):
        load({"l8": "B jungle down"} | board)


@pytest.mark.rule("DM-R77", "DM-69")
def test_traps_lie_on_open_ground():
    assert lies(load({"h4": ["A swamp", "A trap"], "l8": "B swamp down"}, options=TRAPS), "h4") == "A swamp, A trap"
    with pytest.raises(tavola.BadPosition, match="a trap lies on no camp"):
        load({"h4": ["A campsite", "A trap"], "l8": "B swamp down"}, options=TRAPS)


@pytest.mark.rule("DM-R77")
@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"phase": "dance"}, "phase cannot be 'dance'"),
        ({"turn": "C"}, "turn cannot be 'C'"),
        ({"used": 2}, "no action is left"),
        ({"used": 4}, "used must be a whole number from 0 to 3"),
        ({"used": True}, "used must be a whole number from 0 to 3"),
        ({"turned": True}, "so an action was used"),
        ({"flipped": True, "turned": False, "used": 1}, "turned cannot be false"),
        ({"flipped": 1}, "flipped must be true or false"),
        ({"extra": True}, "has given up no Sherpa"),
        ({"sacrificed": "A"}, "without warpath"),
        ({"sacrificed": "AX"}, "sacrificed cannot be 'X'"),
        ({"quiet": 3, "turns": 0}, "quiet is 3, but it can be 0"),
        ({"quiet": 17, "turns": 40}, "quiet is 17, but it can be 16"),
        ({"quiet": 16, "turns": 16, "used": 1}, "had to be a flip"),
        ({"turns": -1}, "turns must be"),
        ({"turns": 1, "first": "A"}, "B must have been first"),
        ({"phase": "face"}, "facing names a square"),
        ({"phase": "face", "facing": "h4"}, "turned cannot be false"),
        ({"phase": "face", "facing": "h5", "turned": True}, "no character stands on h5"),
        ({"phase": "face", "facing": "h4", "turned": True, "used": 2}, "no action is left"),
        ({"phase": "over"}, "not over"),
        ({"phase": "over", "turns": 2, "used": 1}, "no turn is under way"),
        ({"board": {"h4": "A explorer N"}}, "nothing lies face down, so the game is over"),
        ({"board": {"h4": "A explorer N"}, "phase": "over", "turns": 0}, "before its first turn"),
        ({"picked": "dragon"}, "a token is picked in phase place"),
        ({"batch": 1}, "setup is over"),
        ({"won": {"A": ["A dragon"]}}, "its own dragon"),
        ({"won": {"A": ["B jungle"]}}, "only characters and campsites"),
        ({"won": {"A": ["B dragon N"]}}, "only characters and campsites"),
        ({"won": {"C": []}}, "the winner of tokens"),
        ({"won": {"A": "B dragon"}}, "are a list"),
        ({"won": []}, "written by seat"),
        ({"won": {"A": ["B swamp", "B dragon"]}}, "only characters"),
        ({"looked": {"h4": "A"}}, "nothing lies face down on h4"),
        ({"looked": {"l8": "Q"}}, "cannot be 'Q'"),
        ({"looked": []}, "looks are written"),
        ({"peek": {"seat": "A", "cell": "l8"}}, "has not looked at l8"),
        ({"peek": "l8"}, "its seat and cell"),
        ({"setup": {"A": {"campsite": "h5"}}}, "has no campsite in the valley"),
        ({"setup": {"A": {"jungle": "h5"}}}, "a token with a setup square"),
        ({"setup": []}, "written by seat"),
        ({"setup": {"A": []}}, "are names"),
        ({"weather": "fine"}, "a position has no 'weather'"),
        ({"board": []}, "written as squares"),
    ],
)
def test_turns_that_cannot_be(more, why):
    with pytest.raises(tavola.BadPosition, match=why):
        load(**more)


@pytest.mark.rule("DM-R77", "DM-R74")
def test_setup_squares_follow_the_tokens_that_lie():
    board = EX | {"h5": "A campsite"}
    with pytest.raises(tavola.BadPosition, match="lies on h5: it cannot have been placed on h6"):
        load(board, setup={"A": {"campsite": "h6"}})
    destroyed = load(EX | {"h6": "A tiger"}, setup={"A": {"campsite": "h5"}}, won={"B": ["A campsite"]})
    assert GAME.dump(destroyed)["setup"]["A"] == {"campsite": "h5", "tiger": "h6"}


@pytest.mark.rule("DM-R77", "DM-76")
def test_a_sherpa_given_up_is_gone():
    board = EX | {"h5": "A sherpa N", "h6": "A sherpa N"}
    with pytest.raises(tavola.BadPosition, match="A has 3 of sherpa"):
        load(board, sacrificed="A", options={"warpath": True})


@pytest.mark.rule("DM-R77", "DM-78")
def test_after_the_last_round_the_game_is_over():
    options = {"max_rounds": 100, "quiet_rounds": 0}
    with pytest.raises(tavola.BadPosition, match="after 200 turns the game is over"):
        load(turns=200, options=options)
    over = load(phase="over", turn="B", turns=200, options=options)
    assert GAME.outcome(over).reason == "round_limit"


@pytest.mark.rule("DM-R77", "DM-04", "DM-05")
@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"board": {"h4": "A hunter N"}, "turn": "B", "first": "A"}, "all but Explorers are face down"),
        ({"board": {"h4": "A hunter down"}, "turn": "A", "first": "A"}, "cannot|must have placed"),
        ({"board": {"h4": "A hunter down", "h5": "A swamp down"}, "turn": "B", "first": "A"}, "A must have placed 1"),
        ({"batch": 1}, "cannot have placed 0"),
        ({"used": 1}, "before the first turn"),
        ({"phase": "place"}, "a token is picked"),
        ({"phase": "place", "picked": "trap"}, "no traps here"),
        ({"phase": "first", "board": {"h4": "A hunter down"}}, "before the lot"),
        ({"phase": "first", "first": "A"}, "no lot was drawn"),
        ({"looked": {"h4": "A"}, "board": {"h4": "A hunter down"}, "turn": "B"}, "before the first turn"),
    ],
)
def test_setups_that_cannot_be(more, why):
    with pytest.raises(tavola.BadPosition, match=why):
        GAME.load({"phase": "pick", "board": {}} | more)


@pytest.mark.rule("DM-R77")
def test_a_facing_in_setup_needs_its_explorer():
    board = {"h4": "A hunter down"}
    with pytest.raises(tavola.BadPosition, match="no Explorer of A stands on h5"):
        GAME.load({"phase": "face_explorer", "board": board, "facing": "h5", "batch": 1})


@pytest.mark.parametrize("count", [0, 1, 2, 17, 37, 38])
def test_setup_positions_load_again(count):
    state = placed(2, count, first=1)
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


def test_a_position_reads_as_the_ledger_writes_it():
    state = at("A explorer h4 N", "B jungle h5", "B sherpa h5 prisoner:E", "A cannibal h5 W", hidden=1)
    dumped = GAME.dump(play(state, "orient h4 E"))
    assert dumped["board"] == {
        "h4": "A explorer E #0",
        "h5": ["B jungle #1", "B sherpa prisoner:E #2", "A cannibal W #3"],
        "l1": "B swamp down #4",
    }
    assert (dumped["phase"], dumped["turn"], dumped["used"]) == ("turn", "A", 1)


@pytest.mark.rule("DM-77", "DM-R73")
def test_turns_left_out_are_as_many_as_the_quiet_ones():
    board = {"h4": "B explorer N", "k1": "A swamp down"}
    state = GAME.load({"turn": "B", "quiet": 16, "board": board})
    assert (GAME.dump(state)["turns"], GAME.dump(state)["first"]) == (16, "B")
    assert refused(state, "orient h4 E") == "DM-77"


@pytest.mark.rule("DM-62")
def test_a_game_that_is_over_has_had_a_turn():
    over = GAME.load({"phase": "over", "board": {"h4": "B explorer N"}})
    assert (over.actor, GAME.dump(over)["turns"]) == (tavola.OVER, 1)
