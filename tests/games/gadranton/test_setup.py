"""GA-01 to GA-10: aim, deal and placing."""

import pytest

from tavola.games.gadranton import data

from .city import GAME, act, new, offered, refused, seen, stock, thief_crowns, told, two


@pytest.mark.rule("GA-02", "GA-08")
def test_the_board_has_the_printed_places():
    flat = "".join(data.MAP)
    assert {sign: flat.count(sign) for sign in "@,+T.A=s#"} == {
        "@": 8, ",": 56, "+": 12, "T": 8, ".": 80, "A": 4, "=": 20, "s": 8, "#": 21,
    }  # fmt: skip
    assert len(data.CELLS) == 184
    state = new()
    assert (seen(state)["doors"], [stock(state, colour) for colour in data.COLOURS]) == ([], [2] * 8)


@pytest.mark.rule("GA-08", "GA-R01", "GA-R65")
def test_the_box_holds_what_the_ledger_counts():
    assert sum(data.COPIES["listed46"]) == 46
    assert sum(data.COPIES["box44"]) == 44
    assert len(data.COLOURS) * data.CROWNS_A_COLOUR == 16
    assert len(data.COLOURS) * data.KEYS_A_COLOUR == 32
    assert len(data.COLOURS) * data.OBJECTIVES_A_COLOUR == 16
    assert len(data.THIEVES) * data.THIEF_CROWNS == 12


@pytest.mark.rule("GA-03", "GA-R57", "GA-R68")
def test_thieves_go_by_seat():
    state = new(3)
    assert [player["thief"] for player in seen(state)["players"]] == ["jaguar", "macaw", "coati"]
    assert [thief_crowns(state, seat) for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule("GA-03", "GA-R68")
def test_thieves_may_be_chosen():
    state = deal(new(2, choose_thief=True, first_player="seat1"))
    assert state.actor == 1
    act(state, "choose_thief heron")
    assert offered(state, "choose_thief") == ["coati", "jaguar", "macaw"]
    assert refused(state, "choose_thief heron") == "GA-03"
    assert act(state, "choose_thief coati").actor == 1


def deal(state):
    """Deal the first card possible until somebody decides."""
    while state.actor == -1:
        state.play(state.legal()[0])
    return state


@pytest.mark.rule("GA-04")
@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 4), (4, 3)])
def test_each_player_gets_the_cards_of_the_length(seats, each):
    state = deal(new(seats))
    assert [len(player["objectives"]) for player in seen(state)["players"]] == [each] * seats


@pytest.mark.rule("GA-04")
@pytest.mark.parametrize("length", data.LENGTHS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lengths(length, seats):
    state = deal(new(seats, objectives=length))
    wanted = data.OBJECTIVES[length][seats - 2]
    assert [len(player["objectives"]) for player in seen(state)["players"]] == [wanted] * seats


@pytest.mark.rule("GA-05", "GA-R02", "GA-R03")
def test_a_colour_comes_once_to_a_hand_and_twice_to_the_table():
    state = new(2, first_player="seat0")
    act(state, "deal_objective red", "deal_objective red")
    assert "red" not in offered(state, "deal_objective")
    act(state, "deal_objective blue")
    weights = {GAME.actions.decode(action).params["colour"]: weight for action, weight in state.chances()}
    assert weights == {"orange": 2, "yellow": 2, "green": 2, "blue": 1, "purple": 2, "pink": 2, "white": 2}


@pytest.mark.rule("GA-R02")
def test_table_mode_gives_a_colour_to_one_player_only():
    state = new(2, first_player="seat0", objectives="express", objective_unique="table")
    act(state, "deal_objective red")
    assert "red" not in offered(state, "deal_objective")


@pytest.mark.rule("GA-R03")
def test_a_stuck_deal_starts_again():
    state = new(4, objectives="long", first_player="seat0")
    rounds = "red orange yellow green blue purple pink white orange red purple pink yellow blue"
    for colour in rounds.split():
        act(state, f"deal_objective {colour}")
    assert [len(player["objectives"]) for player in seen(state)["players"]] == [4, 4, 3, 3]
    assert told(state, "deal_objective white") == ["dealt-objective-unseen", "deal-stuck"]
    assert [player["objectives"] for player in seen(state)["players"]] == [[], [], [], []]
    assert seen(state)["active"] == 0


@pytest.mark.rule("GA-06")
def test_two_action_cards_each():
    state = deal(new(3))
    assert [sum(player["hand"].values()) for player in seen(state)["players"]] == [2, 2, 2]
    assert sum(seen(state)["pile"].values()) == 40


@pytest.mark.rule("GA-06")
def test_action_cards_come_by_their_number_in_the_pile():
    state = new(2, first_player="seat0")
    while seen(state)["phase"] == "deal_objectives":
        state.play(state.legal()[0])
    weights = {GAME.actions.decode(action).params["card"]: weight for action, weight in state.chances()}
    assert weights == dict(zip(data.CARDS, data.COPIES["listed46"], strict=True))


@pytest.mark.rule("GA-07")
def test_guards_start_round_the_temple():
    assert [guard["at"] for guard in seen(new())["guards"].values()] == ["J10", "J8", "H8", "H10"]


@pytest.mark.rule("GA-09", "GA-10", "GA-R51")
def test_thieves_are_placed_clockwise_from_the_first_player():
    state = deal(new(3, first_player="seat2"))
    assert state.actor == 2
    act(state, "place_thief K17")
    assert refused(state, "place_thief K17") == "GA-09"
    assert state.actor == 0
    act(state, "place_thief Q11", "place_thief A7")
    assert (state.actor, seen(state)["active"], seen(state)["round"]) == (-1, 2, 1)


@pytest.mark.rule("GA-09", "GA-R51")
def test_the_lot_is_fair():
    state = new(4)
    assert [weight for _, weight in state.chances()] == [1, 1, 1, 1]
    assert seen(act(state, "first 2"))["first"] == 2


@pytest.mark.rule("GA-10")
def test_turns_go_clockwise():
    state = two({"at": "D9"})
    act(state, "end_turn", "draw master_key")
    assert (seen(state)["active"], seen(state)["round"]) == (1, 1)
    act(state, "roll thief 3", "end_turn", "draw master_key")
    assert (seen(state)["active"], seen(state)["round"]) == (0, 2)


@pytest.mark.rule("GA-01", "GA-90")
def test_only_all_crowns_win():
    mine = {"at": "K16", "wears": "red", "delivered": ["orange", "yellow", "green", "blue"]}
    state = act(two(mine, mover="thief", n=5), "step thief K17")
    assert GAME.outcome(state) is None
    mine["delivered"] = ["orange", "yellow", "green", "blue", "purple"]
    assert GAME.outcome(act(two(mine, mover="thief", n=5), "step thief K17")).winners == (0,)


@pytest.mark.rule("GA-91")
def test_the_length_is_the_only_mode():
    assert GAME.seats == (2, 3, 4)
    assert "team" not in "".join(option.name for option in GAME.options)
