"""What a seat observes: everything, as it sits."""

import tavola

GAME = tavola.game("adventurers-guard")
NAMED = GAME.observation().named
AG = {
    "first": "north",
    "turn": "south",
    "die": 1,
    "turns": {"south": 4, "north": 5},
    "pawns": {"S-A": "a1", "S-M1": {"at": "e7", "range": 3, "heading": "down"}, "N-A": "i9", "N-W": "b8"},
}


def test_both_see_the_same_board_from_their_own_side() -> None:
    """a1 and i9 are the left corners of the home rows as each player sits."""
    state = GAME.load(AG)
    south, north = NAMED(state.observe(0)), NAMED(state.observe(1))
    assert south["tile"] == [0, 58, -1, -1, -1, -1, 80, -1, -1, -1, -1, 64]
    assert north["tile"] == [0, -1, -1, -1, -1, 16, 80, 22, -1, -1, -1, -1]


def test_headings_are_away_from_the_observer_or_towards_it() -> None:
    state = GAME.load(AG)
    assert NAMED(state.observe(0))["heading"] == [0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]
    assert NAMED(state.observe(1))["heading"] == [0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1]


def test_ranges_are_of_the_own_guard_first() -> None:
    state = GAME.load(AG)
    assert NAMED(state.observe(0))["range"][:2] == [1, 3]
    assert NAMED(state.observe(1))["range"][6:8] == [1, 3]


def test_turns_die_and_who_decides() -> None:
    wanted = {"question": 3, "face": 1, "turns": 9, "winner": -1}
    south, north = (NAMED(GAME.load(AG).observe(seat)) for seat in (0, 1))
    assert wanted.items() <= south.items()
    assert wanted.items() <= north.items()
    assert [south[name] for name in ("seat", "actor", "mover", "first")] == [0, 0, 0, 1]
    assert [north[name] for name in ("seat", "actor", "mover", "first")] == [1, 1, 1, 0]


def test_before_the_lot_nobody_is_first() -> None:
    seen = NAMED(GAME.new().observe(1))
    assert [seen[name] for name in ("actor", "first", "mover")] == [-1, -1, -1]


def test_the_end_is_observed_by_winner_and_loser() -> None:
    over = {"phase": "over", "turn": "south", "turns": {"south": 9, "north": 8}, "first": "south"}
    state = GAME.load(over | {"pawns": {"S-A": "a1"}})
    assert [NAMED(state.observe(seat))["winner"] for seat in (0, 1)] == [0, 1]
    assert NAMED(state.observe(1))["actor"] == -2
