"""Games of OpenSpiel: its own suites, explicit chance, perfect recall, its algorithms."""

import pickle
import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.tests import games_sim_test

import tavola
from envs.cases import CASES, EVERY, SLUGS, WHOLE, short
from tavola.envs.openspiel import register
from tavola.envs.openspiel.game import has_secrets

register()
GUARD = "tavola_adventurers_guard"
GAMES = 3 if WHOLE else 1
STEPS = 60
ACTIONS = games_sim_test.MAX_ACTIONS_PER_GAME if WHOLE else 40


def loaded(slug: str, seats: int, **options):
    return pyspiel.load_game(f"tavola_{slug.replace('-', '_')}", {"seats": seats, **options})


def walked(game, steps: int, seed: int = 1):
    """A state some way into a random game, before somebody's decision or at the end."""
    state, rng = game.new_initial_state(), random.Random(seed)
    for step in range(10 * steps):
        if state.is_terminal() or (step >= steps and not state.is_chance_node()):
            break
        state.apply_action(drawn(state, rng))
    return state


def drawn(state, rng: random.Random) -> int:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        return rng.choices(outcomes, weights)[0]
    return rng.choice(state.legal_actions())


@pytest.mark.parametrize(("slug", "seats"), EVERY)
def test_the_suite_of_openspiel_finds_no_fault(slug: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(slug, seats, **short(slug)), num_sims=GAMES, serialize=WHOLE, verbose=False)


@pytest.mark.parametrize(("slug", "seats"), EVERY)
def test_its_suite_for_games_in_python_finds_no_fault(slug: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies, files and pickles of games and states among other things."""
    monkeypatch.setattr(games_sim_test, "MAX_ACTIONS_PER_GAME", ACTIONS)
    np.random.seed(seats)
    games_sim_test.GamesSimTest().sim_game(loaded(slug, seats))


@pytest.mark.parametrize(("slug", "seats"), CASES)
def test_chance_is_explicit_and_states_are_written_and_read(slug: str, seats: int) -> None:
    game = loaded(slug, seats)
    state, rng = game.new_initial_state(), random.Random(1)
    for step in range(STEPS):
        if state.is_terminal():
            return
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        if step % 20 == 0:
            _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            assert (str(again), again.history()) == (str(state), state.history())
        state.apply_action(drawn(state, rng))


@pytest.mark.parametrize(("slug", "seats"), CASES)
def test_a_resampled_state_is_the_same_to_its_player_and_tells_no_history(slug: str, seats: int) -> None:
    state = walked(loaded(slug, seats), STEPS)
    if state.is_terminal():
        return
    for player in range(seats):  # also those who do not decide now
        twin = state.resample_from_infostate(player, random.Random(2).random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.history() == []
        if state.current_player() == player:
            assert twin.legal_actions() == state.legal_actions()
            goes_on(twin, player)


def goes_on(twin, player: int) -> None:
    """What is played in a resampled state comes after what its player had seen, and changes no other copy."""
    before, after = twin.information_state_string(player), twin.clone()
    after.apply_action(after.legal_actions()[0])
    assert after.information_state_string(player).startswith(before)
    assert twin.information_state_string(player) == before


def test_a_pickled_state_is_read_by_a_process_that_has_registered_nothing() -> None:
    state = walked(pyspiel.load_game("tavola_gadranton(seats=3)"), 30)
    twin = pickle.loads(pickle.dumps(state))
    assert (twin.history(), twin.information_state_string(2)) == (state.history(), state.information_state_string(2))
    lines = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    read = subprocess.run([sys.executable, "-c", lines], input=pickle.dumps(state), capture_output=True, check=True)
    assert read.stdout.decode().strip() == str(state)


def test_an_information_state_has_all_that_was_seen_and_done() -> None:
    state = pyspiel.load_game(GUARD).new_initial_state()
    for action in ("first 0", "corner left", "roll 4"):
        state.apply_action(tavola.game("adventurers-guard").unnamed(action))
    lines = state.information_state_string(0).splitlines()
    told = [line for line in lines if not line.startswith("=")]
    assert told[:3] == ["South goes first.", "> corner left", told[2]]
    assert "> corner left" not in state.information_state_string(1)  # it sees where the warriors stand


def test_the_tensor_has_a_name_for_each_part() -> None:
    game = pyspiel.load_game(GUARD)
    state = walked(game, 20)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False))
    observer.set_from(state, 0)
    seen = tavola.game("adventurers-guard").observation().named(state.past.state.observe(0))
    assert {name: np.ravel(part).tolist() for name, part in observer.dict.items()} == {
        name: np.ravel(part).tolist() for name, part in seen.items()
    }
    assert state.observation_tensor(0) == observer.tensor.tolist()


def test_there_is_no_observer_of_what_only_others_know() -> None:
    everything = pyspiel.IIGObservationType(False, True, pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert pyspiel.load_game(GUARD).make_py_observer(everything) is None


def test_tensors_of_information_states_differ_where_only_the_past_does() -> None:
    game = pyspiel.load_game(GUARD)
    one, other = walked(game, 40, seed=1), walked(game, 40, seed=2)
    assert one.information_state_tensor(0)[-32:] != other.information_state_tensor(0)[-32:]
    assert len(one.information_state_tensor(0)) == game.information_state_tensor_shape()[0]


def test_the_long_name_has_the_number_of_the_environment() -> None:
    told = {pyspiel.load_game(name).get_type().long_name for name in register()}
    assert told >= {f"{tavola.game(slug).title} v{tavola.game(slug).environment}" for slug in SLUGS}


def test_options_are_parameters() -> None:
    game = pyspiel.load_game(f"{GUARD}(turn_limit=3,first_player=seat1)")
    state = game.new_initial_state()
    assert state.current_player() == 1
    assert game.get_parameters()["turn_limit"] == 3


def test_a_word_like_a_number_is_spelled_so_that_it_stays_a_word() -> None:
    game = pyspiel.load_game("tavola_el_dorado(battle_die=_0-5)")
    assert tavola.game("el-dorado").options_of(game.first)["battle_die"] == "0-5"
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (f"{GUARD}(seats=3)", "Adventurer's Guard seats 2, not 3"),
        (f"{GUARD}(turn_limit=-1)", "turn_limit cannot be -1"),
        (f"{GUARD}(turn_limt=1)", "Unknown parameter 'turn_limt'"),
        ("tavola_chess", "Unknown game 'tavola_chess'"),
    ],
)
def test_a_wrong_game_is_refused_as_openspiel_refuses(name: str, message: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=message):
        pyspiel.load_game(name)


def test_an_illegal_action_is_refused_with_its_clause_and_nothing_changes() -> None:
    state = walked(pyspiel.load_game(f"{GUARD}(turn_limit=2)"), 1)
    before = str(state)
    for action, message in ((900, r"is not legal: AG-\d+"), (5000, "is no action")):
        with pytest.raises(pyspiel.SpielError, match=message):
            state.apply_action(action)
    assert str(state) == before
    over = walked(pyspiel.load_game(f"{GUARD}(turn_limit=2)"), 1000)
    with pytest.raises(pyspiel.SpielError, match="the game is over"):
        over.apply_action(0)


def test_actions_by_kind_and_parameters() -> None:
    state = walked(pyspiel.load_game(GUARD), 1)
    written = state.action_to_struct(state.current_player(), 3)
    assert state.struct_to_actions(written) == [3]
    kind = int(state.mask().argmax())
    assert state.mask(kind).tolist() == [1, 1]
    with pytest.raises(pyspiel.SpielError, match="there is no kind 99"):
        state.mask(99)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda state: state.resample_from_infostate(2, random.Random(1).random), "there is no seat 2"),
        (lambda state: state.action_to_string(0, 5000), "5000 is no action"),
        (lambda state: state.mask(0, 0, 0, 0), "up to 2 whole numbers"),
    ],
)
def test_what_cannot_be_is_refused_as_openspiel_refuses(call, message: str) -> None:
    state = walked(pyspiel.load_game(GUARD), 1)
    with pytest.raises(pyspiel.SpielError, match=message):
        call(state)


@pytest.mark.parametrize(("slug", "seats"), CASES)
def test_its_environment_plays_it(slug: str, seats: int) -> None:
    env, rng = rl_environment.Environment(loaded(slug, seats, **short(slug))), random.Random(1)
    time, steps = env.reset(), 0
    while not time.last() and steps < STEPS:
        player = time.observations["current_player"]
        assert len(time.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        time, steps = env.step([rng.choice(time.observations["legal_actions"][player])]), steps + 1
    assert not time.last() or 0 <= sum(time.rewards) <= seats


def test_its_playthroughs_tell_a_game_with_secrets_line_by_line() -> None:
    told = generate_playthrough.playthrough("tavola_gadranton(seats=3,round_limit=1)", None, seed=1)
    assert 'GameType.short_name = "tavola_gadranton"' in told
    assert "InformationStateString(2)" in told


def test_its_tree_search_plays_on_it() -> None:
    game = pyspiel.load_game(f"{GUARD}(turn_limit=2)")
    state = walked(game, 1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 8, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_its_sampling_of_regrets_learns_on_it() -> None:
    """In a short game: in a long one the chance of a line of play is less than its numbers can hold."""
    np.random.seed(1)  # it knows no generator of its own
    game = pyspiel.load_game(f"{GUARD}(turn_limit=2)")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(4):
        solver.iteration()
    chances = solver.average_policy().action_probabilities(walked(game, 1))
    assert sum(chances.values()) == pytest.approx(1)


SECRETS = [slug for slug in SLUGS if has_secrets(tavola.game(slug).new())]


@pytest.mark.parametrize("slug", SECRETS)
def test_its_information_set_search_plays_where_there_are_secrets(slug: str) -> None:
    game = loaded(slug, max(2, tavola.game(slug).seats[0]), **short(slug))
    state = walked(game, 3)
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=1.4, max_simulations=3, random_state=np.random.RandomState(1)
    )
    assert bot.step(state) in state.legal_actions()


def test_registering_twice_is_registering_once() -> None:
    assert register() == register()
    assert GUARD in register()
