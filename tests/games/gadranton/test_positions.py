"""Positions set by hand: what is refused, and in which words."""

import copy

import pytest

import tavola

from .city import GAME, act, new, player, seen, two


def position(**changes):
    """A position in writing with some fields changed; `players__1__wears` reaches into it."""
    written = copy.deepcopy(seen(two({"at": "D9"}, {"at": "N10"})))
    for path, value in changes.items():
        *way, last = path.split("__")
        place = written
        for step in way:
            place = place[int(step) if step.isdecimal() else step]
        place[last] = value
    return written


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"phase": "supper"}, "phase cannot be 'supper'"),
        ({"players": [player(0)]}, "1 players for 2 seats"),
        ({"players__0__at": "A1"}, "at of player 0 cannot be 'A1'"),
        ({"players__0__at": "N10"}, "two figures rest on N10"),
        ({"players__0__at": None}, "placed one after another"),
        ({"players__0__hat": 1}, "player 0 has no 'hat'"),
        ({"players__0__wears": "black"}, "wears of player 0 cannot be 'black'"),
        ({"players__0__wears": "white", "players__0__ever_worn": ["white"]}, "wears a colour it does not need"),
        ({"players__0__wears": "red"}, "has worn what it delivered"),
        ({"players__0__delivered": ["pink"]}, "delivered a colour that is none of its objectives"),
        ({"players__0__objectives": ["red"]}, "has 6 Objective cards"),
        ({"players__0__objectives": ["red", "red", "blue", "green", "pink", "white"]}, "names red twice"),
        ({"players__0__hand": {"joker": 1}}, "hand of player 0 cannot have 'joker'"),
        ({"players__0__hand": {"thief_found": 2}}, "there are 1 cards thief_found"),
        ({"players__0__hand": {"accelerated_walk": 6}, "pile": None}, "at most 5"),
        ({"players__0__hand": {"master_key": -1}}, "a whole number from 0"),
        ({"players__0__played": ["master_key"]}, "lies in the discard pile"),
        ({"players__0__blocked_by": 0}, "cannot block its own thief"),
        ({"players__0__blocked_by": 3}, "there is no seat 3"),
        ({"players__0__thief": "heron"}, "thieves go by seat"),
        ({"guards__G1__at": "P9"}, "outside the city"),
        ({"guards__G1__beaten": True}, "a thief crown lies on it"),
        ({"guards": {"G5": {}}}, "guards has no 'G5'"),
        ({"doors": ["O9", "O13", "I3", "C5", "E3"]}, "four doors"),
        ({"doors": ["O9", "O9"]}, "names O9 twice"),
        ({"turn__n": 0}, "needs mover and n"),
        ({"turn__n": 7}, "n of turn must be a whole number from 0 to 6"),
        ({"turn__thief_steps": 7}, "cannot have taken 7 steps"),
        ({"turn__guard_steps": 1}, "need the turn's guard"),
        ({"turn__thief_bonus": 2}, "Accelerated Walk"),
        ({"turn__passing": "T0"}, "in passing"),
        ({"phase": "roll"}, "no turn record in phase roll"),
        ({"phase": "fight_dice"}, "has an attack"),
        ({"attack": {"attacker": "G1", "target": 1}}, "has no attack"),
        ({"phase": "over"}, "over when all crowns"),
        ({"round": 121}, "ends after round 120"),
        ({"active": 2}, "there is no seat 2"),
        ({"game": "chess"}, "position of 'chess'"),
        ({"seats": 5}, "seats 2, 3 or 4"),
        ({"options": {"archery_targets": 0}}, "archery_targets cannot be 0"),
        ({"options": {"objective_unique": "table"}}, "need objectives express or quick"),
    ],
)
def test_what_is_refused(changes, says):
    with pytest.raises(tavola.BadPosition) as refusal:
        GAME.load(position(**changes))
    assert says in str(refusal.value)


def test_a_carrier_on_a_dot_would_have_delivered():
    with pytest.raises(tavola.BadPosition, match="would have delivered"):
        two({"at": "K17", "wears": "red"})


def test_a_wrong_number_of_cards_is_told():
    written = seen(two())
    written["pile"]["broken_bow"] = 1
    with pytest.raises(tavola.BadPosition, match="there are 2 cards broken_bow, not 1"):
        GAME.load(written)
    with pytest.raises(tavola.BadPosition, match="there are 2 cards broken_bow, not 3"):
        two(discards={"broken_bow": 3})


@pytest.mark.rule("GA-45", "GA-54", "GA-57")
@pytest.mark.parametrize(
    ("line", "rival", "says"),
    [
        ("fight thief 1 no", "N12", "T0 and T1 are no neighbours"),
        ("shoot thief 1 arrow_shot", "L8", "no arrow flies from T0 to T1"),
        ("shoot thief 1 arrow_shot", "D9", "no arrow flies from T0 to T1"),
        ("shoot thief 1 arrow_shot", "L11", "no arrow flies from T0 to T1"),
    ],
)
def test_an_attack_under_way_must_be_possible(line, rival, says):
    written = seen(act(two({"at": "N9", "hand": "arrow_shot"}, {"at": "N10", "wears": "red"}), line))
    assert GAME.load(written).actor == tavola.CHANCE
    written["players"][1]["at"] = rival
    with pytest.raises(tavola.BadPosition, match=says):
        GAME.load(written)


@pytest.mark.rule("GA-R72")
@pytest.mark.parametrize("phase", ["answer_fight", "answer_shot"])
def test_nobody_is_asked_who_holds_no_card(phase):
    attack = {"attacker": "G1", "target": 1}
    rival = {"at": "N11", "wears": "red", "hand": "secret_door"}
    assert two(None, dict(rival), guards={"G1": "O11"}, phase=phase, attack=attack).actor == 1
    with pytest.raises(tavola.BadPosition, match="seat 1 cannot be asked for an answer"):
        two(None, rival | {"hand": ""}, guards={"G1": "O11"}, phase=phase, attack=attack)


@pytest.mark.rule("GA-50", "GA-R72")
def test_nobody_is_asked_about_a_crown_he_has_delivered():
    written = seen(
        act(two({"at": "N9", "need": "red"}, {"at": "N10", "wears": "red"}), "fight thief 1 no", "fight_dice 6 1")
    )
    assert GAME.load(written).actor == 0
    written["players"][0] |= {"delivered": ["red"], "ever_worn": ["red"]}
    with pytest.raises(tavola.BadPosition, match="seat 0 cannot be asked about the crown"):
        GAME.load(written)


@pytest.mark.rule("GA-R76")
def test_there_is_a_thief_crown_for_every_card_still_to_come():
    guards = {"G1": {"at": "J10", "asleep_by": 0}, "G2": {"at": "J8", "asleep_by": 0}}
    two({"at": "N9", "played": ["sleeping_guard"]}, guards=guards, discards={"sleeping_guard": 1})
    with pytest.raises(tavola.BadPosition, match="thief crowns out"):
        two({"at": "N9"}, guards=guards)


def test_three_crowns_on_a_figure():
    with pytest.raises(tavola.BadPosition, match="more than two crowns"):
        two({"at": "N9", "wears": "red", "hidden": True, "blocked_by": 1})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_random_games_is_read_back(seats):
    rng, state = tavola.Rng(seats), new(seats, round_limit=6)
    while state.actor != tavola.OVER:
        assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
        state.play(state.sample(rng))


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (2, {"objective_unique": "table"}, "2 players need objectives express or quick"),
        (3, {"objective_unique": "table", "objectives": "quick"}, "3 players need objectives express"),
        (2, {"first_player": "seat2"}, "first_player seat2 has no seat"),
        (5, {}, "seats 2, 3 or 4, not 5"),
        (2, {"archery_targets": 7}, "a whole number from 1 to 6"),
        (2, {"round_limits": 3}, "did you mean round_limit?"),
    ],
)
def test_options_that_do_not_fit(seats, options, says):
    with pytest.raises(tavola.BadOption) as refusal:
        GAME.new(seats, **options)
    assert says in str(refusal.value)
