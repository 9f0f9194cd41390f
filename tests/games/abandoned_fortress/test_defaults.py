"""What is played for a seat whose time is up, and every reason why an action is refused."""

from typing import Any

import pytest

from tavola.games.abandoned_fortress import GAME
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, OVER

from .board import NW_WALLS, do, marching, set_up, unit

GENERAL = {"generals": {"general1": unit("B3", "IA1", card="G01")}}
STRIKER = {"generals": {"general1": unit("L4", "IA3", "IA5", card="G01")}, "gold": 9}
PREY = {"generals": {"general1": unit("L3", "IS1", card="G02")}}


def played(state: AbandonedFortress) -> str:
    """The default, in short."""
    return GAME.named(GAME.default(state, Rng(1)))


def attacking(p0: dict[str, Any], p1: dict[str, Any]) -> AbandonedFortress:
    state = set_up("move", p0=STRIKER | p0, p1=PREY | p1, turn={"mover": "0 general1", "left": 3})
    do(state, "attack", space="L3")
    return state


FULL = {"generals": {"general1": unit("B3", "CL1", "CL2", card="G01")}}


@pytest.mark.rule("AF-55")
@pytest.mark.parametrize(
    ("owner", "bought", "placed"),
    [
        (GENERAL, "CL1", "assign CL1 general1 none"),
        (FULL, "CL3", "assign CL3 general1 first"),
        (FULL, "CL1", None),
    ],
    ids=["a free place", "the weakest card is replaced", "no leader would be stronger"],
)
def test_what_was_bought_may_be_left_to_the_table(owner: dict[str, Any], bought: str, placed: str | None) -> None:
    state = set_up("trade", p0=owner, turn={"staged": {bought: 1}})
    assert GAME.rests(state) == (placed is not None)
    assert placed is None or GAME.named(GAME.rested(state, Rng(1))) == placed


@pytest.mark.parametrize(
    ("given", "default"),
    [
        ({"asks": "act"}, "act market"),
        ({"asks": "build"}, "end_build"),
        ({"asks": "card", "p0": {"hand": {"tax": 1}}}, "pass"),
        ({"asks": "trade"}, "end_trade"),
        ({"asks": "trade", "p0": GENERAL, "turn": {"staged": {"CL1": 1}}}, "assign CL1 general1 none"),
        ({"asks": "trade", "turn": {"staged": {"CL1": 1}}}, "end_trade"),
        ({"asks": "trade", "p0": {"black": {"turncoat": 1, "last_stand": 1}}}, "discard_black turncoat"),
        ({"asks": "pick", "p0": GENERAL, "turn": {"moved": ["hero"]}}, "end_march"),
        ({"asks": "deploy", "turn": {"paid": True}, "p0": GENERAL | {"cards": ["IS1"]}}, "deploy general1"),
        ({"asks": "home", "active": 1, "going_home": [2], "p2": {"at": None}}, "place M13"),
        ({"asks": "place", "phase": "hero_enters", "turn": {"placing": "0 hero"}, "p0": {"at": None}}, "place A1"),
    ],
)
def test_the_default_spends_and_risks_least(given: dict[str, Any], default: str) -> None:
    assert played(set_up(**given)) == default


def test_a_general_with_fewest_cards_goes_by_default() -> None:
    cells, cards = ("A1", "A2", "A3", "A4"), ("G09", "G04", "G01", "G02")
    generals = {f"general{i + 1}": unit(cells[i], card=cards[i]) for i in range(4)}
    generals |= {"general1": unit("A1", "IS2", card="G09"), "general2": unit("A2", "IS1", card="G04")}
    assert played(set_up("trade", p0={"generals": generals})) == "discard_general general3"


def test_which_action_card_goes_is_drawn_by_lot() -> None:
    """A rule of thumb would tell the others what is kept."""
    state = set_up("discard", p0={"hand": {"tax": 2, "spies": 3, "masons": 3}})
    gone = {GAME.named(GAME.default(state, Rng(seed))) for seed in range(30)}
    assert gone == {"discard tax", "discard spies", "discard masons"}
    state = set_up("keep", active=1, turn={"drawn": ["tax", "spies"]})
    assert {GAME.named(GAME.default(state, Rng(seed))) for seed in range(20)} == {"keep tax", "keep spies"}


def test_no_secret_is_played_by_default_and_the_unit_is_paid() -> None:
    assert played(attacking({"black": {"black_powder": 1}}, {})) == "black none"
    assert played(attacking({"drums": 1}, {})) == "no"
    assert played(attacking({}, {})) == "yes"


@pytest.mark.parametrize(("gold", "default"), [(3, "no"), (2, "yes")])
def test_a_pay_chest_is_opened_by_default_only_where_gold_lacks(gold: int, default: str) -> None:
    assert played(attacking({"chests": 1, "gold": gold}, {})) == default


def test_the_weaker_card_falls_to_a_last_stand_by_default() -> None:
    state = attacking({}, {"black": {"last_stand": 1}})
    do(state, "black", black="last_stand")
    assert played(state) == "lose_card IA3"


def test_the_crown_goes_to_the_castle_with_most_cards_then_to_the_deepest() -> None:
    castles = {"bastion": unit("E4"), "tower": unit("B2"), "stables": unit("D4", "CL1")}
    state = set_up("crown", p0={"at": "G7", "castles": castles}, crown_taker=0)
    assert played(state) == "crown_castle stables"
    castles["stables"] = unit("D4")
    assert played(set_up("crown", p0={"at": "G7", "castles": castles}, crown_taker=0)) == "crown_castle tower"


def test_a_move_stops_by_default_but_not_in_a_tunnel() -> None:
    state = marching(p0={"generals": {"general1": unit("D7", "IA1", card="G01")}})
    assert played(state) == "stop"
    do(state, "step", direction="left")
    assert played(state) == "step up"


@pytest.mark.parametrize(
    ("card", "dragon", "default"),
    [
        ("masons", {"alert": 2}, "stop"),
        ("dragon_horn", {"alert": 2}, "horn back"),
        ("dragon_horn", {"alert": 1}, "horn forward"),
        ("dragon_horn", {"alert": 0, "at": "B3", "card": "D1"}, "fly up 2"),
    ],
)
def test_an_action_card_under_way_does_as_little_as_it_can(card: str, dragon: dict[str, Any], default: str) -> None:
    state = set_up("card", p0={"hand": {card: 1}}, dragon=dragon)  # a hero stands on B2
    do(state, "play", card=card)
    assert played(state) == default


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_legal_default_for_every_question(seats: int) -> None:
    """A game in which every second decision is left to the clock goes on."""
    state, rng = GAME.new(seats, round_limit=6), Rng(seats)
    while state.actor != OVER:
        chance = state.actor == CHANCE or rng.below(2)
        state.play(state.sample(rng) if chance else GAME.default(state, rng))


# reasons


def why(state: AbandonedFortress, kind: str, **params: Any) -> list[str]:
    return [refusal.clause for refusal in GAME.refusals(state, GAME.actions.encode(kind, **params))]


@pytest.mark.rule("AF-67", "AF-69", "AF-83")
def test_every_reason_against_an_attack_is_told() -> None:
    far = {"generals": {"general1": unit("D7", "IA1", card="G01")}}
    state = marching(p0=far, p1=PREY, turn={"fought": ["general1"]})
    assert why(state, "attack", space="L3") == ["AF-69", "AF-83"]
    assert why(state, "attack", space="D7") == ["AF-69", "AF-R92"]
    state = marching(p0={"generals": {"general1": unit("D7", card="G01")}}, p1=PREY, turn={"fought": ["general1"]})
    assert why(state, "attack", space="L3") == ["AF-67", "AF-69", "AF-83"]
    assert why(state, "attack", space="A1") == ["AF-67", "AF-69", "AF-R28"]


@pytest.mark.rule("AF-43", "AF-63", "AF-64")
def test_every_reason_against_a_step_is_told() -> None:
    gate = {"generals": {"general1": unit("D5", card="G01")}}
    state = marching(p0=gate, p1={"generals": {"general1": unit("D6", "IS1", card="G02")}})
    assert why(state, "step", direction="down") == ["AF-64", "AF-43"]
    state = marching(p0=gate, left=0)
    assert why(state, "step", direction="down") == ["AF-43", "AF-63"]


@pytest.mark.rule("AF-58", "AF-59", "AF-60")
def test_every_reason_against_a_building_is_told() -> None:
    castles = {"bastion": unit("B3"), "tower": unit("B4")}
    state = set_up("build", p0={"gold": 1, "castles": castles})
    assert why(state, "build_castle", space="A1", castle="bastion") == ["AF-58", "AF-60", "AF-05"]
    state = set_up("build", p0={"gold": 3, "walls": NW_WALLS})
    assert why(state, "build_wall", space="A1") == ["AF-59", "AF-05"]


@pytest.mark.rule("AF-53", "AF-55", "AF-R87")
def test_every_reason_in_trade_and_theft_is_told() -> None:
    generals = {f"general{i + 1}": unit(f"A{i + 1}", card=f"G0{i + 1}") for i in range(4)}
    state = set_up("trade", p0={"generals": generals, "black": {"turncoat": 2}, "cards": ["IA1", "IS1"]})
    assert why(state, "end_trade") == ["AF-R64", "AF-R74"]
    assert why(state, "assign", card="CL1", leader="hero", replace="none") == ["AF-55", "AF-31"]
    thief = {"active": 2, "p0": {"gold": 4, "at": "L11"}, "p1": {"gold": 0}}
    assert why(set_up("theft", **thief), "steal", seat=1) == ["AF-R87", "AF-R96"]


def test_a_question_that_comes_first_is_the_only_reason() -> None:
    assert why(set_up(), "attack", space="L3") == ["AF-26"]
    assert why(set_up("roll"), "step", direction="up") == ["AF-41"]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_first_reason_found_is_the_one_that_refuses(seats: int) -> None:
    """Must agree with `breaks`: nothing speaks against what is legal, and the refusing clause is among the reasons."""
    state, rng = GAME.new(seats, round_limit=4), Rng(seats)
    while state.actor != OVER:
        kinds = [GAME.actions.kinds[name] for name in GAME.asked(state).words]
        for kind in (kinds[rng.below(len(kinds))] for _ in range(20 if kinds else 0)):
            action = kind.first + rng.below(kind.size)
            found, code = list(GAME.asked(state).reasons(state, action)), state.breaks(action)
            assert (not found) if code == 0 else (not found or code in found), GAME.named(action)
        state.play(state.sample(rng))
