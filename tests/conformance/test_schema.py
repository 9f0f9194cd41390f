"""Scenes fit the JSON Schema in the docs."""

import jsonschema
import pytest
from cases import cases

import tavola
from tavola.kernel.scene import schema
from tavola.testing import Effort, Table, positions
from tavola.testing.scenes import plain

EFFORT = Effort()


@pytest.mark.parametrize(("slug", "table"), cases())
def test_scenes_fit_the_schema(slug: str, table: Table) -> None:
    validator, game = jsonschema.Draft202012Validator(schema()), tavola.game(slug)
    for state in positions(game, table, 1, 3, EFFORT.decisions):
        for seat in (None, *range(state.seats)):
            validator.validate(plain(game.scene(state, seat)))


def test_the_schema_refuses_what_is_no_scene() -> None:
    game = tavola.game("nim")
    scene = plain(game.scene(game.new(), 0))
    for wrong in ({}, scene | {"spaces": 1}, scene | {"prompt": {}}, scene | {"actor": "0"}):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.Draft202012Validator(schema()).validate(wrong)
