"""A lock that can also be taken at once, by whoever cannot wait."""

import asyncio
from collections import deque


class Lock:
    """Held by one at a time; those who wait get it in the order they came."""

    def __init__(self) -> None:
        self.held = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Hold it if nobody does."""
        if self.held:
            return False
        self.held = True
        return True

    async def acquire(self) -> None:
        """Hold it when it is our turn."""
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it was ours already
            raise

    def release(self) -> None:
        """Let the next one hold it, without a moment in which nobody does."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.held = False
