"""Scenes: plain JSON of the shared vocabulary, with the legal choices for the seat to act and nobody else."""

import json
from functools import partial
from typing import Any

import msgspec

from tavola.kernel.drawing import forget
from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Scene
from tavola.kernel.state import OVER, State
from tavola.testing.effort import Effort
from tavola.testing.vocabulary import fitting


def scenes_are_well_formed(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """JSON that fits the vocabulary, unique ids, clauses of the ledger."""
    for seat in (None, *range(state.seats)):
        scene = game.scene(state, seat)
        assert json.loads(json.dumps(scene)) == plain(scene), "a scene must be plain JSON"
        fits = fitting(partial(msgspec.convert, plain(scene), Scene), Scene)
        assert msgspec.to_builtins(fits) == scene, "a scene leaves the vocabulary"
        assert (scene["game"], scene["seat"], scene["actor"]) == (game.slug, seat, state.actor)
        _check_ids(scene)
        _check_clauses(game, scene)


def what_was_kept_is_drawn_the_same_anew(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """Elements drawn before are kept by their arguments alone, so nothing else may go into them."""
    readers = (None, *range(state.seats))
    then = state.clone()
    if state.actor != OVER:
        then.play(then.sample(rng))
    for each in (state, then):
        kept = [game.typed_scene(each, seat) for seat in readers]
        forget()
        assert kept == [game.typed_scene(each, seat) for seat in readers], "an element hangs on more than its arguments"


def plain(scene: dict[str, Any]) -> Any:
    """The scene as JSON gives it back: lists for tuples."""
    return msgspec.json.decode(msgspec.json.encode(scene))


def _check_ids(scene: dict[str, Any]) -> None:
    items = [item for zone in scene["zones"] for item in zone.get("items", ())]
    parts = [*scene["spaces"], *scene["pieces"], *scene["zones"], *scene["dice"], *items]
    ids = [part["id"] for part in parts]
    twice = sorted({id for id in ids if ids.count(id) > 1})
    assert not twice, f"ids stand twice in a scene: {twice}"
    homeless = [piece["id"] for piece in scene["pieces"] if piece["space"] not in ids]
    assert not homeless, f"pieces stand on spaces the scene lacks: {homeless}"


def _check_clauses(game: Game, scene: dict[str, Any]) -> None:
    cited = [*scene["prompt"].get("clauses", ())]
    cited += [clause for zone in scene["zones"] for clause in zone.get("clauses", ())]
    cited += [item["off"] for zone in scene["zones"] for item in zone.get("items", ()) if item.get("off")]
    unknown = [clause for clause in cited if clause not in game.ledger]
    assert not unknown, f"a scene cites what the ledger lacks: {unknown}"
    asked = scene["prompt"]["seat"]
    assert asked is None or asked == scene["actor"], f"the prompt asks seat {asked}, but {scene['actor']} is to act"


def choices_are_the_legal_actions(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """The actor's choices are `legal()`; others and spectators have none; what is clicked means the choice."""
    for seat in (None, *range(state.seats)):
        choices = game.scene(state, seat)["choices"]
        if seat is None or seat != state.actor:
            assert not choices, f"seat {seat} is offered choices of seat {state.actor}"
            continue
        offered = [choice["act"] for choice in choices]
        legal = {int(action) for action in state.legal()}
        more, less = sorted({*offered} - legal), sorted(legal - {*offered})
        assert not more, f"choices offer what is not legal: {', '.join(map(game.named, more[:4]))}"
        assert not less, f"choices lack what is legal: {', '.join(map(game.named, less[:4]))}"
        assert len(offered) == len(legal), "two choices are for one action"
        _check_clicks(game, state, seat, choices)


def _check_clicks(game: Game, state: State, seat: int, choices: tuple[dict[str, Any], ...]) -> None:
    """Choices may share ids only if a menu or a bundle tells them apart; then the ids mean one of them."""
    clicks: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for choice in choices:
        assert choice["ids"], f"{choice['label']}: nothing to click"
        clicks.setdefault(tuple(choice["ids"]), []).append(choice)
    for ids, sharing in clicks.items():
        apart = {(choice.get("menu", ""), json.dumps(choice.get("bundle"))) for choice in sharing}
        assert len(apart) == len(sharing), f"the ids {ids} stand for several actions"
        meant = game.action_of(state, seat, ids)
        assert meant in [choice["act"] for choice in sharing], f"{ids} means {meant}, not {sharing[0]['act']}"
    assert game.action_of(state, seat, ("no such thing",)) is None, "unknown ids must mean nothing"
    assert game.action_of(state, seat, ()) is None, "no ids must mean nothing"
