"""Moves in writing: every legal one has a text of its own, and that text means it and nothing else."""

from collections import Counter
from typing import Any

import msgspec

from tavola.cli.walk import Walk, preview
from tavola.kernel.scene import Choice, Scene

PAGE = 100  # moves told at once


class Move(msgspec.Struct, frozen=True):
    """A legal move: what to write, and what it is called."""

    move: str
    label: str


class Page(msgspec.Struct, frozen=True):
    """Some of the legal moves; pages count from 1."""

    moves: tuple[Move, ...]
    page: int
    pages: int
    legal: int

    def text(self) -> str:
        return "\n".join(f"{each.move} – {each.label}" for each in self.moves)

    def plain(self) -> dict[str, Any]:
        built: dict[str, Any] = msgspec.to_builtins(self)
        return built


def written(scene: Scene) -> dict[str, Choice]:
    """Each choice under what a person would type, or under its ids where that could mean two of them."""
    walk = Walk(scene)
    typed = {path: walk.typed(path) for path in walk.paths}
    whole = {" ".join(path) for path in walk.paths}
    times = Counter(typed.values())
    clear = {path for path, text in typed.items() if times[text] == 1 and (text == " ".join(path) or text not in whole)}
    return {typed[path] if path in clear else " ".join(path): choice for path, choice in walk.paths.items()}


def page(scene: Scene, number: int) -> Page | None:
    """The page of this number, or None; without moves there is one empty page."""
    legal = list(written(scene).items())
    pages = max(1, -(-len(legal) // PAGE))
    if not 1 <= number <= pages:
        return None
    shown = legal[(number - 1) * PAGE : number * PAGE]
    moves = tuple(Move(text, choice.label + preview(choice)) for text, choice in shown)
    return Page(moves, number, pages, len(legal))
