"""What a seat observes: everything it was shown, seats counted from its own, and no more."""

import pytest

from tavola.games.dracomundis.data import CELLS, KINDS, PAINTS

from .valley import GAME, at, play

BOARD = ("A explorer h4 N", "B dragon h5 down", "B swamp g4 down", "B hunter k7 down", "B explorer l1 W")
UNSEEN = 15


def seen(state, seat):
    return GAME.observation_of(state).named(state.observe(seat))


def square(state, seat, part, cell):
    """What a part says of a square."""
    first = {2: "g1", 3: "d1", 4: "a1"}[state.seats]
    return seen(state, seat)[part][CELLS.index(cell) - CELLS.index(first)]


def code(kind):
    return KINDS.index(kind) + 1


def unknown(state, seat):
    """The kinds the observer cannot place, by how many, of each other seat."""
    return [{KINDS[kind]: n for kind, n in enumerate(row) if n} for row in seen(state, seat)["unknown"]]


@pytest.mark.rule("DM-R05", "DM-13")
@pytest.mark.parametrize("aid", ["full", "owner", "none"])
def test_a_back_is_known_to_its_owner_and_to_whoever_looked(aid):
    """Whatever the memory aid shows."""
    state = at(*BOARD, hidden=0, options={"memory_aid": aid})
    assert [square(state, seat, "ground", "h5") for seat in (0, 1)] == [UNSEEN, code("dragon")]
    assert unknown(state, 0) == [{"dragon": 1, "swamp": 1, "hunter": 1}]
    play(state, "look h5", "end_turn")
    assert [square(state, seat, "ground", "h5") for seat in (0, 1)] == [code("dragon")] * 2
    assert unknown(state, 0) == [{"swamp": 1, "hunter": 1}]
    assert unknown(state, 1) == [{}]


@pytest.mark.rule("DM-R15")
def test_all_see_who_has_looked_where():
    state = play(at(*BOARD, hidden=0), "look h5")
    assert [[row[12] for row in seen(state, seat)["looked"]] for seat in (0, 1)] == [[1, 0], [0, 1]]
    assert [(seen(state, seat)["looked_at"], seen(state, seat)["looker"]) for seat in (0, 1)] == [(13, 1), (13, 2)]
    assert seen(play(state, "end_turn"), 1)["looked_at"] == 0


def test_whose_a_token_is_goes_by_seats_from_the_observer():
    tokens = ("A explorer h4 N", "B explorer h6 E", "C explorer d1 S", "C trap e1")
    state = at(*tokens, seats=3, turn="B", options={"dragon_traps": True})
    assert [[square(state, seat, "figure_of", cell) for cell in ("h4", "h6", "d1")] for seat in range(3)] == [
        [1, 2, 3],
        [3, 1, 2],
        [2, 3, 1],
    ]
    assert [square(state, 0, "facing", cell) for cell in ("h4", "h6", "d1", "d2")] == [1, 2, 3, 0]
    assert square(state, 0, "figure", "e1") == code("trap")
    assert [seen(state, seat)["mover"] for seat in range(3)] == [1, 0, 2]


@pytest.mark.rule("DM-02", "DM-05")
def test_what_is_placed_is_seen_by_its_owner_unless_it_is_an_explorer():
    state = play(GAME.new(2), "first 1", "pick tiger")
    assert [seen(state, seat)["picked"] for seat in (0, 1)] == [UNSEEN, code("tiger")]
    assert [seen(state, seat)["screen"] for seat in (0, 1)] == [[19, 19], [19, 19]]
    assert unknown(state, 0)[0]["tiger"] == 1
    assert "tiger" not in [kind for kind, n in zip(KINDS, seen(state, 1)["hand"], strict=True) if n]
    play(state, "place g8", "pick explorer")
    assert [seen(state, seat)["picked"] for seat in (0, 1)] == [code("explorer")] * 2


@pytest.mark.rule("DM-06", "DM-R74")
def test_tiger_and_camp_are_where_the_observer_may_know_them():
    state = play(
        GAME.new(2), "first 0", "pick tiger", "place g1", "pick swamp", "place l8", "pick campsite", "place g2"
    )
    assert [(seen(state, seat)["tiger"], seen(state, seat)["camp"]) for seat in (0, 1)] == [
        ([1, 0], [2, 0]),
        ([0, 0], [0, 0]),
    ]


def test_won_tokens_and_prisoners_lie_open():
    state = at("A cannibal h4 N", "B sherpa h5 S", "B explorer h3 N", "A explorer g3 E", hidden=4, turn="A")
    play(state, "move h4 h5")
    assert [seen(state, seat)["prisoner"] for seat in (0, 1)] == [[code("sherpa"), 0], [0, code("sherpa")]]
    assert [seen(state, seat)["prisoner_of"] for seat in (0, 1)] == [[2, 0], [0, 1]]
    beaten = at("A hunter h4 N", "B sherpa h5 S", hidden=4)
    play(beaten, "fight h5")
    for seat, of, by in ((0, 2, 1), (1, 1, 2)):
        told = seen(beaten, seat)
        assert (told["won"][0], told["won_of"][0], told["won_by"][0]) == (code("sherpa"), of, by)


def test_colours_are_counted_once_they_are_chosen():
    state = GAME.new(2, colours="chosen")
    assert (seen(state, 1)["colour"], seen(state, 1)["first"]) == ([0, 0], -1)
    play(state, "colour teal")
    assert [seen(state, seat)["colour"] for seat in (0, 1)] == [[3, 0], [0, 3]]
    assert len(PAINTS) == 4


def test_at_the_end_everything_is_known():
    board = ("A explorer h4 N", "B swamp h5 down", "B dragon k5 down")
    state = at(*board, hidden=0, turns=198, options={"max_rounds": 100, "quiet_rounds": 0})
    over = GAME.load(GAME.dump(state) | {"phase": "over", "turns": 200, "turn": "B"})
    assert [square(over, seat, "ground", "k5") for seat in (0, 1)] == [code("dragon")] * 2
    assert (unknown(over, 0), seen(over, 0)["actor"], sum(seen(over, 0)["winner"])) == ([{}], -2, 2)
