"""What happened, told to whoever listens: log, animation, sound and statistics come from here."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

EVERYONE: Final = (1 << 31) - 1  # seats are bits 0, 1, ...; bit 30 stands for the spectators
TEACHES: Final = 1 << 31  # beside an audience: somebody learns a hidden fact by this, and the mover knows that


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears every event of the state it is attached to; a clone starts without one."""

    def hear(self, kind: i64, clause: i64, seat: i64, audience: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """`kind` and `a` to `d` are the game's own codes; `audience` is a mask of those who may know, and TEACHES."""
        raise NotImplementedError
