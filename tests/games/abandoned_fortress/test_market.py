"""Market trade and redeployment. AF-28 to AF-31, AF-52 to AF-57"""

import pytest

from tavola.games.abandoned_fortress import GAME
from tavola.kernel.state import CHANCE

from .board import do, food, gold, kinds, named, refused, set_up, settle, unit, written


@pytest.mark.rule("AF-52", "AF-R09")
def test_cards_are_bought_unseen_at_the_price_on_the_back() -> None:
    state = set_up("trade", p0={"gold": 5}, tops={"military_infantry": 2})
    settle(state)
    do(state, "buy", deck="military_infantry")
    assert gold(state, 0) == 3
    assert all(GAME.actions.decode(a).params["card"][:2] in ("IA", "IS", "IP") for a in state.legal())
    do(state, "front", card="IA3")
    settle(state)
    assert GAME.dump(state)["turn"]["staged"] == {"IA3": 1}
    state = set_up("trade", p0={"gold": 1}, tops={"military_infantry": 2})
    settle(state)
    assert refused(state, "buy", deck="military_infantry") == "AF-52"


@pytest.mark.rule("AF-R102")
def test_a_deck_is_a_multiset_whose_top_back_is_seen() -> None:
    """X41: Woodcutters, two Axemen, one Shield Wall are left."""
    left = {"IA1": 1, "IA3": 2, "IP3": 1}
    copies = {"IA1": 2, "IA2": 2, "IA3": 3, "IA4": 1, "IA5": 2, "IS1": 2, "IS2": 3, "IS3": 2, "IS4": 2, "IS5": 1}
    copies |= {"IP1": 2, "IP2": 2, "IP3": 2, "IP4": 2, "IP5": 2}
    discards = {card: n - left.get(card, 0) for card, n in copies.items() if n > left.get(card, 0)}
    tops = {"general_infantry": 2, "general_archery": 2, "general_cavalry": 2, "military_archery": 1}
    state = set_up("top", phase="trade", discards=discards, tops=tops | {"military_cavalry": 1})
    weights = {GAME.named(action): weight for action, weight in state.chances()}
    assert weights == {"top military_infantry 1": 1, "top military_infantry 2": 3}
    do(state, "top", deck="military_infantry", price=2)
    do(state, "buy", deck="military_infantry")
    weights = {GAME.named(action): weight for action, weight in state.chances()}
    assert weights == {"front IA3": 2, "front IP3": 1}


@pytest.mark.rule("AF-R68", "AF-R112")
def test_an_empty_deck_is_renewed_from_its_discards() -> None:
    generals = {f"G{n:02d}": 1 for n in range(1, 9)}
    state = set_up("trade", p0={"gold": 12}, discards=generals)
    do(state, "buy", deck="general_infantry")
    do(state, "front", card="G09")
    settle(state)
    assert sum(n for card, n in GAME.dump(state)["pool"].items() if card.startswith("G0")) == 8
    assert not any(card.startswith("G") for card in GAME.dump(state)["discards"])


@pytest.mark.rule("AF-R65", "AF-R68")
def test_a_branch_has_a_figure_for_each_of_its_nine_cards_and_then_its_deck_is_closed() -> None:
    spaces = (("B3", "C3", "D3"), ("K2", "K3", "L3"), ("K11", "K12", "L11"))
    given = {
        f"p{seat}": {
            "gold": 12,
            "generals": {f"general{i + 1}": unit(at, card=f"G0{seat * 3 + i + 1}") for i, at in enumerate(row)},
        }
        for seat, row in enumerate(spaces)
    }
    state = set_up("trade", **given)
    figures = [piece["icon"] for piece in GAME.scene(state, None)["pieces"]]
    assert figures.count("general-infantry") == 9
    assert refused(state, "buy", deck="general_infantry") == "AF-R68"
    assert refused(state, "buy", deck="general_archery") is None


@pytest.mark.rule("AF-54", "AF-R63")
def test_a_bought_general_is_put_on_the_board_at_once() -> None:
    state = set_up("trade", p0={"gold": 5})
    do(state, "buy", deck="general_archery")
    do(state, "front", card="G10")
    settle(state)
    assert kinds(state) == {"place"}
    assert refused(state, "place", space="G1") == "AF-54"
    do(state, "place", space="E4")
    assert written(state, 0)["generals"]["general1"] == {"at": "E4", "cards": [], "card": "G10"}


@pytest.mark.rule("AF-53", "AF-R64")
def test_a_fourth_general_must_leave_before_the_end() -> None:
    four = {f"general{n}": unit(f"{'BCDE'[n - 1]}3", "IA1" if n == 1 else "IS1", card=f"G0{n}") for n in range(1, 4)}
    four["general4"] = unit("B4", card="G04")
    state = set_up(
        "trade", p0={"generals": {k: v | {"cards": v["cards"][:1] if k == "general1" else []} for k, v in four.items()}}
    )
    assert refused(state, "end_trade") == "AF-R64"
    do(state, "discard_general", leader="general1")
    settle(state)
    assert GAME.dump(state)["discards"] == {"IA1": 1, "G01": 1}
    assert refused(state, "discard_general", leader="general2") == "AF-53"
    do(state, "end_trade")


@pytest.mark.rule("AF-53", "AF-R74")
def test_only_one_black_card_is_kept() -> None:
    state = set_up("trade", p0={"black": {"turncoat": 1, "night_raid": 1}})
    assert refused(state, "end_trade") == "AF-R74"
    do(state, "discard_black", black="turncoat")
    assert written(state, 0)["black"] == {"night_raid": 1}
    assert refused(state, "discard_black", black="night_raid") == "AF-53"


@pytest.mark.rule("AF-28", "AF-29", "AF-55", "AF-R66")
def test_a_card_goes_to_one_leader_and_replaces_when_both_places_are_taken() -> None:
    leader = {"general1": unit("B3", "IA1", "CL1", card="G01")}
    state = set_up("trade", p0={"generals": leader}, turn={"staged": {"AC1": 1}})
    assert refused(state, "assign", card="AC1", leader="general1", replace="none") == "AF-29"
    assert refused(state, "assign", card="AC2", leader="general1", replace="first") == "AF-55"
    do(state, "assign", card="AC1", leader="general1", replace="first")
    assert written(state, 0)["generals"]["general1"]["cards"] == ["AC1", "CL1"]
    assert GAME.dump(state)["discards"] == {"IA1": 1}


@pytest.mark.rule("AF-29", "AF-30", "AF-31", "AF-R12")
def test_a_full_leader_is_refused_by_the_clause_for_its_kind() -> None:
    given = {"cards": ["IA1", "IA2"], "castles": {"bastion": unit("B3", "IS1", "IS2")}, "food": 3}
    given |= {"generals": {"general1": unit("B4", "IP1", "IP2", card="G01")}}
    full = {"hero": "AF-31", "bastion": "AF-30", "general1": "AF-29"}
    state = set_up("trade", p0=given, turn={"staged": {"IA3": 1}})
    assert {leader: refused(state, "assign", card="IA3", leader=leader, replace="none") for leader in full} == full
    plan = {"paid": True, "with_castles": True}
    for leader, clause in full.items():
        state = set_up("deploy", p0=given, turn=plan | {"plan": [f"0 {leader}", f"0 {leader}"]})
        assert refused(state, "deploy", leader=leader) == clause


@pytest.mark.rule("AF-R66", "AF-55")
def test_an_old_card_is_not_moved_in_a_trade() -> None:
    state = set_up("trade", p0={"cards": ["IA1"], "generals": {"general1": unit("B3", card="G01")}})
    assert refused(state, "assign", card="IA1", leader="general1", replace="none") == "AF-R66"
    assert refused(state, "assign", card="IA2", leader="general1", replace="none") == "AF-55"  # nobody's


@pytest.mark.rule("AF-28", "AF-57", "AF-R03")
def test_two_food_do_not_deploy_to_a_castle() -> None:
    given = {"cards": ["IS1"], "castles": {"bastion": unit("C3")}}
    state = set_up("deploy", p0=given, turn={"paid": True})
    refusal = GAME.why_not(state, GAME.actions.encode("deploy", leader="bastion"))
    assert refusal is not None
    assert (refusal.clause, refusal.fact) == ("AF-R03", "Not for this amount of food.")
    assert refused(state, "deploy", leader="tower") == "AF-28"  # it is not built


@pytest.mark.rule("AF-30", "AF-31", "AF-R12")
def test_castles_and_heroes_lead_their_own_branch() -> None:
    state = set_up("trade", p0={"castles": {"tower": unit("B3")}}, turn={"staged": {"IA1": 1, "AC1": 1}})
    assert refused(state, "assign", card="AC1", leader="hero", replace="none") == "AF-31"
    assert refused(state, "assign", card="IA1", leader="tower", replace="none") == "AF-30"
    assert refused(state, "assign", card="IA1", leader="hero", replace="none") is None
    assert refused(state, "assign", card="AC1", leader="tower", replace="none") is None


@pytest.mark.rule("AF-R13")
def test_by_option_any_branch_if_both_cards_are_alike() -> None:
    option = {"hero_castle_branch": "uniform"}
    state = set_up("trade", options=option, p0={"cards": ["AC1"]}, turn={"staged": {"IA1": 1, "AC2": 1}})
    assert refused(state, "assign", card="AC2", leader="hero", replace="none") is None
    assert refused(state, "assign", card="IA1", leader="hero", replace="none") == "AF-31"


@pytest.mark.rule("AF-55", "AF-R95")
def test_cards_not_assigned_are_discarded_at_the_end() -> None:
    state = set_up("trade", turn={"staged": {"AC1": 2}})
    do(state, "end_trade")
    assert GAME.dump(state)["discards"] == {"AC1": 2}


@pytest.mark.rule("AF-56", "AF-40", "AF-R96")
def test_food_buys_gold() -> None:
    """X24: Henry gets 5 gold for 5 food, others 2 and keep 1 food."""
    for seat, coins, left in ((0, 2, 1), (1, 5, 0)):
        state = set_up("trade", active=seat, **{f"p{seat}": {"gold": 0, "food": 5}})
        while refused(state, "trade_food") is None:
            do(state, "trade_food")
        assert (gold(state, seat), food(state, seat)) == (coins, left)
        assert refused(state, "trade_food") == "AF-56"
    assert refused(set_up("trade", p0={"gold": 12, "food": 5}), "trade_food") == "AF-R96"


@pytest.mark.rule("AF-R88")
def test_ove_pays_one_less_for_the_first_card() -> None:
    tops = {"military_infantry": 2, "general_infantry": 2, "general_archery": 2, "general_cavalry": 2}
    state = set_up("trade", active=3, p3={"gold": 5}, tops=tops | {"military_archery": 1, "military_cavalry": 1})
    do(state, "buy", deck="military_infantry")
    assert gold(state, 3) == 4
    do(state, "front", card="IA3")
    do(state, "top", deck="military_infantry", price=2)
    do(state, "buy", deck="military_infantry")
    assert gold(state, 3) == 2


# redeployment


@pytest.mark.rule("AF-57", "AF-R03", "AF-R101")
def test_cards_are_given_out_anew_and_closed_again() -> None:
    generals = {"general1": unit("B3", "IA1/0123", card="G01"), "general2": unit("C3", card="G02")}
    state = set_up(p0={"food": 2, "generals": generals, "cards": ["IS1"]})
    do(state, "act", action="redeploy")
    assert named(state) == {"pay 2"}
    do(state, "pay", food=2)
    assert food(state, 0) == 0
    assert named(state) == {"deploy hero", "deploy general1", "deploy general2"}
    do(state, "deploy", leader="general2")
    do(state, "deploy", leader="general2")
    assert written(state, 0)["generals"]["general2"]["cards"] == ["IA1", "IS1"]
    assert written(state, 0)["cards"] == []


@pytest.mark.parametrize(
    ("cost", "food", "offered"),
    [("field2_all3", 3, {"pay 2", "pay 3"}), ("flat2", 2, {"pay 2"}), ("flat3", 3, {"pay 3"})],
)
@pytest.mark.rule("AF-R03")
def test_what_a_redeployment_costs(cost: str, food: int, offered: set[str]) -> None:
    given = {"food": food, "cards": ["IS1"], "castles": {"bastion": unit("C3", "IP1")}}
    state = set_up("pay", options={"redeploy_cost": cost}, p0=given)
    assert named(state) == offered


@pytest.mark.rule("AF-57", "AF-30")
def test_only_what_can_be_completed_is_offered() -> None:
    given = {"food": 3, "cards": ["IS1", "IS2"], "castles": {"tower": unit("C3", "AC1", "AC2")}}
    state = set_up("pay", p0=given)
    do(state, "pay", food=3)
    assert named(state) == {"deploy tower"}


@pytest.mark.rule("AF-R25", "AF-57")
def test_an_armed_piece_outside_keeps_a_card() -> None:
    generals = {"general1": unit("G1", "IA1", card="G01"), "general2": unit("C3", card="G02")}
    state = set_up("pay", p0={"food": 2, "generals": generals})
    do(state, "pay", food=2)
    assert named(state) == {"deploy general1"}
    assert refused(state, "deploy", leader="general2") == "AF-57"
    assert state.actor != CHANCE
