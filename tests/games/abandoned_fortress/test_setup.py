"""Preparation. AF-16 to AF-21"""

import pytest

from tavola.games.abandoned_fortress import GAME
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE

from .board import do, food, gold, kinds, named, points, refused, set_up, settle, written


def begun(seats: int = 4, **options):
    return GAME.new(seats, first_player="seat", **options)


@pytest.mark.rule("AF-07", "AF-14", "AF-16")
def test_the_board_before_the_first_turn() -> None:
    dumped = GAME.dump(GAME.new(4))
    assert dumped["crown"] is None
    assert dumped["dragon"] == {"alert": 1, "at": None, "card": None, "under": [], "taken": {}}
    assert sum(dumped["pool"].values()) == 90 + 27 + 19
    assert sum(dumped["actions"].values()) == 68


@pytest.mark.rule("AF-21", "AF-R79")
def test_the_first_player_is_drawn_by_lot_or_sits_on_seat_0() -> None:
    assert [weight for _, weight in GAME.new(3).chances()] == [1, 1, 1]
    assert begun().first == 0
    assert GAME.new(4, first_player="oldest").first == 0


@pytest.mark.rule("AF-17", "AF-R11")
def test_heroes_are_chosen_in_reverse_turn_order_and_once_each() -> None:
    state = begun()
    assert state.actor == 3
    do(state, "choose_hero", hero="ove")
    assert state.actor == 2
    assert refused(state, "choose_hero", hero="ove") == "AF-17"


@pytest.mark.parametrize(("choice", "actor"), [("turn_order", 0), ("random", CHANCE)])
@pytest.mark.rule("AF-R11")
def test_other_orders_of_choosing(choice: str, actor: int) -> None:
    assert begun(hero_choice=choice).actor == actor


def camp(**options):
    state = begun(**options)
    for hero in ("henry", "rurik", "mirelle", "ove"):
        do(state, "choose_hero", hero=hero)
    settle(state)
    return state


@pytest.mark.rule("AF-17", "AF-05")
def test_the_hero_starts_on_any_free_space_of_the_own_territory() -> None:
    state = camp()
    assert state.actor == 0
    assert len(state.legal()) == 29
    do(state, "place", space="A1")  # the Home Point is an ordinary space
    assert written(state, 0)["at"] == "A1"


@pytest.mark.rule("AF-17", "AF-18")
def test_what_is_put_down_in_the_setup_cites_the_setup() -> None:
    """The hero AF-17, the general AF-18, in refusals and in the prompt; AF-54 is for generals that are bought."""
    state = camp(initial_general="choose")
    assert (refused(state, "place", space="G1"), refused(state, "stop")) == ("AF-17", "AF-17")
    assert GAME.scene(state, 0)["prompt"]["clauses"] == ("AF-17",)
    do(state, "place", space="B2")
    do(state, "choose_branch", branch="cavalry")
    do(state, "choose_general", general="G19")
    assert (refused(state, "place", space="B2"), refused(state, "stop")) == ("AF-18", "AF-18")
    assert GAME.scene(state, 0)["prompt"]["clauses"] == ("AF-18",)


@pytest.mark.rule("AF-18", "AF-R10", "AF-19")
def test_a_general_comes_from_the_top_of_the_chosen_branch() -> None:
    state = camp()
    do(state, "place", space="B2")
    do(state, "choose_branch", branch="cavalry")
    assert state.actor == CHANCE
    assert all("G" in name for name in named(state))
    do(state, "front", card=sorted(name.split()[1] for name in named(state))[0])
    settle(state)
    assert refused(state, "place", space="B2") == "AF-18"
    do(state, "place", space="C2")
    assert kinds(state) == {"front"}  # the Black card
    assert len(state.legal()) == 10
    do(state, "front", card="night_raid")
    assert written(state, 0)["black"] == {"night_raid": 1}
    assert written(state, 0)["gold"] == 5


@pytest.mark.rule("AF-R10")
def test_by_option_the_general_is_chosen() -> None:
    state = camp(initial_general="choose")
    do(state, "place", space="B2")
    do(state, "choose_branch", branch="archery")
    assert state.actor == 0
    assert len(state.legal()) == 9
    assert refused(state, "choose_general", general="G01") == "AF-18"
    do(state, "choose_general", general="G12")
    assert written(state, 0)["generals"]["general1"]["card"] == "G12"


@pytest.mark.parametrize(("seats", "cards"), [(4, [0, 1, 2, 3]), (3, [0, 2, 3]), (2, [0, 3])])
@pytest.mark.rule("AF-116", "AF-R98", "AF-19")
def test_later_seats_start_with_action_cards(seats: int, cards: list[int]) -> None:
    for late_start, expected in (("cards", cards), ("none", [0] * seats)):
        state, rng = GAME.new(seats, first_player="seat", late_start=late_start), Rng(3)
        while GAME.dump(state)["phase"] != "roll":
            state.play(state.sample(rng))
        assert [sum(written(state, seat)["hand"].values()) for seat in range(seats)] == expected
        assert [gold(state, seat) for seat in range(1, seats)] == [5] * (seats - 1)  # seat 0 has its income
        assert [food(state, seat) for seat in range(1, seats)] == [0] * (seats - 1)


@pytest.mark.rule("AF-20", "AF-R100", "AF-04")
def test_points_dragon_cards_gold_and_food_are_open_to_all() -> None:
    state = set_up(p1={"tokens": 20, "gold": 7, "food": 3}, dragon={"alert": 1, "taken": {"D2": 1}})
    for seat in (None, 0, 3):
        facts = {item["id"]: item.get("n") for item in GAME.scene(state, seat)["seats"][1]["facts"]}
        assert (facts["points1"], facts["gold1"], facts["food1"], facts["dragon-cards1"]) == (30, 7, 3, 1)
    assert points(state, 1) == 30


@pytest.mark.rule("AF-R78", "AF-R114")
def test_two_players_sit_in_opposite_corners_and_empty_ones_are_nobodys() -> None:
    state = set_up(seats=2, asks="build", p0={"gold": 12})
    assert refused(state, "build_wall", space="I1") == "AF-58"
    assert [panel["role"].split()[0] for panel in GAME.scene(state, None)["seats"]] == ["Red", "Green"]
