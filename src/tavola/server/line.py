"""The line of a table: its entries carried out, with what each of them told."""

from collections.abc import Iterator, Mapping
from typing import Any

from tavola.kernel.game import Game
from tavola.kernel.state import OVER, State
from tavola.kernel.story import Chronicle
from tavola.server.entries import MOVES, Body, Entry, Kind, Step
from tavola.server.sealing import Sealing


class Line:
    """Where the game stands, how it came there, and the whole log with what was taken back."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any],
        start: Mapping[str, Any] | None = None,
        rules: str | None = None,
    ) -> None:
        self.game, self.seats, self.options, self.start = game, seats, options, start
        self.rules = game.version if rules is None else rules
        self.state = self.first()
        self.chronicle = Chronicle()
        self.state.listener = self.chronicle
        self.log: list[Step] = []
        self.seq = 0  # number of its last entry
        self.steps: list[Step] = []  # those of the log that played something and stand
        self.decided: dict[int, list[int]] = {}  # by seat: the plies before its decisions that stand
        self.moves: dict[int | None, set[str]] = {}  # by seat: the ids of its moves
        self.sealing = Sealing()

    def first(self) -> State:
        """The first position."""
        if self.start is not None:
            return self.game.load(self.start)
        return self.game.begin_again(self.seats, self.options, self.rules)

    @property
    def ply(self) -> int:
        return len(self.steps)

    def index_after(self, n: int) -> int:
        """Where in the log the entries after `n` begin; entries are numbered from 1 without gaps."""
        return min(max(n, 0), len(self.log))

    def standing(self, n: int) -> bool:
        """Does the position after entry `n` still stand? Chat and the like change nothing."""
        later = [step.entry.kind for step in self.log[self.index_after(n) :]]
        return not any(kind in MOVES or kind in ("undo", "lesson") for kind in later)

    def knows(self, seat: int | None, move: str) -> bool:
        """Was this move of a seat carried out before?"""
        return seat in self.moves and move in self.moves[seat]

    def entry(self, kind: Kind, seat: int | None, body: Body, at: float, move: str | None = None) -> Entry:
        """The next entry; it counts once `add` has taken it."""
        return Entry(self.seq + 1, kind, seat, body, at, move)

    def act(self, kind: Kind, seat: int | None, action: int, at: float, move: str | None = None) -> Entry:
        """The next entry, for an action."""
        entry = self.entry(kind, seat, Body(act=self.game.actions.written(action)), at, move)
        entry.code = action
        return entry

    def add(self, entry: Entry) -> None:
        """Carry out an entry; an illegal action raises and changes nothing."""
        step = Step(entry)
        if entry.kind in MOVES:
            self._play(step)
        elif entry.kind == "undo":
            self._back_to(entry.body.to or 0)
        elif entry.kind == "lesson" and entry.body.start is not None:
            self._set_up(entry.body.start)
        elif entry.kind == "joined":
            self.moves.pop(entry.seat, None)  # ids are a person's own, and here is another
        if entry.move is not None:
            self.moves.setdefault(entry.seat, set()).add(entry.move)
        self.sealing.note(step)
        step.ply = len(self.steps)
        self.log.append(step)
        self.seq = entry.n

    def _play(self, step: Step) -> None:
        entry = step.entry
        if entry.code < 0:
            entry.code = self.game.actions.from_json(entry.body.act)
        self.state.play(entry.code)
        step.told = tuple(self.chronicle.take())
        if entry.seat is not None:
            self._note(step, entry.seat)
        else:
            step.floor = len(self.steps) + 1
        self.steps.append(step)

    def _note(self, step: Step, seat: int) -> None:
        """What taking back asks of a decision: did it teach anybody, as far as its seat knows, how far may it go?"""
        ply, teaches = len(self.steps), self.game.events.teaching
        for raw in step.told:
            if (raw.teaches or teaches[raw.kind]) and raw.known_to(seat):
                step.taught = True
        if step.taught:
            step.floor = ply + 1
        else:
            step.floor = self.steps[-1].floor if self.steps and self.steps[-1].seat == seat else ply
        if step.entry.kind == "play":
            self.decided.setdefault(seat, []).append(ply)

    def _back_to(self, ply: int) -> None:
        """Play the kept steps again; what they tell is known already."""
        state = self.at(ply)
        del self.steps[ply:]
        for plies in self.decided.values():
            while plies and plies[-1] >= ply:
                plies.pop()
        self.state, state.listener = state, self.chronicle

    def _set_up(self, position: Mapping[str, Any]) -> None:
        """A step of a lesson begins with a position of its own."""
        self.start = position
        self.state = self.first()
        self.state.listener = self.chronicle
        self.steps.clear()
        self.decided.clear()

    def at(self, ply: int) -> State:
        """The position after `ply` steps."""
        state = self.first()
        for step in self.steps[:ply]:
            state.apply(step.entry.code)
        return state

    def positions(self) -> Iterator[State]:
        """Every position of the line that stands, the first included; the same object each time."""
        state = self.first()
        yield state
        for step in self.steps:
            state.apply(step.entry.code)
            yield state

    @property
    def over(self) -> bool:
        return bool(self.state.actor == OVER)


def has_secrets(state: State) -> bool:
    """Does this game hide anything? One that imagines nothing does not."""
    return type(state).imagine is not State.imagine
