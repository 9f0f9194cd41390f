"""Battles: strength, the general rule, ranged combat, maintenance, structures. AF-32 to AF-39, AF-67 to AF-100"""

from typing import Any

import pytest

from tavola.games.abandoned_fortress import GAME
from tavola.games.abandoned_fortress.state import AbandonedFortress

from .board import (
    do,
    gold,
    kinds,
    marching,
    named,
    pane,
    points,
    quiet,
    refused,
    revealed,
    strengths,
    unit,
    written,
)

BASTION = {"bastion": unit("M8", "IP5", "IP1")}


def armies(attacker: dict, defender: dict, left: int = 3, **given):
    """Seat 0's general attacks seat 1's."""
    mine, theirs = given.pop("p0", {}), given.pop("p1", {})
    return marching(
        left=left,
        p0={"generals": {"general1": attacker}} | mine,
        p1={"generals": {"general1": defender}} | theirs,
        **given,
    )


def side(leader: str, *cards: str, card: str | None = None) -> dict[str, Any]:
    return {"leader": leader, "cards": cards, "card": card}


OTHER = side("1 hero", "IS1")
ARCHERS = side("1 general1", "AL4", "AL4", card="G11")


# strength: the two matching rules


@pytest.mark.parametrize(
    ("card", "cards", "expected"),
    [
        ("G01", ("IA3", "IA5"), "110/50"),  # S2
        ("G01", ("IA5",), "70/30"),  # X1
        ("G09", ("IP5", "IP3"), "70/120"),  # X2
        ("G09", ("IP5", "IA5"), "90/90"),  # X3
        ("G19", ("IA5", "IA5"), "120/60"),  # X4
        ("G10", ("AC2", "AJ1"), "40/20"),  # S3
        ("G16", ("AL1", "AC1"), "30/40"),  # S4
    ],
)
@pytest.mark.rule("AF-35", "AF-36", "AF-37", "AF-38", "AF-29", "AF-32", "AF-R04", "AF-R05", "AF-R06")
def test_the_strength_of_a_general(card: str, cards: tuple[str, ...], expected: str) -> None:
    assert strengths(revealed(side("0 general1", *cards, card=card), OTHER))[0] == expected


@pytest.mark.rule("AF-33", "AF-34", "AF-36")
def test_heroes_and_castles_always_add_their_own_stats() -> None:
    """X27: Henry with Spear Levy alone has 20 and 40; S6: the Bastion has 50 and 100."""
    assert strengths(revealed(side("1 hero", "IP1"), side("0 bastion", "IP5", "IP1"))) == ["20/40", "50/100"]


@pytest.mark.rule("AF-39", "AF-R07", "AF-R31")
def test_a_card_alone_has_its_specialty_and_never_its_leaders_stats() -> None:
    state = revealed(ARCHERS, side("0 general1", "IP5", "IP3", card="G09"), ranged=True)
    assert alone(state) == ["Fortress Guard, 60", "Shield Wall, 40"]


def alone(state: AbandonedFortress) -> list[str]:
    """The cards that are shot at, each with its own defence."""
    shots = [item["title"] for item in pane(state) if " against " in item["title"]]
    return [title.split(" against ")[1].split(":")[0] for title in shots]


@pytest.mark.parametrize(
    ("card", "cards", "expected", "each"),
    [
        ("G01", ("IA5", "IA3"), "110/50", ["30", "20"]),
        ("G08", ("IP3", "IP4"), "70/70", ["50", "40"]),
        ("G08", ("IP3", "IS1"), "40/50", ["30", "20"]),
        ("G01", ("IA5",), "60/30", ["30"]),
    ],
)
@pytest.mark.rule("AF-R01", "AF-R08")
def test_by_option_there_is_a_single_boost(card: str, cards: tuple[str, ...], expected: str, each: list[str]) -> None:
    """Each card of a unit that cannot shoot back is targeted alone; a second time with the leader's own stats."""
    option, unit = {"boost_rule": "leader_only"}, side("0 general1", *cards, card=card)
    assert strengths(revealed(unit, OTHER, options=option))[0] == expected
    shot_at = alone(revealed(ARCHERS, unit, ranged=True, options=option))
    assert [text.split(", ")[1] for text in shot_at] == each


@pytest.mark.rule("AF-R13", "AF-36")
def test_under_uniform_the_branch_of_both_cards_counts() -> None:
    state = revealed(OTHER, side("0 hero", "AL4", "AL3"), options={"hero_castle_branch": "uniform"})
    assert strengths(state)[1] == f"60/{30 + 20 + 20 + 10 + 10}"


# who may attack whom


@pytest.mark.rule("AF-67", "AF-73", "AF-R33")
def test_an_unarmed_piece_cannot_attack() -> None:
    state = armies(unit("B3", card="G01"), unit("B4", "IA1", card="G02"))
    assert refused(state, "attack", space="B4") == "AF-67"


@pytest.mark.rule("AF-68", "AF-70", "AF-83", "AF-R15")
def test_only_archery_reaches_beyond_its_neighbours() -> None:
    state = armies(unit("B3", "IA1", card="G01"), unit("C4", "IA1", card="G02"))
    assert refused(state, "attack", space="C4") == "AF-68"  # a diagonal is 2 steps
    state = armies(unit("B3", "AC1", card="G10"), unit("B7", "IA1", card="G02"))
    assert refused(state, "attack", space="B7") == "AF-83"
    state = armies(unit("B3", "AC1", card="G10"), unit("B4", "IA1", card="G02"))
    assert refused(state, "attack", space="B4") is None


@pytest.mark.rule("AF-90")
def test_archers_without_an_archery_card_do_not_shoot() -> None:
    state = armies(unit("B3", "IA1", card="G10"), unit("C4", "IA1", card="G02"))
    assert refused(state, "attack", space="C4") == "AF-90"


@pytest.mark.parametrize(("metric", "expected"), [("manhattan", None), ("straight", "AF-R14")])
@pytest.mark.rule("AF-R14")
def test_how_range_is_measured(metric: str, expected: str | None) -> None:
    state = armies(unit("B3", "AC1", card="G10"), unit("C4", "IA1", card="G02"), options={"range_metric": metric})
    assert refused(state, "attack", space="C4") == expected


@pytest.mark.rule("AF-69", "AF-R18", "AF-R19")
def test_one_battle_a_turn_for_each_unit() -> None:
    """S7: no second battle."""
    prey = {"general1": unit("B4", card="G02"), "general2": unit("A3", card="G03")}
    state = marching(p0={"generals": {"general1": unit("B3", "IA1", card="G01")}}, p1={"generals": prey})
    do(state, "attack", space="B4")
    assert refused(state, "attack", space="A3") == "AF-69"


@pytest.mark.rule("AF-R28", "AF-R92")
def test_targets_are_opponents() -> None:
    own = {"general1": unit("B3", "IA1", card="G01"), "general2": unit("B4", card="G02")}
    state = marching(p0={"generals": own})
    assert refused(state, "attack", space="B4") == "AF-R92"
    assert refused(state, "attack", space="A3") == "AF-R28"


@pytest.mark.rule("AF-114", "AF-R80", "AF-R82")
def test_allies_do_not_attack_each_other() -> None:
    p0 = {"generals": {"general1": unit("M8", "IA1", card="G01")}}
    p2 = {"generals": {"general1": unit("L8", card="G02")}, "walls": ["M9"]}
    state = marching(options={"teams": True}, p0=p0, p2=p2)
    assert refused(state, "attack", space="L8") == "AF-114"
    assert refused(state, "attack", space="M9") == "AF-R82"


# the general rule


@pytest.mark.rule("AF-75", "AF-76", "AF-77", "AF-80", "AF-81", "AF-74")
def test_a_higher_attack_wins_and_ends_the_battle() -> None:
    state = armies(unit("B3", "IA5", "IA3", card="G01"), unit("B4", "IS4", card="G04"))
    do(state, "attack", space="B4")
    quiet(state)
    assert written(state, 1)["generals"] == {}
    assert (points(state, 0), points(state, 1)) == (10, 0)
    discards = GAME.dump(state)["discards"]
    assert discards["IS4"] == discards["G04"] == 1
    assert written(state, 0)["generals"]["general1"]["card"] == "G01/0123"  # shown to all


@pytest.mark.rule("AF-76", "AF-78", "AF-81", "AF-80")
def test_an_equal_defence_holds_and_strikes_back() -> None:
    """S1 in small: the defence holds at a tie, the counterattack wins."""
    state = armies(unit("B3", "IA1", card="G04"), unit("B4", "IS5", card="G01"))
    do(state, "attack", space="B4")
    assert strengths(state) == ["20/10", "50/30"]
    quiet(state)
    assert written(state, 0)["generals"] == {}
    assert (points(state, 0), points(state, 1)) == (0, 10)


@pytest.mark.rule("AF-79", "AF-93", "AF-95")
def test_if_both_defences_hold_nothing_is_lost_but_the_starter_pays() -> None:
    state = armies(unit("B3", "IP3", "IP2", card="G01"), unit("B4", "IP3", "IP2", card="G02"))
    do(state, "attack", space="B4")
    assert named(state) == {"yes", "no"}
    quiet(state)
    assert (gold(state, 0), gold(state, 1)) == (2, 5)  # 1 + 2
    assert len(written(state, 1)["generals"]["general1"]["cards"]) == 2
    assert points(state, 0) == points(state, 1) == 0


@pytest.mark.rule("AF-82", "AF-98", "AF-60")
def test_a_castle_that_loses_goes_back_to_its_owner() -> None:
    state = marching(
        p0={"generals": {"general1": unit("L2", "IA5", "IA5", card="G01")}},
        p1={"at": "M5", "castles": {"bastion": unit("L1", "IS2")}},
    )
    do(state, "attack", space="L1")
    quiet(state)
    assert written(state, 1)["castles"] == {}
    assert GAME.dump(state)["discards"] == {"IS2": 1}
    assert points(state, 0) == 10


# ranged combat


@pytest.mark.rule("AF-84", "AF-85", "AF-86", "AF-87", "AF-88", "AF-39", "AF-93", "AF-R35")
def test_archers_shoot_card_by_card() -> None:
    """S3: Scenario A."""
    state = armies(unit("B3", "AC2", "AJ1", card="G10"), unit("C4", "IP3", "IP4", card="G07"))
    do(state, "attack", space="C4")
    quiet(state)
    assert written(state, 1)["generals"]["general1"]["cards"] == ["IP3/0123"]
    assert points(state, 0) == points(state, 1) == 0
    assert gold(state, 0) == 4


@pytest.mark.rule("AF-91", "AF-83", "AF-36")
def test_archers_answer_archers_with_totals() -> None:
    """S4: Scenario B."""
    state = armies(unit("B3", "AC2", "AJ1", card="G10"), unit("C4", "AL1", "AC1", card="G16"))
    do(state, "attack", space="C4")
    quiet(state)
    assert written(state, 0)["generals"] == {}
    assert (points(state, 0), points(state, 1)) == (0, 10)


@pytest.mark.rule("AF-89", "AF-92", "AF-R16")
def test_only_archery_cards_shoot() -> None:
    """X9: 30 at range, 90 in close combat."""
    okan = side("0 general1", "AJ4", "IA5", card="G15")
    assert [strengths(revealed(okan, OTHER, ranged=ranged))[0] for ranged in (True, False)] == ["30/60", "90/60"]


@pytest.mark.rule("AF-84", "AF-90", "AF-87", "AF-80", "AF-81")
def test_archers_that_cannot_shoot_are_shot_card_by_card() -> None:
    """X35."""
    state = armies(unit("B3", "AC2", "AC4", card="G11"), unit("C5", "IA3", "IA5", card="G10"))
    do(state, "attack", space="C5")
    quiet(state)
    assert written(state, 1)["generals"] == {}
    assert points(state, 0) == 10


# maintenance


@pytest.mark.rule("AF-93", "AF-94", "AF-R109")
def test_some_cards_may_be_paid_for_and_the_rest_is_discarded() -> None:
    """S5: costs 1 and 2."""
    for keep, coins, left in (("yy", 2, 2), ("yn", 4, 1), ("ny", 3, 1), ("nn", 5, 0)):
        state = armies(unit("B3", "IA3", "IA5", card="G01"), unit("B4", "IS1", card="G04"))
        do(state, "attack", space="B4")
        for answer in keep:
            do(state, "yes" if answer == "y" else "no")
        assert gold(state, 0) == coins
        cards = [card for card in written(state, 0)["generals"]["general1"]["cards"] if card]
        assert len(cards) == left


@pytest.mark.rule("AF-94")
def test_what_cannot_be_paid_is_lost_and_free_cards_stay() -> None:
    """X12."""
    state = armies(unit("B3", "AC2", "AJ1", card="G10"), unit("C4", "IP3", "IP4", card="G07"), p0={"gold": 0})
    do(state, "attack", space="C4")
    cards = [card for card in written(state, 0)["generals"]["general1"]["cards"] if card]
    assert cards == ["AJ1/0123"]


@pytest.mark.rule("AF-R109", "AF-23")
def test_ruriks_unit_is_one_coin_cheaper() -> None:
    """X40: with 1 gold he keeps Great Axes or Axemen, not both."""
    for answers, kept in ((("yes",), "IA3"), (("no", "yes"), "IA5")):
        state = marching(
            "hero",
            p0={"at": "B3", "cards": ["IA5", "IA3"], "gold": 1},
            p1={"generals": {"general1": unit("B4", "IS1", card="G04")}},
        )
        do(state, "attack", space="B4")
        for answer in answers:
            do(state, answer)
        assert [card for card in written(state, 0)["cards"] if card] == [f"{kept}/0123"]


@pytest.mark.rule("AF-96", "AF-119", "AF-R34", "AF-R38")
def test_an_unarmed_general_dies_without_points() -> None:
    """X25."""
    state = armies(unit("B3", "IA5", card="G01"), unit("B4", card="G02"))
    do(state, "attack", space="B4")
    assert written(state, 1)["generals"] == {}
    assert (points(state, 0), gold(state, 0)) == (0, 5)
    assert refused(state, "attack", space="B2") == "AF-69"


@pytest.mark.rule("AF-96", "AF-R29", "AF-R93", "AF-R108", "AF-119")
@pytest.mark.parametrize(("space", "kind"), [("I6", "generals"), ("J5", "castles")])
def test_what_archers_may_shoot_at(space: str, kind: str) -> None:
    """X43: 3 steps from an unarmed general and an empty castle, 2 from a wall, which is no target."""
    p1 = {"generals": {"general1": unit("I6", card="G02")}, "walls": ["J6"], "castles": {"bastion": unit("J5")}}
    state = marching(p0={"generals": {"general1": unit("J8", "AC1", card="G10")}}, p1=p1, turn={"left": 0})
    assert refused(state, "attack", space="J6") == "AF-R93"
    do(state, "attack", space=space)
    assert (written(state, 1)[kind], points(state, 0), gold(state, 0)) == ({}, 0, 5)


@pytest.mark.rule("AF-97", "AF-R32", "AF-R110")
def test_a_hero_never_dies() -> None:
    state = armies(unit("L3", "IA5", "IA5", card="G01"), unit("M5", card="G02"), p1={"cards": ["IS1"]})
    do(state, "attack", space="L2")
    assert kinds(state) == {"place"}
    assert state.actor == 1
    assert refused(state, "place", space="G1") == "AF-97"
    do(state, "place", space="M1")
    assert (written(state, 1)["at"], written(state, 1)["cards"]) == ("M1", [])
    assert points(state, 0) == 10


@pytest.mark.rule("AF-R29", "AF-119", "AF-98")
def test_an_empty_castle_falls_at_once() -> None:
    given = {"p1": {"castles": {"bastion": unit("K1")}}}
    mine = {"generals": {"general1": unit("K2", "IA1", card="G01")}}
    state = marching(p0=mine, **given)
    do(state, "attack", space="K1")
    assert (written(state, 1)["castles"], points(state, 0), gold(state, 0)) == ({}, 0, 5)


@pytest.mark.parametrize(("card", "stands"), [("IA1", False), ("IS1", True)])
@pytest.mark.rule("AF-R29")
def test_by_option_an_empty_castle_defends_itself(card: str, stands: bool) -> None:
    given = {"options": {"empty_castle": "base_defence"}, "p1": {"castles": {"bastion": unit("K1")}}}
    state = marching(p0={"generals": {"general1": unit("K2", card, card="G07")}}, **given)
    do(state, "attack", space="K1")
    quiet(state)
    assert bool(written(state, 1)["castles"]) == stands
    assert points(state, 0) == points(state, 1) == 0


@pytest.mark.rule("AF-R29", "AF-R111")
def test_torn_banner_leaves_an_empty_castle_without_defence() -> None:
    given = {"options": {"empty_castle": "base_defence"}, "p1": {"castles": {"bastion": unit("K1")}}}
    mine = {"generals": {"general1": unit("K2", "IS1", card="G07")}, "black": {"torn_banner": 1}}
    state = marching(p0=mine, **given)
    do(state, "attack", space="K1")
    do(state, "black", black="torn_banner")
    quiet(state)
    assert written(state, 1)["castles"] == {}


@pytest.mark.rule("AF-99", "AF-100", "AF-119")
def test_a_wall_always_falls_and_gives_nothing() -> None:
    state = marching(p0={"generals": {"general1": unit("H1", "IA5", card="G01")}}, p1={"walls": ["I1"]})
    do(state, "attack", space="I1")
    assert (written(state, 1)["walls"], points(state, 0), gold(state, 0)) == ([], 0, 5)
    assert written(state, 0)["generals"]["general1"]["card"] == "G01"  # nothing is shown
    assert GAME.dump(state)["turn"]["fought"] == ["general1"]
