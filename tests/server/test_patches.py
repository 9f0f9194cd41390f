"""What a client has after patches is what is drawn from nothing: every game, seat and language, after undo too."""

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import tavola
from server.house import changed
from server.seating import Games
from tavola.kernel import drawing
from tavola.kernel.state import OVER
from tavola.kernel.words import LANGUAGES
from tavola.server.audience import Audience
from tavola.server.client import Client
from tavola.server.entries import Body
from tavola.server.sheet import Chair, Sheet
from tavola.server.table import Table

PLIES = 60
BACK = 7  # every so many plies some are taken back
MOST_PLIES_BACK = 4
FROM_NOTHING = 6  # every so many plies what was kept is forgotten before it is drawn for comparison


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


class Play:
    """A table where everybody looks, in every language, and random things are played and taken back."""

    def __init__(self, game: tavola.Game, seats: int, seed: int) -> None:
        sheet = Sheet(
            id="t", game=game.slug, rules=game.version, options={}, host="h", status="playing", created=0.0, touched=0.0
        )
        chairs = [Chair(table="t", seat=seat, kind="player", player=f"p{seat}") for seat in range(seats)]
        self.audience, self.rng = Audience(Table(sheet, chairs), lambda: 0.0), tavola.Rng(seed)
        self.table = self.audience.table
        everybody = [(eyes, language) for eyes in (None, *range(seats)) for language in LANGUAGES]
        self.screens = [Screen(self.audience, eyes, language) for eyes, language in everybody]

    def go_on(self) -> bool:
        """Something happens, and everybody is told; False: the game is over."""
        line = self.table.line
        actor = int(line.state.actor)
        if actor == OVER:
            return False
        if line.ply and line.ply % BACK == 0 and self.rng.below(2):
            back = max(0, line.ply - 1 - self.rng.below(MOST_PLIES_BACK))
            self.table.enter("undo", max(actor, 0), Body(to=back, text="1"), 0.0)
        else:
            kind, seat = ("chance", None) if actor < 0 else ("play", actor)
            self.table.act(kind, seat, int(line.state.sample(self.rng)), 0.0)
        self.audience.sights.clear()
        self.audience.tell(Client.say, max(actor, 0))
        return True

    def check(self) -> None:
        assert [screen.scene for screen in self.screens] == [screen.shows() for screen in self.screens]


def play_through(game: tavola.Game, seats: int, seed: int) -> None:
    play = Play(game, seats, seed)
    for nth in range(PLIES):
        if not play.go_on():
            break
        if nth % FROM_NOTHING == 0:
            drawing.forget()
        play.check()
    assert all(screen.patched for screen in play.screens)


@pytest.mark.parametrize("slug", tavola.games())
def test_updates_add_up_to_the_scene_drawn_from_nothing(slug: str) -> None:
    game = tavola.game(slug)
    for seed, seats in enumerate([number for number in game.seats if number > 1][:2]):
        play_through(game, seats, seed)


# the law can fail


class ChangesInPlace(drawing.Whole):
    """A game that keeps its spaces and changes what is written on them: they look as if nothing had happened."""

    def __init__(self, inner: drawing.Drawing[Any]) -> None:
        super().__init__(self.drawn_over)
        self.inner, self.kept = inner, dict[Any, Any]()

    def drawn_over(self, t: Any, seat: int | None, voice: Any) -> Any:
        fresh = self.inner.scene(t, seat, voice, lambda: self.inner.common(t, voice))
        spaces = self.kept.setdefault(voice, tuple(msgspec.structs.replace(space) for space in fresh.spaces))
        for old, new in zip(spaces, fresh.spaces, strict=True):
            old.label = new.label
        return msgspec.structs.replace(fresh, spaces=spaces)


def test_a_scene_that_is_changed_in_place_breaks_the_law(registered: Games) -> None:
    nim = tavola.game("nim")
    registered(replace(nim, slug="nim", draw=ChangesInPlace(nim.drawing)))
    with pytest.raises(AssertionError):
        play_through(tavola.game("nim"), 2, 0)
