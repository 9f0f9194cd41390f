"""Ledger 11: previews, walks, warnings, cards that are off, what a click means."""

from typing import Any

import pytest

import tavola

from .city import GAME, act, code, player, refused, two
from .city import at as table

CARRIER = {"at": "N10", "wears": "red"}


def scene(state: Any, seat: int = 0) -> dict[str, Any]:
    return GAME.scene(state, seat)


def choice(state: Any, line: str, seat: int = 0) -> dict[str, Any]:
    return next(each for each in scene(state, seat)["choices"] if each["act"] == code(line))


def zone(state: Any, name: str, seat: int = 0) -> dict[str, Any]:
    return next((each for each in scene(state, seat)["zones"] if each["id"] == name), {})


def card(state: Any, name: str, seat: int = 0) -> dict[str, Any]:
    return next(each for each in zone(state, f"hand{seat}", seat)["items"] if each["id"] == f"card{seat}-{name}")


@pytest.mark.rule("GA-57", "GA-59")
def test_a_shot_shows_its_chance_and_the_number_it_needs():
    state = two({"at": "A7"}, {"at": "N14", "wears": "red"}, guards={"G1": "O11"})
    shot = choice(state, "shoot G1 1 tower")
    assert shot["ids"] == ("guard1", "T1")
    assert shot["preview"]["odds"] == {"hit": 9, "miss": 27}
    assert shot["preview"]["lines"] == ("The target, and 4 or more",)
    assert shot["label"] == "Guard G1 shoots at Macaw (9/36)"


@pytest.mark.rule("GA-78")
def test_the_arrow_shot_card_says_whom_it_could_hit():
    state = two({"at": "P9", "hand": "arrow_shot"}, {"at": "P11", "wears": "red"})
    assert card(state, "arrow_shot")["lines"][1:] == ("Macaw, range 2: 15/36",)
    assert "off" not in card(state, "arrow_shot")


@pytest.mark.rule("GA-47")
@pytest.mark.parametrize(("plus", "wins"), [("no", 15), ("yes", 26)])
def test_a_fight_shows_its_chance(plus, wins):
    state = two({"at": "N9", "hand": "plus_two_attack"}, CARRIER)
    assert choice(state, f"fight thief 1 {plus}")["preview"]["odds"] == {"hit": wins, "miss": 36 - wins}


def test_a_carriers_step_tells_which_towers_see_it():
    state = two({"at": "P9", "wears": "red"})
    lines = choice(state, "step thief P10")["preview"]["lines"]
    assert lines == ("Tower O11, range 2: 15/36", "Tower O7, range 4: 9/36")
    assert "preview" not in choice(two({"at": "P9"}), "step thief P10")


def test_a_step_up_a_tower_tells_whom_one_sees_from_there():
    state = two({"at": "N11"}, {"at": "N14", "wears": "red"})
    assert choice(state, "step thief O11")["preview"]["lines"] == ("Macaw, range 4: 9/36",)


def test_a_carrier_sees_his_danger_until_he_hides():
    state = two({"at": "P10", "wears": "red", "hand": "hidden_thief"}, guards={"G1": "O9"})
    titles = [item["title"] for item in zone(state, "danger")["items"]]
    assert titles == ["Tower O11, range 2: 15/36", "Tower O7, range 4: 9/36", "Guard G1, 2 steps away"]
    assert not zone(act(state, "hidden_thief"), "danger")
    assert not zone(state, "danger", seat=1)


def test_walks_go_on_until_something_else_can_be_chosen():
    mine = {"at": "J11", "need": "red", "keys": "red"}
    state = two(mine, {"at": "I11"}, guards={"G1": "N4"}, mover="thief", n=4)
    assert choice(state, "step thief J12")["walk"] == {"left": 4, "pause": ("crown",)}
    assert choice(state, "step thief I11")["walk"]["pause"] == ("passing",)
    assert choice(state, "step thief J10")["walk"] == {"left": 4}
    home = two({"at": "K16"}, mover="thief", n=2)
    assert choice(home, "step thief K17")["walk"]["pause"] == ("dot",)


def test_a_walk_stops_where_an_attack_or_a_reach_becomes_possible():
    state = two({"at": "N7"}, {"at": "N10", "wears": "red"}, mover="thief", n=4)
    assert choice(state, "step thief N8")["walk"] == {"left": 4}
    act(state, "step thief N8")
    assert choice(state, "step thief N9")["walk"] == {"left": 3, "pause": ("attack",)}
    archer = two({"at": "A7"}, {"at": "N14", "wears": "red"}, guards={"G1": "N11"})
    assert choice(archer, "step G1 O11")["walk"]["pause"] == ("attack",)
    reaching = two({"at": "K5"}, {"at": "L5"}, mover="thief", n=4)
    assert choice(reaching, "step thief K4")["walk"] == {"left": 4}
    act(reaching, "step thief K4")
    assert choice(reaching, "step thief L4")["walk"] == {"left": 3, "pause": ("crown",)}


@pytest.mark.rule("GA-38")
def test_the_walk_of_a_guard_keeps_off_the_forest():
    state = two({"at": "B9"}, guards={"G1": "N9"})
    assert choice(state, "step G1 O9")["walk"] == {"left": 6, "avoid": ("forest", "dot")}
    assert "avoid" not in choice(state, "step thief B10")["walk"]


def sight(state: Any, of: str, seat: int | None = 0) -> dict[str, Any] | None:
    sights = GAME.scene(state, seat)["sights"]
    return next((each["marks"] for each in sights if each["of"] == of), None)


@pytest.mark.rule("GA-53", "GA-54", "GA-56", "GA-59")
def test_a_tower_shows_the_cells_it_sees_with_the_number_needed_and_the_chance():
    marks = sight(two(), "O11")
    assert marks["N11"] == ("1+", "18/36")
    assert marks["N14"] == ("4+", "9/36")
    assert "L8" not in marks  # a crown cell
    assert len(marks) == 31  # of the 32 cells seen one is a crown cell
    assert "O7" not in sight(two(doors=["O9"]), "O11")
    assert sight(two(options={"archery_targets": 6}), "O11")["N14"] == ("4+", "18/36")


@pytest.mark.rule("GA-78", "GA-36", "GA-R71")
def test_arrow_shot_shows_what_its_owner_could_hit_and_nobody_else_sees_it():
    state = two({"at": "P9", "hand": "arrow_shot"}, {"hand": "broken_bow"}, guards={"G1": "O11", "G2": "M9"})
    marks = sight(state, "card0-arrow_shot")
    assert marks["P11"] == ("2+", "15/36")
    assert sight(state, "guard2")["N9"] == ("1+", "18/36")
    assert sight(state, "guard1") is None  # it stands on a tower
    assert sight(state, "guard2", seat=1) is sight(state, "guard2", seat=None) is None
    assert sight(two({"at": "Q7", "hand": "arrow_shot"}), "card0-arrow_shot") is None


@pytest.mark.rule("GA-16")
def test_a_panel_counts_the_turns_since_the_last_delivery():
    state = two({"at": "K16", "wears": "red", "since_home": 4}, mover="thief", n=1)

    def since(seat: int) -> str:
        facts = scene(state)["seats"][seat]["facts"]
        return next(each["title"] for each in facts if each["id"] == f"since{seat}")

    assert since(0) == "4 turns since home"
    act(state, "step thief K17", "end_turn", "draw accelerated_walk")
    assert (since(0), since(1)) == ("0 turns since home", "1 turn since home")


def asked(state: Any, *ids: str, seat: int = 0) -> str | None:
    """Why the things chosen cannot be: the clause, or None if an action is there after all."""
    action = GAME.action_of(state, seat, ids)
    assert action is not None, ids
    refusal = GAME.why_not(state, action)
    return refusal and refusal.clause


def test_a_figure_that_cannot_be_chosen_says_why():
    state = two({"at": "N9"}, {"at": "N12"}, guards={"G1": "M9", "G2": {"at": "J8", "asleep_by": 1}}, mover="both", n=1)
    act(state, "step thief N8")
    assert asked(state, "T0") == "GA-23"  # no step left
    assert asked(state, "T1") == "GA-41"  # no crown to win
    assert asked(state, "guard2") == "GA-77"
    act(state, "step G1 N9")
    assert asked(state, "guard3") == "GA-24"
    assert asked(two(mover="thief"), "guard1") == "GA-21"


def test_a_rival_chosen_first_stands_for_a_legal_attack():
    state = two({"at": "A7"}, {"at": "N10", "wears": "red"}, guards={"G1": "N9"})
    assert GAME.action_of(state, 0, ("T1",)) == code("fight G1 1 no")
    assert asked(state, "T1") is None


@pytest.mark.rule("GA-46", "GA-59")
def test_the_dice_of_an_attack_stay_in_sight_until_the_turn_ends():
    state = two({"at": "A7"}, {"at": "N11", "wears": "red"}, guards={"G1": "O11"})

    def dice() -> list[tuple[str, Any]]:
        return [(die["id"], die["face"]) for die in scene(state, 1)["dice"][2:]]

    assert dice() == []
    act(state, "shoot G1 1 tower", "arrow_dice flop 4")
    assert dice() == [("archery", "flop"), ("number", 4)]
    act(state, "fight G1 1 no", "fight_dice 3 5")
    assert dice() == [("attack", 3), ("defence", 5)]
    state = GAME.load(GAME.dump(state))
    assert dice() == [("attack", 3), ("defence", 5)]
    act(state, "end_turn")
    assert dice() == []


def test_dice_in_sight_belong_to_one_attack():
    with pytest.raises(tavola.BadPosition, match="attack and defence of a fight"):
        two(turn={"shown": {"attack": 3, "number": 4}})


def test_the_table_is_told_which_cells_are_neighbours():
    near = {space["id"]: set(space.get("near", ())) for space in scene(two(doors=["O9"]))["spaces"]}
    assert near["O11"] == {"N11"}
    assert near["N9"] == {"N10", "M9", "N8"}
    assert near["P11"] == {"P12", "Q11", "P10"}


@pytest.mark.rule("GA-22", "GA-72")
def test_the_bar_shows_the_steps_left():
    state = two({"at": "N9", "hand": "accelerated_walk"}, mover="split", n=3)
    bar = zone(state, "turn")["items"][0]
    assert (bar["title"], bar["steps"], bar["at"]) == ("3 to share", 3, 3)
    bar = zone(act(state, "step thief N10", "accelerated_walk thief"), "turn")["items"][0]
    assert (bar["steps"], bar["at"]) == (5, 4)


@pytest.mark.rule("GA-R13", "GA-72")
def test_under_halves_each_figure_has_a_bar_of_its_own():
    mine = {"at": "N9", "hand": "accelerated_walk"}
    state = act(
        two(mine, mover="split", n=3, options={"split_mode": "half"}), "step thief N10", "accelerated_walk guard"
    )
    bars = [(bar["title"], bar["steps"], bar["at"]) for bar in zone(state, "turn")["items"][:2]]
    assert bars == [("1 for the thief", 2, 1), ("4 for a guard", 4, 4)]
    prompt = scene(state)["prompt"]
    assert prompt["hint"] == "1 left for the thief, 4 for a guard."
    assert "GA-R13" in prompt["clauses"]


@pytest.mark.parametrize(
    ("mine", "warning"),
    [
        ({"at": "J12", "need": "red", "keys": "red"}, "A crown can be taken now."),
        ({"at": "P11", "wears": "red"}, "A dot is within reach for your crown."),
    ],
)
def test_the_end_of_the_turn_asks_once_about_what_was_overlooked(mine, warning):
    end = choice(two(mine), "end_turn")
    assert (end["confirm"], end["preview"]["lines"]) == ("press", (warning,))
    assert "confirm" not in choice(two({"at": "P11"}), "end_turn")


@pytest.mark.parametrize(("doors", "asks"), [([], True), (["O13"], False)])
def test_the_end_of_the_turn_asks_only_about_a_dot_that_can_be_walked_to(doors, asks):
    state = two({"at": "N12", "wears": "red"}, mover="thief", n=6, doors=doors)
    assert ("confirm" in choice(state, "end_turn")) is asks


def test_those_who_wait_read_what_the_other_decides():
    state = two({"at": "P9", "hand": "arrow_shot"}, {"at": "P11", "wears": "red", "hand": "master_key"})
    assert scene(state, 1)["prompt"]["text"] == "Jaguar moves"
    act(state, "shoot thief 1 arrow_shot")
    assert scene(state, 1)["prompt"]["text"] == "An arrow flies at you: break the bow, or not"
    assert scene(state, 0)["prompt"] == GAME.scene(state, None)["prompt"]
    assert scene(state, 0)["prompt"]["text"] == "Macaw may answer the arrow"


@pytest.mark.rule("GA-70", "GA-71", "GA-82", "GA-83")
def test_a_card_that_cannot_be_played_is_off_with_its_clause():
    hand = "broken_bow thief_found guard_awake accelerated_walk hidden_thief"
    state = two({"at": "N9", "hand": hand})
    off = {name: card(state, name).get("off") for name in hand.split()}
    assert off == {
        "broken_bow": "GA-70",
        "thief_found": "GA-82",
        "guard_awake": "GA-83",
        "accelerated_walk": None,
        "hidden_thief": None,
    }
    act(state, "accelerated_walk thief", "hidden_thief")
    assert card(state, "guard_awake")["off"] == "GA-71"


@pytest.mark.rule("GA-70", "GA-R61")
def test_on_others_turns_only_an_answer_is_on():
    state = two({"at": "N9"}, CARRIER | {"hand": "plus_two_attack hidden_thief"})
    assert card(state, "plus_two_attack", 1)["off"] == "GA-70"
    act(state, "fight thief 1 no")
    assert "off" not in card(state, "plus_two_attack", 1)
    assert card(state, "hidden_thief", 1)["off"] == "GA-R61"
    assert scene(state, 1)["window"]["odds"] == 15 / 36


def test_badges_show_what_lies_on_a_figure():
    state = table(
        player(0),
        player(1, **CARRIER, blocked_by=0),
        player(2, hidden=True),
        guards={"G1": {"at": "J10", "asleep_by": 2}},
    )
    pieces = {piece["id"]: piece for piece in scene(state)["pieces"]}
    assert [(badge["icon"], badge.get("text"), badge.get("seats")) for badge in pieces["T1"]["badges"]] == [
        ("crown", "R", None),
        ("blocked", None, (0,)),
    ]
    assert [badge["icon"] for badge in pieces["T2"]["badges"]] == ["hidden"]
    assert pieces["guard1"]["badges"] == ({"at": "ne", "icon": "asleep", "seats": (2,)},)
    assert (pieces["worn1"]["space"], pieces["worn1"]["style"], pieces["worn1"]["layer"]) == ("N10", "red", "rider")


@pytest.mark.rule("GA-R30", "GA-51")
@pytest.mark.parametrize(
    ("asleep", "text", "label", "icon"),
    [
        (True, "Guard G1 is beaten and sleeps under a crown of Macaw.", "guard G1, asleep", "asleep"),
        (False, "Guard G1 is beaten and out of use under a crown of Macaw.", "guard G1, beaten", "blocked"),
    ],
)
def test_a_beaten_guard_is_told_and_shown_as_what_it_counts_for(asleep, text, label, icon):
    state = two({"at": "D4"}, CARRIER, guards={"G1": "N9"}, options={"beaten_guard_is_asleep": asleep})
    state.listener = chronicle = tavola.Chronicle()
    act(state, "fight G1 1 no", "fight_dice 3 3")
    assert text in [event.text for event in GAME.story(chronicle.take(), 0)]
    shown = next(piece for piece in GAME.scene(state, 0)["pieces"] if piece["id"] == "guard1")
    assert (shown["label"], shown["badges"][0]["icon"]) == (label, icon)


@pytest.mark.parametrize(
    ("ids", "line"),
    [
        (("T0", "N10"), "step thief N10"),
        (("guard2", "J7"), "step G2 J7"),
        (("T0", "T1"), "fight thief 1 no"),
        (("card0-hidden_thief",), "hidden_thief"),
        (("card0-open_close_door", "O9"), "open_close_door O9"),
        (("card0-blocked_thief", "T1"), "blocked_thief 1"),
        (("card0-sleeping_guard", "guard3"), "sleeping_guard G3"),
        (("card0-accelerated_walk",), "accelerated_walk thief"),
        (("card0-secret_door",), "cross S1"),
        (("card0-arrow_shot",), "shoot thief 1 arrow_shot"),
        (("end_turn",), "end_turn"),
    ],
)
def test_what_a_click_means(ids, line):
    assert GAME.action_of(two({"at": "N9"}), 0, ids) == code(line)


@pytest.mark.parametrize(
    "ids", [("N10",), ("T1", "N10"), ("T0", "Z9"), ("card1-hidden_thief",), ("card0-nonsense",), ()]
)
def test_some_clicks_mean_nothing(ids):
    assert GAME.action_of(two({"at": "N9"}), 0, ids) is None


def test_every_choice_is_meant_by_its_own_ids_or_shares_them_in_a_menu():
    rng, state = tavola.Rng(5), GAME.new(3)
    for _ in range(400):
        if state.actor >= 0:
            offered = {each["act"]: each for each in scene(state, state.actor)["choices"]}
            for each in offered.values():
                meant = GAME.action_of(state, state.actor, each["ids"])
                assert offered[meant]["ids"] == each["ids"]
                assert meant == each["act"] or each.get("menu")
        state.play(state.sample(rng))


@pytest.mark.rule("GA-R61")
def test_a_click_on_another_card_in_a_window_is_refused():
    state = act(two({"at": "N9"}, CARRIER | {"hand": "hidden_thief plus_two_attack"}), "fight thief 1 no")
    assert GAME.action_of(state, 1, ("card1-plus_two_attack",)) == code("plus_two")
    assert refused(state, GAME.named(GAME.action_of(state, 1, ("card1-hidden_thief",)))) == "GA-R61"
