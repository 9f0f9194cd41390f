"""Where the letter of the rulebook and what we recommend part ways, both ways."""

from typing import Any

import pytest

from tavola.games.abandoned_fortress import GAME
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.errors import BadPosition
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE
from tavola.kernel.story import Chronicle

from .board import do, gold, kinds, marching, named, pane, points, quiet, refused, set_up, strengths, unit, written

WHOLE_UNIT = {"shooters": "whole_unit"}
EVERY_BATTLE = {"maintenance": "every_battle"}
ANY = {"one_battle": "any"}


# the presets


def test_what_the_letter_gives() -> None:
    printed = GAME.preset("printed")
    changed = {name: value for name, value in printed.items() if value != GAME.preset("recommended")[name]}
    assert changed == {
        "late_start": "none",
        "initial_general": "choose",
        "hero_choice": "turn_order",
        "dragon_card_points": 0,
        "action_hand_limit": 0,
        "first_player": "oldest",
        "round_limit": 0,
        "card_backs": "count_only",
        "shooters": "whole_unit",
        "maintenance": "every_battle",
        "one_battle": "any",
        "food_open": False,
    }


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_table_as_printed_is_set_up_and_played(seats: int) -> None:
    """Nobody is dealt Action cards, seat 0 begins, heroes are chosen in turn order, generals from their decks."""
    state, rng = GAME.new(seats, **GAME.preset("printed")), Rng(seats)
    assert isinstance(state, AbandonedFortress)
    assert (state.actor, kinds(state)) == (0, {"choose_hero"})
    while GAME.dump(state)["round"] < 3:
        state.play(state.sample(rng))
    assert GAME.load(GAME.dump(state)).legal() == state.legal()


# who shoots


def archers(*cards: str, card: str, options: dict[str, Any]) -> AbandonedFortress:
    """An Archery general of seat 0 on L5, an Infantry general of seat 1 two steps away."""
    target = {"generals": {"general1": unit("L3", "IA3", "IA5", card="G02")}}
    return marching(p0={"generals": {"general1": unit("L5", *cards, card=card)}}, p1=target, options=options)


@pytest.mark.rule("AF-89", "AF-R16")
@pytest.mark.parametrize(("options", "attack"), [({}, 30), (WHOLE_UNIT, 90)])
def test_x9_the_axes_of_an_archery_unit_shoot_only_where_the_whole_unit_does(
    options: dict[str, Any], attack: int
) -> None:
    state = archers("AJ4", "IA5", card="G15", options=options)
    do(state, "attack", space="L3")
    assert strengths(state)[0] == f"{attack}/60"
    assert pane(state)[0]["lines"][1] == f"Great Axes: {attack - 30}/30"


@pytest.mark.rule("AF-90", "AF-R16", "AF-R108")
def test_without_an_archery_card_a_unit_shoots_only_where_the_whole_unit_does() -> None:
    assert refused(archers("IA5", card="G10", options={}), "attack", space="L3") == "AF-90"
    state = archers("IA5", card="G10", options=WHOLE_UNIT)
    do(state, "attack", space="L3")
    assert strengths(state)[0] == "60/30"
    unarmed = archers(card="G10", options=WHOLE_UNIT)
    assert refused(unarmed, "attack", space="L3") == "AF-67"


@pytest.mark.rule("AF-84", "AF-90", "AF-91")
def test_x35_a_unit_of_axes_led_by_an_archer_is_shot_at_card_by_card_or_answers_as_a_whole() -> None:
    """30 against 20 and 30: Axemen fall. As a whole 50 holds, and 100 against 20 strikes back."""
    for options, left, scored in (({}, ["IA5/0123"], 0), (WHOLE_UNIT, ["IA3/0123", "IA5/0123"], 10)):
        p0 = {"generals": {"general1": unit("L6", "AC1", "AJ1", card="G11")}}
        p1 = {"generals": {"general1": unit("L3", "IA3", "IA5", card="G10")}}
        state = marching(p0=p0, p1=p1, options=options)
        do(state, "attack", space="L3")
        quiet(state)
        cards = [card for card in written(state, 1)["generals"]["general1"]["cards"] if card]
        assert (cards, points(state, 1)) == (left, scored)


def test_the_log_does_not_say_that_a_card_does_not_shoot_where_it_does() -> None:
    for options, word in (({}, "shown-close"), (WHOLE_UNIT, "shown")):
        state = archers("AJ4", "IA5", card="G15", options=options)
        told = heard(state, "attack", space="L3")
        assert [each.kind for each in told if "Great Axes" in each.text and "Red" in each.text] == [word]


def heard(state: AbandonedFortress, kind: str, **params: Any) -> list[Any]:
    """What everybody is told of an action."""
    state.listener = chronicle = Chronicle()
    do(state, kind, **params)
    return GAME.story(chronicle.take(), None)


# after which battles maintenance is due

RAIDER = {"gold": 5, "generals": {"general1": unit("L4", "IA5", "IA3", card="G01")}}


@pytest.mark.rule("AF-93", "AF-R34", "AF-96")
def test_x25_an_unarmed_general_dies_without_maintenance_or_its_attacker_pays() -> None:
    enemy = {"generals": {"general1": unit("L3", card="G02")}}
    for options, coins in (({}, 5), (EVERY_BATTLE, 2)):
        state = marching(p0=RAIDER, p1=enemy, options=options)
        do(state, "attack", space="L3")
        assert kinds(state) >= ({"yes", "no"} if options else {"step", "stop"})
        quiet(state)
        assert (written(state, 1)["generals"], points(state, 0), gold(state, 0)) == ({}, 0, coins)
        assert kinds(state) >= {"step", "stop"}  # its move goes on


@pytest.mark.rule("AF-74", "AF-R34")
def test_who_pays_after_an_unarmed_piece_shows_the_unit_that_is_paid_for() -> None:
    enemy = {"generals": {"general1": unit("L3", card="G02")}}
    state = marching(p0=RAIDER, p1=enemy, options=EVERY_BATTLE)
    told = [each.kind for each in heard(state, "attack", space="L3")]
    assert told == ["attacked", "shown", "shown", "shown", "fell-general"]
    assert written(state, 0)["generals"]["general1"]["cards"] == ["IA5/0123", "IA3/0123"]
    assert [item["id"] for item in pane(state, 2)] == ["battle-upkeep"]


@pytest.mark.rule("AF-R34")
def test_who_pays_without_a_reveal_is_not_shown_an_older_battle_again() -> None:
    """Seat 2 still looks at that one."""
    older = {"attacker": "3 hero", "defender": "0 hero", "ranged": False, "onlookers": [2]}
    older |= {"cards": [["CM1"], ["IA1"]], "generals": [None, None]}
    enemy = {"generals": {"general1": unit("L3", card="G02")}}
    state = marching(p0=RAIDER, p1=enemy, options=EVERY_BATTLE, shown=older)
    do(state, "attack", space="L3")
    assert [item["id"] for item in pane(state, 0)] == ["battle-upkeep"]
    assert pane(state, 2)[0]["id"] == "battle-starter"


@pytest.mark.rule("AF-94", "AF-R34", "AF-R37")
def test_who_does_not_pay_after_an_unarmed_piece_discards() -> None:
    enemy = {"generals": {"general1": unit("L3", card="G02")}}
    state = marching(p0=RAIDER | {"gold": 1}, p1=enemy, options=EVERY_BATTLE)
    do(state, "attack", space="L3")
    do(state, "no")  # Axemen cost 1; Great Axes cost 2 and cannot be paid
    assert (written(state, 0)["generals"]["general1"]["cards"], gold(state, 0)) == ([], 1)
    assert GAME.dump(state)["discards"] == {"IA3": 1, "IA5": 1, "G02": 1}


@pytest.mark.rule("AF-R29", "AF-R34", "AF-R107")
def test_an_empty_castle_falls_the_crown_changes_hands_and_then_its_attacker_pays() -> None:
    mine = RAIDER | {"castles": {"bastion": unit("B1"), "tower": unit("C1")}}
    castle = {"castles": {"bastion": unit("L3")}}
    for options, coins in (({}, 5), (EVERY_BATTLE, 2)):
        state = marching(p0=mine, p1=castle, crown="1 bastion", options=options)
        do(state, "attack", space="L3")
        assert kinds(state) == {"crown_castle"}
        do(state, "crown_castle", castle="tower")
        quiet(state)
        assert (GAME.dump(state)["crown"], gold(state, 0), points(state, 0)) == ("0 tower", coins, 0)


@pytest.mark.rule("AF-R32", "AF-R34", "AF-R107")
def test_an_unarmed_hero_comes_home_before_its_attacker_pays() -> None:
    for options, coins in (({}, 5), (EVERY_BATTLE, 2)):
        state = marching(p0=RAIDER, p1={"at": "L3"}, options=options)
        do(state, "attack", space="L3")
        assert state.actor == 1
        do(state, "place", space="M1")
        quiet(state)
        assert (written(state, 1)["at"], gold(state, 0), points(state, 0)) == ("M1", coins, 0)


@pytest.mark.rule("AF-100", "AF-R34")
def test_a_wall_costs_no_maintenance_either_way() -> None:
    for options in ({}, EVERY_BATTLE):
        mine = RAIDER | {"generals": {"general1": unit("I6", "IA5", "IA3", card="G01")}}
        state = marching(p0=mine, p1={"walls": ["I5"]}, options=options)
        do(state, "attack", space="I5")
        assert (gold(state, 0), written(state, 1)["walls"]) == (5, [])
        assert kinds(state) >= {"step", "stop"}


@pytest.mark.rule("AF-R34", "AF-R109")
def test_a_pay_chest_pays_after_an_unarmed_piece_too() -> None:
    enemy = {"generals": {"general1": unit("L3", card="G02")}}
    state = marching(p0=RAIDER | {"chests": 1}, p1=enemy, options=EVERY_BATTLE)
    do(state, "attack", space="L3")
    do(state, "yes")
    assert (gold(state, 0), written(state, 0)["chests"]) == (5, 0)
    assert kinds(state) >= {"step", "stop"}


@pytest.mark.rule("AF-R34", "AF-R108")
def test_archers_pay_for_shooting_an_unarmed_piece() -> None:
    p0 = {"gold": 5, "generals": {"general1": unit("L5", "AC4", card="G10")}}
    enemy = {"generals": {"general1": unit("L3", card="G02")}}
    state = marching(p0=p0, p1=enemy, options=EVERY_BATTLE)
    do(state, "attack", space="L3")
    quiet(state)
    assert gold(state, 0) == 3


@pytest.mark.rule("AF-R34")
def test_the_preview_says_what_an_unarmed_piece_will_cost() -> None:
    enemy = {"generals": {"general1": unit("L3", card="G02")}}
    for options, numbers in (({}, None), (EVERY_BATTLE, {"maintenance": 3})):
        state = marching(p0=RAIDER, p1=enemy, options=options)
        preview = next(each for each in GAME.scene(state, 0)["choices"] if each.get("confirm") == "sheet")["preview"]
        assert preview.get("numbers") == numbers
        assert ("maintenance is due" in preview["lines"][0]) == bool(options)


# one battle a turn


def beside_two(options: dict[str, Any], **turn: Any) -> AbandonedFortress:
    """Seat 0 has a general on each side of seat 1's on L3; the first one is on the move."""
    p0 = {"generals": {"general1": unit("L4", "IA2", card="G01"), "general2": unit("L2", "IA5", card="G04")}}
    p1 = {"at": "M5", "generals": {"general1": unit("L3", "IP5", "IP3", card="G09")}}
    return marching(p0=p0, p1=p1, options=options, turn=turn)


@pytest.mark.rule("AF-69", "AF-R18")
def test_a_unit_that_was_attacked_may_be_attacked_again_or_has_had_its_battle() -> None:
    for options, clause in (({}, None), (ANY, "AF-R18")):
        state = set_up("pick", p0=written(beside_two({}), 0), p1=written(beside_two({}), 1), options=options)
        do(state, "pick", leader="general1")
        do(state, "attack", space="L3")  # 30 against 120, and 70 against 10: it is lost
        quiet(state)
        if options:
            assert refused(state, "pick", leader="general2") is None  # it may still walk
        do(state, "pick", leader="general2")
        assert refused(state, "attack", space="L3") == clause


@pytest.mark.rule("AF-69", "AF-R18")
def test_a_unit_the_dragon_attacked_may_start_a_battle_or_has_had_its_own() -> None:
    """The dragon flies from F6 to D6, where a general of the roller repels it."""
    p0 = {"generals": {"general1": unit("D6", "IP5", "IP5", card="G09")}}
    enemy = {"at": "A9", "generals": {"general1": unit("D7", card="G02")}}
    for options, clause in (({}, None), (ANY, "AF-R18")):
        dragon = {"alert": 0, "at": "F6", "card": "D1"}
        state = set_up("roll", p0=p0, p3=enemy, dragon=dragon, options=options)
        do(state, "roll", white=2, black="left")
        quiet(state)
        do(state, "stop")
        do(state, "act", action="march")
        do(state, "pick", leader="general1")
        assert refused(state, "attack", space="D7") == clause
        told = GAME.refusals(state, GAME.actions.encode("attack", space="D7"))
        assert [refusal.clause for refusal in told] == ([clause] if clause else [])


@pytest.mark.rule("AF-R18", "AF-102")
def test_the_dragon_attacks_whoever_it_lands_on_also_one_that_has_fought() -> None:
    """Dragon Horn, after the march: the general that was attacked is attacked once more."""
    p1 = {"generals": {"general1": unit("L3", "IS1", card="G02")}}
    dragon = {"alert": 0, "at": "L4", "card": "D1"}
    turn = {"attacked": ["1 general1"]}
    state = set_up("card", p0={"hand": {"dragon_horn": 1}}, p1=p1, dragon=dragon, turn=turn, options=ANY)
    do(state, "play", card="dragon_horn")
    do(state, "fly", direction="up", spaces=1)
    quiet(state)
    assert written(state, 1)["generals"] == {}


@pytest.mark.rule("AF-R18", "AF-R19")
def test_second_strike_lifts_the_limit_for_its_piece_alone() -> None:
    p0 = {"hand": {"second_strike": 1}, "generals": {"general1": unit("L4", "IA5", card="G01")}}
    p1 = {"generals": {"general1": unit("L3", "IP5", "IP5", card="G09"), "general2": unit("K4", "IS1", card="G02")}}
    turn = {"fought": ["general1"], "attacked": ["1 general1"]}
    state = set_up("card", p0=p0, p1=p1, turn=turn, options=ANY)
    do(state, "play", card="second_strike")
    do(state, "pick", leader="general1")
    assert named(state) == {"attack K4"}
    assert refused(state, "attack", space="L3") == "AF-R18"
    del p1["generals"]["general2"]
    assert refused(set_up("card", p0=p0, p1=p1, turn=turn, options=ANY), "play", card="second_strike") == "AF-R105"


@pytest.mark.rule("AF-R18")
def test_a_unit_whose_only_target_has_had_its_battle_is_not_asked_for_one() -> None:
    """It stands walled in, so its move is over at once."""
    p0 = {"generals": {"general1": unit("L4", "IA2", card="G01"), "general2": unit("L5", card="G04")}}
    p1 = {
        "generals": {"general1": unit("L3", "IP5", card="G09")},
        "castles": {"tower": unit("K4"), "bastion": unit("M4")},
    }
    turn = {"attacked": ["1 general1", "1 tower", "1 bastion"]}
    state = set_up("pick", p0=p0, p1=p1, options=ANY, turn=turn)
    assert refused(state, "pick", leader="general1") == "AF-R106"
    assert refused(set_up("pick", p0=p0, p1=p1, options=ANY), "pick", leader="general1") is None


@pytest.mark.rule("AF-R18")
def test_who_was_attacked_is_written_down_where_it_counts_and_forgotten_with_the_turn() -> None:
    state = beside_two(ANY)
    do(state, "attack", space="L3")
    quiet(state)
    assert GAME.dump(state)["turn"]["attacked"] == ["1 general1"]
    assert GAME.load(GAME.dump(state)).legal() == state.legal()
    rng = Rng(1)
    while GAME.dump(state)["active"] == 0:
        state.play(state.sample(rng) if state.actor == CHANCE else int(GAME.default(state, rng)))
    assert GAME.dump(state)["turn"]["attacked"] == []
    assert "attacked" not in GAME.dump(beside_two({}))["turn"]


@pytest.mark.parametrize(
    ("options", "attacked", "message"),
    [
        ({}, ["1 general1"], "who was attacked is noted where one_battle is any (AF-R18)"),
        (ANY, ["3 hero"], "who was attacked has no seat"),
        (ANY, ["nobody"], "attacked cannot be 'nobody': did you mean"),
    ],
)
def test_a_note_of_attacks_that_cannot_be(options: dict[str, Any], attacked: list[str], message: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        set_up(seats=3, options=options, turn={"attacked": attacked})
    assert str(refusal.value).startswith(message.split(": did")[0])
