"""What a seat may know: fronts, backs, windows, and what is imagined of the rest. Ledger, information"""

from typing import Any

import pytest

from tavola.games.abandoned_fortress import GAME, strength
from tavola.games.abandoned_fortress.duel import odds
from tavola.kernel.rng import Rng

from .board import do, set_up, unit

ENEMY = {"generals": {"general1": unit("L3", "IS1", "IP1", card="G02")}, "black": {"turncoat": 1}, "hand": {"tax": 2}}


def zone(state: Any, seat: int | None, id: str) -> list[dict[str, Any]]:
    return next(list(zone.get("items", ())) for zone in GAME.scene(state, seat)["zones"] if zone["id"] == id)


@pytest.mark.rule("AF-R90", "AF-20")
def test_others_see_backs_with_branch_and_price() -> None:
    state = set_up(p1=ENEMY)
    backs = [(item["back"], item["cost"]) for item in zone(state, 0, "holder1") if "back" in item]
    assert backs == [("general-infantry", "3"), ("military-infantry", "1"), ("military-infantry", "1")]
    assert [item["title"] for item in zone(state, 1, "holder-1-general1")] == ["Village Watch", "Spear Levy"]
    row = [zone for zone in GAME.scene(state, 1)["zones"] if zone["kind"] == "holder" and zone["limit"]]
    assert [(zone["title"], *zone["lines"]) for zone in row] == [
        ("Henry", "hero · 10/20"),
        ("Ragna", "general · 20/0"),
    ]


@pytest.mark.rule("AF-R90")
def test_by_option_only_the_number_shows() -> None:
    state = set_up(p1=ENEMY, options={"card_backs": "count_only"})
    backs = [(item["back"], item.get("cost")) for item in zone(state, 0, "holder1") if "back" in item]
    assert backs == [("general-infantry", None), ("military", None), ("military", None)]


@pytest.mark.rule("AF-R101")
def test_a_card_shown_in_battle_stays_known_to_all_and_one_spied_to_the_spy() -> None:
    seen = {"generals": {"general1": unit("L3", "IS1/0123", "IP1/0", card="G02")}}
    state = set_up(p1=seen)
    assert [item["title"] for item in zone(state, 2, "holder1") if "back" not in item] == ["Henry", "Village Watch"]
    titles = [item["title"] for item in zone(state, 0, "holder1") if "back" not in item]
    assert titles == ["Henry", "Spear Levy", "Village Watch"]


@pytest.mark.rule("AF-R104")
def test_hands_and_black_cards_are_counted_not_shown() -> None:
    state = set_up(p1=ENEMY)
    assert [(item["back"], item["n"]) for item in zone(state, 0, "hand1")] == [("action", 2)]
    assert [(item["back"], item["n"]) for item in zone(state, None, "blacks1")] == [("black", 1)]


@pytest.mark.rule("AF-R104", "AF-R72")
def test_a_secret_choice_is_told_to_nobody_before_the_reveal() -> None:
    """Scene and story of the others are the same whichever Black card, or none, is chosen."""
    p0 = {"black": {"black_powder": 1}, "generals": {"general1": unit("L4", "IA5", card="G01")}}
    enemy = ENEMY | {"black": {"smoke_screen": 1}}
    told = []
    for black in ("black_powder", "none"):
        state = set_up("move", p0=p0, p1=enemy, turn={"mover": "0 general1", "left": 3})
        do(state, "attack", space="L3")
        do(state, "black", black=black)
        told.append([GAME.scene(state, seat) for seat in (1, 2, None)])
    assert told[0] == told[1]


@pytest.mark.rule("AF-R101", "AF-R90")
def test_imagined_cards_have_the_backs_that_show_and_differ() -> None:
    state = set_up(p1=ENEMY)
    fronts, generals, blacks, hands = set(), set(), set(), set()
    for seed in range(60):
        player = GAME.dump(state.imagine(0, Rng(seed)))["players"][1]
        unit_seen = player["generals"]["general1"]
        fronts.update(unit_seen["cards"])
        generals.add(unit_seen["card"])
        blacks.update(player["black"])
        hands.add(tuple(player["hand"]))
    assert fronts == {"IA1", "IA2", "IS1", "IS2", "IP1"}  # infantry of price 1
    assert generals == {"G02", "G05", "G08"}
    assert len(blacks) > 5
    assert len(hands) > 10


def test_a_bought_card_whose_price_shows_is_imagined_before_those_that_only_count() -> None:
    """The last infantry card of price 3 is staged; a closed card elsewhere cannot be it."""
    state = set_up(
        "trade",
        active=1,
        p1=ENEMY,
        turn={"staged": {"IA5": 1}},
        discards={"IA5": 1, "IS5": 1, "IP5": 2},
        options={"card_backs": "count_only"},
    )
    for seed in range(40):
        assert GAME.dump(state.imagine(0, Rng(seed)))["turn"]["staged"] == {"IA5": 1}


def test_a_seat_imagines_its_own_cards_as_they_are() -> None:
    state = set_up(p1=ENEMY)
    assert GAME.dump(state.imagine(1, Rng(5)))["players"][1] == GAME.dump(state)["players"][1]


def test_the_battle_preview_adds_up_the_own_unit_and_shows_backs() -> None:
    p0 = {"generals": {"general1": unit("L4", "IA5", "IA3", card="G01")}}
    state = set_up("move", p0=p0, p1=ENEMY, turn={"mover": "0 general1", "left": 3})
    choice = next(each for each in GAME.scene(state, 0)["choices"] if each.get("confirm") == "sheet")
    assert choice["preview"]["numbers"] == {"attack": 110, "defence": 50, "maintenance": 3}
    assert choice["preview"]["capture"] == "1-general1"
    own = ["Great Axes: 60/30", "Axemen: 40/20", "Torvald: 10/0"]
    closed = ["closed card, infantry, price 1", "closed card, infantry, price 1", "its general is closed"]
    assert choice["preview"]["lines"][:7] == (*own, "Against you:", *closed)


@pytest.mark.parametrize("backs", ["visible", "count_only"])
def test_the_odds_are_the_share_of_all_hands_that_fit_the_backs(backs: str) -> None:
    """Against many hands drawn by chance; what is drawn must not change the odds shown."""
    p0 = {"generals": {"general1": unit("L4", "IA3", card="G03")}, "black": {"night_raid": 1}}
    battle = {"stage": "starter_black", "attacker": "0 general1", "defender": "1 general1"}
    state = set_up("black", p0=p0, p1=ENEMY, battle=battle, options={"card_backs": backs})
    found = odds.odds(state, 0)
    drawn = [strength.fate(state.imagine(0, Rng(seed))) for seed in range(3000)]
    for fate, name in odds.FATES.items():
        assert found.get(name, 0.0) == pytest.approx(drawn.count(fate) / 3000, abs=0.035)
    assert odds.odds(state.imagine(0, Rng(7)), 0) == found


def test_the_pane_of_a_battle_gives_each_side_what_it_knows() -> None:
    p0 = {"black": {"black_powder": 1}, "generals": {"general1": unit("L4", "IA5", card="G01")}}
    state = set_up("move", p0=p0, p1=ENEMY, turn={"mover": "0 general1", "left": 3})
    do(state, "attack", space="L3")
    do(state, "black", black="black_powder")
    starter, defender, odds = zone(state, 0, "battle")
    assert starter["corners"] == ("80/40",)
    assert starter["lines"] == ("Great Axes: 60/30", "Torvald: 10/0", "Black Powder: +10/+10")
    assert "corners" not in defender
    assert odds["title"] == "win 99 % · nobody 1 %"
    assert "corners" not in zone(state, 1, "battle")[0]
    assert zone(state, 1, "battle")[1]["corners"] == ("20/50",)
    assert [item["id"] for item in zone(state, None, "battle")] == ["battle-starter", "battle-defender"]


def at_the_gate(options: dict[str, Any], *enemies: Any) -> Any:
    """Seat 0 may attack L3, where the first enemy general stands; the second one is seat 2's."""
    p0 = {"generals": {"general1": unit("L4", "IA3", card="G03")}, "black": {"turncoat": 1}}
    p1, p2 = ({"generals": {"general1": each}} for each in enemies)
    return set_up("move", p0=p0, p1=p1, p2=p2, turn={"mover": "0 general1", "left": 3}, options=options)


@pytest.mark.rule("AF-R90")
def test_where_only_numbers_show_neither_preview_nor_pane_tells_the_branch() -> None:
    """The closed cards of two generals change places: whoever sees only their number sees no difference."""
    told = []
    for near, far in (("IS1", "AC1"), ("AC1", "IS1")):
        state = at_the_gate({"card_backs": "count_only"}, unit("L3", near, card="G01"), unit("K12", far, card="G10"))
        before = [GAME.scene(state, seat) for seat in (0, 3, None)]
        do(state, "attack", space="L3")
        told.append([*before, *(GAME.scene(state, seat) for seat in (0, 3, None))])
    assert told[0] == told[1]


@pytest.mark.rule("AF-R90")
@pytest.mark.parametrize("cards", [("IS1", "IA3"), ("IS1/0", "IA3"), ("IS1/0", "AC1")])
def test_the_preview_does_not_tell_in_which_order_cards_lie(cards: tuple[str, str]) -> None:
    scenes = []
    for order in (cards, cards[::-1]):
        state = at_the_gate({}, unit("L3", *order, card="G01"), unit("K12", card="G10"))
        before = GAME.scene(state, 0)
        do(state, "attack", space="L3")
        scenes.append((before, GAME.scene(state, 0)))
    assert scenes[0] == scenes[1]


@pytest.mark.rule("AF-R90", "AF-R13")
def test_where_only_numbers_show_a_closed_card_may_be_of_any_branch() -> None:
    """Of a general's always, of a hero's where both cards need only be alike."""
    options = {"card_backs": "count_only", "hero_castle_branch": "uniform"}
    p1 = {"cards": ["IS1", "IS2"], "generals": {"general1": unit("L3", "AC1", "AC2", card="G01")}}
    state = set_up(p1=p1, p2={"cards": ["CL1"]}, options=options)
    heroes, generals = set(), set()
    for seed in range(80):
        player = GAME.dump(state.imagine(0, Rng(seed)))["players"][1]
        heroes.add("".join(card[0] for card in player["cards"]))
        generals.update(card[0] for card in player["generals"]["general1"]["cards"])
    assert heroes == {"II", "AA"}
    assert generals == {"A", "C", "I"}


@pytest.mark.rule("AF-R90", "AF-90")
def test_where_only_numbers_show_who_shoots_is_imagined_with_an_archery_card() -> None:
    """Before the reveal of a shot, to those who only look on."""
    p0 = {"generals": {"general1": unit("L5", "AC1", "IA5", card="G10")}, "black": {"turncoat": 1}}
    p1 = {"generals": {"general1": unit("L3", "IS1", "IP1", card="G02"), "general2": unit("K2", "CL1", card="G03")}}
    state = set_up("move", p0=p0, p1=p1, turn={"mover": "0 general1"}, options={"card_backs": "count_only"})
    do(state, "attack", space="L3")
    hands = set()
    for seed in range(60):
        dream = GAME.dump(state.imagine(2, Rng(seed)))
        hands.add("".join(sorted(card[0] for card in dream["players"][0]["generals"]["general1"]["cards"])))
        assert GAME.load(dream).actor == state.actor
    assert hands == {"AI", "AC"}


@pytest.mark.rule("AF-R90", "AF-90")
def test_where_only_numbers_show_the_odds_know_that_who_shoots_has_an_archery_card() -> None:
    """Two other closed cards are of other branches: neither is the one that shoots."""
    p0 = {"generals": {"general1": unit("L5", "AC4", card="G10")}, "black": {"turncoat": 1}}
    p1 = {"generals": {"general1": unit("L3", "IS1", card="G02")}}
    p2 = {"generals": {"general1": unit("K12", "IA5", card="G03"), "general2": unit("K11", "CL1", card="G04")}}
    state = set_up("move", p0=p0, p1=p1, p2=p2, turn={"mover": "0 general1"}, options={"card_backs": "count_only"})
    do(state, "attack", space="L3")
    drawn = [strength.fate(state.imagine(1, Rng(seed))) for seed in range(1500)]
    assert odds.odds(state, 1)["win"] == pytest.approx(drawn.count(1) / 1500, abs=0.05)


@pytest.mark.rule("AF-93", "AF-R109")
def test_the_preview_counts_ruriks_rebate() -> None:
    p0 = {"at": "L4", "cards": ["IA5", "IA3"]}
    state = set_up("move", p0=p0, p1=ENEMY, turn={"mover": "0 hero", "left": 3})
    choice = next(each for each in GAME.scene(state, 0)["choices"] if each.get("confirm") == "sheet")
    assert choice["preview"]["numbers"] == {"attack": 120, "defence": 60, "maintenance": 2}


@pytest.mark.rule("AF-R101", "AF-74")
def test_with_two_players_a_shown_card_is_marked_as_seen_by_two() -> None:
    p0 = {"generals": {"general1": unit("L11", "IP5", card="G09")}}
    enemy = {"at": "M13", "generals": {"general1": unit("L12", "IP5", card="G08")}}
    state = set_up("move", 2, p0=p0, p1=enemy, turn={"mover": "0 general1", "left": 3})
    do(state, "attack", space="L12")
    assert GAME.dump(state)["players"][1]["generals"]["general1"]["cards"] == ["IP5/01"]
    known = [item for item in zone(state, None, "holder1") if item.get("seats")]
    assert [(item["title"], item["seats"]) for item in known] == [("Bram", (0, 1)), ("Fortress Guard", (0, 1))]
