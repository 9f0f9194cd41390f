"""The least number of clicks for a choice: the page's own walk through the ids (choosing.svelte.ts, trie.ts, walk.ts).

Counted are what is chosen already, menus, second presses, numbers on a sheet, whole walks, and answers passed until
the turn.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from tavola.kernel.scene import Choice, Scene, Space

Ids = tuple[str, ...]
SUBSETS = 3  # numbers said on a sheet before the rest follows


class Walk(NamedTuple):
    """A walk under way."""

    start: Scene
    walker: Ids
    cells: list[str]
    paused: bool

    def goes_on(self, step: Choice, scene: Scene) -> bool:
        """Would the page have taken this step by itself, on the way to its end?"""
        cells = [*self.cells, step.ids[-1]]
        least = max((each.walk.left for each in self.start.choices if each.walk), default=0)
        if step.walk is None or self.walker != step.ids[:-1] or self.paused or len(cells) > least:
            return False
        return not foes(scene) - foes(self.start) and reaches(self.start, self.walker, cells)


class Page:
    """What one seat's page holds between two decisions; as web/src/state/choosing.svelte.ts."""

    def __init__(self) -> None:
        self.path: Ids = ()
        self.roots: set[str] = set()
        self.tray: list[str] = []  # what waits beside the board to be placed
        self.sheets: dict[Ids, dict[str, int]] = {}
        self.walk: Walk | None = None
        self.passes = 0  # out of turn, one after another
        self.owed = 0

    def see(self, scene: Scene) -> None:
        """What is chosen already: what was, what has just come into the hand, what lay beside it, or the only thing."""
        choices, held = scene.choices, {item.id for zone in scene.zones for item in zone.items}
        roots = {choice.ids[0] for choice in choices}
        leading = {choice.ids[0] for choice in choices if len(choice.ids) > 1}
        come, beside = leading - self.roots, [id for id in self.tray if id in leading]
        if self.roots and len(roots - self.roots) == 1 and come and come <= held:
            self.path = (come.pop(),)
        elif self.path and self.path[0] in self.tray and self.path[0] not in roots and beside:
            self.path = (beside[0],)
        elif not self.path or not any(c.ids[: len(self.path)] == self.path != c.ids for c in choices):
            self.path = opening(choices)
        self.roots = roots
        self.tray = [item.id for zone in scene.zones if zone.kind == "tray" for item in zone.items]

    def chooses(self, choice: Choice, choices: Sequence[Choice]) -> int:
        """Clicks for this choice; what was chosen on the way stays chosen."""
        clicks = led(self.path, choice.ids)
        same = [each for each in choices if each.ids == choice.ids]
        if choice.bundle is not None and all(each.bundle is not None for each in same):
            clicks += self.counts(choice, same)
        else:
            deeper = any(each.ids[: len(choice.ids)] == choice.ids != each.ids for each in choices)
            clicks += (len(same) > 1 or deeper) + bool(choice.confirm)
        self.path = choice.ids[:-1] if len(choice.ids) > 1 else self.path
        return clicks

    def goes(self, choice: Choice, scene: Scene) -> bool:
        """Is the space enough, as nothing is chosen and a single piece can go there?"""
        ends = [each for each in scene.choices if len(each.ids) > 1 and each.ids[-1] == choice.ids[-1]]
        roots = {each.ids[0] for each in scene.choices}
        if self.path or len(ends) != 1 or choice.ids[-1] in roots or choice.bundle or choice.tone == "capture":
            return False
        pieces, spaces = {piece.id for piece in scene.pieces}, {space.id for space in scene.spaces}
        return ends == [choice] and choice.ids[0] in pieces and choice.ids[-1] in spaces

    def walks(self, choice: Choice, scene: Scene) -> bool:
        """Does this step only go on with a walk that was chosen as a whole?"""
        walk, last = self.walk, choice.ids[-1]
        on = walk is not None and walk.goes_on(choice, scene)
        cells = [*walk.cells, last] if walk is not None and on else [last]
        start = walk.start if walk is not None and on else scene
        self.walk = Walk(start, choice.ids[:-1], cells, pausing(scene, choice)) if choice.walk else None
        return on

    def passing(self, passes: bool, off_turn: bool) -> int | None:
        """Clicks for an answer out of turn: one lets all that follow go by; who answers after all passes one by one."""
        before, self.passes = self.passes, self.passes + 1 if passes and off_turn else 0
        if self.passes:
            return 0 if before else 1
        self.owed = max(before - 1, 0) if off_turn else 0
        return None

    def counts(self, choice: Choice, same: Sequence[Choice]) -> int:
        """Numbers said on a sheet until nothing else fits, and the button; only that where it is as last time."""
        wanted = choice.bundle or {}
        sheet = tuple(sorted({part for each in same for part in each.bundle or {}}))
        before, self.sheets[sheet] = self.sheets.get(sheet), dict(wanted)
        return 1 if before == wanted else 1 + numbers(wanted, sheet, [each.bundle or {} for each in same])


class Plain(Page):
    """A page without any of that: every id is chosen, every card counted, every step walked, every answer given."""

    def see(self, scene: Scene) -> None:
        choices = scene.choices
        if not self.path or not any(c.ids[: len(self.path)] == self.path != c.ids for c in choices):
            self.path = opening(choices)

    def goes(self, choice: Choice, scene: Scene) -> bool:
        return False

    def walks(self, choice: Choice, scene: Scene) -> bool:
        return False

    def passing(self, passes: bool, off_turn: bool) -> int | None:
        return None

    def counts(self, choice: Choice, same: Sequence[Choice]) -> int:
        return 1 + sum((choice.bundle or {}).values())


def opening(choices: Sequence[Choice]) -> Ids:
    """A lone first id that leads on, or to a handful."""
    firsts = {choice.ids[0] for choice in choices}
    leads = any(len(choice.ids) > 1 for choice in choices) or all(choice.bundle is not None for choice in choices)
    return (firsts.pop(),) if len(firsts) == 1 and leads else ()


def led(path: Ids, ids: Ids) -> int:
    """Ids still to be chosen, from what is chosen already."""
    if ids[: len(path)] == path:
        return len(ids) - len(path)
    return len(ids) + (len(path) > 1 and path[0] == ids[0])


def numbers(wanted: dict[str, int], parts: Ids, handfuls: Sequence[dict[str, int]]) -> int:
    """The fewest parts that must be said: what then fits alone, or has none of all others, is what is meant."""
    spoken = [part for part in parts if wanted.get(part, 0)]
    for most in range(SUBSETS + 1):
        for said in combinations(parts, most):
            left = [each for each in handfuls if all(each.get(part, 0) == wanted.get(part, 0) for part in said)]
            if len(left) == 1 or (most and set(spoken) <= set(said)):
                return most
    return len(spoken)


# walks


class Near:
    """Neighbours as web/src/scene/walk.ts guesses them where the scene does not say."""

    def __init__(self, spaces: Sequence[Space]) -> None:
        self.spaces = {space.id: space for space in spaces}
        self.gap = unit(spaces) if any(not space.near for space in spaces) else 0.0

    def of(self, id: str) -> Sequence[str]:
        space = self.spaces.get(id)
        if space is None:  # what is not laid yet, as the page sees it too
            return ()
        return space.near or [other.id for other in self.spaces.values() if touches(space, other, self.gap)]


def touches(a: Space, b: Space, gap: float) -> bool:
    apart: float = ((a.at[0] - b.at[0]) ** 2 + (a.at[1] - b.at[1]) ** 2) ** 0.5
    return a.plane == b.plane and 0 < apart < gap * 1.1


def unit(spaces: Sequence[Space]) -> float:
    """The smallest distance between two spaces."""
    points = [(space.plane, space.at) for space in spaces[:80]]
    apart = [
        ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5
        for (one, a), (other, b) in combinations(points, 2)
        if one == other
    ]
    return min((each for each in apart if each > 0), default=1.0)


def reaches(scene: Scene, walker: Ids, cells: Sequence[str]) -> bool:
    """Is a walk through these cells as short as the page would make it to the last one?"""
    near, steps = Near(scene.spaces), 1
    edge = {each.ids[-1] for each in scene.choices if each.walk and each.ids[:-1] == walker}
    avoid = {style for choice in scene.choices if choice.walk for style in choice.walk.avoid}
    busy = {piece.space for piece in scene.pieces if piece.layer == "token"}
    busy |= {space.id for space in scene.spaces if space.style in avoid}
    seen = set(edge)
    while cells[-1] not in edge and edge and steps < len(cells):
        edge = {to for cell in edge - busy for to in near.of(cell) if to not in seen and to not in busy}
        seen, steps = seen | edge, steps + 1
    return cells[-1] in edge and steps == len(cells)


def pauses(choice: Choice) -> Ids:
    return choice.walk.pause if choice.walk else ()


def alike(scene: Scene) -> bool:
    """Do all steps name the same pauses?"""
    named = [pauses(each) for each in scene.choices if each.walk]
    return len(named) > 1 and bool(named[0]) and len(set(named)) == 1


def pausing(scene: Scene, step: Choice) -> bool:
    return bool(pauses(step)) and not alike(scene)


def foes(scene: Scene) -> set[Ids]:
    return {each.ids for each in scene.choices if each.tone == "capture"} if alike(scene) else set()
