from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import tavola
from tavola import CHANCE, Rng
from tavola.kernel.chance import CODES, WEIGHTS, paired, weighted


def test_each_index_comes_as_often_as_its_weight_says() -> None:
    rng = Rng(1)
    counts = Counter(weighted(vec[i64]([1, 0, 2, 3]), rng) for _ in range(12_000))
    assert counts[1] == 0
    assert sum((counts[i] - share) ** 2 / share for i, share in ((0, 2000), (2, 4000), (3, 6000))) < 13.82


def test_a_single_outcome_is_certain() -> None:
    assert {weighted(vec[i64]([5]), Rng(seed)) for seed in range(20)} == {0}


@pytest.mark.parametrize("weights", [[], [0, 0], [2, -1]])
def test_without_positive_weights_nothing_can_be_drawn(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="weights must be positive"):
        weighted(vec[i64](weights), Rng(0))


def test_a_state_samples_chance_by_its_weights() -> None:
    state = tavola.game("adventurers-guard").new()
    assert state.actor == CHANCE
    assert state.chances() == [(0, 1), (1, 1)]
    rng = Rng(2)
    counts = Counter(int(state.sample(rng)) for _ in range(2000))
    assert set(counts) == {0, 1}
    assert abs(counts[0] - 1000) < 100


def test_away_from_chance_there_are_no_chances() -> None:
    state = tavola.game("adventurers-guard").new(first_player="seat0")
    assert state.chances() == []


@pytest.mark.parametrize("outcomes", [[0, 5], [CODES - 1, CODES], [10**9]])
@pytest.mark.parametrize("weight", [1, WEIGHTS, WEIGHTS + 1, 0])
def test_outcomes_are_paired_with_their_weights(outcomes: list[int], weight: int) -> None:
    for _time in range(2):
        pairs = paired(vec[i64](outcomes), vec[i64]([weight] * len(outcomes)))
        assert pairs == [(outcome, weight) for outcome in outcomes]
        pairs.append((1, 1))  # a list of its own


def test_common_pairs_are_made_once() -> None:
    once, again = (paired(vec[i64]([7]), vec[i64]([2])) for _time in range(2))
    assert once[0] is again[0]
