"""Learning a game by playing oneself: temporal differences, generation by generation, what is proven better is kept.

A folder holds all there is of a run, so that it can be stopped at any time and goes on where it was: `course.json`,
what was asked for; `pupil.bin`, the network as it learns; `latest.json`, the same as a mind;
`best.json`, the last that won its exam; `curve.jsonl`.
"""

from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tavola.bots.judge import Judge
from tavola.bots.minds import ESTIMATE, SHARE, Written, kept, read, rounded
from tavola.kernel.errors import BadOption
from tavola.kernel.registry import game
from tavola.kernel.rng import Rng
from tavola.lab.exam import MOST, share, sit, teachable
from tavola.lab.pupil import Notes, Pupil, beginner
from tavola.lab.rehearsal import rehearse
from tavola.lab.simulate import LIMIT, spread

DIGITS = 6
PROBE = 100  # games against the estimate, for the curve
SLIGHT = 0.05  # who leans no more than this has learnt all that the estimate knows, and asks it no longer
LEAST = 100  # games an exam may take, however little was learnt since the last


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is learnt, and how."""

    game: str
    seats: int
    hidden: tuple[int, ...] = (32,)  # units of the layers between features and outputs
    blend: tuple[float, ...] = SHARE  # what each output counts: the share; or (1, -0.4): I win, another wins
    lean: float = 0.0  # what the game's own estimate counts at first; 0: never anything
    trace: float = 0.8  # lambda: how far a result reaches back
    discount: float = 0.998  # how much less a result counts one action later
    rate: float = 0.01  # how large the first steps are
    settle: int = 10_000  # after so many games they are half as large, after twice as many a third
    wander: float = 0.03  # the share of actions played at random
    games: int = 200  # of a generation
    passes: int = 1  # how often what was played is gone through: games cost more than learning from them
    term: int = 25  # generations from exam to exam
    seed: int = 1

    def exam(self) -> int:
        """At most so many games: a quarter of those learnt from since the last, so that a run is spent on learning."""
        return max(LEAST, min(MOST, self.games * self.term // 4))


class Standing(msgspec.Struct):
    """How far it has come."""

    generation: int = 0
    games: int = 0
    seconds: float = 0.0


class Mark(msgspec.Struct, frozen=True):
    """One exam: a point of the curve."""

    games: int
    seconds: float
    won: float  # the share won against the best until then
    of: int
    better: bool
    estimate: float  # the share the best one wins against the game's own estimate, one action ahead


class Order(msgspec.Struct, frozen=True):
    """Games for one process to play."""

    course: Course
    mind: Written
    first: int
    count: int


class Lesson(msgspec.Struct, frozen=True):
    """What there is to learn from them: `Notes` as bytes."""

    seen: bytes
    ends: bytes
    goals: bytes
    priors: bytes

    def notes(self) -> Notes:
        seen, ends = array("i", self.seen).tolist(), array("q", self.ends).tolist()
        return Notes(seen, ends, array("d", self.goals).tolist(), array("d", self.priors).tolist())


def lesson(order: Order) -> Lesson:
    """Play and note."""
    course, mind, rules = order.course, order.mind.mind(), game(order.course.game)
    seen, ends, goals, priors = array("i"), array("q"), array("d"), array("d")
    for number in range(order.first, order.first + order.count):
        state = rules.new(course.seats)
        diary = rehearse(state, mind, Rng(course.seed << 40 | number), course.wander, LIMIT)
        diary.conclude(state, len(course.blend), course.trace, course.discount)
        ends.extend(len(seen) + end for end in diary.ends)
        seen.extend(diary.seen)
        goals.extend(diary.goals)
        priors.extend(diary.priors)
    return Lesson(seen.tobytes(), ends.tobytes(), goals.tobytes(), priors.tobytes())


class School:
    """One run, in its folder."""

    def __init__(self, folder: Path, course: Course, made: dict[str, Any] | None = None) -> None:
        self.folder, self.course, self.made = folder, course, made or {}
        self.rules = game(course.game)
        self.features = teachable(self.rules, course.seats)
        self.sizes = vec[i64]([*course.hidden, len(course.blend)])
        self.standing = Standing()
        self.pupil = beginner(self.features, self.sizes, Rng(course.seed), course.lean)
        self.best: Judge = self.written().mind()
        self._open()

    def _open(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        asked = self.folder / "course.json"
        if not asked.exists():
            asked.write_bytes(msgspec.json.format(msgspec.json.encode(self.course)))
            return
        if msgspec.json.decode(asked.read_bytes(), type=Course) != self.course:
            raise BadOption(f"{self.folder} is a run of another course: go on with the settings in {asked}")
        if (self.folder / "standing.json").exists():
            self._go_on()

    def _go_on(self) -> None:
        self.standing = msgspec.json.decode((self.folder / "standing.json").read_bytes(), type=Standing)
        weights = array("d", (self.folder / "pupil.bin").read_bytes())
        split = (self.features + 1) * self.course.hidden[0]
        first, rest, lean = weights[:split], weights[split:-1], weights[-1]
        self.pupil = Pupil(self.sizes, vec[float](first), vec[float](rest), lean)
        best = self.folder / "best.json"
        if best.exists():
            self.best = read(best.read_bytes(), self.rules, self.course.seats).mind()

    def written(self) -> Written:
        """The pupil as a mind."""
        scale, first = rounded(list(self.pupil.first))
        course, rest = self.course, tuple(round(weight, DIGITS) for weight in self.pupil.rest)
        made = self.made | {"games": self.standing.games, "hours": round(self.standing.seconds / 3600, 2)}
        sizes = tuple(int(size) for size in self.sizes)
        lean = round(self.pupil.lean, DIGITS)
        return Written(course.game, course.seats, self.features, sizes, scale, first, rest, course.blend, lean, made)

    def learn(self, hours: float, workers: int, tell: Callable[[Standing, Mark | None], None]) -> None:
        """Until the time is over, one generation at least."""
        until = monotonic() + hours * 3600
        more = True
        while more:
            begun = monotonic()
            self.generation(workers)
            mark = self.examine() if self.standing.generation % self.course.term == 0 else None
            self.standing.seconds += monotonic() - begun
            self.save(mark)
            tell(self.standing, mark)
            more = monotonic() < until

    def generation(self, workers: int) -> None:
        """Play, then learn from what was played."""
        standing, course = self.standing, self.course
        rate = course.rate / (1 + standing.games / course.settle)
        for number, played in enumerate(spread(lesson, list(self._orders(workers)), workers)):
            notes, rng = played.notes(), Rng(standing.games + number)
            for _pass in range(course.passes):
                self.pupil.study(notes, rate, rng)
        if abs(self.pupil.lean) < SLIGHT:
            self.pupil.lean = 0.0
        standing.games += course.games
        standing.generation += 1

    def _orders(self, workers: int) -> Iterator[Order]:
        """A generation in parts, the same whatever the number of processes."""
        mind, part = self.written(), max(1, self.course.games // 8)
        for first in range(0, self.course.games, part):
            count = min(part, self.course.games - first)
            yield Order(self.course, mind, self.standing.games + first, count)

    def examine(self) -> Mark:
        """Does the pupil win against the best so far?"""
        standing, written = self.standing, self.written()
        mind = written.mind()
        verdict = sit(self.rules, mind, self.best, self.course.seats, standing.games, self.course.exam())
        if verdict.better:
            self.best = mind
            kept(self.folder / "best.json", written)
        probe = share(self.rules, self.best, ESTIMATE, self.course.seats, standing.games, PROBE)
        won = verdict.won / verdict.games
        return Mark(standing.games, round(standing.seconds), round(won, 3), verdict.games, verdict.better, probe)

    def save(self, mark: Mark | None) -> None:
        weights = array("d", [*self.pupil.first, *self.pupil.rest, self.pupil.lean])
        self._put("pupil.bin", weights.tobytes())
        self._put("standing.json", msgspec.json.encode(self.standing))
        if mark is not None:
            kept(self.folder / "latest.json", self.written())
            with (self.folder / "curve.jsonl").open("ab") as curve:
                curve.write(msgspec.json.encode(mark) + b"\n")

    def _put(self, name: str, text: bytes) -> None:
        """All of it, or nothing: whoever is stopped goes on."""
        fresh = self.folder / f"{name}.new"
        fresh.write_bytes(text)
        fresh.replace(self.folder / name)
