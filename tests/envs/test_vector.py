"""Many games at once: Gymnasium's vector API, and each row is the game it would be by itself."""

import pickle
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import tavola
import tavola.envs
from envs.cases import CASES, short
from tavola.envs.gymnasium import Seat
from tavola.envs.refusals import GameOver, MaskedAction, NoSuchGame, NoSuchOption
from tavola.envs.vector import Vector

SHORT = {"turn_limit": 5}


def guard(rows: int = 4, **given) -> Vector:
    envs = Vector("adventurers-guard", rows, **SHORT, **given)
    envs.reset(seed=1)
    return envs


def until_over(envs: Vector):
    """Step until some game is over."""
    while True:
        stepped = envs.step(envs.random_actions())
        if stepped[2].any():
            return stepped


@pytest.mark.parametrize(("slug", "seats"), CASES)
def test_what_is_seen_fits_its_space_and_is_the_position(slug: str, seats: int) -> None:
    envs = Vector(slug, 3, seats=seats)
    seen, info = envs.reset(seed=5)
    for _ in range(40):
        assert seen in envs.observation_space
        for row, state in enumerate(envs.rows.states):
            seat = int(info["seat"][row])
            assert seen["observation"][row].tolist() == list(state.observe(seat))
            assert np.flatnonzero(seen["action_mask"][row]).tolist() == sorted(state.legal())
        seen, rewards, over, cut, info = envs.step(envs.random_actions())
        assert (rewards.dtype, over.dtype, cut.dtype) == (np.float64, np.bool_, np.bool_)
        assert rewards.shape == over.shape == cut.shape == (3,)


@pytest.mark.parametrize(("slug", "seats"), CASES)
def test_a_row_is_the_single_environment_of_its_seed(slug: str, seats: int) -> None:
    envs = Vector(slug, 2, seats=seats, seat="any", bots="random")
    alone = [Seat(slug, seats=seats, seat="any", bots="random") for _ in range(2)]
    seen, info = envs.reset(seed=3)
    for row, env in enumerate(alone):
        assert env.reset(seed=3 + row)[0]["observation"].tolist() == seen["observation"][row].tolist()
    for _ in range(30):
        actions = envs.random_actions()
        seen, rewards, over, _, info = envs.step(actions)
        for row, env in enumerate(alone):
            one, reward, ended, _, told = env.step(actions[row])
            assert one["observation"].tolist() == seen["observation"][row].tolist()
            assert one["action_mask"].tolist() == seen["action_mask"][row].tolist()
            assert (reward, ended, told["seat"]) == (rewards[row], over[row], info["seat"][row])
        if over.any():
            break


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize(("slug", "seats"), CASES)
def test_it_answers_as_gymnasiums_own_vector_of_single_environments(slug: str, seats: int, mode: AutoresetMode) -> None:
    """What is seen, rewards, ends, last observations, and the types of all; where games are short, over several."""
    given = {"seats": seats, "seat": seats - 1, **short(slug)}
    ours = Vector(slug, 3, autoreset_mode=mode, **given)
    own = SyncVectorEnv([lambda: Seat(slug, **given)] * 3, autoreset_mode=mode)
    assert (ours.observation_space, ours.action_space) == (own.observation_space, own.action_space)
    stepped, expected, games = ours.reset(seed=4), own.reset(seed=4), 0
    for _ in range(40):
        assert same(stepped[0], expected[0])
        actions = ours.random_actions()
        stepped, expected = ours.step(actions), own.step(actions)
        for array, other in zip(stepped[1:4], expected[1:4], strict=True):
            assert same({"": array}, {"": other})
        for row in np.flatnonzero(stepped[2]) if mode is AutoresetMode.SAME_STEP else ():
            assert same(stepped[4]["final_obs"][row], expected[4]["final_obs"][row])
        games += stepped[2].sum()
    assert games > 2 or slug != "adventurers-guard"


def same(one: dict[str, np.ndarray], other: dict[str, np.ndarray]) -> bool:
    """The same arrays of the same types."""
    kinds = {name: array.dtype for name, array in one.items()} == {name: array.dtype for name, array in other.items()}
    return kinds and all(np.array_equal(one[name], other[name]) for name in one)


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = guard(bots="novice", seat="any"), guard(bots="novice", seat="any")
    for _ in range(60):
        one, other = first.step(first.random_actions()), second.step(second.random_actions())
        assert one[0]["observation"].tolist() == other[0]["observation"].tolist()
        assert one[1].tolist() == other[1].tolist()


def test_it_is_pickled_by_its_settings() -> None:
    envs, twin = guard(autoreset_mode="SameStep"), pickle.loads(pickle.dumps(guard(autoreset_mode="SameStep")))
    assert (twin.num_envs, twin.metadata) == (4, envs.metadata)
    assert twin.reset(seed=1)[0]["observation"].tolist() == envs.reset(seed=1)[0]["observation"].tolist()


def test_a_game_that_is_over_begins_anew_in_the_next_step() -> None:
    envs = guard()
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, rewards, over, _, info = until_over(envs)
    row = int(over.argmax())
    assert seen["action_mask"][row].sum() == 0
    assert rewards[row] == info["returns"][row][info["seat"][row]]
    assert info["returns"][row].sum() == 1
    seen, rewards, again, _, info = envs.step(np.where(over, -1, envs.random_actions()))
    assert (rewards[row], again[row], info["returns"][row].sum()) == (0, False, 0)
    assert seen["action_mask"][row].sum() == 2  # the corner


def test_a_game_that_is_over_begins_anew_in_the_same_step() -> None:
    envs = guard(autoreset_mode=AutoresetMode.SAME_STEP)
    seen, _, over, _, info = until_over(envs)
    row = int(over.argmax())
    assert info["final_obs"][row]["action_mask"].sum() == 0
    assert info["final_info"]["returns"][row].sum() == 1
    assert info["_final_obs"].tolist() == over.tolist()
    assert seen["action_mask"][row].sum() == 2


def test_without_autoreset_a_game_that_is_over_is_not_stepped() -> None:
    envs = guard(autoreset_mode=AutoresetMode.DISABLED)
    _, _, over, _, _ = until_over(envs)
    with pytest.raises(GameOver, match=f"the game of row {over.argmax()} is over"):
        envs.step(envs.random_actions())
    seen, _ = envs.reset(options={"reset_mask": over})
    assert seen["action_mask"].sum(1).all()
    envs.step(envs.random_actions())


def test_a_masked_action_is_refused_with_its_clause_and_nothing_changes() -> None:
    envs = guard()
    before = [envs.table.game.dump(state) for state in envs.rows.states]
    actions = envs.random_actions()
    actions[2] = envs.table.game.actions.encode("move", pawn="S-A", to="e5")
    with pytest.raises(gymnasium.error.InvalidAction, match=r"row 2: move S-A e5 .* is masked: AG-") as refused:
        envs.step(actions)
    assert isinstance(refused.value, tavola.BadAction)
    assert [envs.table.game.dump(state) for state in envs.rows.states] == before


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (lambda: Vector("chess"), NoSuchGame, "there is no game 'chess'"),
        (lambda: Vector("adventurers-guard", seats=3), NoSuchOption, "Adventurer's Guard seats 2, not 3"),
        (lambda: Vector("adventurers-guard", turn_limt=3), NoSuchOption, "did you mean turn_limit"),
        (lambda: Vector("adventurers-guard", seat=2), NoSuchOption, "there is no seat 2"),
        (lambda: Vector("adventurers-guard", bots="novize"), NoSuchOption, "did you mean novice"),
        (lambda: Vector("adventurers-guard", bots=["random"]), NoSuchOption, "bots must be one by name for all"),
        (lambda: Vector("adventurers-guard", bots=[1, 2]), NoSuchOption, "or a list of 2, one a seat, not "),
        (lambda: Vector("adventurers-guard", bots=None), NoSuchOption, "or a list of 2, one a seat, not None"),
        (lambda: Vector("adventurers-guard", autoreset_mode="never"), NoSuchOption, "NextStep, SameStep or Disabled"),
        (lambda: Vector("adventurers-guard", 0), NoSuchOption, "at least 1, not 0"),
        (lambda: Vector("adventurers-guard", render_mode="human"), NoSuchOption, "no render mode 'human'"),
        (lambda: Vector("adventurers-guard").step(np.zeros(1, int)), GameOver, "call reset"),
        (lambda: Vector("adventurers-guard").mask(), GameOver, "call reset"),
        (lambda: Vector("adventurers-guard", render_mode="ansi").render(), GameOver, "call reset"),
        (lambda: guard().step(np.zeros(3, int)), MaskedAction, "whole numbers of shape"),
        (lambda: guard().step([[0], [0, 0]]), MaskedAction, "whole numbers of shape"),
        (lambda: guard().step(np.zeros(4)), MaskedAction, "whole numbers of shape"),
        (lambda: guard().reset(seed=[1]), NoSuchOption, "a seed for each of 4 rows"),
        (lambda: guard().reset(seed=1.5), NoSuchOption, "a seed for each of 4 rows"),
        (lambda: guard().reset(options={"reset_mask": [True]}), NoSuchOption, "reset_mask must be 4 truth values"),
    ],
)
def test_bad_input_is_refused_as_gymnasium_refuses_in_one_line(call, kind: type, message: str) -> None:
    with pytest.raises(gymnasium.error.Error, match=message) as refused:
        call()
    assert type(refused.value) is kind
    assert "\n" not in str(refused.value)


def test_what_was_returned_stays_unless_copies_are_switched_off() -> None:
    kept, lent = guard(), guard(copy=False)
    first, _ = kept.reset(seed=2)
    before = first["observation"].copy()
    kept.step(kept.random_actions())
    assert (first["observation"] == before).all()
    shared, _ = lent.reset(seed=2)
    after = lent.step(lent.random_actions())[0]
    assert shared["observation"] is after["observation"]
    assert (shared["observation"] != before).any()


def paths(envs: Vector, row: int, chosen: list[int]) -> list[list[int]]:
    """Every action of a row, part by part, as its masks allow."""
    if len(chosen) == envs.table.structured.length:
        return [chosen]
    mask = envs.mask(np.tile(np.array(chosen, np.int64), (envs.num_envs, 1)))[row]
    return [path for place in np.flatnonzero(mask) for path in paths(envs, row, [*chosen, int(place)])]


@pytest.mark.parametrize(("slug", "seats"), CASES)
def test_masks_of_kinds_and_parameters_lead_to_what_is_legal(slug: str, seats: int) -> None:
    envs = Vector(slug, 2, seats=seats, structured=True)
    envs.reset(seed=4)
    for _ in range(12):
        legal = sorted(envs.rows.states[1].legal())
        if len(legal) < 200:
            assert sorted(envs.table.structured.code(path) for path in paths(envs, 1, [])) == legal
        actions = envs.random_actions()
        assert actions in envs.action_space
        envs.step(actions)


def test_parts_that_are_no_action_are_refused() -> None:
    envs = guard(structured=True)
    actions = envs.random_actions()
    actions[1] = [0, 0, 7]
    with pytest.raises(MaskedAction, match="row 1: there is no action of these parts"):
        envs.step(actions)


def test_gymnasium_makes_it_and_wraps_it() -> None:
    envs = gymnasium.make_vec("tavola/AdventurersGuard-v0", num_envs=3, **SHORT)
    assert isinstance(envs.unwrapped, Vector)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        wrapped = DictInfoToList(RecordEpisodeStatistics(envs))
    wrapped.reset(seed=1)
    told = []
    while not any("episode" in each for each in told):
        told = wrapped.step(envs.unwrapped.random_actions())[4]
    assert {"seat", "returns", "episode"} <= set(next(each for each in told if "episode" in each))


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_every_row_is_drawn(mode: str) -> None:
    frames = guard(render_mode=mode).render()
    assert len(frames) == 4
    assert guard().render() is None


def test_a_bot_plays_the_other_seat() -> None:
    envs = Vector("adventurers-guard", 8, seat=0, bots="greedy")
    envs.reset(seed=1)
    won = games = 0.0
    while games < 8:
        _, rewards, over, _, info = envs.step(envs.random_actions())
        assert (info["seat"] == 0).all()
        won, games = won + rewards.sum(), games + over.sum()
    assert won < 3
