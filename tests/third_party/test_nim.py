"""A third party's game in plain Python: its rules, its place in the registry, and the compiled search at it."""

import pytest

import tavola
from tavola.bots.levels import bot

NIM = tavola.game("nim")


def position(heaps: str = "345", cards: tuple = (1, 3), shown: tuple = (0, 0), turn: int = 0, **options):
    """`heaps` as digits."""
    piles = dict(zip("abc", map(int, heaps), strict=True))
    return NIM.load(
        {"heaps": piles, "cards": list(cards), "shown": list(shown), "turn": turn, "options": options}
        | {"seats": len(cards)}
    )


def take(heap: str, count: int) -> int:
    return NIM.actions.encode("take", heap=heap, count=count)


def show(heap: str) -> int:
    return NIM.actions.encode("show", heap=heap)


def test_it_is_found_by_its_entry_point() -> None:
    assert "nim" in tavola.games()


@pytest.mark.rule("NI-01", "NI-02")
def test_three_heaps_then_a_card_for_every_seat() -> None:
    state = NIM.new(seats=3)
    assert list(state.heaps) == [3, 4, 5]
    for _ in range(2):
        state.play(NIM.actions.encode("deal", card=2))
    assert state.chances() == [(0, 2), (2, 2)]
    assert NIM.why_not(state, 1).clause == "NI-02"


@pytest.mark.rule("NI-03")
def test_seats_take_turns() -> None:
    state = position(cards=(1, 2, 3), shown=(0, 0, 0))
    for seat in (0, 1, 2, 0):
        assert state.actor == seat
        state.play(take("c", 1))
    assert NIM.why_not(state, NIM.actions.encode("deal", card=1)).clause == "NI-03"


@pytest.mark.rule("NI-04", "NI-05")
def test_one_or_two_but_not_more_than_there_are() -> None:
    state = position("145")
    assert NIM.why_not(state, take("a", 1)) is None
    assert NIM.why_not(state, take("b", 2)) is None
    assert NIM.why_not(state, take("a", 2)).clause == "NI-05"


@pytest.mark.rule("NI-06", "NI-07")
def test_a_card_is_shown_once() -> None:
    state = position(cards=(3, 1))
    state.play(show("b"))
    assert list(state.heaps) == [3, 1, 5]
    state.play(take("c", 1))
    assert NIM.why_not(state, show("c")).clause == "NI-07"


@pytest.mark.rule("NI-R01")
def test_a_card_too_high_stays_hidden() -> None:
    assert NIM.why_not(position("245", cards=(3, 1)), show("a")).clause == "NI-R01"


@pytest.mark.rule("NI-08")
@pytest.mark.parametrize(("misere", "winners"), [(False, (1,)), (True, (0,))])
def test_the_last_counter_decides(misere: bool, winners: tuple) -> None:
    state = position("100", turn=1, misere=misere)
    state.play(take("a", 1))
    assert NIM.outcome(state).winners == winners


def test_the_search_finds_the_winning_move() -> None:
    state = position("200", cards=(1, 1), shown=(1, 1))
    assert bot("search:iterations=200", seed=1).decide(state, 0) == take("a", 2)


@pytest.mark.parametrize("spec", ["random", "greedy", "search:iterations=60"])
def test_bots_decide_alike_whatever_the_others_hide(spec: str) -> None:
    for seed in range(12):
        state = position(cards=(2, 1, 3), shown=(0, 0, 0))
        dream = state.imagine(0, tavola.Rng(seed))
        assert bot(spec, seed).decide(dream, 0) == bot(spec, seed).decide(state, 0)


def test_the_search_plays_whole_games_of_three() -> None:
    state, rng, search = NIM.new(seats=3), tavola.Rng(5), bot("search:iterations=30", seed=2)
    while state.actor != tavola.OVER:
        state.play(state.sample(rng) if state.actor == tavola.CHANCE else search.decide(state, state.actor))
    assert sum(state.returns()) == 1
