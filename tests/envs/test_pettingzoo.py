"""All seats are yours: PettingZoo's own suites, rewards, refusals."""

import pickle
import warnings
from dataclasses import replace

import gymnasium
import numpy as np
import pettingzoo as registry
import pytest

import tavola
from envs.cases import EVERY, WHOLE
from tavola.envs import pettingzoo, table

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its suite imports a game the old way
    from pettingzoo.test import api_test, seed_test

CYCLES = 200 if WHOLE else 12


@pytest.mark.parametrize(("slug", "seats"), EVERY)
def test_the_suite_of_pettingzoo_finds_no_fault(slug: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for expected in ("Observation space for each agent probably", "Observation is not a NumPy array"):
            warnings.filterwarnings("ignore", expected)  # dictionaries with a mask, as its own classic games have them
        api_test(pettingzoo.env(slug, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("slug", "seats"), EVERY)
def test_the_same_seed_gives_the_same_game(slug: str, seats: int) -> None:
    seed_test(lambda: pettingzoo.env(slug, seats=seats), num_cycles=CYCLES)


def played(env, seed: int = 1) -> dict[str, float]:
    """A random game to its end; what each agent got."""
    env.reset(seed=seed)
    rng, got = np.random.default_rng(seed), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        got[agent] += reward
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return got


def guard(**given):
    env = pettingzoo.env("adventurers-guard", turn_limit=5, **given)
    env.reset(seed=1)
    return env


def test_rewards_are_the_returns_of_the_game() -> None:
    env = guard()
    got = played(env)
    assert list(got.values()) == env.unwrapped.state_now.returns()


def test_only_who_decides_has_anything_to_choose() -> None:
    env = guard()
    masks = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
    assert masks.pop(env.agent_selection) == 2
    assert set(masks.values()) == {0}


def test_a_masked_action_is_refused_with_its_clause_and_nothing_changes() -> None:
    env = guard()
    game, before = tavola.game("adventurers-guard"), env.observe("seat_0")["observation"].tolist()
    with pytest.raises(gymnasium.error.InvalidAction, match=r"move S-A e5 \(\d+\) is masked: AG-\d+: ") as refused:
        env.step(game.actions.encode("move", pawn="S-A", to="e5"))
    assert isinstance(refused.value, ValueError)  # as PettingZoo's own refusals
    for action in (5000, -1, None, "left"):
        with pytest.raises(ValueError, match="must be a whole number"):
            env.step(action)
    assert env.observe("seat_0")["observation"].tolist() == before


def test_a_game_without_an_observation_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    blind = replace(tavola.game("nim"), observed=None)
    monkeypatch.setattr(table, "game_named", lambda slug: blind)
    assert list(table.observable()) == []
    with pytest.raises(gymnasium.error.NameNotFound, match="Nim has no observation: its Game needs observed="):
        pettingzoo.env("nim")


def test_nothing_can_be_done_before_the_first_reset() -> None:
    env = pettingzoo.env("adventurers-guard", render_mode="ansi").unwrapped
    for call in (lambda: env.step(0), env.mask, env.render, lambda: env.observe("seat_0")):
        with pytest.raises(gymnasium.error.ResetNeeded, match="no game has begun: call reset"):
            call()


def test_an_agent_that_does_not_play_is_refused() -> None:
    env = guard()
    for call in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(KeyError, match="there is no agent 'seat_2': it must be seat_0 or seat_1"):
            call("seat_2")


def test_a_step_after_the_end_is_refused() -> None:
    env = guard()
    played(env)
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over: call reset"):
        env.unwrapped.step(0)


@pytest.mark.parametrize(
    ("slug", "given", "message"),
    [
        ("chess", {}, "there is no game 'chess'"),
        ("adventurers-guard", {"seats": 3}, "Adventurer's Guard seats 2, not 3"),
        ("adventurers-guard", {"turn_limt": 3}, "did you mean turn_limit"),
        ("adventurers-guard", {"render_mode": "human"}, "it must be ansi or rgb_array"),
    ],
)
def test_a_wrong_setting_is_refused_in_one_line(slug: str, given: dict, message: str) -> None:
    with pytest.raises(gymnasium.error.Error, match=message) as refused:
        pettingzoo.env(slug, **given)
    assert isinstance(refused.value, tavola.TavolaError)
    assert "\n" not in str(refused.value)


def test_actions_by_their_parts() -> None:
    env = guard(structured=True).unwrapped
    kind = int(env.mask().argmax())
    assert env.table.structured.kinds[kind] == "corner"
    assert env.mask(kind).tolist() == [1, 1]
    env.step(np.array([kind, 1, 0]))
    assert env.state_now.actor == env.number[env.agent_selection]


def test_an_environment_is_pickled_by_its_settings() -> None:
    env = pickle.loads(pickle.dumps(guard().unwrapped))
    assert played(env) == played(guard())


def test_pettingzoo_makes_it_by_name() -> None:
    env = registry.make("aec", "tavola/AdventurersGuard-v0", turn_limit=5)
    assert played(env) == played(guard())
    assert str(env) == "tavola_AdventurersGuard-v0"
