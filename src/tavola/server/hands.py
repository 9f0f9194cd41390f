"""Whose hands the seats of a game have been in: whoever has seen it from one seat may not sit down at another."""

from tavola.kernel.record import Hand
from tavola.server.entries import Entry, Step

CHANGES = ("joined", "left", "bot", "stand-in", "back", "kicked")  # entries by which a seat changes hands


class Hands:
    """What the log tells of people, beside who sits where now."""

    def __init__(self) -> None:
        self.held: dict[str, set[int]] = {}  # by player: the seats held since the game began
        self.wrested: set[int] = set()  # seats whose holder was sent away, and did not give them up
        self.banned: set[str] = set()  # who were sent away: players, and marks of those who have no key
        self.muted: set[str] = set()

    def note(self, entry: Entry) -> None:
        """An entry that tells of people."""
        match entry.kind:
            case "start":  # in the lobby there was nothing to see
                self.held.clear()
                self.wrested.clear()
            case "muted":
                self.muted.add(entry.body.player)
            case "unmuted":
                self.muted.discard(entry.body.player)
            case _:
                self._changes(entry)

    def _changes(self, entry: Entry) -> None:
        if entry.kind == "kicked":
            self.banned.add(entry.body.former)
        if entry.seat is not None:
            self._have_held(entry.seat, entry.body.player, entry.body.former)
            (self.wrested.add if entry.kind == "kicked" else self.wrested.discard)(entry.seat)

    def _have_held(self, seat: int, *players: str) -> None:
        for player in filter(None, players):
            self.held.setdefault(player, set()).add(seat)


def changes(log: list[Step], seats: int) -> list[Hand]:
    """Every change of hands since the game began, at its ply of the line that stands."""
    found: list[Hand] = []
    for step in log:
        kind = step.entry.kind
        if kind == "start":
            found = []
        elif kind == "undo":
            for hand in found:
                hand.ply = min(hand.ply, step.ply)
        elif step.entry.seat is None:
            continue
        elif kind in CHANGES or (kind == "resigned" and seats > 2):
            change = kind if kind in CHANGES else "left"  # who resigns among several is followed by a bot
            found.append(Hand(step.ply, step.entry.seat, change, step.entry.body.name))  # type: ignore[arg-type]
    return found
