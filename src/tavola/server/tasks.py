"""What runs beside the requests: tasks that end with the server, and whose failures are told."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from tavola.server.jobs import NotStored
from tavola.server.storage import reason

LOG = logging.getLogger("tavola.tasks")
UNWELL = (NotStored, SQLAlchemyError)  # the database is; the writer tells more of it


class Tasks:
    """Everything that was begun and has not ended."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if task.cancelled() or (wrong := task.exception()) is None:
            return
        if isinstance(wrong, UNWELL):
            LOG.warning("a task was left undone: %s", reason(wrong))
        else:
            LOG.error("a task failed", exc_info=wrong)

    def repeat(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Again and again, whatever goes wrong once."""
        self.spawn(_every(seconds, work))

    async def stop(self) -> None:
        for task in self.running:
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)


async def _every(seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except UNWELL as wrong:
            LOG.warning("what is done every %g s was left undone: %s", seconds, reason(wrong))
        except Exception:
            LOG.exception("what is done every %g s failed", seconds)
