"""How much is tried: a little in every test run, a lot when TAVOLA_THOROUGH asks for it."""

import os

import msgspec

ENDLESS = 2_000  # decisions at a table where nothing makes games end


class Effort(msgspec.Struct, frozen=True):
    """Counts for one table of one game."""

    seeds: int = 1  # games played
    positions: int = 8  # positions of each game that are looked at
    actions: int = 200  # actions of a large action space that are tried
    imagined: int = 2  # imagined positions for each seat
    decisions: int = 20_000  # by then a game must be over

    def bounded(self) -> "Effort":
        """The same, for a table where a game may go on for ever."""
        return msgspec.structs.replace(self, decisions=min(self.decisions, ENDLESS))

    @classmethod
    def usual(cls, changed: bool = False) -> "Effort":
        """The least, times what TAVOLA_THOROUGH says; less where an option is changed, for those tables are many."""
        factor = thoroughness()
        if changed:
            return cls(seeds=factor, positions=3 + factor, actions=100 * factor, imagined=factor)
        return cls(seeds=factor, positions=8 + 2 * factor, actions=200 * factor, imagined=1 + factor)


def thoroughness() -> int:
    """What the environment variable TAVOLA_THOROUGH says; 1 by default."""
    return int(os.environ.get("TAVOLA_THOROUGH", "1"))
