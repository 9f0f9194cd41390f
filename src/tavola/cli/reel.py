"""A record as a row of moments to look at."""

from tavola import Chronicle, Record
from tavola.kernel.story import Told
from tavola.paint.frame import Frame, roomy
from tavola.paint.lit import Lit


class Reel:
    """Every position of a record and what was told on the way to it."""

    def __init__(self, record: Record, seat: int | None, language: str) -> None:
        self.record, self.seat, self.language = record, seat, language
        self.states = list(record.replay())
        self.told = [list[Told](), *self._stories()]

    def __len__(self) -> int:
        return len(self.record.actions)

    def _stories(self) -> list[list[Told]]:
        """What each action made happen, as this seat may know it."""
        state, chronicle = self.states[0].clone(), Chronicle()
        state.listener = chronicle
        stories = []
        for action in self.record.actions:
            state.play(action)
            stories.append(self.record.game.story(chronicle.take(), self.seat, self.language))
        return stories

    def frame(self, ply: int, width: int, height: int) -> Frame:
        """The moment after this many actions; what the last one touched is lit."""
        game, told = self.record.game, [each for ply_told in self.told[: ply + 1] for each in ply_told]
        scene = game.typed_scene(self.states[ply], self.seat, self.language)
        touched = frozenset(id for each in self.told[ply] for id in each.ids)
        title = f"{game.title}  {ply}/{len(self)}"
        fresh, lit, tall = len(self.told[ply]), Lit(targets=touched), roomy(scene, height - 2)
        return Frame(title, scene, self.record.names, told, fresh, lit, width, height, tall)
