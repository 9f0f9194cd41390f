"""GA-R79: cards before the roll, where the table allows them."""

import json

import pytest

import tavola
from tavola.games.gadranton.data import CARDS

from .city import GAME, act, code, guard, may, of, offered, player, refused, seen, thief_left, told, two, worn
from .city import at as table

EARLY = {"phase": "before_roll", "options": {"cards_before_roll": True}}


def before(mine: dict, rival: dict | None = None, **rest) -> tavola.State:
    return two(mine, rival, **EARLY | rest)


def next_turn_of(hand: str, early: bool) -> tavola.State:
    """The moment when seat 1 with this hand begins a turn."""
    state = two({}, {"hand": hand}, options={"cards_before_roll": early})
    return act(state, "end_turn", "draw accelerated_walk")


@pytest.mark.rule("GA-R20", "GA-R79", "GA-12")
@pytest.mark.parametrize(
    ("hand", "early", "asked"), [("hidden_thief", True, 1), ("hidden_thief", False, -1), ("", True, -1)]
)
def test_who_holds_a_card_is_asked_before_the_roll(hand, early, asked):
    assert next_turn_of(hand, early).actor == asked


@pytest.mark.rule("GA-R79", "GA-R20")
def test_the_first_turn_of_the_game_begins_with_the_question_too():
    state, rng = GAME.new(2, cards_before_roll=True, first_player=0), tavola.Rng(1)
    while seen(state)["phase"] != "place":
        state.play(state.sample(rng))
    assert seen(act(state, "place_thief K17", "place_thief Q11"))["phase"] == "before_roll"


@pytest.mark.rule("GA-R79", "GA-R72")
@pytest.mark.parametrize("reader", [0, None])
def test_the_question_tells_nothing_of_the_hand(reader):
    texts = {json.dumps(GAME.scene(next_turn_of(card, True), reader)) for card in CARDS}
    assert len(texts) == 1
    assert offered(next_turn_of("broken_bow", True)) == ["roll_dice"]


@pytest.mark.rule("GA-R79", "GA-12")
def test_after_the_last_card_the_dice_are_rolled_by_themselves():
    state = before({"hand": "hidden_thief open_close_door"})
    assert told(state, "hidden_thief") == ["played"]
    assert (state.actor, seen(state)["phase"]) == (0, "before_roll")
    assert act(state, "open_close_door O9").actor == tavola.CHANCE
    act(state, "roll split 3")
    assert (of(state, 0, "hidden"), seen(state)["doors"], of(state, 0, "played")) == (
        True,
        ["O9"],
        ["open_close_door", "hidden_thief"],
    )


@pytest.mark.rule("GA-71", "GA-15", "GA-R79")
def test_cards_before_the_roll_count_among_the_two_of_the_turn():
    state = before({"hand": "hidden_thief hidden_thief open_close_door sleeping_guard"})
    act(state, "hidden_thief", "roll_dice", "roll both 2")
    assert refused(state, "hidden_thief") == "GA-71"
    act(state, "open_close_door O9")
    assert refused(state, "sleeping_guard G1") == "GA-71"
    both = act(before({"hand": "hidden_thief open_close_door sleeping_guard"}), "hidden_thief", "open_close_door O9")
    assert both.actor == tavola.CHANCE


@pytest.mark.rule("GA-R79", "GA-75", "GA-76", "GA-77", "GA-82", "GA-83", "GA-74")
@pytest.mark.parametrize(
    "line",
    ["hidden_thief", "blocked_thief 1", "sleeping_guard G2", "thief_found 1", "guard_awake G1", "open_close_door O9"],
)
def test_a_card_that_needs_no_dice_is_laid_before_the_roll(line):
    card = line.split()[0]
    state = before({"hand": card}, {"hidden": True}, guards={"G1": {"asleep_by": 1}})
    assert offered(state, card) != []
    assert act(state, line).actor == tavola.CHANCE


@pytest.mark.rule("GA-R79", "GA-72", "GA-R69")
def test_a_walk_before_the_roll_is_added_to_what_is_rolled():
    state = act(before({"at": "D9", "hand": "accelerated_walk"}), "accelerated_walk thief", "roll thief 1")
    assert thief_left(state) == 3
    lost = act(before({"at": "D9", "hand": "accelerated_walk"}), "accelerated_walk guard", "roll thief 1")
    assert refused(lost, "step G1 J9") == "GA-21"
    kept = act(before({"at": "D9", "hand": "accelerated_walk"}), "accelerated_walk guard", "roll both 1")
    assert may(act(kept, "step G1 J9", "step G1 J10"), "step G1 J9")
    bar = next(zone for zone in GAME.scene(before_second(), 0)["zones"] if zone["id"] == "turn")["items"]
    assert [item["title"] for item in bar][:2] == ["2 more for the thief", "1 card left to play"]


def before_second() -> tavola.State:
    return act(before({"at": "D9", "hand": "accelerated_walk secret_door"}), "accelerated_walk thief")


@pytest.mark.rule("GA-R79", "GA-73", "GA-R09")
def test_master_key_takes_a_crown_before_the_roll_where_the_thief_stands():
    state = before({"at": "J12", "need": "red", "keys": "red", "hand": "master_key"})
    assert offered(state) == ["roll_dice", "take_crown master_key"]
    assert refused(state, "take_crown key") == "GA-12"
    assert worn(act(state, "take_crown master_key"), 0) == "red"
    reach = before({"at": "K12", "need": "red", "hand": "master_key"}, guards={"G1": "J12"})
    assert refused(reach, "reach J12 master_key") == "GA-R79"


@pytest.mark.rule("GA-R79", "GA-78", "GA-58")
def test_the_thief_shoots_with_the_card_before_the_roll():
    archer, rival = {"at": "P9", "hand": "arrow_shot hidden_thief"}, {"at": "P11", "wears": "red", "hand": "broken_bow"}
    state = act(before(archer, rival), "shoot thief 1 arrow_shot")
    assert state.actor == 1
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
    broken = act(state.clone(), "broken_bow")
    assert (broken.actor, seen(broken)["phase"]) == (0, "before_roll")
    act(state, "no", "arrow_dice target 2")
    assert (worn(state, 1), seen(state)["phase"]) == (None, "before_roll")
    assert [die["id"] for die in GAME.scene(state, 1)["dice"]] == ["archery", "number"]
    act(state, "roll_dice", "roll both 6")
    assert refused(state, "shoot thief 1 tower") == "GA-41"


@pytest.mark.rule("GA-R79", "GA-44")
def test_an_arrow_before_the_roll_is_the_thiefs_arrow_of_the_turn():
    state = before({"at": "N11", "hand": "arrow_shot"}, {"at": "N14", "wears": "red"})
    act(state, "shoot thief 1 arrow_shot", "arrow_dice flop 1", "roll both 6", "step thief O11")
    assert refused(state, "shoot thief 1 tower") == "GA-44"


@pytest.mark.rule("GA-R79", "GA-R27", "GA-50")
def test_a_crown_shot_down_before_the_roll_may_be_worn_where_the_table_says_so():
    options = {"cards_before_roll": True, "arrow_hit_by_thief": "take"}
    state = before({"at": "P9", "need": "red", "hand": "arrow_shot"}, {"at": "P11", "wears": "red"}, options=options)
    act(state, "shoot thief 1 arrow_shot", "arrow_dice target 6")
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
    assert worn(act(state, "wear"), 0) == "red"
    assert state.actor == tavola.CHANCE


@pytest.mark.rule("GA-R79")
@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("cross S2", "GA-R79"),
        ("fight thief 1 yes", "GA-R79"),
        ("shoot G1 1 arrow_shot", "GA-R79"),
        ("fight thief 1 no", "GA-12"),
        ("shoot thief 1 tower", "GA-12"),
        ("step thief N11", "GA-12"),
        ("teleport K17", "GA-12"),
        ("end_turn", "GA-12"),
        ("plus_two", "GA-70"),
    ],
)
def test_what_waits_for_the_dice_says_so(line, clause):
    mine = {"at": "N12", "hand": "secret_door plus_two_attack arrow_shot"}
    state = before(mine, {"at": "N13", "wears": "red"}, guards={"G1": "N14"})
    assert refused(state, line) == clause
    assert GAME.why_not(state, code(line)).fact


@pytest.mark.rule("GA-R79", "GA-70")
def test_cards_that_wait_are_grey_and_the_others_are_not():
    state = before({"at": "N9", "hand": "secret_door hidden_thief broken_bow plus_two_attack"})
    hand = next(zone for zone in GAME.scene(state, 0)["zones"] if zone["id"] == "hand0")["items"]
    assert {item["icon"]: item.get("off") for item in hand} == {
        "secret_door": "GA-R79",
        "hidden_thief": None,
        "broken_bow": "GA-70",
        "plus_two_attack": "GA-R79",
    }
    assert GAME.scene(state, 1)["prompt"]["text"] == "Jaguar may play a card before the roll"


@pytest.mark.rule("GA-R79", "GA-R36")
def test_a_blocked_thief_plays_cards_before_the_roll():
    mine = {"at": "J12", "need": "red", "hand": "master_key sleeping_guard", "blocked_by": 1}
    assert refused(before(mine), "take_crown master_key") == "GA-76"
    steps = before(mine, options={"cards_before_roll": True, "blocked_thief": "steps"})
    assert guard(act(steps, "take_crown master_key", "sleeping_guard G1"), "G1")["asleep_by"] == 0


@pytest.mark.rule("GA-R79", "GA-R53")
def test_whose_time_is_up_rolls_and_the_table_may_roll_for_him():
    state = before({"hand": "hidden_thief"})
    assert GAME.named(GAME.default(state, tavola.Rng(1))) == "roll_dice"
    scene = GAME.scene(state, 0)
    assert scene["window"] == {"kind": "before_roll", "title": "Before I roll the dice"}
    assert [choice["label"] for choice in scene["choices"] if choice.get("tone") == "pass"] == ["Roll the dice"]
    assert GAME.action_of(state, 0, ("roll_dice",)) == code("roll_dice")
    assert GAME.action_of(state, 0, ("card0-hidden_thief",)) == code("hidden_thief")


@pytest.mark.rule("GA-R79", "GA-11")
@pytest.mark.parametrize(
    ("mine", "rest", "says"),
    [
        ({"hand": "hidden_thief"}, {"options": {}}, "needs cards_before_roll"),
        ({}, {}, "has no card to play before the roll"),
        ({"hand": "hidden_thief"}, {"turn": {"thief_steps": 1}}, "nobody walks"),
        ({"hand": "hidden_thief"}, {"turn": {"guard": "G1"}}, "no guard is used"),
        ({"hand": "hidden_thief"}, {"turn": {"thief_attacks": ["fight"]}}, "nobody fights"),
        ({"hand": "hidden_thief"}, {"turn": {"thief_attacks": ["arrow"]}}, "comes with Arrow Shot"),
        ({"hand": "hidden_thief", "hidden": True}, {}, "taken back all thief crowns"),
        ({"hand": "hidden_thief"}, {"turn": {"mover": "both", "n": 2}}, "no turn record"),
        (
            {"hand": "hidden_thief", "played": ["secret_door"]},
            {"discards": {"secret_door": 1}},
            "waits for the roll",
        ),
    ],
)
def test_positions_that_cannot_be_before_the_roll(mine, rest, says):
    with pytest.raises(tavola.BadPosition, match=says):
        before(mine, **rest)


@pytest.mark.rule("GA-R79")
def test_a_third_seat_answers_nothing_before_the_roll():
    rival = player(1, played=["plus_two_attack"])
    with pytest.raises(tavola.BadPosition, match="only an arrow is answered"):
        table(player(0, hand="hidden_thief"), rival, discards={"plus_two_attack": 1}, **EARLY)
