"""What is legal as bytes of 0 and 1: over all codes at once, or kind first and then parameter after parameter."""

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.kernel.kinds import Kind

STEPS: Final = 5  # of a kind: how far apart codes of another kind, a, b, c and d lie
MOST: Final = 4  # parameters of a kind


def write_mask(out: BytesWriter, legal: vec[i64], size: i64) -> None:
    """Append `size` bytes, 1 at the place of each number of `legal`."""
    start = len(out)
    out.write(bytes(size))
    for place in legal:
        out[start + place] = 1


def mask_of(legal: vec[i64], size: i64) -> bytes:
    """`size` bytes, 1 at the place of each number of `legal`."""
    out = BytesWriter()
    write_mask(out, legal, size)
    return out.getvalue()


@final
class Structure:
    """An action as its kind and the places of its parameters; codes of one kind count the first parameter most.

    So whatever was chosen so far leaves a run of codes, and the next parameter cuts it into runs of equal length.
    """

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds: i64 = len(kinds)
        self.size: i64 = kinds[-1].end if kinds else 0
        self.firsts: vec[i64] = vec[i64]([kind.first for kind in kinds])
        self.ends: vec[i64] = vec[i64]([kind.end for kind in kinds])
        self.counts: vec[i64] = vec[i64]([len(kind.params) for kind in kinds])  # parameters
        steps = [[kind.size, kind.step_a, kind.step_b, kind.step_c, 1] for kind in kinds]
        self.steps: vec[i64] = vec[i64]([step for each in steps for step in each])

    def widths(self) -> list[int]:
        """How many kinds there are, and the most names that a first, second, third and fourth parameter has."""
        found = [int(self.kinds), 1, 1, 1, 1]
        for kind in range(self.kinds):
            for which in range(MOST):
                found[which + 1] = max(found[which + 1], int(self.names(kind, which)))
        return found

    def names(self, kind: i64, which: i64) -> i64:
        """How many names a parameter has; one that a kind lacks has a single one."""
        at = kind * STEPS + which
        return self.steps[at] // self.steps[at + 1]

    def kind_of(self, action: i64) -> i64:
        """The place of an action's kind."""
        low: i64 = 0
        high = self.kinds
        while low < high:
            middle = (low + high) // 2
            if self.ends[middle] <= action:
                low = middle + 1
            else:
                high = middle
        return low

    def kinds_mask(self, legal: vec[i64]) -> bytes:
        """For each kind: is an action of it legal?"""
        places = vec[i64](capacity=self.kinds)
        kind: i64 = 0
        for action in legal:
            if not self.firsts[kind] <= action < self.ends[kind]:  # neighbours in `legal` are mostly of one kind
                kind = self.kind_of(action)
                places = append(places, kind)
            elif len(places) == 0:
                places = append(places, kind)
        return mask_of(places, self.kinds)

    def parameter_mask(self, legal: vec[i64], kind: i64, chosen: vec[i64]) -> bytes:
        """For each name of the next parameter: is an action of this kind legal that begins with what was chosen?"""
        low = self.code(kind, chosen)
        which = i64(len(chosen))
        if which == self.counts[kind]:
            raise ValueError(f"all {which} parameters of kind {kind} are chosen: there is no next one")
        at = kind * STEPS + which
        high = low + self.steps[at]
        step = self.steps[at + 1]
        places = vec[i64](capacity=len(legal))
        for action in legal:
            if low <= action < high:
                places = append(places, (action - low) // step)
        return mask_of(places, self.names(kind, which))

    def code(self, kind: i64, chosen: vec[i64]) -> i64:
        """The action of a kind with these places of its parameters; the first such one if some are open."""
        self.check(kind, chosen)
        action = self.firsts[kind]
        for which in range(i64(len(chosen))):
            action += chosen[which] * self.steps[kind * STEPS + which + 1]
        return action

    def split(self, action: i64) -> vec[i64]:
        """The place of its kind, then those of its parameters."""
        if not 0 <= action < self.size:
            raise ValueError(f"{action} is no action: it must be from 0 to {self.size - 1}")
        kind = self.kind_of(action)
        out = append(vec[i64](capacity=STEPS), kind)
        rest = action - self.firsts[kind]
        for which in range(self.counts[kind]):
            step = self.steps[kind * STEPS + which + 1]
            out = append(out, rest // step)
            rest %= step
        return out

    def check(self, kind: i64, chosen: vec[i64]) -> None:
        """ValueError for what is no kind, or no place of a name."""
        if not 0 <= kind < self.kinds:
            raise ValueError(f"there is no kind {kind}: it must be from 0 to {self.kinds - 1}")
        if i64(len(chosen)) > self.counts[kind]:
            raise ValueError(f"kind {kind} takes {self.counts[kind]} parameters, not {len(chosen)}")
        for which in range(i64(len(chosen))):
            if not 0 <= chosen[which] < self.names(kind, which):
                raise ValueError(
                    f"parameter {which} of kind {kind} cannot be {chosen[which]}: "
                    f"it must be from 0 to {self.names(kind, which) - 1}"
                )
