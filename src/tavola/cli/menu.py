"""The arrow keys' place in the tree of choices."""

from prompt_toolkit.formatted_text import StyleAndTextTuples

from tavola.cli.walk import Path, Step, Walk
from tavola.paint.lit import Lit


class Menu:
    """A node, and which of its steps is under the cursor."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.root = walk.start()
        self.path: Path = self.root
        self.at = 0

    @property
    def steps(self) -> list[Step]:
        return self.walk.below(self.path)

    def move(self, by: int) -> None:
        if self.steps:
            self.at = (self.at + by) % len(self.steps)

    def take(self) -> int | None:
        """The action of the step under the cursor if it ends a move; else go down."""
        if not self.steps:
            return None
        step = self.steps[self.at]
        if step.act is not None:
            return step.act
        self.path, self.at = (*self.path, step.id), 0
        return None

    def back(self) -> None:
        """Up one, the cursor where it was."""
        if len(self.path) > len(self.root):
            last = self.path[-1]
            self.path = self.path[:-1]
            self.at = [step.id for step in self.steps].index(last)

    def lit(self) -> Lit:
        step = self.steps[self.at].id if self.steps else ""
        return self.walk.lit(self.path, step)

    def rows(self, most: int) -> StyleAndTextTuples:
        """The steps around the cursor, one a line."""
        first = max(0, min(self.at - most // 2, len(self.steps) - most))
        rows: StyleAndTextTuples = []
        for number, step in list(enumerate(self.steps))[first : first + most]:
            style = "class:step" if number == self.at else ""
            rows += [(style, f" {self._line(step)} "), ("", "\n")]
        return rows[:-1]

    def _line(self, step: Step) -> str:
        typed = self.walk.typed((*self.path, step.id) if step.id else self.path)
        if step.act is None:
            nexts = self.walk.below((*self.path, step.id))
            return f"{typed:<10} {' '.join(self.walk.spoken(each.id) for each in nexts if each.id)}"
        return f"{typed:<10} {step.label}"
