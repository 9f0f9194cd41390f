"""A mind's network: whole numbers packed three to a word say what plain arithmetic says, in every build."""

from itertools import pairwise

import pytest
import tavola_nim
from librt.vecs import vec
from mypy_extensions import i64

import tavola
from tavola.bots.judge import LEAST, MOST_FEATURES, MOST_WEIGHT, Judge, Mind, chance, odds, squashed

UNITS = 7  # no multiple of three


def numbers(rng: tavola.Rng, count: int, most: int) -> list[int]:
    return [rng.below(2 * most + 1) - most for _ in range(count)]


def made_up(sizes: tuple[int, ...], features: int, blend: tuple[float, ...] = (1.0,), seed: int = 1) -> tuple:
    rng = tavola.Rng(seed)
    first = numbers(rng, (features + 1) * sizes[0], MOST_WEIGHT)
    count = sum(size * (below + 1) for below, size in pairwise(sizes))
    rest = [each / 100 for each in numbers(rng, count, 100)]
    mind = Mind(vec[i64](first), 0.0005, vec[i64](sizes), vec[float](rest), vec[float](blend))
    return mind, first, rest


def plainly(first: list[int], rest: list[float], sizes: tuple[int, ...], seen: list[int]) -> list[float]:
    """The same network, one weight after the other."""
    rows = [first[at : at + sizes[0]] for at in range(0, len(first), sizes[0])]
    sums = [sum(rows[feature][unit] for feature in seen) + rows[-1][unit] for unit in range(sizes[0])]
    units, at = [squashed(each * 0.0005) for each in sums], 0
    for layer, size in enumerate(sizes[1:], 2):
        after = []
        for _ in range(size):
            *weights, bias = rest[at : at + len(units) + 1]
            total = 0.0
            for unit, weight in zip(units, weights, strict=True):
                total += unit * weight
            after.append(total + bias)
            at += len(units) + 1
        units = [chance(each) if layer == len(sizes) else squashed(each) for each in after]
    return units


@pytest.mark.parametrize("sizes", [(UNITS, 1), (3, 2), (UNITS, 5, 1)])
@pytest.mark.parametrize("seen", [[], [0], [3, 3, 9], list(range(40))])
def test_packed_sums_are_the_plain_sums(sizes: tuple[int, ...], seen: list[int]) -> None:
    mind, first, rest = made_up(sizes, 40)
    assert list(mind.outputs(vec[i64](seen))) == plainly(first, rest, sizes, seen)


@pytest.mark.parametrize("weight", [MOST_WEIGHT, -MOST_WEIGHT])
def test_the_most_features_of_the_greatest_weight_do_not_run_into_the_next_unit(weight: int) -> None:
    first = vec[i64]([weight, -weight, weight, 0] * 2)
    mind = Mind(first, 1e-6, vec[i64]([4, 1]), vec[float]([0.0] * 5), vec[float]([1.0]))
    lit = list(mind.lit(vec[i64]([0] * MOST_FEATURES)))
    sure = squashed(weight * (MOST_FEATURES + 1) * 1e-6)
    assert lit == [sure, -sure, sure, 0.0]


def test_an_output_is_the_same_number_in_every_build() -> None:
    mind, _, _ = made_up((UNITS, 5, 1), 40)
    assert repr(mind.outputs(vec[i64]([1, 2, 3, 30]))[0]) == "0.5130518927638932"


def test_the_squashed_keep_their_order_and_their_sign() -> None:
    found = [squashed(x / 10) for x in range(-40, 41)]
    assert found == sorted(found)
    assert (found[0], found[40], found[-1]) == (-1.0, 0.0, 1.0)


def test_two_seats_share_what_there_is_if_the_mind_has_one_output() -> None:
    state = tavola_nim.GAME.new(2)
    mind, _, _ = made_up((UNITS, 1), tavola_nim.GAME.featured(2))
    for seat in range(2):
        looks = mind.values(state, seat)
        assert looks[seat] == pytest.approx(mind.value(state, seat))
        assert sum(looks) == pytest.approx(1.0)


def test_with_two_outputs_every_seat_looks_for_itself() -> None:
    state = tavola_nim.GAME.new(3)
    mind, _, _ = made_up((UNITS, 2), tavola_nim.GAME.featured(3), (1.0, -0.5))
    for seat in range(3):
        wins, another = mind.outputs(state.features(seat))
        assert mind.values(state, 0)[seat] == mind.value(state, seat) == pytest.approx(wins - 0.5 * another)


def leaning(lean: float, blend: tuple[float, ...] = (1.0,)) -> Mind:
    """A mind whose network has nothing to say."""
    features, outputs = tavola_nim.GAME.featured(2), len(blend)
    first, rest = vec[i64]([0] * (features + 1) * 3), vec[float]([0.0] * 4 * outputs)
    return Mind(first, 1.0, vec[i64]([3, outputs]), rest, vec[float](blend), lean)


def test_a_mind_that_leans_on_the_estimate_and_has_nothing_to_add_says_the_same(monkeypatch) -> None:
    state = tavola_nim.GAME.new(2)
    monkeypatch.setattr(type(state), "estimate", lambda self, seat: (0.7, 0.3)[seat])
    assert [leaning(1.0).value(state, seat) for seat in range(2)] == pytest.approx([0.7, 0.3])
    assert [leaning(0.0).value(state, seat) for seat in range(2)] == [0.5, 0.5]
    assert leaning(1.0, (1.0, -1.0)).value(state, 0) == pytest.approx(0.7 - 0.3)  # against the others it counts less
    assert 0.5 < leaning(0.5).value(state, 0) < 0.7


def test_at_a_glance_a_mind_that_leans_takes_the_word_of_the_estimate(monkeypatch) -> None:
    state = tavola_nim.GAME.new(2)
    monkeypatch.setattr(type(state), "estimate", lambda self, seat: (0.7, 0.3)[seat])
    assert leaning(0.5).promise(state, 0) == 0.7 != leaning(0.5).value(state, 0)
    assert leaning(0.0).promise(state, 0) == leaning(0.0).value(state, 0) == 0.5
    over = tavola.playout(tavola_nim.GAME.new(2), tavola.Rng(1))
    assert [leaning(1.0).promise(over, seat) for seat in range(2)] == over.returns()


@pytest.mark.parametrize("share", [0.0, LEAST, 0.3, 0.5, 1.0])
def test_odds_are_what_makes_the_share(share: float) -> None:
    assert chance(odds(share)) == pytest.approx(max(LEAST, min(1 - LEAST, share)))


def test_once_a_game_is_over_its_result_counts() -> None:
    state = tavola.playout(tavola_nim.GAME.new(2), tavola.Rng(1))
    mind, _, _ = made_up((UNITS, 1), tavola_nim.GAME.featured(2))
    assert [mind.value(state, seat) for seat in range(2)] == state.returns()
    assert [Judge().value(state, seat) for seat in range(2)] == state.returns()
