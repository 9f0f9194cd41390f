"""Fair dice: what a record says of chance follows from its seals, or the draw that does not is named."""

from typing import Any

import msgspec
import pytest

import tavola
from tavola import Record, Rng
from tavola.kernel import fair
from tavola.kernel.fair import Seal, Share

GUARD = tavola.game("adventurers-guard")
SECRET = "0123456789abcdef" * 4


def sealed(slug: str = "adventurers-guard", plies: int = 150) -> Record:
    """A game whose chance follows from a secret and from shares."""
    record, rng, draws = Record.start(tavola.game(slug)), Rng(1), list[int]()
    seal = Seal(fair.commitment(SECRET), SECRET, [Share(0, "aa" * 8, 0)], draws)
    while len(record.actions) < plies and record.state.actor != tavola.OVER:
        if record.state.actor == tavola.CHANCE:
            draws.append(len(draws) + 1)
            record.play(fair.outcome(record.state, seal.seed(draws[-1])))
        else:
            record.play(record.state.sample(rng))
    record.fair = [seal]
    return record


@pytest.mark.parametrize("slug", tavola.games())
def test_what_was_sealed_fits(slug: str) -> None:
    record = sealed(slug)
    assert record.fair[0].draws
    again = Record.from_text(record.text())
    assert again.text() == record.text()
    assert again.misfits() == []


def test_a_commitment_is_the_hash_of_the_secret() -> None:
    assert fair.commitment("00") == "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"


def test_a_seed_follows_from_secret_shares_and_place() -> None:
    seeds = [
        fair.seed(SECRET, {}, 1),
        fair.seed(SECRET, {}, 2),
        fair.seed(SECRET, {0: "x"}, 1),
        fair.seed(SECRET, {1: "x"}, 1),
        fair.seed(SECRET, {0: "x", 1: "y"}, 1),
        fair.seed("00" * 32, {}, 1),
    ]
    assert len(set(seeds)) == len(seeds)
    assert fair.seed(SECRET, {1: "y", 0: "x"}, 3) == fair.seed(SECRET, {0: "x", 1: "y"}, 3)


def test_a_share_counts_from_the_draw_after_it() -> None:
    seal = Seal("", SECRET, [Share(0, "x", 0), Share(1, "y", 2), Share(0, "z", 3)], [])
    assert [seal.seed(place) for place in (1, 2, 3, 4)] == [
        fair.seed(SECRET, {0: "x"}, 1),
        fair.seed(SECRET, {0: "x"}, 2),
        fair.seed(SECRET, {0: "x", 1: "y"}, 3),
        fair.seed(SECRET, {0: "z", 1: "y"}, 4),
    ]


def test_a_roll_that_was_changed_is_named() -> None:
    record = sealed()
    ply = next(ply for ply, state in enumerate(record.replay()) if ply > 5 and state.actor == tavola.CHANCE)
    state = list(record.replay())[ply]
    was = record.actions[ply]
    other = next(each for each in state.legal() if each != was)
    cut = Record.start(GUARD)
    for action in [*record.actions[:ply], other]:
        cut.play(action)
    place = sum(1 for each in list(record.replay())[: ply + 1] if each.actor == tavola.CHANCE)
    cut.fair = [msgspec.structs.replace(record.fair[0], draws=list(range(1, place + 1)))]
    assert [(each.ply, each.sealed) for each in cut.misfits()] == [(ply, was)]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"secret": "ff" * 32}, "the secret is not the one that was sealed"),
        ({"secret": "no secret"}, "the secret is not the one that was sealed"),
        ({"draws": [1, 1]}, "the places of its draws do not rise"),
        ({"draws": [0]}, "the places of its draws do not rise"),
    ],
)
def test_a_seal_that_cannot_be_is_refused(change: dict[str, Any], says: str) -> None:
    record = sealed()
    record.fair = [msgspec.structs.replace(record.fair[0], **change)]
    assert says in record.misfits()[0].message


def test_a_draw_that_was_left_out_or_added_is_missed() -> None:
    record = sealed()
    seal = record.fair[0]
    record.fair = [msgspec.structs.replace(seal, draws=[*seal.draws, seal.draws[-1] + 1])]
    assert [each.message for each in record.misfits()] == [
        f"{len(seal.draws)} rolls and draws were made, but {len(seal.draws) + 1} are sealed"
    ]


def test_a_share_that_was_changed_shows() -> None:
    record = sealed()
    record.fair = [msgspec.structs.replace(record.fair[0], shares=[Share(0, "bb" * 8, 0)])]
    assert record.misfits()


def test_every_outcome_is_as_likely_as_its_weight() -> None:
    """Places of one seal are as good as rolls of a die: 6,000 of them, chi-square with one degree less."""
    state = tavola.game("adventurers-guard").new()
    while state.actor != tavola.CHANCE:
        state.play(state.legal()[0])
    chances = dict(state.chances())
    counts = dict.fromkeys(chances, 0)
    for place in range(6_000):
        counts[fair.outcome(state, fair.seed(SECRET, {}, place))] += 1
    total = sum(chances.values())
    off = sum((counts[each] - 6_000 * w / total) ** 2 / (6_000 * w / total) for each, w in chances.items())
    assert off < len(chances) + 5 * (2 * len(chances)) ** 0.5
