"""The script of a lesson as it is written: lesson/first.toml, and positions in JSON beside it."""

import json
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

import msgspec

from tavola.kernel.errors import BadLesson
from tavola.kernel.game import Game
from tavola.kernel.options import Value

FILE = "first.toml"
ANY = ("*",)  # the path that any legal action takes
LEAST, MOST = 6, 10  # steps
LONGEST = 8  # minutes
LOOKS = 2  # steps that are only looked at
Path = tuple[str, ...]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing that is learnt, and the decision that shows it."""

    id: str
    kind: Literal["do", "try", "look", "free"] = "do"
    position: str = ""  # a file beside the script; left out: goes on where the step before ended
    chance: tuple[str, ...] = ()  # what dice and the coach do until the step is passed, in order
    title: str  # message ids from here
    do: tuple[str, ...] = ()
    why: str
    done: str = ""
    clauses: tuple[str, ...] = ()
    expect: tuple[Path, ...] = ()  # ids of the decision; any one of them passes
    then: tuple[Path, ...] = ()  # ids of a second decision, where there is one
    point: tuple[str, ...] = ()  # ids with pins 1, 2, …
    arrow: tuple[str, ...] = ()  # spaces an arrow runs through
    reply: tuple[str, ...] = ()  # what the coach and the dice do once it is passed
    n: int = 0  # own decisions of free play

    @property
    def decisions(self) -> tuple[tuple[Path, ...], ...]:
        """The paths that pass, decision by decision."""
        return (self.expect, self.then) if self.then else (self.expect,)

    @property
    def messages(self) -> tuple[str, ...]:
        return tuple(filter(None, (self.title, *self.do, self.why, self.done)))


class Script(msgspec.Struct, frozen=True, kw_only=True):
    """The whole lesson as written."""

    minutes: int
    seats: tuple[Literal["you", "coach"], ...]
    options: dict[str, Value] = {}
    pictures: tuple[str, ...] = ()  # steps whose positions illustrate the rules: how to win, a turn, three things
    steps: tuple[Step, ...]

    @property
    def learner(self) -> int:
        """The seat of whoever learns."""
        return self.seats.index("you")


class Head(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What stands before the steps."""

    minutes: int
    seats: tuple[Literal["you", "coach"], ...]
    options: dict[str, Value] = {}
    pictures: tuple[str, ...] = ()
    step: list[dict[str, Any]] = []


def folder(game: Game) -> Traversable:
    return files(game.package) / "lesson"


def read(game: Game) -> Script | None:
    """The script of a game, or None if it has none; BadLesson if it cannot be one."""
    file = folder(game) / FILE
    if not file.is_file():
        return None
    try:
        head = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Head)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as wrong:
        raise BadLesson(f"the lesson of {game.slug} cannot be read: {wrong}") from wrong
    steps = tuple(_step(game, nth, raw) for nth, raw in enumerate(head.step, 1))
    made = Script(minutes=head.minutes, seats=head.seats, options=head.options, pictures=head.pictures, steps=steps)
    _refuse(game, made)
    return made


def _step(game: Game, nth: int, raw: Mapping[str, Any]) -> Step:
    try:
        return msgspec.convert(raw, Step)
    except msgspec.ValidationError as wrong:
        raise BadLesson(f"the lesson of {game.slug}, step {raw.get('id', nth)}: {wrong}") from wrong


def _refuse(game: Game, script: Script) -> None:
    """What no lesson may be, whatever its steps do."""
    for wrong in _faults(game, script):
        raise BadLesson(f"the lesson of {game.slug}: {wrong}")


def _faults(game: Game, script: Script) -> list[str]:
    ids, kinds = [step.id for step in script.steps], [step.kind for step in script.steps]
    twins = sorted({id for id in ids if ids.count(id) > 1})
    unknown = [id for id in script.pictures if id not in ids]
    found = {
        f"it takes 1 to {LONGEST} minutes, not {script.minutes}": not 1 <= script.minutes <= LONGEST,
        f'one seat is "you", not {script.seats.count("you")}': script.seats.count("you") != 1,
        f"it has {LEAST} to {MOST} steps, not {len(ids)}": not LEAST <= len(ids) <= MOST,
        f"two steps are called {', '.join(twins)}": bool(twins),
        f"at most {LOOKS} steps are only looked at, not {kinds.count('look')}": kinds.count("look") > LOOKS,
        "its last step, and no other, is of the kind free": "free" in kinds[:-1] or kinds[-1:] != ["free"],
        f"there is no step {', '.join(unknown)} to picture": bool(unknown),
    }
    return [fault for fault, so in found.items() if so]


def position(game: Game, script: Script, step: Step) -> dict[str, Any]:
    """The position of a step in writing, with the seats and options of the lesson."""
    file = folder(game) / step.position
    try:
        written = json.loads(file.read_text("utf-8"))
    except OSError as wrong:
        raise BadLesson(f"{step.position} is not beside the script") from wrong
    except ValueError as wrong:
        raise BadLesson(f"{step.position} is not JSON: {wrong}") from wrong
    if not isinstance(written, dict):
        raise BadLesson(f"{step.position} must be a position as game.dump writes it")
    return {"seats": len(script.seats), "options": dict(script.options)} | written
