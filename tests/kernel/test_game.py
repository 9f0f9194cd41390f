import pytest

import tavola
from tavola import OVER, BadAction, BadOption, Outcome, Refusal, Rng, playout
from tavola.kernel.playout import run

GUARD = tavola.game("adventurers-guard")
OURS = [slug for slug in tavola.games() if slug != "nim"]


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


@pytest.mark.parametrize("slug", tavola.games())
def test_an_action_in_one_line_is_read_again_legal_or_not(slug: str) -> None:
    game, rng = tavola.game(slug), Rng(1)
    for action in [rng.below(game.actions.size) for _ in range(200)]:
        assert game.unnamed(game.named(action)) == action


def test_a_line_that_is_no_action_is_refused_with_the_kind_that_was_meant() -> None:
    with pytest.raises(BadAction, match="no action 'corner middle': corner takes side, as in 'corner left'"):
        GUARD.unnamed("corner middle")
    with pytest.raises(BadAction, match="no action 'mvoe S-A e5': did you mean move"):
        GUARD.unnamed("mvoe S-A e5")


def test_everybody_has_a_place_winners_first_and_ties_share_one() -> None:
    assert Outcome((2,), (5.0, 9.0, 3.0, 5.0), "limit", "GA-R55").ranking == (3, 2, 1, 3)
    assert Outcome((0, 1), (4.0, 4.0), "limit", "AG-47").ranking == (1, 1)
    assert Outcome((), (2.0,), "fallen", "ED-235").ranking == (1,)


@pytest.mark.parametrize("slug", OURS)
def test_points_are_known_while_a_game_runs_and_are_the_scores_at_its_end(slug: str) -> None:
    game, rng = tavola.game(slug), Rng(3)
    state = game.new()
    while state.actor != OVER:
        points = game.points(state)
        assert points is not None
        assert [game.points(state.imagine(seat, rng)) for seat in range(state.seats)] == [points] * state.seats
        run(state, rng, 25)
    assert list(game.points(state)) == list(game.outcome(state).scores)


@pytest.mark.parametrize(("slug", "seats"), [(slug, n) for slug in OURS for n in tavola.game(slug).seats])
def test_a_position_has_as_many_seats_as_players_are_written(slug: str, seats: int) -> None:
    game = tavola.game(slug)
    position = game.dump(game.new(seats=seats))
    del position["seats"]
    assert game.load(position).seats == seats


def test_a_story_is_for_a_seat_of_the_game() -> None:
    with pytest.raises(BadOption, match="no seat 7: it must be 0 or 1"):
        GUARD.story([], seat=7)


@pytest.mark.parametrize("slug", tavola.games())
@pytest.mark.parametrize("seat", [-1, 99])
def test_nobody_imagines_from_a_seat_there_is_not(slug: str, seat: int) -> None:
    with pytest.raises(BadOption, match=f"no seat {seat}: it must be from 0 to"):
        tavola.game(slug).new().imagine(seat, Rng(1))


@pytest.mark.parametrize("slug", tavola.games())
def test_what_is_no_action_is_a_bad_action_wherever_it_is_given(slug: str) -> None:
    game = tavola.game(slug)
    state = game.new()
    before = game.dump(state)
    for action in (-1, game.actions.size, 1 << 40):
        for ask in (state.play, game.named, lambda each: game.why_not(state, each), game.actions.decode):
            with pytest.raises(BadAction, match="is no action: it must be a whole number from 0 to"):
                ask(action)
    assert game.dump(state) == before
