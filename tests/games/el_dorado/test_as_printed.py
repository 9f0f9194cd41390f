"""The base game as printed beside the game as recommended: each departure of ours, both ways."""

import pytest

from games.el_dorado.seen import (
    army,
    asked,
    battle,
    fixed,
    hand,
    may,
    offered,
    refused,
    stands,
    tile,
    told,
    where,
    written,
)
from games.el_dorado.table import act, dice, player, table
from tavola.games.el_dorado import GAME, events
from tavola.games.el_dorado.events import EVENTS
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, OVER

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "gold", "2,-1": "food", "2,0": "wood"}
RECOMMENDED, PRINTED = (GAME.preset(name) for name in ("recommended", "printed"))


# the presets


@pytest.mark.rule("ED-R210", "ED-R46", "ED-R32", "ED-R248", "ED-R250")
def test_where_the_letter_differs_from_what_is_recommended():
    ours = {
        "trade": ("on_turn", "any"),
        "trade_offers_per_turn": (6, -1),
        "closed_island": ("ebb", "none"),
        "round_limit": (60, 0),
        "offers": ("one_type", "any_cards"),
        "farmhouse_windows": (False, True),
    }
    assert {name: (RECOMMENDED[name], PRINTED[name]) for name in ours} == ours
    same = (
        "mode",
        "base_five_players",
        "battle_die",
        "laffite_pick",
        "table_radius",
        "respawn_area",
        "hand_visibility",
    )
    assert [PRINTED[name] for name in same] == [RECOMMENDED[name] for name in same]


@pytest.mark.rule("ED-R240", "ED-R241")
def test_games_of_the_older_rules_go_on_under_them():
    page = GAME.dump(table(TILES, player("pedro"), player("emma", "1,0")))
    old = {name: value for name, value in page["options"].items() if name not in ("exchange_times", "bellona_step")}
    played = GAME.options_of(GAME.load(page | {"rules": "1", "options": old}))
    assert (played["exchange_times"], played["bellona_step"], played["offers"]) == ("exploring", "first", "one_type")
    by_hand = GAME.options_of(GAME.load(page | {"options": old}))
    assert (by_hand["exchange_times"], by_hand["bellona_step"]) == ("any", "asked")


@pytest.mark.rule("ED-R210", "ED-01")
@pytest.mark.parametrize(("limit", "over"), [(60, True), (0, False)])
def test_as_printed_no_round_is_the_last(limit, over):
    state = table(TILES, player("pedro"), player("emma", "1,0"), options={"round_limit": limit}, turn=1, round=60)
    act(state, "end_turn")
    assert (state.actor == OVER, written(state, "round")) == (over, 60 if over else 61)


@pytest.mark.rule("ED-47", "ED-R46", "ED-R47")
def test_the_clause_of_laid_tiles_names_what_departs_from_it():
    assert "ED-R46" in GAME.ledger["ED-47"].text
    assert "ED-R47" in GAME.ledger["ED-47"].text


@pytest.mark.rule("ED-47", "ED-R46")
@pytest.mark.parametrize(("closed", "ebbs"), [("ebb", True), ("none", False)])
def test_as_printed_no_tile_is_moved(closed, ebbs):
    ring = ["0,-1", "1,-1", "2,-1", "2,0", "1,1", "0,1", "-1,1", "-1,0"]
    tiles = {"0,0": "gold", "1,0": "food"} | dict.fromkeys(ring, "water")
    state = table(tiles, player("pedro"), player("emma", None), options={"closed_island": closed})
    assert may(state, "ebb explorer0 W") == ebbs
    if not ebbs:
        assert refused(state, "ebb explorer0 W") == "ED-R46"


@pytest.mark.rule("ED-R50", "ED-R73", "ED-R82", "ED-R91")
@pytest.mark.parametrize("ruling", ["ED-R50", "ED-R73", "ED-R82", "ED-R91"])
def test_what_is_our_reading_says_so_with_its_reason(ruling):
    _, _, reason = GAME.ledger[ruling].text.partition("*Our reading:* ")
    assert len(reason.split()) > 8


@pytest.mark.rule("ED-103", "ED-R89")
def test_a_tie_with_a_dweller_sends_the_group_back_among_opponents_if_nothing_is_free():
    assert "dweller" in GAME.ledger["ED-R89"].text
    cave = {"0,0": "entrance", "1,0": "gold", "c0,0": "exit", "c1,0": "empty", "c1,-1": "empty"}
    blue = player("emma", "c1,0", villagers=["c1,-1"])
    state = table(cave, player("pedro", "c1,0"), blue)
    act(state, "discover explorer0", "draw tiger")
    dice(state, 3, 3, 3, 3)
    assert (where(state), where(state, 1), fixed(state)) == ("c1,0", "c1,0", True)
    assert tile(state, "c2,-1") == "nothing"


# five for one at any time


def gathering(cards=(0, 0, 5), gold_left=1, **options):
    """Both dice show 4, Pedro farms gold alone, and the gold that is not in the stack is with Emma."""
    hoard = player("emma", None, (0, 0, 28 - gold_left - cards[2]))
    tasks = [["explore", 0, -1], ["look", 0], ["gather", 0], ["extras", 0], ["dice", 0]]
    return table(TILES, player("pedro", "0,0", cards), hoard, task=tasks, options=options, now={"dice": [4, 4, 0, 0]})


@pytest.mark.rule("ED-37", "ED-R241", "ED-R12")
def test_five_are_exchanged_while_gathering():
    """The stack runs short, so what is given back can be gathered at once."""
    state = gathering()
    assert (asked(state), offered(state)) == (0, ["exchange gold food", "exchange gold wood", "gather 0 0 1"])
    act(state, "exchange gold food")  # six are left now, so four are gathered
    assert (hand(state), may(state, "end_turn")) == ((1, 0, 4), True)


@pytest.mark.rule("ED-37", "ED-R241")
def test_in_games_of_before_gathering_was_done_first():
    state = gathering(exchange_times="exploring")
    assert (hand(state), may(state, "end_turn")) == ((0, 0, 6), True)


@pytest.mark.rule("ED-R212", "ED-R241")
@pytest.mark.parametrize(
    ("cards", "gold_left", "seat_asked"), [((3, 2, 0), 1, True), ((2, 2, 0), 1, False), ((5, 0, 0), 4, False)]
)
def test_who_has_no_choice_in_gathering_is_asked_by_the_number_of_cards(cards, gold_left, seat_asked):
    """Five cards that are no five of a type are asked all the same; with enough in the stack nobody is."""
    state = gathering(cards, gold_left)
    assert (offered(state) == ["gather 0 0 1"]) == seat_asked
    assert may(state, "end_turn") != seat_asked


@pytest.mark.rule("ED-R241")
def test_whose_time_is_up_gathers():
    assert GAME.named(GAME.default(gathering(), Rng(1))) == "gather 0 0 1"


@pytest.mark.rule("ED-35", "ED-37", "ED-R241")
@pytest.mark.parametrize("times", ["any", "exploring"])
def test_five_are_exchanged_instead_of_surrendering(times):
    state = table(TILES, player("pedro", "0,0", (5, 3, 3)), player("emma", None), options={"exchange_times": times})
    act(state, "end_turn")
    if times == "exploring":
        assert refused(state, "exchange food gold") == "ED-35"
    else:
        assert told(state, "exchange food gold") == ["exchanged", "turn"]
        assert hand(state) == (0, 3, 4)


@pytest.mark.rule("ED-38", "ED-R241")
def test_william_exchanges_three_while_surrendering():
    state = act(table(TILES, player("william", "0,0", (3, 4, 3)), player("emma", None)), "end_turn")
    assert GAME.action_of(state, 0, ["exchange", "card0-food", "card0-gold"]) is not None
    act(state, "exchange food gold")
    assert hand(state) == (0, 4, 4)


@pytest.mark.rule("ED-37", "ED-R241")
@pytest.mark.parametrize("times", ["any", "exploring"])
def test_five_are_exchanged_to_accept_an_offer(times):
    blue = player("emma", "1,0", (5, 0, 0))
    state = table(TILES, player("pedro", "0,0", (0, 1, 0)), blue, options={"exchange_times": times})
    act(state, "offer 1 1-wood 1-gold")
    assert refused(state, "accept") == "ED-R33"
    if times == "exploring":
        assert refused(state, "exchange food gold") == "ED-R32"
    else:
        act(state, "exchange food gold", "accept")
        assert (hand(state), hand(state, 1)) == ((0, 0, 1), (0, 1, 0))


# Bellona


def bellona(cards=(0, 0, 1), villagers=("0,0",), **more):
    mine = player("bellona", "1,-1", cards, villagers=list(villagers))
    return table(TILES, mine, player("emma", None), now={"free_step": True}, **more)


@pytest.mark.rule("ED-107", "ED-R240")
def test_bellona_says_which_step_is_the_free_one():
    state = bellona()
    assert told(state, "army_step i0,0 E 1") == ["army"]
    assert (asked(state), offered(state)) == (0, ["free_step", "pay_step"])
    assert told(state, "pay_step") == ["step-paid"]
    assert (hand(state), army(state, 0, "1,0")) == ((0, 0, 0), 1)
    assert told(state, "army_step i1,0 E 1") == ["army"]  # no card left, so nobody is asked
    assert refused(state, "army_step i2,0 W 1") == "ED-50"


@pytest.mark.rule("ED-107", "ED-R240")
def test_in_games_of_before_the_first_step_was_the_free_one():
    state = bellona(options={"bellona_step": "first"})
    act(state, "army_step i0,0 E 1")
    assert (offered(state, "pay_step"), hand(state)) == ([], (0, 0, 1))


@pytest.mark.rule("ED-R212", "ED-R240")
@pytest.mark.parametrize(("cards", "answers"), [((1, 0, 0), ["free_step"]), ((0, 0, 1), ["free_step", "pay_step"])])
def test_bellona_is_asked_whatever_her_cards_are(cards, answers):
    state = act(bellona(cards), "army_step i0,0 E 1")
    assert offered(state) == answers
    if len(answers) == 1:
        assert refused(state, "pay_step") == "ED-50"
    assert refused(state, "end_turn") == "ED-R240"


@pytest.mark.rule("ED-R240")
def test_whose_time_is_up_goes_free():
    assert GAME.named(GAME.default(act(bellona(), "army_step i0,0 E 1"), Rng(1))) == "free_step"


@pytest.mark.rule("ED-R81", "ED-R240", "ED-R78")
def test_bellona_chooses_in_a_battle_too_and_is_imagined_with_what_the_way_costs():
    mine = player("bellona", "1,-1", (0, 1, 1), villagers=["0,0", "0,1"])
    others = player("emma", "2,-1", (2, 2, 2)), player("william", None, (2, 2, 2))
    state = table(TILES, mine, *others, now={"free_step": True})
    act(state, "move explorer0 E", "army_step i0,1 NE 1")
    assert (asked(state), offered(state)) == (0, ["free_step", "pay_step"])
    assert {hand(state.imagine(1, Rng(seed)))[2] for seed in range(30)} == {1, 2}
    page = GAME.dump(state)
    assert GAME.dump(GAME.load(page)) == page
    assert [zone["id"] for zone in GAME.scene(state, 1)["zones"] if zone["id"] == "battle"] == ["battle"]
    act(state, "pay_step", "army_step i1,0 NE 1", "free_step")
    assert (army(state, 0, "2,-1"), hand(state), written(state, "now").get("free_step")) == (1, (0, 1, 0), None)


@pytest.mark.rule("ED-R126", "ED-R240")
def test_in_a_battle_the_captain_chooses_for_bellona():
    team = (player("stella", "1,-1", (0, 0, 1), villagers=["1,0"]), player("bellona", "2,0"))
    rivals = (player("emma", "2,-1"), player("tizoc", None))
    state = table(TILES, *team, *rivals, options={"mode": "teams"}, now={"free_step": True})
    act(state, "move explorer0 E", "army_step i1,0 NE 1")
    assert (asked(state), offered(state)) == (0, ["free_step", "pay_step"])
    act(state, "free_step")
    assert hand(state) == (0, 0, 1)


# farmhouse battles

BARN = {"farmhouse_windows": True}


def barn(white=(0, 0, 2), orange=(0, 0, 2), **more):
    """Two white villagers beside an orange farmhouse; a third and the orange army are a step away."""
    mine = player("stella", None, white, villagers=["1,0", "1,0", "0,0"])
    theirs = player("hector", None, orange, villagers=["2,0", "2,-1"], farmhouses=["0,0:0"])
    return table(TILES, mine, theirs, **more)


INTERRUPTED = ("attack_building i1,0 2", "done", "army_step i2,0 W 1", "done")


@pytest.mark.rule("ED-87", "ED-R101")
def test_by_default_the_attacker_of_a_farmhouse_brings_more_only_once():
    state = act(barn(), *INTERRUPTED)
    assert (asked(state), battle(state, "attacker", "defender", "to_roll")) == (CHANCE, ("side0", "side1", 2))
    dice(state, 6, 6, 1)
    assert (asked(state), battle(state, "interrupted", "to_roll"), army(state, 1, "1,0")) == (CHANCE, (False, 2), 0)


@pytest.mark.rule("ED-67", "ED-70", "ED-R250")
def test_as_printed_the_interrupted_attacker_has_a_window():
    """The owner's army has moved onto an occupied tile, so it attacks: whoever is there may bring more or flee."""
    state = barn(options=BARN)
    assert told(state, *INTERRUPTED)[-2:] == ["army", "attacked"]
    assert (asked(state), battle(state, "attacker", "defender", "interrupted")) == (0, ("side1", "side0", True))
    assert "army_step i0,0 E 1" in offered(state)
    assert offered(state, "flee")
    page = GAME.dump(state)
    assert GAME.dump(GAME.load(page)) == page
    act(state, "army_step i0,0 E 1", "done")
    assert battle(state, "to_roll") == 1  # the owner rolls first
    dice(state, 6)
    assert battle(state, "to_roll") == 3


@pytest.mark.rule("ED-88", "ED-R250")
def test_as_printed_both_have_windows_before_the_farmhouse_battle():
    state = act(barn(options=BARN), *INTERRUPTED, "done")
    dice(state, 1, 6, 6)
    assert (asked(state), battle(state, "attacker", "defender", "interrupted")) == (0, ("side0", "side1", False))
    act(state, "done")
    assert (asked(state), offered(state, "army_step")) == (1, ["i2,-1 SW 1"])
    act(state, "done")
    assert battle(state, "to_roll") == 2
    dice(state, 6, 6, 1)
    assert (stands(state, 1, "first"), army(state, 0, "1,0")) == (False, 2)


@pytest.mark.rule("ED-R250")
def test_as_printed_the_owner_may_interrupt_again():
    state = act(barn(options=BARN), *INTERRUPTED, "done")
    dice(state, 1, 6, 6)
    act(state, "done", "army_step i2,-1 SW 1", "done")
    dice(state, 6, 1, 1)
    assert (army(state, 0, "1,0"), army(state, 1, "1,0"), stands(state, 1, "first")) == (0, 1, True)
    assert may(state, "end_turn") or may(act(state, "pass"), "end_turn")


@pytest.mark.rule("ED-68", "ED-R84", "ED-R250")
def test_as_printed_all_who_attacked_a_farmhouse_may_flee():
    state = act(barn(options=BARN), *INTERRUPTED, "flee SW 2", "done")
    assert (army(state, 0, "0,1"), army(state, 1, "1,0"), stands(state, 1, "first")) == (2, 1, True)
    assert may(act(state, "pass"), "end_turn")


@pytest.mark.rule("ED-76", "ED-R102", "ED-R250")
def test_as_printed_a_tied_interruption_ends_the_attack():
    state = act(barn(options=BARN), *INTERRUPTED, "done")
    dice(state, 4, 2, 2)
    assert (army(state, 1, "2,0"), army(state, 0, "1,0"), stands(state, 1, "first")) == (1, 2, True)
    assert refused(act(state, "pass"), "attack_building i1,0 2") == "ED-R91"


@pytest.mark.rule("ED-78", "ED-R102", "ED-R250")
def test_as_printed_an_explorer_beaten_by_the_interruption_gives_half():
    mine = player("stella", "1,0", (4, 0, 0))
    theirs = player("hector", "2,-1", (0, 0, 2), villagers=["2,0", "2,0"], farmhouses=["0,0:0"])
    state = act(table(TILES, mine, theirs, options=BARN), "attack_building i1,0 2", "army_step i2,0 W 2")
    dice(state, 6, 6, 1)
    act(state, "give 2 0 0")
    assert (where(state), hand(state), hand(state, 1)) == (None, (2, 0, 0), (2, 0, 1))
    assert stands(state, 1, "first")


@pytest.mark.rule("ED-R217", "ED-R250")
def test_as_printed_the_owner_helps_again_against_the_titan():
    tiles = {"0,0": "gold", "1,0": "food", "2,0": "wood", "2,-1": "gold"}
    green = player("hector", None, (0, 0, 2), villagers=["2,0", "2,-1"], farmhouses=["1,0:5"])
    options = BARN | {"mode": "ffa"}
    state = table(
        tiles, player("stella", None), green, titan="0,0", on_turn=None, task=[["guardian", 3, -1]], options=options
    )
    act(state, "titan_die 1", "army_step i2,0 W 1", "done")
    assert battle(state, "attacker", "defender") == ("titan", "side1")
    dice(state, 6, 6, 6, 6, 6, 6, 1)
    assert (asked(state), offered(state, "army_step")) == (1, ["i2,-1 SW 1"])


# what is offered shows a part of a hidden hand; what paying teaches is known when it is done


@pytest.mark.rule("ED-50", "ED-R33")
def test_whatever_is_offered_in_cards_teaches():
    assert all(EVENTS.teaches(event) for event in (events.OFFERED, events.PROPOSED, events.ANSWERED))
    assert not any(EVENTS.teaches(event) for event in (events.MOVED, events.SPEED, events.MONSTER, events.STEP_FREE))
