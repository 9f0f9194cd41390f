"""The seals of a table: the server's secret, the shares of its seats, and how far both were drawn from.

A secret is written into the log before the first draw and shown as a hash; it leaves the server when the game is over.
"""

import secrets
from collections.abc import Iterable

from tavola.kernel import fair
from tavola.server.entries import Body, Entry, Step

SECRET = 32  # bytes


def fresh() -> str:
    return secrets.token_hex(SECRET)


class Sealing:
    """What was sealed at one table, seal by seal; the last one is drawn from."""

    def __init__(self) -> None:
        self.secrets: list[str] = []
        self.shares: list[list[fair.Share]] = []  # of each seal
        self.standing: dict[int, str] = {}  # shares that count now, by seat
        self.given: set[int] = set()  # seats whose holder has added a share to this seal
        self.source: fair.Source | None = None  # both of these, ready to be drawn from
        self.drawn = 0  # under the last seal
        self.following = ""  # the secret of a rematch, committed to beside this one
        self.read: list[fair.Seal] = []  # of a record that was played elsewhere

    @property
    def sealed(self) -> bool:
        return len(self.secrets) > 0

    @property
    def commitment(self) -> str:
        """What everybody may see of the secret."""
        return fair.commitment(self.secrets[-1])

    @property
    def next_commitment(self) -> str:
        return fair.commitment(self.following)

    def seed(self) -> int:
        """The seed of the next draw."""
        if self.source is None:
            self.source = fair.Source(self.secrets[-1], self.standing)
        return self.source.seed(self.drawn + 1)

    def note(self, step: Step) -> None:
        """Take in an entry: a seal, a share, a draw, a seat that changed hands."""
        entry = step.entry
        match entry.kind:
            case "seal":
                self._sealed(entry.body)
            case "share":
                self._shared(entry)
            case "chance" if self.sealed:
                self.drawn += 1
                step.seal, step.place = len(self.secrets) - 1, self.drawn
            case "joined":
                self.given.discard(entry.seat or 0)

    def _sealed(self, body: Body) -> None:
        if body.seals is not None:
            self.read = body.seals
            return
        self.secrets.append(body.secret)
        self.shares.append([])
        self.following, self.drawn = body.next, 0
        self.standing, self.given, self.source = {}, set(), None

    def _shared(self, entry: Entry) -> None:
        seat = entry.seat or 0
        self.shares[-1].append(fair.Share(seat, entry.body.text, self.drawn))
        self.standing[seat], self.source = entry.body.text, None
        self.given.add(seat)

    def told(self, steps: Iterable[Step]) -> list[fair.Seal]:
        """The seals as a record has them, with the draws that stand; only for a game that is over."""
        places: list[list[int]] = [[] for _ in self.secrets]
        for step in steps:
            if step.place:
                places[step.seal].append(step.place)
        sealed = [(fair.commitment(secret), secret) for secret in self.secrets]
        own = zip(sealed, self.shares, places, strict=True)
        return self.read or [fair.Seal(*of, shares, draws) for of, shares, draws in own]
