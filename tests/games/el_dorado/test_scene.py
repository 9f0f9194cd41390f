"""Ledger 11: what is chosen with which clicks, chances, prices, zones, and what stays secret."""

from typing import Any

import pytest

import tavola
from games.el_dorado.table import act, code, dice, player, table, thieves
from tavola.games.el_dorado import GAME

TILES = {"0,0": "gold", "1,0": "food", "0,1": "wood", "1,-1": "gold", "2,-1": "wood", "-1,1": "shrine", "2,0": "water"}
ARMED = player("emma", "2,-1", (0, 0, 2), villagers=["1,0", "1,0"])


def scene(state: Any, seat: int | None = 0, language: str = "en") -> dict[str, Any]:
    return GAME.scene(state, seat, language)


def choice(state: Any, line: str) -> dict[str, Any]:
    return next(each for each in scene(state, state.actor)["choices"] if each["act"] == code(line))


def zone(state: Any, name: str, seat: int | None = 0) -> dict[str, Any]:
    return next((each for each in scene(state, seat)["zones"] if each["id"] == name), {})


def item(state: Any, name: str, within: str, seat: int | None = 0) -> dict[str, Any]:
    return next((each for each in zone(state, within, seat).get("items", ()) if each["id"] == name), {})


def piece(state: Any, name: str) -> dict[str, Any]:
    return next((each for each in scene(state)["pieces"] if each["id"] == name), {})


# steps and battles


@pytest.mark.rule("ED-41")
def test_a_step_is_a_piece_and_a_tile_and_may_be_the_first_of_a_walk():
    step = choice(table(TILES, player(hand=(1, 0, 0)), player("emma", "2,-1")), "move explorer0 SE")
    assert (step["ids"], step["label"], step["walk"]) == (("explorer0", "i0,1"), "Pedro goes to wood 0,1", {"left": 3})


@pytest.mark.rule("ED-70", "ED-93")
def test_a_step_onto_an_opponent_is_an_attack_with_its_chances_and_asks_once_more():
    step = choice(table(TILES, player(), ARMED), "move explorer0 E")
    assert (step["tone"], step["confirm"]) == ("capture", "press")
    assert step["label"] == "Pedro attacks at food 1,0"
    assert step["preview"]["odds"] == {"win": 44, "tie": 11, "loss": 44}
    assert step["preview"]["lines"] == ("2 against 2 dice",)


def test_walks_lead_over_free_tiles_only():
    near = {space["id"]: space.get("near", ()) for space in scene(table(TILES, player(), ARMED))["spaces"]}
    assert set(near["i0,0"]) == {"i0,1", "i1,-1"}  # not onto Emma's army, nor onto the shrine
    assert near["i2,0"] == ()


@pytest.mark.rule("ED-62")
def test_an_army_is_one_piece_and_a_menu_says_how_many_go():
    state = table(TILES, player(hand=(0, 0, 1), villagers=["0,1", "0,1"]), player("emma", "2,-1"))
    marches = [each for each in scene(state)["choices"] if each["ids"] == ("army0-i0,1", "i1,0")]
    assert [each["menu"] for each in marches] == ["2 villagers", "1 villager"]
    assert piece(state, "army0-i0,1")["n"] == 2


@pytest.mark.rule("ED-75")
def test_the_battle_pane_shows_dice_to_all_and_chances_to_those_who_fight():
    state = table(TILES, player(hand=(0, 0, 1), villagers=["0,1"]), ARMED, player("hector", "2,-1"))
    act(state, "move explorer0 E")
    assert [item(state, name, "battle")["n"] for name in ("attacker", "defender")] == [2, 2]
    assert item(state, "odds", "battle", 0)["title"] == "You win 44 %, tie 11 %, lose 44 %"
    assert item(state, "odds", "battle", 2) == item(state, "odds", "battle", None) == {}
    assert "44 %" not in scene(state, 2)["prompt"]["hint"]


@pytest.mark.rule("ED-75")
def test_battle_dice_lie_open_as_they_fall():
    state = table(TILES, player(), player("emma", "1,0"))
    dice(act(state, "move explorer0 E"), 6)
    assert [(die["style"], die["face"]) for die in scene(state, None)["dice"]] == [("attack", 6)]


def odds(a, d, **options):
    """The chances of so many villagers against so many."""
    mine = player("hector", "0,1", (0, 0, 1), villagers=["0,0"] * a, owns=5)
    state = table(TILES, mine, player("emma", "2,-1", villagers=["1,0"] * d), options=options)
    return tuple(choice(state, f"army_step i0,0 E {a}")["preview"]["odds"].values())


@pytest.mark.parametrize(("a", "d", "expected"), [(1, 1, (42, 17, 42)), (3, 2, (78, 7, 15)), (5, 4, (72, 6, 22))])
def test_chances_are_those_of_the_ledger(a, d, expected):
    assert odds(a, d) == expected


def test_dice_from_0_to_5_have_chances_of_their_own():
    assert odds(2, 1, battle_die="0-5") != odds(2, 1)
    assert odds(1, 1, battle_die="0-5") == odds(1, 1)


@pytest.mark.rule("ED-65")
def test_a_window_tells_its_best_chance():
    state = table(TILES, player(at="0,0"), ARMED, task=[["explore", 0, 0], ["window", 0, 0]])
    assert state.actor == 1
    assert scene(state, 1)["window"]["odds"] == 0.44
    assert scene(state, 0)["window"] is None


# buying


@pytest.mark.rule("ED-50", "ED-57")
def test_a_price_then_a_corner_builds():
    state = table(TILES, player(hand=(0, 2, 0)), player("emma", "2,-1"))
    built = choice(state, "build_farmhouse explorer0 0")
    assert built["ids"][0] == "price-farmhouse"
    assert built["ids"][1] in {space["id"] for space in scene(state)["spaces"] if space["shape"] == "corner"}
    assert "off" not in item(state, "price-farmhouse", "prices")


@pytest.mark.rule("ED-50")
def test_a_price_that_cannot_be_paid_is_off_and_says_why():
    state = table(TILES, player(), player("emma", "2,-1"))
    assert item(state, "price-fort", "prices")["off"] == "ED-50"
    meant = GAME.action_of(state, 0, ("price-fort",))
    assert meant is not None
    assert GAME.why_not(state, meant).fact == "Too dear: the price is not in hand."


@pytest.mark.rule("ED-54")
def test_an_offering_is_its_price_and_the_shrine():
    state = table(TILES, player(hand=(2, 2, 2)), player("emma", "2,-1"))
    assert choice(state, "buy_offering explorer0 0")["ids"] == ("price-offering", "i-1,1")


@pytest.mark.rule("ED-37")
def test_an_exchange_is_two_cards_of_the_own_hand():
    state = table(TILES, player(hand=(5, 0, 0)), player("emma", "2,-1"))
    swap = choice(state, "exchange food gold")
    assert (swap["ids"], swap["label"]) == (("card0-food", "card0-gold"), "5 food for 1 gold")


@pytest.mark.rule("ED-R232")
def test_an_offer_is_counted_on_one_sheet():
    state = table(TILES, player(hand=(2, 0, 0)), player("emma", "1,0", (0, 3, 0)))
    offer = choice(state, "offer 1 2-food 1-wood")
    assert (offer["ids"], offer["bundle"]) == (("offer-1",), {"give-food": 2, "want-wood": 1})
    assert offer["label"] == "Offer Emma: 2 food for 1 wood"
    assert {part["id"] for part in scene(state)["bundle"]["parts"]} >= {"give-food", "want-wood"}


@pytest.mark.rule("ED-28")
def test_gathering_is_a_handful_of_a_fixed_size():
    state = table(TILES, player(), player("emma", "2,-1"), task=[["gather", 0]], options={"hardcore_turn": True})
    handful = choice(state, "gather 0 0 2")
    assert (handful["bundle"], handful["label"]) == ({"food": 0, "wood": 0, "gold": 2}, "Gather 2 gold")
    assert scene(state)["bundle"]["total"] == 6


# the maps


@pytest.mark.rule("ED-82")
def test_a_fort_tints_the_tiles_it_holds():
    state = table(TILES, player(fort="0,0:0"), player("emma", "2,-1"))
    assert {each["space"] for each in scene(state)["pieces"] if each["icon"] == "zone"} == {"i0,0", "i1,0", "i1,-1"}


@pytest.mark.rule("ED-94")
def test_the_cave_is_a_map_of_its_own():
    state = table(TILES | {"1,0": "entrance", "c0,0": "exit"}, player(at="c0,0"), player("emma", "2,-1"))
    assert [plane["id"] for plane in scene(state)["board"]["planes"]] == ["island", "cave"]
    assert piece(state, "explorer0")["space"] == "c0,0"


def test_what_a_click_on_something_unlit_meant():
    state = table(TILES, player(), player("emma", "2,-1"))
    assert GAME.action_of(state, 0, ("explorer0", "i-1,1")) == code("move explorer0 SW")
    assert GAME.action_of(state, 0, ("explorer0", "i2,-1")) is None
    assert GAME.action_of(state, 0, ("army0-nowhere", "i1,0")) is None
    assert GAME.action_of(state, 0, ("price-bridge", "nowhere")) == code("build_bridge explorer0 E E-W")


# secrets


@pytest.mark.rule("ED-151", "ED-R211")
def test_hands_are_shown_to_their_owners_alone():
    state = table(TILES, player(hand=(1, 2, 3)), player("emma", "2,-1", (3, 0, 0)))
    assert [card["n"] for card in zone(state, "hand", 0)["items"]] == [1, 2, 3]
    assert zone(state, "seen-hands", 0) == zone(state, "seen-hands", None) == zone(state, "hand", None) == {}
    facts = {fact["id"]: fact["title"] for seat in scene(state, 0)["seats"] for fact in seat["facts"]}
    assert (facts["cards0"], facts["cards1"]) == ("6", "3")


@pytest.mark.rule("ED-166")
def test_a_robbed_hand_is_open_to_the_thieves_while_they_choose():
    options = {"mode": "ffa_thieves"}
    robbing = table(TILES, player(hand=(1, 2, 0)), thieves(["1,0"]), turn=1, task=[["take", 0, 2]], options=options)
    assert [each["n"] for each in zone(robbing, "seen-hands", 1)["items"]] == [1, 2, 0]
    assert zone(robbing, "seen-hands", None) == {}


@pytest.mark.parametrize("seats", [1, 2, 4, 7, 8])
@pytest.mark.parametrize("language", ["en", "fr", "ko"])
def test_every_seat_has_the_same_facts_in_the_same_order(seats, language):
    state, rng = GAME.new(seats), tavola.Rng(3)
    for _ in range(60):
        state.play(state.sample(rng))
    shown = [[fact["icon"] for fact in seat["facts"]][:3] for seat in scene(state, None, language)["seats"]]
    assert all(icons == ["shrine", "strength", "cards"] for icons in shown)


@pytest.mark.rule("ED-50")
@pytest.mark.parametrize("viewer", [None, 1])
def test_nobody_else_sees_what_a_seat_can_pay(viewer):
    rich, poor = (table(TILES, player(hand=cards), player("emma", "2,-1")) for cards in ((2, 2, 2), (6, 0, 0)))
    assert zone(rich, "prices", viewer) == zone(poor, "prices", viewer)
    assert zone(rich, "prices", 0) != zone(poor, "prices", 0)


@pytest.mark.rule("ED-239")
def test_tiles_to_find_do_not_tell_who_held_which_important_tile():
    """What went back unseen counts as before: it is not on the map."""
    held = table(TILES, player(important={"shrine": 1}), player("emma", "2,-1"), options={"hardcore_tiles": True})
    state = table(TILES, player(), player("emma", "2,-1"))
    assert zone(held, "island-left", 1) == zone(state, "island-left", 1)
