"""What a seat imagines fits everything it has been told, and nothing else of what is hidden."""

import pytest

from games.el_dorado.seen import asked, hand, hands, important, offerings, stack
from games.el_dorado.table import act, player, table
from tavola.kernel.rng import Rng

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "gold", "2,-1": "food"}
NAMES = ("pedro", "emma", "stella", "hector")
DREAMS = range(60)


def dreams(state, seat):
    return [state.imagine(seat, Rng(seed)) for seed in DREAMS]


@pytest.mark.rule("ED-R33", "ED-R232")
def test_who_offers_cards_is_imagined_with_them():
    third = player("stella", None, (3, 3, 1))
    state = table(TILES, player("pedro", "0,0", (1, 0, 2)), player("emma", "1,0", (1, 1, 1)), third)
    act(state, "offer 1 2-gold nothing")
    for seat in (1, 2):
        assert {hand(dream)[2] for dream in dreams(state, seat)} >= {2, 3}
        for dream in dreams(state, seat):
            act(dream, "accept")
            assert min(map(min, hands(dream))) >= 0


@pytest.mark.rule("ED-55", "ED-R212")
def test_who_has_declared_an_offering_is_imagined_with_its_price():
    blue = player("emma", None, (3, 1, 1), villagers=["0,1"])
    third = player("stella", None, (6, 6, 0))
    state = table(TILES | {"0,-1": "shrine"}, player("pedro", "0,0", (3, 2, 3)), blue, third)
    act(state, "buy_offering explorer0 0")
    assert asked(state) == 1
    assert len({hand(dream) for dream in dreams(state, 1)}) > 1
    for dream in dreams(state, 1):
        act(dream, "pass")
        assert (min(map(min, hands(dream))) >= 0, offerings(dream, 0)) == (True, [0])


@pytest.mark.rule("ED-154", "ED-R131")
def test_partners_who_pay_together_are_imagined_with_the_price_between_them():
    team = (player("pedro", "0,0", (2, 1, 0)), player("victoria", "1,0", (0, 1, 2)))
    blue = (player("emma", None, (9, 0, 1), villagers=["0,1"]), player("tizoc", None, (6, 6, 0)))
    white = (player("stella", None, (2, 6, 3)), player("bellona", None))
    state = table(TILES | {"0,-1": "shrine"}, *team, *blue, *white, options={"mode": "teams"})
    act(state, "buy_offering explorer0 0")
    assert asked(state) == 2
    for dream in dreams(state, 2):
        act(dream, "pass")
        assert (min(map(min, hands(dream))), hands(dream)[:2]) == (0, [(0, 0, 0)] * 2)


@pytest.mark.rule("ED-R78")
def test_gold_for_the_way_is_imagined_even_where_it_is_rare():
    """Two gold among 26 cards: so seldom dealt where they are needed that the truth must not be the way out."""
    tiles = {"0,0": "gold", "1,0": "food", "0,1": "gold", "1,-1": "food", "2,-1": "wood", "3,-1": "wood"}
    mine = player("pedro", "0,1", (1, 0, 3), villagers=["3,-1"])
    third = player("stella", None, (0, 20, 0))
    state = table(tiles, mine, player("emma", None, (3, 1, 3), villagers=["0,0"]), third)
    act(state, "move explorer0 NW", "army_step i3,-1 W 1")
    seen = [hand(dream) for dream in dreams(state, 1)]
    assert set(seen) == {(1, 0, 2), (0, 1, 2)}
    assert seen.count((1, 0, 2)) < len(seen) / 2


@pytest.mark.rule("ED-239", "ED-R205")
def test_nobody_else_knows_which_important_tile_went_back():
    """The entrance went back into the stack; whoever was not dealt it thinks another side may still hold it."""
    holders = ({}, {"shrine": 1}, {"shrine": 1}, {"shrine": 1})
    sides = [player(name, None, important=tiles) for name, tiles in zip(NAMES, holders, strict=True)]
    sides[0] = player("pedro", "0,0", important={"entrance": 1}, turns=2)
    state = table(TILES, *sides, options={"hardcore_tiles": True})
    act(state, "end_turn")
    assert stack(state, "island")["entrance"] == 1
    in_stack = [stack(dream, "island")["entrance"] for dream in dreams(state, 1)]
    held = [sum(important(dream, side).get("entrance", 0) for side in (2, 3)) for dream in dreams(state, 1)]
    assert (set(in_stack), set(held)) == ({0, 1}, {0, 1})
    assert all(there + here == 1 for there, here in zip(in_stack, held, strict=True))
    assert all(stack(dream, "island")["entrance"] == 1 for dream in dreams(state, 0))  # its receiver knows
