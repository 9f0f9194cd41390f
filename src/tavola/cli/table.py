"""A game at this terminal: the record, who sits where, the dice, and what was told."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tavola import CHANCE, OVER, Chronicle, Game, Record, Rng
from tavola.bots.bot import Bot
from tavola.kernel.scene import Scene
from tavola.kernel.story import Raw, Told

WORD = 32  # bits of a seed before the ply comes in


@dataclass(frozen=True)
class Ply:
    """One action played: who decided, and what it made happen."""

    decider: int
    events: tuple[Raw, ...]


class Table:
    """Plays chance and bots by itself; people decide through `play`."""

    def __init__(self, record: Record, humans: Iterable[int], bots: Mapping[int, Bot], seed: int) -> None:
        self.record, self.humans, self.bots, self.seed = record, frozenset(humans), bots, seed
        self.plies: list[Ply] = []
        self.chronicle = Chronicle()
        self._listen()

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def actor(self) -> int:
        return self.record.state.actor

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def waits(self) -> bool:
        """Is it a person's turn, or nobody's any more?"""
        return self.over or self.actor in self.humans

    def _listen(self) -> None:
        self.record.state.listener = self.chronicle

    def play(self, action: int) -> None:
        """Carry out an action; an illegal one changes nothing."""
        decider = self.actor
        self.record.play(action)
        self.plies.append(Ply(decider, tuple(self.chronicle.take())))

    def run_on(self) -> None:
        """Roll dice and let bots decide until a person is asked."""
        while not self.waits:
            self.step()

    def step(self) -> None:
        """One action of chance or a bot."""
        state = self.record.state
        if state.actor == CHANCE:
            self.play(state.sample(self._dice()))
        else:
            self.play(self.bots[state.actor].decide(state, state.actor))

    def only_answer(self) -> int | None:
        """What a person is not even asked: the only answer there is, where the game lets the table give it."""
        if self.over or not self.game.automatic(self.record.state):
            return None
        actions = self.record.state.legal()
        return int(actions[0]) if len(actions) == 1 else None

    def _dice(self) -> Rng:
        """Fresh for each ply, so that taking back does not roll again."""
        return Rng((len(self.plies) << WORD) + self.seed % (1 << WORD))

    def undo(self) -> bool:
        """Back to the last decision a person made here; False if there is none."""
        own = [i for i, ply in enumerate(self.plies) if ply.decider in self.humans]
        if not own:
            return False
        del self.plies[own[-1] :]
        self.record.back_to(own[-1])
        self._listen()
        return True

    def scene(self, seat: int | None, language: str) -> Scene:
        return self.game.typed_scene(self.record.state, seat, language)

    def story(self, seat: int | None, language: str) -> list[Told]:
        """All this seat may know of what happened."""
        return self.game.story([event for ply in self.plies for event in ply.events], seat, language)

    def latest(self, seat: int | None, language: str) -> list[Told]:
        """What this seat may know of what happened since it last decided, its own move included."""
        return self.game.story([event for ply in self._since(seat) for event in ply.events], seat, language)

    def fresh(self, seat: int | None) -> int:
        """How many events that is."""
        return sum(event.known_to(seat) for ply in self._since(seat) for event in ply.events)

    def _since(self, seat: int | None) -> list[Ply]:
        last = next((i for i in range(len(self.plies) - 1, -1, -1) if self.plies[i].decider == seat), 0)
        return self.plies[last:]

    def secrets(self, seat: int) -> bool:
        """Does this seat see anything now that a spectator does not?"""
        own, public = self.scene(seat, "en"), self.scene(None, "en")
        return any(
            getattr(own, part) != getattr(public, part) for part in ("spaces", "pieces", "zones", "seats", "dice")
        )
