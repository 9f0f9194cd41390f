"""One seat is yours: Gymnasium's own checker, the registry, refusals."""

import pickle
import subprocess
import sys
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tavola
import tavola.envs
from envs.cases import CASES, EVERY
from tavola.envs.gymnasium import Seat
from tavola.envs.table import name_of


def made(slug: str, **given) -> gymnasium.Env:
    return gymnasium.make(f"tavola/{name_of(tavola.game(slug))}", **given)


def guard(**given) -> Seat:
    env = Seat("adventurers-guard", turn_limit=5, **given)
    env.reset(seed=1)
    return env


@pytest.mark.parametrize(("slug", "seats"), EVERY)
def test_the_checker_of_gymnasium_finds_no_fault(slug: str, seats: int) -> None:
    """It plays without looking at masks, so that masked actions must be replaced."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(slug, seats=seats, masked="replace").unwrapped)


@pytest.mark.parametrize(("slug", "seats"), CASES)
def test_a_game_is_played_by_its_masks(slug: str, seats: int) -> None:
    env = made(slug, seats=seats, seat="any")
    (seen, info), rng = env.reset(seed=2), np.random.default_rng(2)
    for _ in range(40):
        legal = np.flatnonzero(seen["action_mask"])
        seen, reward, over, cut, info = env.step(rng.choice(legal))
        assert seen in env.observation_space
        assert not cut
        if over:
            assert info["returns"][info["seat"]] == reward
            return


@pytest.mark.parametrize("slug", tavola.games())
def test_every_game_has_a_name_there(slug: str) -> None:
    assert f"tavola/{name_of(tavola.game(slug))}" in gymnasium.registry


def test_a_name_can_bring_its_module_along() -> None:
    """In a process of its own, where nobody has imported tavola.envs."""
    lines = "import gymnasium; print(gymnasium.make('tavola.envs:tavola/AdventurersGuard-v0').reset(seed=1)[1])"
    done = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("{'seat': 0")


def test_importing_tavola_imports_no_library_of_researchers() -> None:
    lines = "import sys, tavola; print([name for name in ('numpy', 'gymnasium', 'pyspiel') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_masked_action_is_refused_with_its_clause_and_nothing_changes() -> None:
    env = guard()
    before = env.one.table.game.dump(env.one.rows.states[0])
    for action in (0, 983, 5000, -1, 1.5, 10**30, np.array(1.5), "left", [1, 1]):
        with pytest.raises(gymnasium.error.InvalidAction) as refused:
            env.step(action)
        assert "\n" not in str(refused.value)
    with pytest.raises(gymnasium.error.InvalidAction, match=r"^move S-A e5 \(\d+\) is masked: AG-\d+: "):
        env.step(env.one.table.game.actions.encode("move", pawn="S-A", to="e5"))
    assert env.one.table.game.dump(env.one.rows.states[0]) == before


def test_a_masked_action_is_replaced_by_the_next_legal_one() -> None:
    env, other = guard(masked="replace"), guard()
    assert env.step(0)[0]["observation"].tolist() == other.step(2)[0]["observation"].tolist()
    env, other = guard(masked="replace"), guard()
    assert env.step(4)[0]["observation"].tolist() == other.step(2)[0]["observation"].tolist()


def test_nothing_can_be_done_before_the_first_reset() -> None:
    env = Seat("adventurers-guard", render_mode="ansi")
    for call in (lambda: env.step(0), env.mask, env.render):
        with pytest.raises(gymnasium.error.ResetNeeded, match="no game has begun: call reset"):
            call()


def test_a_step_after_the_end_is_refused() -> None:
    env, over = guard(), False
    while not over:
        over = env.step(int(env.action_masks().argmax()))[2]
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over: call reset"):
        env.step(0)
    env.reset()
    env.step(int(env.action_masks().argmax()))


def test_it_is_pickled_by_its_settings() -> None:
    env, twin = guard(bots="novice"), pickle.loads(pickle.dumps(guard(bots="novice")))
    seen, _ = twin.reset(seed=1)
    assert twin.one.bots == ("novice", "novice")
    assert seen["observation"].tolist() == env.reset(seed=1)[0]["observation"].tolist()


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"seats": 5}, "Adventurer's Guard seats 2, not 5"),
        ({"seat": 2}, "there is no seat 2: it must be 0 or 1"),
        ({"bots": "novize"}, "did you mean novice"),
        ({"bots": None}, "bots must be one by name for all seats, or a list of 2, one a seat, not None"),
        ({"colour": "red"}, "there is no option 'colour'"),
        ({"turn_limit": -1}, "turn_limit cannot be -1"),
        ({"masked": "ignore"}, "it must be refuse or replace"),
    ],
)
def test_a_wrong_setting_is_refused_in_one_line(given: dict, message: str) -> None:
    with pytest.raises(gymnasium.error.Error, match=message) as refused:
        made("adventurers-guard", **given)
    assert isinstance(refused.value, tavola.BadOption)


def test_an_unknown_game_is_refused_by_the_registry() -> None:
    with pytest.raises(gymnasium.error.NameNotFound):
        gymnasium.make("tavola/Chess-v0")


def test_actions_by_their_parts() -> None:
    env = guard(structured=True)
    structured = env.one.table.structured
    assert np.flatnonzero(env.mask()).tolist() == [structured.kinds.index("corner")]
    corner = structured.kinds.index("corner")
    assert env.mask(corner).tolist() == [1, 1]
    assert env.mask(corner, 0).tolist() == [1]
    seen = env.step(np.array([corner, 1, 0]))[0]
    assert seen["observation"].tolist() == guard().step(3)[0]["observation"].tolist()
    for parts in ([corner, 2, 0], [corner, 0, 1], [99, 0, 0], [corner, 0], [0.5, 0, 0]):
        with pytest.raises(gymnasium.error.InvalidAction):
            env.step(np.array(parts))
    for chosen in ([corner, 2], [99], [corner, 0, 0], [1.5], ["corner"]):
        with pytest.raises(gymnasium.error.InvalidAction):
            env.mask(*chosen)


def test_parts_and_codes_are_the_same_actions() -> None:
    structured = guard().one.table.structured
    for action in range(structured.size):
        assert structured.code(structured.parts(action)) == action
