"""Mangled records, positions and actions are refused with a TavolaError that says something, or are sound after all."""

import json
import os
from functools import cache

import pytest

import tavola
from mangle import JUNK, pick, spoiled, torn
from tavola.kernel.rng import Rng
from tavola.testing import tables

ROUNDS = 1000 * int(os.environ.get("TAVOLA_THOROUGH", "1"))
FEW = 250 * int(os.environ.get("TAVOLA_THOROUGH", "1"))


@cache
def record_of(slug: str, seed: int) -> tavola.Record:
    """A short record of one of the game's tables."""
    game, rng = tavola.game(slug), Rng(seed)
    table = pick(rng, tables(game))
    record = tavola.Record.start(game, table.seats, **table.options)
    while record.state.actor != tavola.OVER and len(record.actions) < 40:
        record.play(record.state.sample(rng))
    return record


def refusal_of(call, *args) -> str:
    """What a call is refused with, or nothing; anything but a TavolaError goes through and fails the test."""
    try:
        call(*args)
    except tavola.TavolaError as refused:
        return one_line(str(refused))
    return ""


def one_line(message: str) -> str:
    assert message.strip()
    assert "\n" not in message, "a refusal is one line"
    return message


@pytest.mark.parametrize("slug", tavola.games())
def test_mangled_records(slug: str) -> None:
    refused = 0
    for seed in range(ROUNDS):
        rng, record = Rng(seed), record_of(slug, seed % 20)
        text = torn(record.text(), rng) if seed % 2 else json.dumps(spoiled(record.to_json(), rng))
        refused += bool(refusal_of(lambda text=text: read_again(text)))
    assert refused > ROUNDS * 0.8


def read_again(text: str) -> None:
    """A record that is accepted must be sound: it replays, and reads again as it is written."""
    record = tavola.Record.from_text(text)
    assert tavola.Record.from_text(record.text()).text() == record.text()


@pytest.mark.parametrize("slug", tavola.games())
def test_a_record_with_an_illegal_action_says_where_it_breaks(slug: str) -> None:
    game = tavola.game(slug)
    for seed in range(FEW):
        rng, sheet = Rng(seed), record_of(slug, seed % 20).to_json()
        ply = rng.below(len(sheet["actions"]))
        before = list(record_of(slug, seed % 20).replay())[ply]
        wrong = next(a for a in (rng.below(game.actions.size) for _ in range(1000)) if game.why_not(before, a))
        sheet["actions"][ply] = game.actions.to_json(wrong)
        with pytest.raises(tavola.BadRecord, match=rf"breaks at ply {ply}: .+ is refused\. .*{game.prefix}-"):
            tavola.Record.from_text(json.dumps(sheet))


@pytest.mark.parametrize("slug", tavola.games())
def test_mangled_positions(slug: str) -> None:
    game, refused = tavola.game(slug), 0
    for seed in range(ROUNDS):
        record = record_of(slug, seed % 20)
        position = spoiled(game.dump(record.state), Rng(seed))
        refused += bool(refusal_of(lambda position=position: load_and_look(game, position)))
    assert refused > ROUNDS * 0.3


def load_and_look(game: tavola.Game, position: dict) -> None:
    """A position that is accepted must be sound: it dumps, loads again, shows itself and goes on."""
    before = json.dumps(position)
    try:
        state = game.load(position)
    finally:
        assert json.dumps(position) == before, "load changed what it was given"
    assert game.dump(game.load(game.dump(state))) == game.dump(state)
    assert (state.actor == tavola.OVER) == (len(state.legal()) == 0)
    game.scene(state, 0)
    if state.actor != tavola.OVER:
        state.play(state.sample(Rng(0)))


@pytest.mark.parametrize("slug", tavola.games())
def test_junk_is_no_position(slug: str) -> None:
    for junk in (*JUNK, "[]", 5, [{}]):
        if junk != {}:
            with pytest.raises(tavola.BadPosition):
                tavola.game(slug).load(junk)


@pytest.mark.parametrize("slug", tavola.games())
def test_mangled_actions(slug: str) -> None:
    game = tavola.game(slug)
    for seed in range(ROUNDS):
        rng = Rng(seed)
        named = spoiled(game.actions.to_json(rng.below(game.actions.size)), rng)
        if not refusal_of(game.actions.from_json, named):
            assert game.actions.to_json(game.actions.from_json(named)) == named
    for junk in JUNK:
        assert refusal_of(game.actions.from_json, junk)


@pytest.mark.parametrize("slug", tavola.games())
@pytest.mark.parametrize("junk", [-1, 10**30, True, None, "move", 0.0, [1]], ids=repr)
def test_numbers_that_are_no_actions(slug: str, junk: object) -> None:
    game = tavola.game(slug)
    with pytest.raises(tavola.BadAction, match="whole number from 0 to"):
        game.why_not(game.new(), junk)


@pytest.mark.parametrize("slug", tavola.games())
def test_options_and_seats_that_do_not_fit(slug: str) -> None:
    game = tavola.game(slug)
    for junk in (*JUNK, "true", "0"):
        for option in game.options:
            seat = type(junk) is int and f"seat{junk}" in option.values
            if not seat and not (type(junk) is type(option.default) and junk in option.values):
                with pytest.raises(tavola.BadOption, match=option.name):
                    game.new(**{option.name: junk})
        if junk is not None and (type(junk) is not int or junk not in game.seats):
            with pytest.raises(tavola.BadOption, match="seats"):
                game.new(seats=junk)
    with pytest.raises(tavola.BadOption, match="there is no option"):
        game.new(no_such_option=1)


@pytest.mark.parametrize("slug", ["", "chess", "adventurers_guard", "é"])
def test_games_nobody_knows(slug: str) -> None:
    with pytest.raises(tavola.UnknownGame, match="there is no game"):
        tavola.game(slug)
