"""What one player asks of the others at a table: a rematch, or that a decision is taken back."""

from tavola.server.entries import Entry


class Proposal:
    """A question that stands, and who has said what to it; people are named by their ids."""

    def __init__(self, asked: Entry) -> None:
        self.seat, self.player, self.at = asked.seat or 0, asked.body.player, asked.at
        self.to = asked.body.to or 0  # of a take-back: the ply it would go back to
        self.agreed = {asked.body.player}
        self.declined: set[str] = set()

    def hear(self, entry: Entry) -> None:
        """Somebody answers; the last word counts."""
        yes, no = (self.agreed, self.declined) if entry.kind.endswith("agreed") else (self.declined, self.agreed)
        yes.add(entry.body.player)
        no.discard(entry.body.player)
