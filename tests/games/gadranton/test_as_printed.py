"""What the letter of the rulebook gives where we recommend otherwise: each amendment both ways."""

import pytest

import tavola
from tavola.bots.levels import bot

from .city import (
    GAME,
    act,
    code,
    may,
    new,
    of,
    offered,
    player,
    refused,
    seen,
    stock,
    told,
    two,
    where,
    worn,
)
from .city import at as table

CARRIER = {"at": "N10", "wears": "red"}
SIX = ["red", "orange", "yellow", "green", "blue", "purple"]  # no pink, no white
PRINTED = {
    "choose_thief": True,
    "beaten_guard_is_asleep": False,
    "blocked_thief_may_attack": True,
    "secret_door_use": "whole_turn",
    "round_limit": 0,
    "blocked_thief": "steps",
    "exchange_crown": "any",
    "cards_before_roll": True,
    "shut_occupied_gate": True,
}


# the two presets


def test_what_is_printed_differs_from_what_we_recommend_in_these_options():
    recommended, printed = GAME.preset("recommended"), GAME.preset("printed")
    assert {name: value for name, value in printed.items() if value != recommended[name]} == PRINTED


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_as_printed_is_played_at_every_seat_count(seats):
    state, rng = GAME.new(seats, **GAME.preset("printed")), tavola.Rng(seats)
    for _ in range(600):
        if state.actor == tavola.OVER:
            break
        assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
        state.play(state.sample(rng))


@pytest.mark.rule("GA-90")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_bring_a_table_as_printed_to_its_end(seats):
    state, rng = GAME.new(seats, **GAME.preset("printed") | {"objectives": "express"}), tavola.Rng(seats)
    bots = [bot("greedy:imagined=1", seat) for seat in range(seats)]
    while state.actor != tavola.OVER:
        assert seen(state)["round"] < 300
        state.play(state.sample(rng) if state.actor == tavola.CHANCE else bots[state.actor].decide(state, state.actor))
    assert GAME.outcome(state).reason == "all_home"


@pytest.mark.rule("GA-03", "GA-R68")
@pytest.mark.parametrize(("preset", "asked"), [("printed", True), ("recommended", False)])
def test_each_player_chooses_a_thief(preset, asked):
    state = GAME.new(2, **GAME.preset(preset))
    while state.actor == tavola.CHANCE:
        state.play(state.legal()[0])
    assert (offered(state, "choose_thief") != []) is asked


@pytest.mark.rule("GA-R55")
@pytest.mark.parametrize(("preset", "over"), [("printed", False), ("recommended", True)])
def test_no_rule_ends_the_game_after_some_rounds(preset, over):
    state = two(active=1, round=120, options=GAME.preset(preset) | {"choose_thief": False})
    act(state, "end_turn", "draw accelerated_walk")
    assert (state.actor == tavola.OVER) is over


# GA-R36: a blocked thief


def blocked(how: str, mine: dict, rival: dict | None = None, **rest) -> tavola.State:
    options = {"blocked_thief": how} | rest.pop("options", {})
    return two(mine | {"blocked_by": 1}, rival, options=options, **rest)


@pytest.mark.rule("GA-76", "GA-R36")
@pytest.mark.parametrize(("how", "free"), [("everything", False), ("steps", True)])
@pytest.mark.parametrize(
    ("mine", "rival", "line"),
    [
        ({"at": "K17"}, {}, "teleport Q11"),
        ({"at": "J12", "need": "red", "keys": "red"}, {}, "take_crown key"),
        ({"at": "J12", "need": "red", "hand": "master_key"}, {}, "take_crown master_key"),
        ({"at": "N9"}, CARRIER, "fight thief 1 no"),
        ({"at": "O11"}, {"at": "P11", "wears": "red"}, "shoot thief 1 tower"),
        ({"at": "P9", "hand": "arrow_shot"}, {"at": "P11", "wears": "red"}, "shoot thief 1 arrow_shot"),
    ],
)
def test_a_blocked_thief_who_cannot_move_may_do_what_is_no_step(how, free, mine, rival, line):
    state = blocked(how, mine, rival)
    assert may(state, line) is free
    assert free or refused(state, line) == "GA-76"


@pytest.mark.rule("GA-76", "GA-R36", "GA-R19")
@pytest.mark.parametrize("how", ["everything", "steps"])
@pytest.mark.parametrize(
    ("mine", "line"),
    [
        ({"at": "N9"}, "step thief N10"),
        ({"at": "N12", "hand": "secret_door"}, "cross S2"),
        ({"at": "L4"}, "reach L5 none"),
        ({"at": "N9", "hand": "accelerated_walk"}, "accelerated_walk thief"),
    ],
)
def test_a_blocked_thief_spends_no_step(how, mine, line):
    assert refused(blocked(how, mine, guards={"G1": "L5"}), line) == "GA-76"


@pytest.mark.rule("GA-R36")
@pytest.mark.parametrize(
    ("how", "may_attack", "fights", "jumps"),
    [
        ("everything", False, False, False),
        ("everything", True, True, False),
        ("steps", False, True, True),
        ("steps", True, True, True),
    ],
)
def test_the_two_options_of_blocked_thieves_fit_in_every_mix(how, may_attack, fights, jumps):
    options = {"blocked_thief_may_attack": may_attack}
    assert may(blocked(how, {"at": "N9"}, CARRIER, options=options), "fight thief 1 no") is fights
    assert may(blocked(how, {"at": "K17"}, options=options), "teleport Q11") is jumps


@pytest.mark.rule("GA-76", "GA-R36")
def test_a_blocked_thief_reads_what_he_cannot_do():
    hints = [GAME.scene(blocked(how, {}), 0)["prompt"]["hint"] for how in ("everything", "steps")]
    assert hints == ["Your thief is blocked this turn.", "Your thief is blocked: no step this turn."]
    refusals = GAME.refusals(blocked("steps", {"at": "N9"}, {"at": "A7"}), code("fight thief 1 no"))
    assert [each.clause for each in refusals] == ["GA-41", "GA-45"]


# GA-R07, GA-R80: a crown for a key


def trading(mine: dict, rival: dict | None = None, **rest) -> tavola.State:
    return two({"objectives": SIX} | mine, rival, options={"exchange_crown": "any"}, **rest)


@pytest.mark.rule("GA-33", "GA-R07", "GA-73", "GA-37")
@pytest.mark.parametrize(("exchange", "free"), [("own", False), ("any", True)])
@pytest.mark.parametrize(
    ("at", "line"),
    [("H12", "take_crown key"), ("H12", "take_crown master_key"), ("I12", "reach H12 key")],
)
def test_a_crown_of_any_colour_is_exchanged_for_its_key(exchange, free, at, line):
    mine = {"at": at, "objectives": SIX, "keys": "white", "hand": "master_key"}
    state = two(mine, guards={} if at == "H12" else {"G1": "H12"}, options={"exchange_crown": exchange})
    assert may(state, line) is free
    assert free or refused(state, line) == "GA-R07"
    if free:
        assert worn(act(state, line), 0) == "white"


@pytest.mark.rule("GA-R80", "GA-16", "GA-R60", "GA-R06")
def test_a_crown_without_a_card_returns_from_the_dot_to_its_place():
    state = trading({"at": "K16", "wears": "white"}, mover="thief", n=3)
    assert stock(state, "white") == 1
    assert told(state, "step thief K17") == ["stepped", "no-card", "crown-returned"]
    assert (worn(state, 0), of(state, 0, "delivered"), stock(state, "white")) == (None, [], 2)
    assert may(state, "step thief K16")


@pytest.mark.rule("GA-R80", "GA-16")
def test_a_second_crown_of_a_delivered_colour_finds_no_open_card():
    state = trading({"at": "K16", "wears": "red", "delivered": ["red"]}, mover="thief", n=1)
    act(state, "step thief K17")
    assert (stock(state), of(state, 0, "delivered"), seen(state)["players"][0].get("no_card")) == (1, ["red"], None)


@pytest.mark.rule("GA-16", "GA-90")
def test_where_any_crown_may_be_taken_the_own_ones_still_win():
    state = trading({"at": "K16", "wears": "red", "delivered": SIX[1:]}, mover="thief", n=1)
    assert told(state, "step thief K17") == ["stepped", "delivered", "won"]


@pytest.mark.rule("GA-R65")
def test_both_crowns_of_a_colour_can_be_away():
    rival = {"at": "N10", "wears": "red", "objectives": ["orange", "yellow", "green", "blue", "pink", "white"]}
    players = (
        player(0, "J12", objectives=SIX[:4], keys="red"),
        player(1, **rival | {"objectives": rival["objectives"][:4]}),
    )
    third = player(2, "N12", wears="red", objectives=["blue", "purple", "pink", "white"])
    state = table(*players, third, options={"exchange_crown": "any"})
    assert refused(state, "take_crown key") == "GA-R65"


@pytest.mark.rule("GA-R26", "GA-50")
def test_a_crown_won_in_a_fight_still_needs_an_objective():
    state = trading({"at": "N9"}, {"at": "N10", "wears": "white"})
    act(state, "fight thief 1 no", "fight_dice 6 1")
    assert (offered(state), refused(state, "wear")) == (["return"], "GA-R07")


@pytest.mark.rule("GA-R07", "GA-R80", "GA-R72")
def test_where_any_crown_may_be_taken_a_worn_one_tells_of_no_card():
    """Delivering shows the card, bringing it in vain that there is none, and a crown won in a fight is his own."""
    rivals = {"at": "N10", "wears": "white", "objectives": SIX}

    def whites(state):
        dreams = (seen(state.imagine(0, tavola.Rng(seed)))["players"][1]["objectives"] for seed in range(60))
        return {"white" in colours for colours in dreams}

    options = {"exchange_crown": "any"}
    mine = ["yellow", "green", "blue", "purple", "pink", "orange"]
    assert whites(two({"objectives": mine}, rivals, options=options)) == {True, False}
    vain = rivals | {"wears": None, "no_card": ["white"]}
    state = two({"objectives": mine}, vain, options=options)
    assert whites(state) == {False}
    facts = GAME.scene(state, 0)["seats"][1]["facts"]
    assert "no white card" in [fact["title"] for fact in facts]
    won = {"at": "N10", "wears": "white", "ever_worn": ["white"], "objectives": ["white", *SIX[:5]]}
    assert whites(two({"objectives": mine}, won, options=options)) == {True}


@pytest.mark.rule("GA-R80", "GA-R72")
def test_who_is_known_to_have_no_card_is_not_asked_about_a_crown_won():
    asked = trading({"at": "N9"}, {"at": "N10", "wears": "white"})
    act(asked, "fight thief 1 no", "fight_dice 6 1")
    assert offered(asked) == ["return"]
    known = trading({"at": "N9", "no_card": ["white"]}, {"at": "N10", "wears": "white"})
    assert may(act(known, "fight thief 1 no", "fight_dice 6 1"), "end_turn")


@pytest.mark.rule("GA-R80")
@pytest.mark.parametrize(
    ("mine", "options", "says"),
    [
        ({"no_card": ["white"]}, {}, "brought no crown in vain"),
        ({"no_card": ["red"]}, {"exchange_crown": "any"}, "known to have none of"),
        ({"at": "N9", "wears": "white"}, {}, "wears a colour it does not need"),
    ],
)
def test_positions_that_cannot_be(mine, options, says):
    with pytest.raises(tavola.BadPosition, match=says):
        two({"objectives": SIX} | mine, options=options)


@pytest.mark.rule("GA-R80", "GA-R55")
def test_a_crown_without_a_card_is_no_gain():
    """The end of the turn does not ask about it, the round limit does not count it, and a bot does not fetch it."""
    state = trading({"at": "H12", "keys": "white"}, mover="thief", n=1)
    end = next(each for each in GAME.scene(state, 0)["choices"] if each["act"] == code("end_turn"))
    assert "confirm" not in end
    before = state.estimate(0)
    assert act(state, "take_crown key").estimate(0) < before
    last = {"options": {"exchange_crown": "any", "round_limit": 1}, "active": 1}
    state = two({"at": "N9", "wears": "white", "objectives": SIX}, {"hand": "hidden_thief"}, **last)
    assert GAME.outcome(act(state, "end_turn", "draw accelerated_walk")).winners == (1,)


# GA-R39, GA-R81: a door in front of somebody


def shut(mine: dict, rival: dict | None = None, **rest) -> tavola.State:
    return two(mine, rival, options={"shut_occupied_gate": True}, doors=["O9"], **rest)


@pytest.mark.rule("GA-74", "GA-R39", "GA-R81")
@pytest.mark.parametrize("who", ["thief", "rival", "guard"])
def test_a_door_is_put_in_front_of_any_entrance(who):
    mine = {"at": "O9" if who == "thief" else "A7", "hand": "open_close_door"}
    rival, guards = {"at": "O9"} if who == "rival" else {}, {"G1": "O9"} if who == "guard" else {}
    assert refused(two(mine, rival, guards=guards), "open_close_door O9") == "GA-R39"
    state = two(mine, rival, guards=guards, options={"shut_occupied_gate": True})
    assert seen(act(state, "open_close_door O9"))["doors"] == ["O9"]


@pytest.mark.rule("GA-R81", "GA-74")
def test_who_is_in_a_shut_gate_leaves_towards_the_city_and_cannot_come_back():
    state = shut({"at": "O9"})
    assert offered(state, "step thief") == ["N9"]
    assert refused(state, "step thief P9") == "GA-R81"
    assert refused(act(state, "step thief N9"), "step thief O9") == "GA-74"
    near = next(space["near"] for space in GAME.scene(shut({"at": "O9"}), 0)["spaces"] if space["id"] == "O9")
    assert near == ("N9",)


@pytest.mark.rule("GA-R81", "GA-R74")
def test_a_guard_before_a_shut_gate_pens_a_thief_in():
    state = shut({"at": "O9"}, guards={"G1": "N9"}, mover="thief", n=6)
    assert (offered(state, "step"), may(state, "end_turn")) == ([], True)


@pytest.mark.rule("GA-R81", "GA-29", "GA-R11")
def test_from_a_shut_gate_nobody_counts_on_stepping_back():
    state = shut({"at": "O9"}, {"at": "N9"}, guards={"G1": "N10", "G2": "N8", "G3": "M9"}, mover="thief", n=2)
    assert refused(state, "step thief N9") == "GA-29"
    state = two({"at": "O9"}, {"at": "N9"}, guards={"G1": "N10", "G2": "N8", "G3": "M9"}, mover="thief", n=2)
    assert may(state, "step thief N9")


@pytest.mark.rule("GA-R81", "GA-45", "GA-54")
def test_across_the_door_nobody_fights_and_no_arrow_flies():
    outside = shut({"at": "P9", "hand": "arrow_shot"}, {"at": "O9", "wears": "red"}, guards={"G1": "N9", "G2": "O11"})
    assert refused(outside, "fight thief 1 no") == "GA-R81"
    assert refused(outside, "shoot thief 1 arrow_shot") == "GA-54"
    assert may(outside, "fight G1 1 no")
    inside = shut({"at": "M9", "hand": "arrow_shot"}, {"at": "O9", "wears": "red"})
    assert may(inside, "shoot thief 1 arrow_shot")
    open_gate = two({"at": "P9", "hand": "arrow_shot"}, {"at": "O9", "wears": "red"})
    assert may(open_gate, "fight thief 1 no")
    assert may(open_gate, "shoot thief 1 arrow_shot")


@pytest.mark.rule("GA-R81", "GA-54")
def test_what_an_arrow_reaches_is_painted_as_it_flies():
    def painted(at: str) -> set[str]:
        sights = GAME.scene(shut({"at": at, "hand": "arrow_shot"}), 0)["sights"]
        return set(next(sight["marks"] for sight in sights if sight["of"] == "card0-arrow_shot"))

    assert painted("O9") & {"M9", "P9"} == {"M9"}
    assert "O9" not in painted("P10")


@pytest.mark.rule("GA-R81", "GA-39")
def test_a_carrier_in_a_shut_gate_is_not_told_of_a_way_home():
    def asks(state) -> bool:
        return "confirm" in next(each for each in GAME.scene(state, 0)["choices"] if each["act"] == code("end_turn"))

    carrier = {"at": "O9", "wears": "red"}
    assert asks(two(carrier, mover="thief", n=4))
    assert not asks(shut(carrier, mover="thief", n=4))


@pytest.mark.rule("GA-R81", "GA-74")
def test_without_the_door_he_is_as_free_as_before():
    state = act(shut({"at": "O9", "hand": "open_close_door"}), "open_close_door O9")
    assert where(act(state, "step thief P9"), 0) == "P9"
    with pytest.raises(tavola.BadPosition, match="nobody stands on the shut gate O9"):
        two({"at": "O9"}, doors=["O9"])


# GA-R42: a secret door


@pytest.mark.rule("GA-R42", "GA-81")
@pytest.mark.parametrize(("preset", "again"), [("printed", True), ("recommended", False)])
def test_no_text_shuts_a_secret_door_before_the_turn_ends(preset, again):
    options = GAME.preset(preset) | {"choose_thief": False}
    state = act(two({"at": "N12", "hand": "secret_door"}, n=3, options=options), "cross S2")
    assert may(state, "cross S2") is again


def test_an_older_game_is_read_with_the_rules_it_was_played_with():
    written = seen(two({"at": "N9"}))
    for name in ("blocked_thief", "exchange_crown", "cards_before_roll", "shut_occupied_gate"):
        del written["options"][name]
    assert GAME.options_of(GAME.load(written)) == GAME.options_of(new())
