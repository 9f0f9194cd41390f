import json
from pathlib import Path

import jsonschema
import msgspec
import pytest

import tavola
from tavola import BadOption, Rng
from tavola.kernel.scene import Board, Piece, Prompt, Scene, Space, schema, schema_text

PUBLISHED = Path(__file__).parents[2] / "docs" / "scene.schema.json"

SMALL = Scene(
    game="small",
    seat=None,
    actor=0,
    board=Board(size=(2.0, 1.0)),
    spaces=(Space(id="a1", shape="square", at=(0.5, 0.5), label="a1"),),
    pieces=(Piece(id="king", space="a1", icon="crown", label="King"),),
    prompt=Prompt(seat=0, text="Move."),
)


def test_the_published_schema_is_the_one_the_types_give() -> None:
    assert PUBLISHED.read_text("utf-8") == schema_text(), "run `make schema` and commit docs/scene.schema.json"


def test_the_schema_is_a_valid_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(schema())


def test_what_is_left_at_its_default_is_left_out() -> None:
    drawn = msgspec.to_builtins(SMALL)
    assert drawn["pieces"] == ({"id": "king", "space": "a1", "icon": "crown", "label": "King"},)
    assert json.loads(msgspec.json.encode(SMALL))["board"] == {"size": [2.0, 1.0]}


def test_a_scene_is_read_again_as_it_was() -> None:
    assert msgspec.json.decode(msgspec.json.encode(SMALL), type=Scene) == SMALL


@pytest.mark.parametrize(
    "damage",
    [
        {"spaces": [{"id": "a1", "shape": "round", "at": [0, 0], "label": ""}]},
        {"spaces": [{"id": "a1", "shape": "square", "at": [0], "label": ""}]},
        {"prompt": {"seat": 0}},
        {"actor": "south"},
    ],
)
def test_the_schema_refuses_what_no_renderer_could_draw(damage: dict[str, object]) -> None:
    drawn = json.loads(msgspec.json.encode(SMALL))
    jsonschema.validate(drawn, schema())
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(drawn | damage, schema())


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_scenes_of_a_game_fit_the_schema(seat: int | None) -> None:
    game = tavola.game("adventurers-guard")
    validator, state, rng = jsonschema.Draft202012Validator(schema()), game.new(), Rng(3)
    for _ in range(20):
        drawn = game.scene(state, seat)
        validator.validate(json.loads(json.dumps(drawn)))
        state.play(state.sample(rng))


def test_there_is_no_scene_for_a_seat_nobody_has() -> None:
    game = tavola.game("adventurers-guard")
    with pytest.raises(BadOption, match="there is no seat 2: it must be 0 or 1"):
        game.scene(game.new(), 2)
