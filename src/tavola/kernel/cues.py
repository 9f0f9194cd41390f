"""Cues: what an event is, so that page and terminal know how it sounds, how long it is looked at and how it is drawn.

A game declares its events in events.py, each with the names it is told under and the cue of each name:

    EVENTS: Final = Events()
    ROLLED: Final = EVENTS.add(rolled=ROLL)  # a: face
    MOVED: Final = EVENTS.add(moved=MOVE, captured=CAPTURE)  # a: pawn, b: from, c: to, d: captured pawn or -1
    LOOKED: Final = EVENTS.add(looked=REVEAL, teaches=True)  # a: tile

An event that teaches only now and then has no `teaches=True`; who tells it adds `TEACHES` to its audience.
"""

from typing import Final

from mypy_extensions import i64

QUIET: Final = "quiet"  # a line of the log and no more
TURN: Final = "turn"  # a turn or a phase begins, ends or is passed on
MOVE: Final = "move"  # a piece goes somewhere or is put down
CAPTURE: Final = "capture"  # a piece is taken, beaten or destroyed
FIGHT: Final = "fight"  # an attack is called, two sides clash
ROLL: Final = "roll"  # dice are thrown
CARD: Final = "card"  # a card or token is dealt, drawn, laid or thrown away
REVEAL: Final = "reveal"  # something hidden comes to light, for all or for one
BUILD: Final = "build"  # something is built or bought
GAIN: Final = "gain"  # somebody is richer
LOSS: Final = "loss"  # somebody is poorer, or a turn is lost
OFFER: Final = "offer"  # something is offered, asked or answered
WIN: Final = "win"  # the game is won
END: Final = "end"  # the game is over, and nobody has won it alone

CUES: Final = (QUIET, TURN, MOVE, CAPTURE, FIGHT, ROLL, CARD, REVEAL, BUILD, GAIN, LOSS, OFFER, WIN, END)


class Events:
    """What can happen in a game: a code for each event, the cue of each name it is told under, and what teaches."""

    def __init__(self) -> None:
        self.cues: dict[str, str] = {}  # by name
        self.teaching: list[bool] = []

    def add(self, teaches: bool = False, **names: str) -> i64:
        """The code of a new event. `teaches`: somebody always learns a hidden fact by it: it cannot be taken back."""
        code = len(self.teaching)
        for name, cue in names.items():
            written = name.replace("_", "-")
            if cue not in CUES:
                raise ValueError(f"the cue of {written} cannot be {cue!r}: it must be one of {', '.join(CUES)}")
            if self.cues.setdefault(written, cue) != cue:
                raise ValueError(f"{written} has two cues, {self.cues[written]} and {cue}")
        self.teaching.append(teaches)
        return code

    def cue(self, name: str) -> str:
        """The cue of what is told under this name."""
        return self.cues[name]

    def teaches(self, code: int) -> bool:
        """Does somebody learn a hidden fact whenever this is told?"""
        return self.teaching[code]
