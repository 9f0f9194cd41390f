"""Legal moves as a tree of ids: what a person types or walks with arrow keys."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tavola.kernel.scene import Choice, Scene
from tavola.paint.lit import Lit

Path = tuple[str, ...]


@dataclass(frozen=True)
class Step:
    """One way on from a node: an id, or the end of a move if it is empty."""

    id: str
    label: str
    choices: tuple[Choice, ...]

    @property
    def act(self) -> int | None:
        """The action, if this step ends a move."""
        return self.choices[0].act if len(self.choices) == 1 else None


class Walk:
    """The choices of one scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.paths: dict[Path, Choice] = {}
        for choice in scene.choices:
            self.paths[self._free((*choice.ids, *counted(choice), *words(choice.menu)))] = choice
        self.names = names(scene)

    def _free(self, path: Path) -> Path:
        """Choices that share all their ids are told apart by a number."""
        if path not in self.paths:
            return path
        return next((*path, str(n)) for n in range(2, 1000) if (*path, str(n)) not in self.paths)

    def below(self, path: Path) -> list[Step]:
        """The steps on from a node, in the game's order."""
        nexts: dict[str, list[Choice]] = {}
        for each, choice in self.paths.items():
            if each[: len(path)] == path:
                nexts.setdefault(each[len(path)] if len(each) > len(path) else "", []).append(choice)
        return [Step(id, self._label(id, found), tuple(found)) for id, found in nexts.items()]

    def _label(self, id: str, found: list[Choice]) -> str:
        if len(found) == 1:
            return found[0].label + preview(found[0])
        return self.spoken(id)

    def start(self) -> Path:
        """Where a person begins: past every id that is the only one."""
        path: Path = ()
        while len(steps := self.below(path)) == 1 and steps[0].act is None:
            path = (*path, steps[0].id)
        return path

    def spoken(self, id: str) -> str:
        """An id as a person types it: a piece by where it stands."""
        space = next((piece.space for piece in self.scene.pieces if piece.id == id), id)
        shared = [piece for piece in self.scene.pieces if piece.space == space]
        return space if len(shared) == 1 else id

    def typed(self, path: Path) -> str:
        return " ".join(self.spoken(id) for id in path)

    def worded(self, act: int) -> str:
        """A move as it is typed, with what it does."""
        path = next(path for path, choice in self.paths.items() if choice.act == act)
        return f"{self.typed(path)} ({self.paths[path].label})"

    def matches(self, tokens: Sequence[str]) -> list[Path]:
        """Whole moves the tokens may mean: all their ids, or their last ones."""
        whole = [path for path in self.paths if len(path) == len(tokens) and self._fits(path, tokens)]
        if whole:
            return whole
        return [path for path in self.paths if len(path) > len(tokens) and self._fits(path[-len(tokens) :], tokens)]

    def openings(self, tokens: Sequence[str]) -> list[Path]:
        """Beginnings of moves the tokens may mean."""
        found = {path[: len(tokens)] for path in self.paths if self._fits(path[: len(tokens)], tokens)}
        return sorted(found, key=list(self.paths).__contains__)

    def _fits(self, path: Path, tokens: Sequence[str]) -> bool:
        return len(path) == len(tokens) and all(
            token.casefold() in self.names.get(id, {id.casefold()}) for id, token in zip(path, tokens, strict=True)
        )

    def completions(self, tokens: Sequence[str], word: str) -> Iterator[tuple[str, str]]:
        """Words that can follow the tokens and begin with `word`, each with its label."""
        heads = self.openings(tokens) if tokens else [()]
        for head in heads:
            for step in self.below(head):
                spoken = self.spoken(step.id)
                if step.id and spoken.casefold().startswith(word.casefold()):
                    yield spoken, step.label

    def lit(self, path: Path, cursor: str = "") -> Lit:
        """What the board shows while a person stands at this node."""
        steps = [step for step in self.below(path) if step.id]
        captures = {step.id for step in steps if step.act is not None and step.choices[0].tone == "capture"}
        nexts = frozenset(step.id for step in steps)
        return Lit(
            starts=nexts if not path else frozenset(),
            targets=nexts if path else frozenset(),
            captures=frozenset(captures) if path else frozenset(),
            chosen=frozenset(path),
            cursor=frozenset({cursor} - {""}),
            last=frozenset(self.scene.last),
        )


def names(scene: Scene) -> dict[str, set[str]]:
    """Every word an id may be typed as: itself, the space of a piece, the pieces of a space, a card's title."""
    known: dict[str, set[str]] = {space.id: {space.id.casefold()} for space in scene.spaces}
    for piece in scene.pieces:
        known.setdefault(piece.id, {piece.id.casefold()}).add(piece.space.casefold())
        known.setdefault(piece.space, {piece.space.casefold()}).add(piece.id.casefold())
    for zone in scene.zones:
        for item in zone.items:
            known.setdefault(item.id, {item.id.casefold()}).update(words(item.title))
    return known


def words(title: str) -> tuple[str, ...]:
    """A title as one word: `Turn over` is typed `turn-over`."""
    return ("-".join(title.casefold().split()),) if title else ()


def counted(choice: Choice) -> tuple[str, ...]:
    """A handful, type by type: `2-wood 2-gold`."""
    return tuple(f"{n}-{part}" for part, n in (choice.bundle or {}).items() if n)


def preview(choice: Choice) -> str:
    """What a choice would do, as far as the scene says it."""
    seen = choice.preview
    if seen is None:
        return ""
    facts = [*seen.lines, *(f"{name} {value}" for name, value in [*seen.numbers.items(), *seen.odds.items()])]
    return f" ({', '.join(facts)})" if facts else ""
