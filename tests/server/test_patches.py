"""What clients are told of a scene adds up to the scene, for every game, every pair of eyes and every language."""

import json
from typing import Any

import msgspec
import pytest

import tavola
from server.house import changed
from tavola.kernel.state import OVER
from tavola.server.audience import Audience
from tavola.server.client import Client
from tavola.server.sheet import Chair, Sheet
from tavola.server.table import Table

EYES = [(None, "en"), (0, "en"), (1, "fr"), (1, "ko")]


class Screen:
    """One client, and the scene it would show."""

    def __init__(self, audience: Audience, eyes: int | None, language: Any) -> None:
        self.table, self.eyes, self.scene, self.patched = audience.table, eyes, dict[str, Any](), 0
        self.client = Client(f"{eyes} {language}", "", self.hear)
        self.client.seats, self.client.language = [] if eyes is None else [eyes], language
        audience.join(self.client, 0)

    def hear(self, data: bytes) -> None:
        message = json.loads(data)
        if message["type"] == "table":
            return  # somebody else has come
        self.patched += message["type"] == "update"
        self.scene = changed(self.scene, message)

    def shows(self) -> Any:
        """The scene as the game draws it."""
        drawn = self.table.game.scene(self.table.line.state, self.eyes, self.client.language)
        return msgspec.json.decode(msgspec.json.encode(drawn))


def audience_of(game: tavola.Game) -> Audience:
    sheet = Sheet(id="t", game=game.slug, rules="1", options={}, host="h", status="playing", created=0.0, touched=0.0)
    seats = next(number for number in game.seats if number > 1)
    chairs = [Chair(table="t", seat=seat, kind="player", player=f"p{seat}") for seat in range(seats)]
    return Audience(Table(sheet, chairs), lambda: 0.0)


@pytest.mark.parametrize("slug", tavola.games())
def test_updates_add_up_to_the_scene(slug: str) -> None:
    game, rng = tavola.game(slug), tavola.Rng(7)
    audience = audience_of(game)
    table, screens = audience.table, [Screen(audience, eyes, language) for eyes, language in EYES]
    for _ in range(60):
        actor = int(table.line.state.actor)
        if actor == OVER:
            break
        kind, seat = ("chance", None) if actor < 0 else ("play", actor)
        table.act(kind, seat, int(table.line.state.sample(rng)), 0.0)
        audience.sights.clear()
        audience.tell(Client.say, seat)
        assert [screen.scene for screen in screens] == [screen.shows() for screen in screens]
    assert all(screen.patched for screen in screens)
