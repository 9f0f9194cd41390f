"""What a seat observes: fronts it knows, backs, its own secrets; what is closed to it is always the same number."""

from typing import Any

import pytest

from tavola.games.abandoned_fortress import GAME
from tavola.games.abandoned_fortress.data import ACTION_CARDS, BLACK_IDS, CELLS, GENERAL_IDS, MILITARY_IDS
from tavola.kernel.rng import Rng

from .board import NE_WALLS, do, set_up, unit
from .test_first_general import chosen

GENERAL1 = 4  # of a seat's leaders
SECRET = len(BLACK_IDS)


def observed(state: Any, seat: int) -> dict[str, Any]:
    return GAME.observation_of(state).named(state.observe(seat))


def back(branch: int, price: int) -> int:
    """A closed military card whose back shows; branches are infantry, archery, cavalry."""
    return len(MILITARY_IDS) + 3 * branch + price - 1


def card(id: str) -> int:
    return MILITARY_IDS.index(id)


@pytest.mark.rule("AF-R90", "AF-R101")
def test_a_card_is_a_front_to_its_owner_and_who_has_seen_it_and_a_back_to_all_others() -> None:
    state = set_up(p1={"generals": {"general1": unit("L3", "IS1", "IP1/0", card="G02/3")}})
    seen = [observed(state, seat) for seat in range(4)]
    assert [seen[seat]["card"][(1 - seat) % 4][GENERAL1] for seat in range(4)] == [
        [card("IP1"), back(0, 1)],
        [card("IS1"), card("IP1")],
        [back(0, 1), back(0, 1)],
        [back(0, 1), back(0, 1)],
    ]
    general, closed = GENERAL_IDS.index("G02"), len(GENERAL_IDS) + 3 - 2  # infantry, price 3
    assert [seen[seat]["general"][(1 - seat) % 4][0] for seat in range(4)] == [closed, general, closed, general]
    assert seen[0]["card_seen"][1][GENERAL1] == [0b0001, 0]  # by itself, counted from itself
    assert seen[1]["card_seen"][0][GENERAL1] == [0, 0b1000]
    assert seen[2]["card_seen"][3][GENERAL1] == [0, 0b0100]


@pytest.mark.rule("AF-74", "AF-R101")
def test_a_card_shown_in_battle_is_a_front_to_all() -> None:
    state = set_up(p1={"generals": {"general1": unit("L3", "IS1/0123", "CL4/0123", card="G02/0123")}})
    for seat in range(4):
        assert observed(state, seat)["card"][(1 - seat) % 4][GENERAL1] == [card("IS1"), card("CL4")]


@pytest.mark.rule("AF-R90")
def test_where_lies_which_closed_card_tells_nothing() -> None:
    one = set_up(p1={"generals": {"general1": unit("L3", "IS1", "CL4", card="G02")}})
    other = set_up(p1={"generals": {"general1": unit("L3", "CL4", "IS1", card="G02")}})
    assert list(one.observe(0)) == list(other.observe(0))
    assert list(one.observe(1)) != list(other.observe(1))


@pytest.mark.rule("AF-R90")
def test_by_option_only_the_number_of_closed_cards_is_observed() -> None:
    state = set_up(
        p1={"generals": {"general1": unit("L3", "IS1", "CL4", card="G02")}}, options={"card_backs": "count_only"}
    )
    assert observed(state, 0)["card"][1][GENERAL1] == [len(MILITARY_IDS)] * 2
    assert observed(state, 0)["general"][1][0] == len(GENERAL_IDS)  # its branch shows by the figure


@pytest.mark.rule("AF-R104")
def test_hands_are_open_to_their_owner_and_counted_by_all() -> None:
    state = set_up(p1={"hand": {"tax": 2}, "black": {"turncoat": 1}})
    own, rival = observed(state, 1), observed(state, 0)
    assert own["hand"][0] == [2 if name == "tax" else 0 for name in ACTION_CARDS]
    assert own["black_hand"][0] == [int(name == "turncoat") for name in BLACK_IDS]
    assert set(rival["hand"][1] + rival["black_hand"][1]) == {-1}
    assert (rival["hand_size"][1], rival["blacks"][1]) == (2, 1)


@pytest.mark.rule("AF-R72", "AF-R104")
def test_a_secret_of_a_battle_is_its_sides_own_until_the_reveal() -> None:
    p0 = {"black": {"black_powder": 1}, "generals": {"general1": unit("L4", "IA5", card="G01")}}
    p1 = {"black": {"smoke_screen": 1}, "generals": {"general1": unit("L3", "IS1", card="G02")}}
    state = set_up("move", p0=p0, p1=p1, turn={"mover": "0 general1", "left": 3})
    do(state, "attack", space="L3")
    do(state, "black", black="black_powder")
    powder, smoke = BLACK_IDS.index("black_powder"), BLACK_IDS.index("smoke_screen")
    assert [observed(state, seat)["secret"] for seat in range(3)] == [[powder, SECRET], [SECRET, -1], [SECRET, SECRET]]
    do(state, "black", black="smoke_screen")
    shown = [observed(state, seat)["shown_secret"] for seat in range(4)]
    assert shown == [[[powder, 0], [smoke, 0]]] * 4


@pytest.mark.rule("AF-R104")
def test_a_redeployment_is_planned_in_secret() -> None:
    generals = {"general1": unit("B3", "IA5", card="G01"), "general2": unit("C3", card="G03")}
    plans = []
    for leader in ("general1", "general2"):
        state = set_up("pay", phase="redeploy", p0={"food": 2, "cards": ["IA1"], "generals": generals})
        do(state, "pay", food=2)
        do(state, "deploy", leader=leader)
        plans.append(state)
    one, other = plans
    assert [observed(each, 0)["plan"][:2] for each in plans] == [[4, -1], [5, -1]]
    assert list(one.observe(1)) == list(other.observe(1))
    assert (observed(one, 1)["given"], set(observed(one, 1)["plan"])) == (1, {-1})


@pytest.mark.rule("AF-R90")
def test_what_is_bought_shows_its_backs_to_the_others() -> None:
    state = set_up("trade", active=1, turn={"staged": {"IA5": 1, "CL1": 2}})
    own, rival = observed(state, 1), observed(state, 0)
    assert [own["staged"][card(id)] for id in ("IA5", "CL1")] == [1, 2]
    assert set(rival["staged"]) == {-1}
    assert own["staged_backs"] == rival["staged_backs"] == [[0, 0, 1], [0, 0, 0], [2, 0, 0]]


@pytest.mark.rule("AF-R100")
def test_closed_food_is_its_owners_to_know() -> None:
    state = set_up(p0={"food": 4}, p1={"food": 2}, options={"food_open": False})
    assert observed(state, 0)["food"] == [4, -1, -1, -1]
    assert observed(state, 1)["food"] == [2, -1, -1, -1]
    assert observed(set_up(p0={"food": 4}, p1={"food": 2}), 1)["food"] == [2, 0, 0, 4]


@pytest.mark.rule("AF-R10")
def test_who_chose_from_a_deck_knows_which_generals_are_gone_and_of_one_alone_with_whom() -> None:
    two_gone, one_gone = observed(chosen("G12", "G10"), 2), observed(chosen("G12"), 1)
    gone = {GENERAL_IDS[i] for i, flag in enumerate(two_gone["gone"]) if flag}
    assert gone == {"G12", "G10"}
    assert one_gone["general"][3][0] == GENERAL_IDS.index("G12")
    assert "gone" not in observed(set_up(), 0)


def test_seats_and_leaders_are_counted_from_the_observer() -> None:
    castle = {"castles": {"tower": {"at": "L3"}}, "walls": ["M6"]}
    state = set_up(p1=castle, crown="1 tower")
    for seat in range(4):
        seen, place = observed(state, seat), (1 - seat) % 4
        assert [sum(walls) for walls in seen["wall"]] == [int(i == place) for i in range(4)]
        assert seen["wall"][place][NE_WALLS.index("M6")] == 1
        assert seen["crown"] == place * 16 + 2
        assert seen["corner"] == [(seat + i) % 4 for i in range(4)]
        assert seen["cell"][place][2] == CELLS.index("L3")


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    enemy = {
        "generals": {"general1": unit("L3", "IS1", "IP1", card="G02")},
        "black": {"turncoat": 1},
        "hand": {"tax": 2},
    }
    state = set_up(p1=enemy, options={"card_backs": "count_only", "food_open": False})
    dreams = [state.imagine(0, Rng(seed)) for seed in range(20)]
    assert len({str(GAME.dump(dream)) for dream in dreams}) > 10
    assert {tuple(dream.observe(0)) for dream in dreams} == {tuple(state.observe(0))}
