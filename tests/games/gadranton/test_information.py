"""Ledger 7: what a seat knows, and what nobody may tell from anything."""

import json

import pytest

import tavola

from .city import GAME, act, offered, player, seen, two
from .city import at as table

ARROW = {"at": "P9", "hand": "arrow_shot"}


def everything_sent(state, seat) -> str:
    """Scene and events of an action, as one text."""
    return json.dumps(GAME.scene(state, seat))


@pytest.mark.rule("GA-58", "GA-R72")
@pytest.mark.parametrize("reader", [0, 2, None])
def test_a_seat_with_broken_bow_looks_like_one_without(reader):
    with_bow, without = (
        table(player(0, **ARROW), player(1, at="P11", wears="red", hand=card), player(2), guards={})
        for card in ("broken_bow", "secret_door")
    )
    for state in (with_bow, without):
        state.listener = tavola.Chronicle()
        act(state, "shoot thief 1 arrow_shot")
    assert with_bow.actor == without.actor == 1
    assert everything_sent(with_bow, reader) == everything_sent(without, reader)
    assert GAME.story(with_bow.listener.take(), reader) == GAME.story(without.listener.take(), reader)
    assert (offered(with_bow), offered(without)) == (["broken_bow", "no"], ["no"])
    for state in (with_bow, without):
        act(state, "no")
    assert everything_sent(with_bow, reader) == everything_sent(without, reader)


@pytest.mark.rule("GA-R72")
def test_the_question_of_a_won_crown_tells_nothing():
    wants = two({"at": "N9", "need": "red"}, {"at": "N10", "wears": "red"})
    not_so = two(
        {"at": "N9", "objectives": ["orange", "yellow", "green", "blue", "purple", "pink"]},
        {"at": "N10", "wears": "red"},
    )
    for state in (wants, not_so):
        act(state, "fight thief 1 no", "fight_dice 6 1")
    assert everything_sent(wants, 1) == everything_sent(not_so, 1)


@pytest.mark.rule("GA-R04")
def test_objectives_are_secret_unless_open():
    state = two()
    back = next(zone for zone in GAME.scene(state, 0)["zones"] if zone["id"] == "objectives1")["items"]
    assert {item["back"] for item in back} == {"objective"}
    shown = two(options={"open_objectives": True})
    face = next(zone for zone in GAME.scene(shown, 0)["zones"] if zone["id"] == "objectives1")["items"]
    assert all("back" not in item for item in face)


def test_imagining_keeps_what_the_seat_knows():
    state = two(
        {"hand": "master_key"}, {"hand": "broken_bow arrow_shot", "delivered": ["red"], "ever_worn": ["red", "blue"]}
    )
    for seed in range(200):
        dream = seen(state.imagine(0, tavola.Rng(seed)))
        mine, rival = dream["players"]
        assert mine == seen(state)["players"][0]
        assert {"red", "blue"} <= set(rival["objectives"])
        assert (len(rival["objectives"]), sum(rival["hand"].values())) == (6, 2)


def test_imagining_reaches_every_hand_that_is_possible():
    state = two(None, {"hand": "broken_bow"})
    cards = {next(iter(seen(state.imagine(0, tavola.Rng(seed)))["players"][1]["hand"])) for seed in range(400)}
    assert len(cards) == 12


def test_after_the_game_all_cards_are_shown():
    mine = {"at": "K16", "wears": "red", "delivered": ["orange", "yellow", "green", "blue", "purple"]}
    state = act(two(mine, {"hand": "broken_bow"}, mover="thief", n=1), "step thief K17")
    zones = {zone["id"]: zone.get("items", ()) for zone in GAME.scene(state, None)["zones"]}
    assert [item["id"] for item in zones["hand1"]] == ["card1-broken_bow"]
    assert all("back" not in item for item in zones["objectives1"])


@pytest.mark.rule("GA-R72")
def test_who_is_not_asked_means_nothing_by_a_choice():
    """Else why_not would answer for the hand of the player on turn."""
    state = two({"at": "N9", "hand": "hidden_thief"}, {"at": "N10", "hand": "hidden_thief"})
    for ids in [("card1-hidden_thief",), ("end_turn",), ("T1", "N11"), ("guard1",), ("no",)]:
        assert GAME.action_of(state, 1, ids) is None
    assert GAME.action_of(state, 0, ("card0-hidden_thief",)) is not None


@pytest.mark.rule("GA-15")
def test_a_card_that_is_played_teaches_unless_the_rival_could_count_on_it():
    counted = GAME.dump(two({"hand": "hidden_thief"}, {"hand": "secret_door"}))
    counted["discards"], counted["pile"] = counted["pile"], {}  # so that he sees all cards but the one in the hand
    for state, teaches in ((two({"hand": "hidden_thief"}), True), (GAME.load(counted), False)):
        state.listener = tavola.Chronicle()
        act(state, "hidden_thief")
        assert any(raw.teaches for raw in state.listener.take()) == teaches
