"""docs/positions.md is what docs/positions.py writes, has every key that games write, and its examples load."""

import json
import re
import runpy
from pathlib import Path

import pytest

import tavola
from tavola.testing import tables

DOCS = Path(__file__).parent.parent / "docs"
PAGE = (DOCS / "positions.md").read_text("utf-8")
OURS = [slug for slug in tavola.games() if slug != "nim"]
SHELL = {"game", "rules", "seats", "options"}
OF_THEIR_OWN = {  # counts, and what has a notation of its own
    *("shown", "looked", "setup", "won", "board", "cards", "tops", "island", "cave", "castles", "generals"),
    *("hand", "pile", "discards", "pool", "actions", "action_discards", "stock", "den", "staged", "black", "coins"),
    *(
        "important",
        "laid_important",
        "returned_important",
        "buildings",
        "tiles",
        "taken",
        "deal_give",
        "deal_want",
        "peek",
    ),
}


def section(game: tavola.Game) -> str:
    return PAGE.split(f"\n## {game.title}\n")[1].split("\n## ")[0]


def keys(value: object) -> set[str]:
    """Of all parts of a position; what has a notation of its own is described as a whole."""
    if isinstance(value, list):
        return {key for each in value for key in keys(each)}
    if not isinstance(value, dict):
        return set()
    inner = [each for key, each in value.items() if key not in OF_THEIR_OWN]
    return {key for key in value if key.islower()} | {key for each in inner for key in keys(each)}


def test_the_page_is_current() -> None:
    assert runpy.run_path(str(DOCS / "positions.py"))["page"]() == PAGE, "write it anew: make positions"


@pytest.mark.parametrize("slug", OURS)
def test_the_example_of_a_game_loads_and_is_a_position_of_it(slug: str) -> None:
    game = tavola.game(slug)
    example = json.loads(re.findall(r"```json\n(.*?)```", section(game), re.DOTALL)[-1])
    state = game.load(example)
    written = game.dump(state)
    assert game.dump(game.load(written)) == written
    assert written.keys() >= SHELL


@pytest.mark.parametrize("slug", OURS)
def test_every_key_that_a_game_writes_is_described(slug: str) -> None:
    game, rng, found = tavola.game(slug), tavola.Rng(4), set[str]()
    described = set(re.findall(r"^\| `(\w+)` \|", section(game), re.MULTILINE))
    for table in tables(game)[:: max(1, len(tables(game)) // 5)]:
        state = table.new(game)
        for _ in range(120):
            if state.actor == tavola.OVER:
                break
            found |= keys({key: value for key, value in game.dump(state).items() if key not in SHELL})
            state.play(state.sample(rng))
    named = {name for name in found if f"`{name}`" in section(game)}
    assert found - described - named == set()
