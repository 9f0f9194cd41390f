"""Gadranton's words: every refusal has its fact, whole games are told, no message is left unsaid."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

import tavola
from tavola.games.gadranton import clauses

from .city import GAME, act, two

LANGUAGES = ("en", "fr", "ko")
TABLES = (
    (2, {"objectives": "express", "round_limit": 12}),
    (3, {"choose_thief": True, "open_objectives": True, "arrow_hit_by_thief": "take", "round_limit": 12}),
    (3, GAME.preset("printed") | {"round_limit": 12}),
    (4, {"objectives": "long", "interleave": False, "beaten_guard_is_asleep": False, "round_limit": 0}),
)
CARRIER = {"at": "N10", "wears": "red", "hand": "plus_two_attack broken_bow"}


def messages(language: str) -> set[str]:
    text = (files(GAME.package) / "locale" / f"{language}.ftl").read_text("utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def test_every_clause_that_can_refuse_has_a_fact():
    """The others only stand behind events."""
    told = "GA-04 GA-11 GA-16 GA-32 GA-47 GA-48 GA-72 GA-78 GA-79 GA-R03 GA-R06 GA-R48 GA-R80"
    codes = {value for name, value in vars(clauses).items() if name.isupper() and name != "RULING"}
    facts = {id.removeprefix("refuse-") for id in messages("en") if id.startswith("refuse-")}
    assert {GAME.ledger.of_code(code).id for code in codes} == facts | set(told.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_and_every_message_is_used(language, said):
    for seed, (seats, options) in enumerate(TABLES):
        tell_a_game(language, seed, seats, options)
    tell_what_is_rare(language)
    elsewhere = ("option-", "refuse-", "source-", "measure", "fact", "house-", "what-")  # test_tally.py, test_words.py
    unsaid = {id for id in messages(language) if not id.startswith(elsewhere)} - said
    assert unsaid == set()


def tell_a_game(language: str, seed: int, seats: int, options: dict) -> None:
    """Draw every position and word every event; in some positions ask why not of every action."""
    rng, state, ply = tavola.Rng(seed), GAME.new(seats, **options), 0
    state.listener = chronicle = tavola.Chronicle()
    while state.actor != tavola.OVER and ply < 500:
        GAME.scene(state, state.actor if state.actor >= 0 else None, language)
        if ply % 25 == 0:
            ask(state, language)
        state.play(state.sample(rng))
        assert all(event.text for event in GAME.story(chronicle.take(), 0, language))
        ply += 1
    GAME.scene(state, None, language)
    ask(state, language)


def ask(state: tavola.State, language: str) -> None:
    for action in range(GAME.actions.size):
        refusal = GAME.why_not(state, action, language)
        assert refusal is None or refusal.fact, refusal


def tell_what_is_rare(language: str) -> None:
    """Attacks with their answers, reaching, hiding and finding, a win, a shared limit."""
    tell(
        language, two({"at": "N9", "need": "red", "hand": "plus_two_attack"}, CARRIER), "fight thief 1 yes", "plus_two"
    )
    won = two({"at": "N9", "need": "red"}, {"at": "N10", "wears": "red"})
    tell(language, won, "fight thief 1 no", "fight_dice 6 1", "wear")
    lost = two({"at": "A7"}, CARRIER, guards={"G1": "N9"}, mover="both", n=1)
    tell(language, lost, "fight G1 1 no", "no", "fight_dice 1 1")
    shot = {"at": "P9", "hand": "arrow_shot"}
    for dice in ("arrow_dice target 6", "arrow_dice flop 6"):
        tell(language, two(shot, CARRIER | {"at": "P11"}), "shoot thief 1 arrow_shot", "no", dice)
    tell(language, two(shot, CARRIER | {"at": "P11"}), "shoot thief 1 arrow_shot", "broken_bow")
    tell(language, two({"at": "A7"}, CARRIER, guards={"G1": "O11"}), "step thief B7")
    tell(language, two({"at": "L4"}, guards={"G1": "L5"}), "reach L5 none")
    crown = {"at": "K12", "need": "red", "keys": "red", "hand": "master_key"}
    for pay in ("key", "master_key"):
        tell(language, two(crown, guards={"G1": "J12"}), f"reach J12 {pay}")
        tell(language, two(crown | {"at": "J12"}), f"take_crown {pay}")
    tell(
        language,
        two({"at": "N12", "wears": "red", "hand": "secret_door"}),
        "cross S2",
        "step thief P11",
        "step thief Q11",
    )
    tell(language, two({"hand": "thief_found"}, {"hidden": True}), "thief_found 1")
    early = {"phase": "before_roll", "options": {"cards_before_roll": True}}
    tell(language, two({"hand": "accelerated_walk secret_door"}, **early), "accelerated_walk thief", "roll_dice")
    in_vain = two(vain(), options={"exchange_crown": "any"})
    tell(language, in_vain, "step thief K17", "step thief K16")
    tell(language, two({"hand": "guard_awake"}, guards={"G1": {"at": "J10", "asleep_by": 1}}), "guard_awake G1")
    tell(language, two({"hand": "accelerated_walk"}), "accelerated_walk guard")
    tell(language, two({"hand": "open_close_door"}, doors=["O9"]), "open_close_door O9")
    tell(language, two(None, {"blocked_by": 0, "hidden": True}), "end_turn")
    home = {"at": "K16", "wears": "red", "delivered": ["orange", "yellow", "green", "blue", "purple"]}
    tell(language, two(home, mover="thief", n=1), "step thief K17")
    limit = two(active=1, mover="thief", n=1, options={"round_limit": 1})
    tell(language, limit, "end_turn", "draw accelerated_walk")
    tell_the_waiting(language)
    for seed in range(30):
        tell_a_deal(language, seed)


def vain() -> dict:
    """A carrier without a card of the crown he wears."""
    return {"at": "K16", "objectives": ["red", "orange", "yellow", "green", "blue", "purple"], "wears": "white"}


def tell_the_waiting(language: str) -> None:
    """What a spectator reads while somebody chooses a thief, a dot, or a card to discard."""
    rng, state = tavola.Rng(1), GAME.new(2, choose_thief=True)
    while state.actor == tavola.CHANCE:
        state.play(state.sample(rng))
    for line in ("choose_thief heron", "choose_thief coati", "place_thief K17"):
        GAME.scene(state, None, language)
        act(state, line)
    six = "accelerated_walk master_key hidden_thief secret_door arrow_shot broken_bow"
    GAME.scene(two({"hand": six}, phase="discard"), None, language)


def tell_a_deal(language: str, seed: int) -> None:
    """Four players with four cards each: the deal gets stuck about once in six."""
    rng, state = tavola.Rng(seed), GAME.new(4, objectives="long")
    state.listener = chronicle = tavola.Chronicle()
    while state.actor == tavola.CHANCE:
        state.play(state.sample(rng))
    GAME.story(chronicle.take(), 0, language)


def tell(language: str, state: tavola.State, *lines: str) -> None:
    """Draw every position on the way for both seats, word every event, and ask why not at the end."""
    state.listener = chronicle = tavola.Chronicle()
    for line in lines:
        for seat in (0, 1):
            GAME.scene(state, seat, language)
        act(state, line)
    assert all(event.text for event in GAME.story(chronicle.take(), 0, language))
    GAME.scene(state, 0, language)
    ask(state, language)


def test_the_log_names_thieves_as_they_were_chosen():
    state = GAME.new(2, choose_thief=True, first_player="seat0")
    state.listener = chronicle = tavola.Chronicle()
    rng = tavola.Rng(1)
    while state.actor == tavola.CHANCE:
        state.play(state.sample(rng))
    chronicle.take()
    act(state, "choose_thief heron", "choose_thief coati", "place_thief K17")
    told = [event.text for event in GAME.story(chronicle.take(), None)]
    assert told == ["Seat 1 takes the Heron.", "Seat 2 takes the Coati.", "Heron starts on K17."]
