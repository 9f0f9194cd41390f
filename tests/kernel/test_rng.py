import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tavola import Rng

WORD = 2**32


def reference(seed: int, count: int) -> list[int]:
    """sfc32 in numbers without bounds, as its author describes it."""
    a, b, c, counter = seed % WORD, seed // WORD % WORD, seed // WORD**2 % WORD, 1
    out = []
    for _ in range(12 + count):
        word = (a + b + counter) % WORD
        counter += 1
        a, b, c = b ^ (b // 2**9), (c * 9) % WORD, (c * 2**21 % WORD + c // 2**11 + word) % WORD
        out.append(word)
    return out[12:]


@pytest.mark.parametrize("seed", [0, 1, 2026, 2**32 + 5, 2**95 - 1, -1])
def test_words_are_those_of_sfc32(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(1000)] == reference(seed, 1000)


def test_the_first_words_of_seed_0_stay_what_they_are() -> None:
    """A record's seed means the same for ever."""
    rng = Rng(0)
    assert [rng.word() for _ in range(3)] == [1363572419, 145230303, 808754475]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 52, 1000, 2**31 - 1])
def test_below_stays_below(n: int) -> None:
    rng = Rng(n)
    numbers = [rng.below(n) for _ in range(500)]
    assert all(0 <= number < n for number in numbers)
    assert n > 7 or set(numbers) == set(range(n))


@pytest.mark.parametrize("n", [0, -1, 2**31])
def test_below_refuses_what_it_cannot_spread_evenly(n: int) -> None:
    with pytest.raises(ValueError, match="n from 1 to 2147483647"):
        Rng(0).below(n)


# the 0.999 quantile of chi-square by degrees of freedom
CRITICAL = {1: 10.83, 2: 13.82, 5: 20.52, 12: 32.91, 51: 87.97}


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("n", [2, 3, 6, 13, 52])
def test_below_is_uniform(n: int, seed: int) -> None:
    rng, draws = Rng(seed), 20_000
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    expected = draws / n
    assert sum((count - expected) ** 2 / expected for count in counts) < CRITICAL[n - 1]


def test_below_has_no_bias_where_a_plain_remainder_would() -> None:
    """With n = 3 * 2**29 two words fall on a third of the numbers; they must be thrown back."""
    rng, n = Rng(8), 3 * 2**29
    thirds = [0, 0, 0]
    for _ in range(30_000):
        thirds[rng.below(n) // 2**29] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in thirds) < CRITICAL[2]


def test_a_unit_lies_from_0_up_to_1() -> None:
    rng = Rng(6)
    units = [rng.unit() for _ in range(5000)]
    assert 0 <= min(units) < 0.01
    assert 0.99 < max(units) < 1
    assert abs(sum(units) / 5000 - 0.5) < 0.02


def test_a_shuffle_keeps_the_items_and_makes_every_order_alike() -> None:
    rng, seen = Rng(5), dict[tuple[int, ...], int]()
    for _ in range(12_000):
        items = vec[i64]([0, 1, 2])
        rng.shuffle(items)
        seen[tuple(items)] = seen.get(tuple(items), 0) + 1
    assert sorted(seen) == [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
    assert sum((count - 2000) ** 2 / 2000 for count in seen.values()) < CRITICAL[5]


def test_the_same_seed_gives_the_same_numbers_and_another_others() -> None:
    first, again, other = Rng(12), Rng(12), Rng(13)
    numbers = [first.below(100) for _ in range(50)]
    assert numbers == [again.below(100) for _ in range(50)]
    assert numbers != [other.below(100) for _ in range(50)]
