"""Auto-pass: silent, after a beat that depends on nothing."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from server.house import House, in_a_house
from tavola.kernel.scene import Board, Choice, Prompt, Scene, SeatView, Window
from tavola.server import deciding
from tavola.server.windows import beat, passing

ASKED = Scene(
    game="toy",
    seat=0,
    actor=0,
    board=Board(size=(1, 1)),
    spaces=(),
    prompt=Prompt(seat=None, text="Waiting for answers"),
    choices=(Choice(act=3, ids=("arrow",), label="Shoot"), Choice(act=7, ids=("pass",), label="Pass", tone="pass")),
    window=Window(kind="arrow", title="Arrows", odds=0.4),
)


def asking(scene: Scene, quiet: bool = False, **settings: str) -> Any:
    """The audience of a table where seat 0 is asked: one client that holds it."""
    sights = SimpleNamespace(scene=lambda seat, language: scene)
    client = SimpleNamespace(seats=[0], autopass=settings, quiet=quiet, language="en")
    return SimpleNamespace(table=SimpleNamespace(actor=0), sights=sights, clients=[client])


def test_a_beat_is_between_12_and_18_tenths_of_a_second_and_never_the_same() -> None:
    beats = [beat() for _ in range(500)]
    assert all(1.2 <= each <= 1.8 for each in beats)
    assert max(beats) - min(beats) > 0.4


@pytest.mark.parametrize(
    ("settings", "action"),
    [
        ({}, None),
        ({"arrow": "always"}, None),
        ({"other": "never"}, None),
        ({"arrow": "never"}, 7),
        ({"arrow": "odds"}, 7),
    ],
)
def test_a_seat_passes_only_windows_it_asked_to_pass(settings: dict[str, str], action: int | None) -> None:
    assert passing(asking(ASKED, **settings)) == action


def test_even_odds_are_worth_asking() -> None:
    scene = Scene(**{name: getattr(ASKED, name) for name in Scene.__struct_fields__})
    scene.window = Window(kind="arrow", title="Arrows", odds=0.5)
    assert passing(asking(scene, arrow="odds")) is None


def seated(scene: Scene, **changed: Any) -> Scene:
    return replace(scene, window=None, **changed)


def test_a_seat_that_wants_to_be_left_alone_until_its_turn_passes_whatever_has_a_pass() -> None:
    table = asking(seated(ASKED, seats=(SeatView(seat=0, role=""), SeatView(seat=1, role="", active=True))), quiet=True)
    assert passing(table) == 7
    assert table.clients[0].quiet


@pytest.mark.parametrize(
    "scene",
    [seated(ASKED, seats=(SeatView(seat=0, role="", active=True),)), seated(ASKED, choices=ASKED.choices[:1])],
    ids=["its turn has come", "nothing can be passed"],
)
def test_that_ends_with_its_turn_or_a_question_without_a_pass(scene: Scene) -> None:
    table = asking(scene, quiet=True)
    assert passing(table) is None
    assert not table.clients[0].quiet


def test_a_pass_is_played_after_exactly_one_beat(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    beats: list[float] = []
    monkeypatch.setattr(deciding, "beat", lambda: beats.append(0.01) or beats[-1])

    def passed(audience: Any) -> int | None:
        """Whoever is asked passes, once somebody at the table has asked for it."""
        table = audience.table
        wanted = table.actor is not None and any(client.autopass for client in audience.clients)
        return int(table.line.state.legal()[0]) if wanted else None

    monkeypatch.setattr(deciding, "passing", passed)

    @in_a_house
    async def scenario(house: House) -> None:
        ann, tom, table = await house.pair(game="nim")
        async with tom.at(table) as other:
            assert beats == []
            async with ann.at(table, autopass={"arrow": "never"}):
                await other.next("update", ply=other.ply + 1)
                assert len(beats) in (1, 2)  # the next window may have opened

    scenario(tmp_path)
