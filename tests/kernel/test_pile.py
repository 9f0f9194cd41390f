"""Piles against real decks: every order of the cards is enumerated, and chances are compared as exact fractions."""

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from kernel.real_deck import Deck, Order, low, shuffled
from tavola.kernel.chance import weighted
from tavola.kernel.events import EVERYONE
from tavola.kernel.pile import Pile
from tavola.kernel.rng import Rng

BACKS = (0, 1, 0, 1)


def fractions(kinds: vec[i64], weights: vec[i64]) -> dict[int, Fraction]:
    whole = sum(weights)
    return {kind: Fraction(weight, whole) for kind, weight in zip(kinds, weights, strict=True)}


def pile_of(cards: Order, backs: tuple[int, ...] = ()) -> Pile:
    kinds = max(len(backs), 4)
    return Pile(vec[i64]([cards.count(kind) for kind in range(kinds)]), vec[i64](list(backs)))


def assert_draws_alike(pile: Pile, deck: Deck) -> None:
    """Draw both out in every possible way, comparing each chance on the way."""
    assert pile.size() == deck.size()
    if deck.size() == 0:
        return
    assert fractions(pile.possible(), pile.weights()) == deck.at(0)
    for kind in pile.possible():
        rest, real = pile.clone(), deck.copy()
        rest.take(kind)
        real.given(lambda order, kind=kind: order[0] == kind)  # type: ignore[misc]  # bound early on purpose
        real.alter(lambda order: {order[1:]: Fraction(1)})
        assert_draws_alike(rest, real)


def test_a_fresh_pile_is_drawn_by_its_copies() -> None:
    pile = pile_of((0, 0, 0, 1, 2))
    assert (list(pile.possible()), list(pile.weights())) == ([0, 1, 2], [3, 1, 1])
    assert_draws_alike(pile, Deck((0, 0, 0, 1, 2)))


@pytest.mark.parametrize("window", range(1, 7))
def test_a_sunk_card_lies_in_its_window(window: int) -> None:
    pile, deck = pile_of((0, 0, 1, 2, 2)), Deck((0, 0, 1, 2, 2))
    pile.sink(3, window)
    deck.alter(lambda order: low(order, 3, window))
    assert_draws_alike(pile, deck)


@pytest.mark.parametrize("first", range(1, 6))
@pytest.mark.parametrize("second", range(1, 7))
def test_two_windows_and_a_draw_between_them(first: int, second: int) -> None:
    pile, deck = pile_of((0, 0, 1, 2)), Deck((0, 0, 1, 2))
    pile.sink(3, first)
    deck.alter(lambda order: low(order, 3, first))
    pile.sink(2, second)
    deck.alter(lambda order: low(order, 2, second))
    assert_draws_alike(pile, deck)


def cave(cards: Order, removed: int, window: int) -> tuple[Pile, Deck]:
    """El Dorado's cave stack: some tiles leave unseen, then the shrine (3) goes into the bottom."""
    pile, deck = pile_of((*cards,)), Deck(cards)
    pile.remove_unseen(removed)
    deck.alter(lambda order: {order[removed:]: Fraction(1)})
    pile.sink(3, window)
    deck.alter(lambda order: low(order, 3, window))
    return pile, deck


@pytest.mark.parametrize("removed", range(4))
def test_cards_removed_unseen_leave_doubt(removed: int) -> None:
    pile, deck = cave((0, 0, 1, 2, 2), removed, 2)
    assert_draws_alike(pile, deck)


def test_a_returned_card_is_certainly_inside() -> None:
    pile, deck = cave((0, 0, 1, 2, 0), 2, 2)
    for kind in (0, 1):
        pile.take(kind)
        deck.given(lambda order, kind=kind: order[0] == kind)  # type: ignore[misc]  # bound early on purpose
        deck.alter(lambda order: {order[1:]: Fraction(1)})
    pile.shuffle_in(1)
    deck.alter(lambda order: shuffled((*order, 1)))
    assert_draws_alike(pile, deck)


def test_the_cave_in_of_the_ledger() -> None:
    """El Dorado, example 45: the numbers of a stack of twelve with ten tiles in the box."""
    exit_, shrine, empty, other = 0, 1, 2, 3
    pile = Pile(vec[i64]([0, 0, 9, 12]))
    pile.remove_unseen(10)
    pile.sink(shrine, 6)
    for kind in (empty, other, other):
        pile.take(kind)
    assert (pile.size(), list(pile.sunk)) == (9, [shrine, 6])
    pile.sink(exit_, 9 // 2 + 1)
    assert pile.size() == 10
    assert sorted(zip(pile.sunk[::2], pile.sunk[1::2], strict=True)) == [(exit_, 5), (shrine, 7)]
    assert fractions(pile.possible(), pile.weights()) == {empty: Fraction(8, 18), other: Fraction(10, 18)}
    for _ in range(3):
        pile.take(empty)
    assert fractions(pile.possible(), pile.weights())[shrine] == Fraction(1, 6)
    assert exit_ not in pile.possible()
    for _ in range(2):
        pile.take(empty)
    chances = fractions(pile.possible(), pile.weights())
    assert (chances[shrine], chances[exit_]) == (Fraction(1, 5), Fraction(1, 5))


def test_emma_looks_leaves_an_order_and_looks_again() -> None:
    """El Dorado: her tops are drawn first, and only missing ones are drawn at her next look."""
    pile = pile_of((0, 0, 1, 2, 2))
    for kind in (2, 0, 1):
        pile.look(kind, 0b011)
    pile.arrange(vec[i64]([1, 2, 0]), 0b011)
    assert (pile.known_tops(0), pile.known_tops(1), pile.known_tops(2)) == (3, 3, 0)
    assert (list(pile.possible()), list(pile.weights())) == ([1], [1])
    pile.take(1)
    assert pile.known_tops(0) == 2
    assert (list(pile.possible_hidden()), list(pile.hidden_weights())) == ([0, 2], [1, 1])
    pile.look(2, 0b011)
    assert [pile.top(depth) for depth in range(5)] == [2, 0, 2, -1, -1]
    pile.shuffle_in(1)
    assert fractions(pile.possible(), pile.weights()) == {0: Fraction(2, 5), 1: Fraction(1, 5), 2: Fraction(2, 5)}
    assert pile.known_tops(0) == 0


def test_another_order_must_be_of_the_same_cards() -> None:
    pile = pile_of((0, 0, 1))
    pile.look(0, 1)
    pile.look(1, 1)
    with pytest.raises(ValueError, match="another order"):
        pile.arrange(vec[i64]([0, 0]), 1)
    with pytest.raises(ValueError, match="another order"):
        pile.arrange(vec[i64]([0, 1, 0]), 1)
    assert list(pile.tops) == [0, 1, 1, 1]


def test_a_known_top_can_be_shown_to_more_seats() -> None:
    pile = pile_of((0, 1))
    pile.look(1, 0b01)
    pile.reveal(0, 0b10)
    assert list(pile.tops) == [1, 0b11]


def test_the_fortress_market_shows_the_price_of_its_top_card() -> None:
    """Abandoned Fortress, X41: Woodcutters (price 1), two Axemen and a Shield Wall (price 2)."""
    pile = Pile(vec[i64]([1, 2, 1]), vec[i64]([1, 2, 2]))
    assert (list(pile.possible_backs()), list(pile.back_weights())) == ([1, 2], [1, 3])
    assert pile.shown() == -1
    pile.show(2)
    assert pile.shown() == 2
    assert (list(pile.possible()), list(pile.weights())) == ([1, 2], [2, 1])
    pile.take(1)
    assert (list(pile.possible_backs()), list(pile.back_weights())) == ([1, 2], [1, 2])
    with pytest.raises(ValueError, match=r"it must be one of \[1, 2\]"):
        pile.show(0)


def test_dragons_put_under_their_deck_come_back_in_that_order() -> None:
    """Abandoned Fortress, AF-R103: unseen ones first, then the seen ones as they went under."""
    pile = pile_of((0, 1, 2, 3))
    for kind in (2, 0):
        pile.take(kind)
        pile.put_under(kind, EVERYONE)
    assert (list(pile.possible()), list(pile.weights())) == ([1, 3], [1, 1])
    pile.take(1)
    pile.take(3)
    assert [pile.top(depth) for depth in range(3)] == [2, 0, -1]
    pile.take(2)
    assert list(pile.possible()) == [0]


def test_a_discard_pile_becomes_the_draw_pile() -> None:
    """Gadranton: what was played is drawn again."""
    draw, discard = pile_of((0,)), pile_of(())
    draw.take(0)
    for kind in (0, 1, 1):
        discard.put_on_top(kind, EVERYONE)
    draw.merge(discard)
    assert (list(draw.possible()), list(draw.weights())) == ([0, 1], [1, 2])
    assert (draw.size(), discard.size(), list(discard.counts())) == (3, 0, [0, 0, 0, 0])


OPERATIONS = st.one_of(
    st.tuples(st.just("draw"), st.integers(0, 9)),
    st.tuples(st.just("look"), st.integers(0, 9)),
    st.tuples(st.just("top"), st.integers(0, 3)),
    st.tuples(st.just("under"), st.integers(0, 3)),
    st.tuples(st.just("shuffle_in"), st.integers(0, 3)),
    st.tuples(st.just("sink"), st.integers(0, 39)),
    st.tuples(st.just("show"), st.integers(0, 9)),
)


@given(st.lists(st.integers(0, 3), min_size=1, max_size=4), st.integers(0, 2), st.lists(OPERATIONS, max_size=6))
@settings(deadline=None, max_examples=150, derandomize=True)
def test_any_handling_keeps_the_chances_of_real_shuffles(
    cards: list[int], removed: int, script: list[tuple[str, int]]
) -> None:
    pile, deck = pile_of(tuple(cards), BACKS), Deck(tuple(cards))
    if removed < len(cards):
        pile.remove_unseen(removed)
        deck.alter(lambda order: {order[removed:]: Fraction(1)})
    for name, value in script:
        with suppress(ValueError):  # what is refused changes nothing
            handle(pile, deck, name, value)
        assert_draws_alike(pile, deck)


def handle(pile: Pile, deck: Deck, name: str, value: int) -> None:
    """Carry one operation out on the pile, and if it is not refused on the real deck."""
    if name == "draw" and pile.size():
        kind = pile.possible()[value % len(pile.possible())]
        pile.take(kind)
        deck.given(lambda order: order[0] == kind)
        deck.alter(lambda order: {order[1:]: Fraction(1)})
    elif name == "look" and pile.hidden:
        kind, depth = pile.possible_hidden()[value % len(pile.possible_hidden())], len(pile.tops) // 2
        pile.look(kind, 1)
        deck.given(lambda order: order[depth] == kind)
    elif name == "top" and pile.size() < 6:
        pile.put_on_top(value, 1)
        deck.alter(lambda order: {(value, *order): Fraction(1)})
    elif name == "under" and pile.size() < 6:
        pile.put_under(value, 1)
        deck.alter(lambda order: {(*order, value): Fraction(1)})
    elif name == "shuffle_in" and pile.size() < 6:
        pile.shuffle_in(value)
        deck.alter(lambda order: shuffled((*order, value)))
    elif name == "sink" and pile.size() < 6:
        kind, window = value % 4, value // 4 % (pile.size() + 1) + 1
        pile.sink(kind, window)
        deck.alter(lambda order: low(order, kind, window))
    elif name == "show" and pile.hidden and pile.shown() == -1:
        back = pile.possible_backs()[value % len(pile.possible_backs())]
        pile.show(back)
        deck.given(lambda order: BACKS[order[0]] == back)


@pytest.mark.parametrize("seat", [0, 1])
def test_imagining_draws_anew_exactly_what_a_seat_does_not_know(seat: int) -> None:
    """Seat 0 knows both tops, seat 1 only the lower one."""
    pile = pile_of((0, 0, 1, 2))
    pile.look(0, 0b01)
    pile.look(1, 0b11)
    seen, rng = Counter[int](), Rng(7)
    for _ in range(6000):
        twin = pile.clone()
        twin.imagine(seat, rng)
        assert (twin.top(1), list(twin.counts())) == (1, list(pile.counts()))
        seen[twin.top()] += 1
    assert list(pile.tops) == [0, 1, 1, 3]
    if seat == 0:
        assert seen == {0: 6000}
    else:  # 0 and 2 stay unseen, twice and once
        assert seen[0] + seen[2] == 6000
        assert abs(seen[0] - 4000) < 160  # more than four standard deviations


def test_hidden_hands_are_dealt_anew_from_all_unseen_cards() -> None:
    """One card in a hand, one known to its owner on top, two in the pile: every deal is alike."""
    pile = pile_of((0, 1, 2, 3))
    pile.take(0)
    pile.look(1, 0b01)
    deals, rng = Counter[tuple[int, int]](), Rng(11)
    for _ in range(12_000):
        twin = pile.clone()
        twin.reclaim(0)
        twin.imagine(1, rng)
        deals[twin.deal(rng), twin.top()] += 1
        assert (twin.size(), twin.hidden, twin.spare) == (3, 2, 0)
    assert len(deals) == 12
    assert all(abs(count - 1000) < 130 for count in deals.values())


def test_a_card_dealt_anew_keeps_its_back() -> None:
    pile, rng = pile_of((0, 1, 2, 3), BACKS), Rng(5)
    pile.take(1)
    pile.show(1)
    for _ in range(50):
        twin = pile.clone()
        twin.reclaim(1)
        assert BACKS[twin.deal(rng, back=1)] == 1
        assert twin.shown() == 1
        assert [BACKS[kind] for kind in twin.possible()] == [1]
    with pytest.raises(ValueError, match="reclaim a card first"):
        pile.deal(rng)


def test_drawing_at_random_follows_the_weights() -> None:
    counts, rng = Counter[int](), Rng(3)
    for _ in range(6000):
        counts[pile_of((0, 0, 1)).draw(rng)] += 1
    assert abs(counts[0] - 4000) < 160
    with pytest.raises(ValueError, match="the pile is empty"):
        pile_of(()).draw(rng)


def test_picking_follows_the_weights_and_takes_nothing() -> None:
    """Must agree with possible() and weights(), as State.sample must."""
    pile = pile_of((0, 1, 1, 3, 3, 3), BACKS)
    pile.show(1)
    for seed in range(200):
        assert pile.pick(Rng(seed)) == pile.possible()[weighted(pile.weights(), Rng(seed))]
    assert pile.size() == 6
    pile.put_on_top(2, 1)
    assert pile.pick(Rng(0)) == 2


def test_a_clone_is_independent() -> None:
    pile = pile_of((0, 1, 2))
    pile.put_on_top(3, 1)
    twin = pile.clone()
    twin.take(3)
    twin.take(0)
    twin.put_under(0, 1)
    twin.sink(1, 2)
    assert (pile.size(), list(pile.counts()), list(pile.tops)) == (4, [1, 1, 1, 1], [3, 1])
    assert twin.size() == 4


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        (lambda pile: pile.take(3), r"it must be one of \[0, 1\]"),
        (lambda pile: pile.take(-1), r"it must be one of \[0, 1\]"),
        (lambda pile: pile.sink(3, 0), "it must be from 1 to 4"),
        (lambda pile: pile.sink(3, 5), "it must be from 1 to 4"),
        (lambda pile: pile.remove_unseen(4), "at most 3"),
        (lambda pile: pile.remove_unseen(-1), "at most 3"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(wrong: Callable[[Pile], None], right: str) -> None:
    pile = pile_of((0, 0, 1))
    with pytest.raises(ValueError, match=right):
        wrong(pile)
    assert_draws_alike(pile, Deck((0, 0, 1)))


def test_with_cards_removed_a_kind_is_certain_or_doubtful_but_not_both() -> None:
    pile = pile_of((0, 0, 1), BACKS)
    pile.remove_unseen(1)
    for put in (pile.shuffle_in, lambda kind: pile.sink(kind, 1)):
        with pytest.raises(ValueError, match="only another kind can go in"):
            put(0)
    with pytest.raises(ValueError, match="can be looked into"):
        pile.look(0, 1)
    with pytest.raises(ValueError, match="would tell what was removed"):
        pile.show(0)
    with pytest.raises(ValueError, match="nobody knows what it holds"):
        pile_of(()).merge(pile)
    assert (pile.size(), list(pile.counts())) == (2, [2, 1, 0, 0])


def test_a_known_card_is_taken_as_what_it_is() -> None:
    pile = pile_of((0,))
    pile.put_on_top(2, 1)
    with pytest.raises(ValueError, match="it is known to be 2"):
        pile.take(0)
    pile.take(2)
    pile.take(0)
    with pytest.raises(ValueError, match="the pile is empty"):
        pile.take(0)
