"""Offers that are built up out of anything, and trade without a limit, as printed."""

import pytest

from games.el_dorado.seen import asked, coin, hand, hands, may, offered, refused, shown, told, where, written
from games.el_dorado.table import act, changed, code, holding, player, table, thieves
from tavola.games.el_dorado import GAME
from tavola.games.el_dorado.data import MODE_SEATS
from tavola.kernel.rng import Rng

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "gold", "2,-1": "food", "2,0": "wood"}
BUILT = {"offers": "any_cards"}
UNLIMITED = {"trade": "any", "trade_offers_per_turn": -1}


def neighbours(mine=(2, 1, 1), theirs=(0, 2, 3), third=None, **more):
    others = [player("stella", *third)] if third else []
    more["options"] = BUILT | more.get("options", {})
    return table(TILES, player("pedro", "0,0", mine), player("emma", "1,0", theirs), *others, **more)


@pytest.mark.rule("ED-39", "ED-R248")
def test_an_offer_may_hold_any_cards_of_both_hands():
    state = neighbours()
    act(state, "propose 1", "lay give food", "lay give food", "lay give wood")
    act(state, "lay want gold", "lay want gold", "lay want gold", "make_offer", "accept")
    assert hands(state) == [(0, 0, 4), (2, 3, 0)]


@pytest.mark.rule("ED-R232", "ED-R248")
def test_where_offers_hold_one_type_none_is_built_up_and_the_other_way_round():
    plain = table(TILES, player("pedro", "0,0", (2, 0, 0)), player("emma", "1,0", (0, 0, 2)))
    assert refused(plain, "propose 1") == "ED-R248"
    assert may(plain, "offer 1 2-food 1-gold")
    built = neighbours()
    assert refused(built, "offer 1 2-food 1-gold") == "ED-R248"
    assert not offered(built, "offer ")


@pytest.mark.rule("ED-R33", "ED-R248")
def test_no_more_is_offered_than_is_held_nor_wanted_than_the_hand_has_cards():
    state = act(neighbours((1, 0, 0), (0, 0, 2)), "propose 1", "lay give food")
    assert refused(state, "lay give food") == "ED-R33"
    assert refused(state, "lay give gold") == "ED-R33"
    act(state, "lay want wood", "lay want gold")
    assert refused(state, "lay want wood") == "ED-R33"
    assert refused(state, "lay want cave_shrine") == "ED-R33"


@pytest.mark.rule("ED-R232", "ED-R248")
def test_nothing_is_both_given_and_wanted():
    state = act(neighbours(), "propose 1", "lay give food", "lay want gold")
    assert (refused(state, "lay want food"), refused(state, "lay give gold")) == ("ED-R232", "ED-R232")


@pytest.mark.rule("ED-R248")
def test_a_gift_may_be_offered_or_asked_for():
    given = act(neighbours(), "propose 1", "lay give food", "make_offer", "accept")
    assert hands(given) == [(1, 1, 1), (1, 2, 3)]
    begged = act(neighbours((0, 0, 0)), "propose 1", "lay want gold", "make_offer", "accept")
    assert hands(begged) == [(0, 0, 1), (0, 2, 2)]
    assert refused(act(neighbours(), "propose 1"), "make_offer") == "ED-R248"
    assert refused(neighbours((0, 0, 0), (0, 0, 0)), "propose 1") == "ED-R33"


@pytest.mark.rule("ED-R32", "ED-R248")
def test_an_offer_is_taken_back_before_it_is_made():
    state = neighbours()
    before = hands(state)
    act(state, "propose 1", "lay give food", "lay want gold", "take_back")
    assert (asked(state), hands(state), written(state, "now")) == (0, before, {"acted": True})
    assert written(state, "players")[0]["offers"] == 1
    act(state, "propose 1", "lay give wood", "make_offer", "refuse")
    assert (hands(state), written(state, "now")) == (before, {"acted": True})


@pytest.mark.rule("ED-R32", "ED-R248")
def test_it_counts_among_the_offers_of_a_turn():
    state = neighbours(options={"trade_offers_per_turn": 1})
    act(state, "propose 1", "take_back")
    assert refused(state, "propose 1") == "ED-R32"


@pytest.mark.rule("ED-R33", "ED-R248")
def test_only_who_holds_all_that_is_wanted_can_accept():
    state = act(neighbours(), "propose 1", "lay give food", "lay want wood", "lay want wood", "make_offer")
    assert may(state, "accept")
    poor = holding(state, 1, 1, 1, 3)
    assert refused(poor, "accept") == "ED-R33"


@pytest.mark.rule("ED-R33", "ED-R237", "ED-R248")
def test_treasures_and_the_cave_shrine_go_along_with_cards():
    state = neighbours(options={"mode": "ffa"}, coins={"rose": "seat1"}, cave_shrine="explorer0")
    act(state, "propose 1", "lay give cave_shrine", "lay give food", "lay want rose", "lay want gold", "make_offer")
    act(state, "accept")
    assert (written(state, "cave_shrine"), coin(state, "rose")) == ("explorer1", "seat0")
    assert hands(state) == [(1, 1, 2), (1, 2, 2)]


@pytest.mark.rule("ED-R35", "ED-R248")
def test_a_deal_is_done_as_a_whole_before_the_shrine_wins():
    tiles = TILES | {"0,-1": "shrine", "-1,0": "shrine", "-1,1": "shrine"}
    blue = player("emma", "1,0", (0, 0, 2), offerings=[0, 1, 2])
    state = table(tiles, player("pedro", "0,0"), blue, cave_shrine="explorer0", options=BUILT)
    act(state, "propose 1", "lay give cave_shrine", "lay want gold", "lay want gold", "make_offer", "accept")
    assert (written(state, "winners"), hands(state)) == ([1], [(0, 0, 2), (0, 0, 0)])


@pytest.mark.rule("ED-195", "ED-R248")
def test_the_thieves_choose_who_bears_the_shrine_and_who_rides():
    mine = player("pedro", "0,0", (1, 0, 0))
    robbers = thieves(["1,0", "0,1"], (0, 0, 2))
    options = BUILT | {"mode": "ffa_thieves"}
    state = table(TILES, mine, robbers, options=options, cave_shrine="explorer0", coins={"bavieca": "seat0"}, turn=1)
    act(state, "propose 0", "lay want bavieca", "lay want cave_shrine", "lay give gold", "make_offer", "accept")
    act(state, "assign_shrine thiefB", "give_speed thiefA")
    assert (written(state, "cave_shrine"), coin(state, "bavieca"), hand(state)) == ("thiefB", "seat1", (1, 0, 1))


@pytest.mark.rule("ED-40", "ED-R248")
def test_no_offer_is_built_up_in_a_battle():
    state = neighbours((0, 0, 0), (0, 0, 1))
    act(state, "move explorer0 E")
    assert refused(state, "propose 1") == "ED-40"


@pytest.mark.rule("ED-R248")
def test_others_learn_what_it_holds_when_it_is_made():
    state = neighbours(third=(None, (1, 1, 1)))
    assert told(state, "propose 1", "lay give food", "lay want gold", seat=2) == []
    assert [shown(state, seat, "give-food") for seat in (0, 1, 2)] == [True, False, False]
    assert GAME.scene(state, 2)["prompt"]["text"] == "Pedro prepares an offer for Emma"
    assert told(state, "make_offer", seat=2) == ["proposed"]
    assert [shown(state, seat, "give-food") for seat in (0, 1, 2)] == [True, True, True]
    assert GAME.scene(state, 2)["prompt"]["text"] == "Pedro gives 1 food, wants 1 gold"


@pytest.mark.rule("ED-R248", "ED-151")
def test_a_partner_sees_it_grow():
    mine = (player("pedro", "0,0", (1, 0, 0)), player("victoria", "2,0"))
    rivals = (player("emma", "1,0", (0, 0, 1)), player("tizoc", None))
    state = table(TILES, *mine, *rivals, options=BUILT | {"mode": "teams"})
    act(state, "propose 2", "lay give food")
    assert [shown(state, seat, "give-food") for seat in range(4)] == [True, True, False, False]
    assert written(state.imagine(1, Rng(1)), "now")["deal_give"] == {"food": 1}
    assert "deal_give" not in written(state.imagine(2, Rng(1)), "now")


@pytest.mark.rule("ED-R33", "ED-R248")
def test_who_offers_cards_is_imagined_with_all_of_them():
    state = neighbours((1, 0, 2), (1, 1, 1), (None, (3, 3, 1)))
    act(state, "propose 1", "lay give gold", "lay give gold", "lay give food", "make_offer")
    for seat in (1, 2):
        for dream in [state.imagine(seat, Rng(seed)) for seed in range(40)]:
            assert hand(dream) == (1, 0, 2)
    wide = act(neighbours((1, 1, 2), (1, 1, 1), (None, (3, 3, 1))), "propose 1", "lay give gold", "make_offer")
    assert len({hand(wide.imagine(2, Rng(seed))) for seed in range(40)}) > 2


@pytest.mark.rule("ED-R248")
def test_an_offer_half_built_is_written_and_read():
    state = act(neighbours(), "propose 1", "lay give food", "lay want gold", "lay want gold")
    page = GAME.dump(state)
    assert (page["now"]["deal_give"], page["now"]["deal_want"]) == ({"food": 1}, {"gold": 2})
    assert GAME.dump(GAME.load(page)) == page
    act(GAME.load(page), "make_offer", "accept")


@pytest.mark.parametrize(
    "now",
    [{"deal_give": {"food": 3}}, {"deal_give": {"wood": 1}, "deal_want": {"wood": 1}}, {"deal_want": {"gold": 6}}],
)
@pytest.mark.rule("ED-R248")
def test_a_half_built_offer_that_cannot_be_is_refused(now):
    state = act(neighbours(), "propose 1")
    with pytest.raises(Exception, match="the task bargain does not fit"):
        changed(state, now=now)


@pytest.mark.rule("ED-R248")
def test_whose_time_is_up_takes_the_offer_back():
    state = act(neighbours(), "propose 1", "lay give food")
    assert GAME.named(GAME.default(state, Rng(1))) == "take_back"


@pytest.mark.rule("ED-R248")
def test_a_card_of_the_hand_is_clicked_into_the_offer():
    state = act(neighbours(), "propose 1")
    assert GAME.action_of(state, 0, ["card0-food"]) == code("lay give food")
    assert GAME.action_of(state, 0, ["lay-want-gold"]) == code("lay want gold")
    labels = [choice["label"] for choice in GAME.scene(act(state, "lay give food"), 0)["choices"]]
    assert "Offer 1 food for nothing" in labels


# without a limit


@pytest.mark.rule("ED-R32", "ED-R249")
@pytest.mark.parametrize(("limit", "more"), [(6, False), (-1, True)])
def test_no_limit_of_offers(limit, more):
    state = neighbours(options={"trade_offers_per_turn": limit})
    for _ in range(6):
        act(state, "propose 1", "take_back")
    assert may(state, "propose 1") == more


@pytest.mark.rule("ED-R249")
def test_a_hundred_offers_are_not_told_apart_in_writing():
    state = neighbours(options={"trade_offers_per_turn": -1})
    for _ in range(120):
        act(state, "propose 1", "take_back")
    assert written(GAME.load(GAME.dump(state)), "players")[0]["offers"] == 99


@pytest.mark.rule("ED-39", "ED-R249")
def test_without_a_limit_everybody_is_asked_until_they_pass():
    """When the phase opens, after each action, when it ends; also with the same partners as before."""
    state = neighbours(options=UNLIMITED, task=[["explore", 0, -1]])
    assert (asked(state), offered(state)) == (0, ["pass", "propose 1"])
    act(state, "pass")
    assert asked(state) == 1
    act(state, "propose 0", "lay want food", "make_offer", "refuse")
    assert asked(state) == 1
    act(state, "pass", "move explorer0 SE")
    assert (asked(state), offered(state)) == (0, ["pass", "propose 1"])
    act(state, "pass", "pass", "end_turn")
    assert (asked(state), offered(state)) == (0, ["pass", "propose 1"])


@pytest.mark.rule("ED-R249")
def test_with_a_limit_nobody_is_asked_before_the_first_action():
    state = neighbours(options={"trade": "any"}, task=[["explore", 0, -1]])
    assert may(state, "end_turn")


@pytest.mark.rule("ED-R212", "ED-R249")
def test_who_is_asked_follows_from_public_facts():
    """Nothing on either side: nobody is asked; a card anywhere between them, whatever it is: both are."""
    empty = neighbours((0, 0, 0), (0, 0, 0), options=UNLIMITED, task=[["explore", 0, -1]])
    assert may(empty, "end_turn")
    for theirs in ((1, 0, 0), (0, 0, 1)):
        state = neighbours((0, 0, 0), theirs, options=UNLIMITED, task=[["explore", 0, -1]])
        assert (asked(state), offered(state)) == (0, ["pass", "propose 1"])


@pytest.mark.rule("ED-R249")
def test_endless_offers_do_not_look_better_to_bots():
    state = neighbours(options={"trade_offers_per_turn": -1})
    before = state.estimate(0)
    act(state, "propose 1", "take_back")
    assert state.estimate(0) < before
    limited = neighbours()
    before = limited.estimate(0)
    assert act(limited, "propose 1", "take_back").estimate(0) == before


@pytest.mark.rule("ED-117")
@pytest.mark.parametrize(("mode", "seats"), [(mode, n) for mode, counts in MODE_SEATS.items() for n in counts])
def test_every_mode_begins_as_printed(mode, seats):
    state = GAME.new(seats, **GAME.preset("printed") | {"mode": mode})
    assert state.seats == seats
    assert where(state) is None
