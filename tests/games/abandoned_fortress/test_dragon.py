"""The dragon and the crown. AF-15, AF-47, AF-48, AF-101 to AF-113, AF-117"""

import pytest

from tavola.games.abandoned_fortress import GAME
from tavola.kernel.state import CHANCE

from .board import do, gold, kinds, marching, named, points, quiet, refused, set_up, unit, written


def on_map(at: str = "G9", card: str = "D1"):
    return {"alert": 0, "at": at, "card": card}


@pytest.mark.rule("AF-15", "AF-101", "AF-R57", "AF-R103")
def test_the_fifth_slot_summons_the_dragon_to_the_centre() -> None:
    state = set_up("roll", dragon={"alert": 4})
    do(state, "roll", white=3, black="up")
    assert state.actor == CHANCE
    assert [weight for _, weight in state.chances()] == [1, 1, 1, 1]
    do(state, "dragon", card="D3")
    assert GAME.dump(state)["dragon"] == {"alert": 0, "at": "G7", "card": "D3", "under": [], "taken": {}}


@pytest.mark.rule("AF-110", "AF-R103")
def test_seen_dragons_come_back_in_their_order() -> None:
    """X42."""
    state = set_up("roll", dragon={"alert": 4, "under": ["D2"]})
    do(state, "roll", white=3, black="up")
    assert named(state) == {"dragon D1", "dragon D3", "dragon D4"}
    state = set_up("roll", dragon={"alert": 4, "under": ["D2", "D1", "D4", "D3"]})
    do(state, "roll", white=3, black="up")
    assert GAME.dump(state)["dragon"]["card"] == "D2"


@pytest.mark.rule("AF-47", "AF-48", "AF-41")
def test_the_dragon_flies_over_the_edge() -> None:
    """X17: L4, right, 5: lands on D4."""
    state = set_up("roll", dragon=on_map("L4"))
    do(state, "roll", white=5, black="right")
    assert GAME.dump(state)["dragon"]["at"] == "D4"


@pytest.mark.rule("AF-102", "AF-R55", "AF-R53")
def test_walls_and_the_rock_are_destroyed_without_a_battle() -> None:
    state = set_up("roll", dragon=on_map("G5"), rock="G3")
    do(state, "roll", white=2, black="up")
    assert (GAME.dump(state)["rock"], GAME.dump(state)["dragon"]["at"]) == (None, "G3")


@pytest.mark.rule("AF-45", "AF-R54")
def test_the_rock_goes_past_the_dragon() -> None:
    """X29."""
    state = set_up("roll", dragon=on_map("G3"), rock="C7")
    do(state, "roll", white=2, black="rock")
    assert GAME.dump(state)["rock"] == "K7"


@pytest.mark.rule("AF-103", "AF-104", "AF-110", "AF-R30", "AF-R62")
def test_a_castle_that_holds_sends_the_dragon_back() -> None:
    """S6, S9: attack 100 against defence 100."""
    state = set_up("roll", dragon=on_map("L3", "D4"), p1={"at": "M5", "castles": {"bastion": unit("L1", "IP5", "IP1")}})
    do(state, "roll", white=2, black="up")
    assert GAME.dump(state)["dragon"] == {"alert": 1, "at": None, "card": None, "under": ["D4"], "taken": {}}
    assert "bastion" in written(state, 1)["castles"]
    assert points(state, 1) == 0
    assert gold(state, 1) == 5


@pytest.mark.rule("AF-103", "AF-105", "AF-R61", "AF-51", "AF-119")
def test_a_unit_that_does_not_hold_is_removed() -> None:
    state = set_up(
        "roll", dragon=on_map("L3", "D4"), p1={"at": "M5", "generals": {"general1": unit("L1", "IA5", card="G01")}}
    )
    do(state, "roll", white=2, black="up")
    assert written(state, 1)["generals"] == {}
    assert GAME.dump(state)["dragon"]["at"] == "L1"
    assert [points(state, seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("AF-106", "AF-108", "AF-04", "AF-R52")
def test_a_hero_strikes_back_and_slays_the_dragon() -> None:
    """X10: Ove holds 100 against 70 and strikes 90 against 60."""
    state = set_up("roll", dragon=on_map("B10"), p3={"cards": ["CM4", "CM3"]})
    do(state, "roll", white=2, black="down")
    assert GAME.dump(state)["dragon"]["taken"] == {"D1": 3}
    assert (points(state, 3), GAME.dump(state)["dragon"]["alert"]) == (20, 1)


@pytest.mark.rule("AF-106", "AF-110", "AF-104")
def test_a_hero_that_holds_but_does_not_slay_sends_it_back() -> None:
    """X11: 100 = 100, 90 = 90."""
    state = set_up("roll", dragon=on_map("B10", "D4"), p3={"cards": ["CM4", "CM3"]})
    do(state, "roll", white=2, black="down")
    assert GAME.dump(state)["dragon"]["under"] == ["D4"]
    assert points(state, 3) == 0
    assert len(written(state, 3)["cards"]) == 2


@pytest.mark.rule("AF-107", "AF-R59")
def test_only_a_hero_next_to_the_dragon_may_attack_it() -> None:
    state = marching(dragon=on_map("B4"), p0={"generals": {"general1": unit("B3", "IA5", card="G01")}})
    assert refused(state, "attack", space="B4") == "AF-107"
    state = marching("hero", dragon=on_map("B4"), p0={"at": "B2", "cards": ["IA5"]})
    assert refused(state, "attack", space="B4") == "AF-R59"


@pytest.mark.rule("AF-107", "AF-108", "AF-R89", "AF-23")
def test_rurik_slays_a_dragon_he_attacks() -> None:
    state = marching("hero", dragon=on_map("B4", "D3"), p0={"at": "B3", "cards": ["IA5", "IA1"]})
    do(state, "attack", space="B4")  # 60 + 20 + 10 + 10 = 100 > 80
    quiet(state)
    assert (points(state, 0), GAME.dump(state)["dragon"]["taken"]) == (20, {"D3": 0})


@pytest.mark.rule("AF-117", "AF-107", "AF-97")
def test_a_hero_beaten_by_the_dragon_goes_home_and_the_dragon_stays() -> None:
    """X33: Henry 70 = 70 fails; 80 > 70."""
    state = set_up(
        "move", active=1, dragon=on_map("L3", "D2"), p1={"cards": ["IS4", "IS2"]}, turn={"mover": "1 hero", "left": 3}
    )
    do(state, "attack", space="L3")
    assert kinds(state) == {"place"}
    do(state, "place", space="L2")
    assert written(state, 1)["cards"] == []
    assert GAME.dump(state)["dragon"]["at"] == "L3"
    assert sum(points(state, seat) for seat in range(4)) == 0


@pytest.mark.rule("AF-117", "AF-93")
def test_without_a_winner_the_dragon_stays_and_maintenance_is_due() -> None:
    """X34: 70 = 70; 80 against 110."""
    state = set_up(
        "move", active=1, dragon=on_map("L3", "D2"), p1={"cards": ["IP5", "IS3"]}, turn={"mover": "1 hero", "left": 3}
    )
    do(state, "attack", space="L3")
    quiet(state)
    assert gold(state, 1) == 2
    assert GAME.dump(state)["dragon"]["at"] == "L3"


@pytest.mark.rule("AF-109", "AF-R53", "AF-15")
def test_unarmed_pieces_under_the_dragon() -> None:
    """X18: a hero without cards on G7 is sent home; the crown stays."""
    state = set_up("roll", dragon={"alert": 4}, p0={"at": "G7"})
    do(state, "roll", white=1, black="up")
    do(state, "dragon", card="D1")
    assert (state.actor, kinds(state)) == (0, {"place"})
    do(state, "place", space="B2")
    assert GAME.dump(state)["crown"] is None
    state = set_up("roll", dragon=on_map("L3"), p1={"at": "M5", "castles": {"tower": unit("L1")}})
    do(state, "roll", white=2, black="up")
    assert written(state, 1)["castles"] == {}


@pytest.mark.rule("AF-R58")
def test_without_dragon_cards_the_dragon_is_out_of_the_game() -> None:
    taken = {"D1": 0, "D2": 0, "D3": 1, "D4": 1}
    state = set_up("roll", dragon={"alert": 0, "taken": taken})
    do(state, "roll", white=1, black="up")
    assert GAME.dump(state)["dragon"]["alert"] == 0
    assert "dragon" not in kinds(state)


# the crown


@pytest.mark.rule("AF-111", "AF-112", "AF-R46", "AF-07")
def test_a_hero_that_enters_the_centre_takes_the_crown() -> None:
    castles = {"bastion": unit("B1")}
    state = marching("hero", p0={"at": "F7", "cards": ["IA1"], "castles": castles})
    do(state, "step", direction="right")
    assert GAME.dump(state)["crown"] == "0 bastion"
    do(state, "step", direction="right")  # the move goes on


@pytest.mark.rule("AF-112", "AF-R48")
def test_the_taker_chooses_among_castles() -> None:
    castles = {"bastion": unit("B1"), "tower": unit("C1")}
    state = marching("hero", p0={"at": "F7", "cards": ["IA1"], "castles": castles})
    do(state, "step", direction="right")
    assert named(state) == {"crown_castle bastion", "crown_castle tower"}
    assert refused(state, "crown_castle", castle="stables") == "AF-112"
    do(state, "crown_castle", castle="tower")
    assert GAME.dump(state)["crown"] == "0 tower"


@pytest.mark.rule("AF-112", "AF-R47")
def test_without_a_castle_nobody_owns_the_crown_until_one_is_built() -> None:
    """X21."""
    state = set_up("build", p0={"at": "G7", "cards": ["IA1"]})
    do(state, "build_castle", space="B1", castle="tower")
    assert GAME.dump(state)["crown"] == "0 tower"


@pytest.mark.rule("AF-113")
def test_whoever_destroys_the_crown_castle_takes_the_crown() -> None:
    p1 = {"castles": {"bastion": unit("K1")}}
    p0 = {"generals": {"general1": unit("K2", "IA1", card="G01")}, "castles": {"stables": unit("B1")}}
    state = marching(p0=p0, p1=p1, crown="1 bastion")
    do(state, "attack", space="K1")
    assert GAME.dump(state)["crown"] == "0 stables"


@pytest.mark.rule("AF-113", "AF-R49", "AF-R60")
def test_a_destroyer_without_a_castle_sends_the_crown_back() -> None:
    """X22, X37: the crown goes to G7, where a hero with a castle takes it."""
    p1 = {"castles": {"bastion": unit("K1")}}
    p0 = {"generals": {"general1": unit("K2", "IA1", card="G01")}, "at": "G7", "cards": ["IA2"]}
    state = marching(p0=p0, p1=p1, crown="1 bastion")
    do(state, "attack", space="K1")
    assert GAME.dump(state)["crown"] is None
    built = set_up("build", p0=p0 | {"gold": 3})
    do(built, "build_castle", space="B1", castle="bastion")
    assert GAME.dump(built)["crown"] == "0 bastion"
    third = {"at": "G7", "cards": ["CS1"], "castles": {"tower": unit("L13")}}
    state = marching(p0=p0 | {"at": "B2"}, p1=p1, p2=third, crown="1 bastion")
    do(state, "attack", space="K1")
    assert GAME.dump(state)["crown"] == "2 tower"


@pytest.mark.rule("AF-110", "AF-R103")
def test_all_see_which_dragons_lie_under_the_deck() -> None:
    state = set_up(dragon={"alert": 1, "under": ["D2", "D1"]})
    for seat in (None, 0, 3):
        zone = next(zone for zone in GAME.scene(state, seat)["zones"] if zone["id"] == "dragon-alert")
        assert zone["items"][1]["lines"] == ("Under the Dragon deck, in this order: Gale, Cinder",)
