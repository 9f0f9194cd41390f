"""What a bot is: something that decides."""

from typing import Protocol

from tavola.kernel.state import State


class Bot(Protocol):
    """Chooses for one seat; it may look at the state only through `imagine(seat, …)`."""

    name: str

    def decide(self, state: State, seat: int) -> int:
        """A legal action for this seat, which is to act."""
        ...
