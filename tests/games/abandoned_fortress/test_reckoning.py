"""The battle pane from the reveal on: every part of both sums, each comparison, the result, and how long it stays."""

import re
from typing import Any

import pytest

import tavola
from tavola.games.abandoned_fortress import GAME
from tavola.games.abandoned_fortress.data import BLACKS, GENERAL_IDS, MILITARY_IDS
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.rng import Rng

from .board import do, kinds, pane, quiet, set_up, unit

READERS = (0, 1, 2, 3, None)
WHO = ("starter", "defender")
STRONG = {"generals": {"general1": unit("L4", "IA5", "IA3", card="G01")}, "gold": 9}
BASTION = {"castles": {"bastion": unit("L3", "IP5", "IP1")}}


def fought(p0: dict[str, Any], p1: dict[str, Any], at: str = "L3", mover: str = "general1") -> AbandonedFortress:
    """Seat 0 attacks what stands on L3; every secret a seat holds is used."""
    state = set_up("move", p0=p0, p1=p1, turn={"mover": f"0 {mover}", "left": 3})
    do(state, "attack", space=at)
    while kinds(state) & {"black"} or GAME.dump(state)["asks"] == "drums":
        state.play(state.legal()[0])
    return state


def steps(state: AbandonedFortress, seat: int | None = None) -> list[str]:
    return [item["title"] for item in pane(state, seat) if item["id"].startswith("battle-step")]


@pytest.mark.rule("AF-38", "AF-74", "AF-75")
def test_all_see_both_sums_part_by_part_once_the_cards_are_shown() -> None:
    state = fought(STRONG | {"black": {"night_raid": 1}}, BASTION | {"black": {"spike_trap": 1}})
    for seat in READERS:
        starter, defender = pane(state, seat)[:2]
        parts = ("Great Axes: 60/30", "Axemen: 40/20", "Torvald: 10/0", "Night Raid: +20/0")
        assert (starter["lines"], starter["corners"]) == (parts, ("130/50",))
        parts = ("Fortress Guard: 30/40", "Spear Levy: 10/20", "specialty bonus: 0/30", "Bastion: 10/10")
        assert (defender["lines"], defender["corners"]) == ((*parts, "Spike Trap: 0/+20"), ("50/120",))


@pytest.mark.rule("AF-R111", "AF-R75")
def test_what_the_other_sides_black_card_takes_stands_in_the_sum() -> None:
    state = fought(STRONG | {"black": {"torn_banner": 1}}, BASTION | {"black": {"turncoat": 1}})
    starter, defender = pane(state, None)[:2]
    assert (starter["lines"][3:], starter["corners"]) == (("Turncoat: −60/0", "Torn Banner"), ("50/50",))
    assert (defender["lines"][4:], defender["corners"]) == (("Torn Banner: −10/−10", "Turncoat"), ("40/90",))


@pytest.mark.rule("AF-76", "AF-77", "AF-78", "AF-79")
def test_each_comparison_and_the_result_are_told() -> None:
    weak = {"generals": {"general1": unit("L3", "IS1", card="G02")}}
    assert steps(fought(STRONG, weak)) == ["Attack 110 against defence 20: the attack wins", "Red’s general 1 wins"]
    assert steps(fought({"generals": {"general1": unit("L4", "IA1", card="G04")}}, BASTION)) == [
        "Attack 20 against defence 100: the defence holds",
        "Counterattack 50 against defence 10: the counterattack wins",
        "Blue’s Bastion wins",
    ]
    assert steps(fought({"generals": {"general1": unit("L4", "IP5", "IP3", card="G09")}}, BASTION)) == [
        "Attack 70 against defence 100: the defence holds",
        "Counterattack 50 against defence 120: the defence holds",
        "Nobody wins the battle",
    ]


@pytest.mark.rule("AF-84", "AF-85", "AF-86")
def test_card_by_card_at_range() -> None:
    archers = {"generals": {"general1": unit("L5", "AC2", "AJ1", card="G10")}}
    spears = {"generals": {"general1": unit("L3", "IP3", "IP4", card="G07")}}
    assert steps(fought(archers, spears)) == [
        "40 against Shield Wall, 40: stays",
        "40 against Spear Line, 30: lost",
        "Nobody wins the battle",
    ]


@pytest.mark.rule("AF-R73")
def test_smoke_ends_it_before_anything_is_compared() -> None:
    state = fought(STRONG | {"black": {"smoke_screen": 1}}, BASTION)
    assert steps(state) == ["Smoke: the battle ends without a winner"]


@pytest.mark.rule("AF-103", "AF-104")
def test_a_dragon_that_landed_is_shown_too_and_a_castle_does_not_strike_back() -> None:
    p0 = {"castles": {"bastion": unit("B3", "IP5", "IP1")}}
    state = set_up("roll", p0=p0, dragon={"alert": 0, "at": "B4", "card": "D4"}, active=1)
    do(state, "roll", white=1, black="up")
    assert pane(state, 2)[0]["lines"] == ("Old Night: 100/90",)
    assert steps(state) == [
        "Attack 100 against defence 100: the defence holds",
        "No counterattack",
        "Nobody wins the battle",
    ]


def test_it_stays_for_each_seat_until_that_seat_decides_something_else() -> None:
    state = fought(STRONG, {"generals": {"general1": unit("L3", "IS1", card="G02")}})
    assert [item["id"] for item in pane(state, 1)][-1] == "battle-upkeep"
    quiet(state)  # maintenance is part of the battle
    assert all(pane(state, seat) for seat in READERS)
    do(state, "stop")
    assert [bool(pane(state, seat)) for seat in READERS] == [False, True, True, True, True]
    while state.actor != 1:  # the others decide nothing, chance does
        state.play(state.legal()[0])
    assert [bool(pane(state, seat)) for seat in READERS] == [False, True, True, True, True]
    state.play(state.legal()[-1])
    assert [bool(pane(state, seat)) for seat in READERS] == [False, False, True, True, True]


def test_it_goes_once_all_have_decided_and_gives_way_to_the_next_battle() -> None:
    shown = {"attacker": "0 general1", "defender": "1 bastion", "cards": [["IA1"], ["IS1"]], "onlookers": [0]}
    state = set_up(shown=shown | {"generals": ["G01", None]})
    assert [bool(pane(state, seat)) for seat in READERS] == [True, False, False, False, True]
    do(state, "act", action="market")
    assert [pane(state, seat) for seat in READERS] == [[], [], [], [], []]
    assert GAME.dump(state)["shown"] is None


def test_a_position_keeps_the_battle_that_is_shown() -> None:
    state = fought(STRONG | {"black": {"night_raid": 1}}, BASTION)
    dump = GAME.dump(state)
    again = GAME.load(dump)
    assert GAME.dump(again) == dump
    assert [GAME.scene(again, seat) for seat in READERS] == [GAME.scene(state, seat) for seat in READERS]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"cards": [["IA1"]]}, "two sides"),
        ({"attacker": "dragon"}, "names the Dragon card"),
        ({"attacker": "1 bastion"}, "has two sides"),
        ({"generals": [None, None]}, "names the general"),
        ({"onlookers": []}, "still look"),
        ({"cards": [["IA1"], ["XX"]]}, "a military card cannot be 'XX'"),
    ],
)
def test_a_battle_that_cannot_have_been_shown_is_refused(wrong: dict[str, Any], message: str) -> None:
    shown = {"attacker": "0 general1", "defender": "1 bastion", "cards": [["IA1"], ["IS1"]], "onlookers": [0]}
    shown |= {"generals": ["G01", None]}
    assert pane(set_up(shown=shown), 0)
    with pytest.raises(tavola.BadPosition, match=message):
        set_up(shown=shown | wrong)


def any_battle(rng: Rng) -> dict[str, Any]:
    """Two units, their secrets and their distance by lot."""

    def one(words: Any) -> Any:
        return words[rng.below(len(words))]

    sides = [f"{seat} {one(('hero', 'general1', 'bastion')[: 2 + seat])}" for seat in range(2)]
    return {
        "attacker": sides[0],
        "defender": sides[1],
        "ranged": one((False, True)),
        "generals": [one(GENERAL_IDS) if "general" in leader else None for leader in sides],
        "cards": [[one(MILITARY_IDS), one((None, *MILITARY_IDS))] for _ in sides],
        "black": [one([None, *(card.id for card in BLACKS if card.side in (who, "any"))]) for who in WHO],
        "drums": [one((False, True)) for _ in sides],
        "onlookers": [0],
    }


@pytest.mark.rule("AF-38", "AF-R01", "AF-R111")
@pytest.mark.parametrize("boost_rule", ["two_rules", "leader_only"])
def test_the_parts_add_up_to_the_totals_that_decide(boost_rule: str) -> None:
    """Whoever fights whom: the corner has the totals, the lines their parts."""
    rng = Rng(7)
    for _ in range(100):
        state = set_up(shown=any_battle(rng), options={"boost_rule": boost_rule})
        for side in pane(state, None)[:2]:
            parts = [PART.search(line) for line in side["lines"]]
            sums = [sum(number(part[i]) for part in parts if part) for i in (1, 2)]
            assert side["corners"] == (f"{sums[0]}/{sums[1]}",)


PART = re.compile(r": ([+−]?\d+)/([+−]?\d+)$")


def number(text: str) -> int:
    return int(text.replace("\N{MINUS SIGN}", "-"))
