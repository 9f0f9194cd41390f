"""What clients are told of a scene adds up to the scene, for every game, every pair of eyes and every language."""

import json
from typing import Any

import msgspec
import pytest

import tavola
from server.house import changed
from tavola.kernel.state import OVER
from tavola.server.client import Client
from tavola.server.live import Live
from tavola.server.tables import Chair, Sheet
from tavola.server.writer import Writer

EYES = [(None, "en"), (0, "en"), (1, "fr"), (1, "ko")]


class Screen:
    """One client, and the scene it would show."""

    def __init__(self, live: Live, eyes: int | None, language: Any) -> None:
        self.live, self.eyes, self.scene, self.patched = live, eyes, dict[str, Any](), 0
        self.client = Client(None, "", self.hear)
        self.client.seats, self.client.language = [] if eyes is None else [eyes], language
        live.clients.add(self.client)
        self.client.say(live.view(self.client, 0))

    def hear(self, data: bytes) -> None:
        message = json.loads(data)
        self.patched += message["type"] == "update"
        self.scene = changed(self.scene, message)

    def shows(self) -> Any:
        """The scene as the game draws it."""
        drawn = self.live.game.scene(self.live.line.state, self.eyes, self.client.language)
        return msgspec.json.decode(msgspec.json.encode(drawn))


def table_of(game: tavola.Game) -> Live:
    sheet = Sheet(id="t", game=game.slug, rules="1", options={}, host="h", status="playing", created=0.0, touched=0.0)
    seats = next(number for number in game.seats if number > 1)
    chairs = [Chair(table="t", seat=seat, kind="player", player=f"p{seat}") for seat in range(seats)]
    return Live(sheet, chairs, Writer.__new__(Writer), lambda: 0.0)


@pytest.mark.parametrize("slug", tavola.games())
def test_updates_add_up_to_the_scene(slug: str) -> None:
    game, rng = tavola.game(slug), tavola.Rng(7)
    live = table_of(game)
    screens = [Screen(live, eyes, language) for eyes, language in EYES]
    for _ in range(60):
        actor = int(live.line.state.actor)
        if actor == OVER:
            break
        kind, seat = ("chance", None) if actor < 0 else ("play", actor)
        live.add(live.line.act(kind, seat, int(live.line.state.sample(rng)), 0.0))
        live.sights.clear()
        live.tell(Client.say, seat)
        assert [screen.scene for screen in screens] == [screen.shows() for screen in screens]
    assert all(screen.patched for screen in screens)
