import pytest

import tavola
from tavola import BadOption, BadPosition, Outcome, Refusal, Rng, playout

GUARD = tavola.game("adventurers-guard")


def test_games_are_found_by_slug() -> None:
    assert "adventurers-guard" in tavola.games()
    assert tavola.games() == sorted(tavola.games())
    assert all(tavola.game(slug).slug == slug for slug in tavola.games())


def test_a_game_knows_its_title_seats_and_version() -> None:
    assert (GUARD.title, GUARD.seats, GUARD.version) == ("Adventurer's Guard", (2,), "1")


def test_a_new_state_keeps_its_options() -> None:
    state = GUARD.new(seats=2, turn_limit=0, borrow="forced")
    options = GUARD.options_of(state)
    assert (options["turn_limit"], options["borrow"], options["may_hold"]) == (0, "forced", False)
    assert GUARD.dump(state)["options"] == options


def test_options_come_as_names_or_as_one_mapping() -> None:
    assert GUARD.dump(GUARD.begin(2, {"turn_limit": 9})) == GUARD.dump(GUARD.new(turn_limit=9))
    with pytest.raises(BadOption, match="there is no option 'seats'"):
        GUARD.begin(2, {"seats": 2})


def test_a_refusal_cites_the_clause_in_the_ledgers_words() -> None:
    state = GUARD.new()
    refusal = GUARD.why_not(state, GUARD.actions.encode("roll", face=1))
    assert isinstance(refusal, Refusal)
    assert (refusal.clause, refusal.message) == ("AG-10", GUARD.ledger["AG-10"].text)
    assert GUARD.why_not(state, GUARD.actions.encode("first", seat=0)) is None


def test_an_outcome_comes_with_the_end() -> None:
    state = GUARD.new(turn_limit=5)
    assert GUARD.outcome(state) is None
    outcome = GUARD.outcome(playout(state, Rng(1)))
    assert isinstance(outcome, Outcome)
    assert outcome.clause in GUARD.ledger
    assert [seat for seat, share in enumerate(state.returns()) if share > 0] == list(outcome.winners)


def test_an_action_in_one_line_is_read_again_while_it_is_legal() -> None:
    state = GUARD.new(first_player="seat0")
    for action in state.legal():
        assert GUARD.unnamed(state, GUARD.named(action)) == action
    with pytest.raises(BadPosition, match="'corner middle' is not possible now: did you mean corner"):
        GUARD.unnamed(state, "corner middle")
