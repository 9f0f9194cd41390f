"""The host's office: what a server does for whoever runs it, beside the tables."""

from tavola.server.hall import Hall
from tavola.server.numbers import Numbers

TELL = 1.0  # seconds between two words of a process about its numbers


class Office:
    """Opens after the hall, and ends with it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.numbers = Numbers(hall)

    async def open(self) -> None:
        if self.hall.share.of > 1:
            self.hall.tasks.repeat(TELL, self.numbers.tell)
