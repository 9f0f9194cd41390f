"""What is asked over HTTP while another node changes the same table is done again, with what that node stored."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from tavola.server.jobs import Beaten

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")
TRIES = 20


def again(route: Callable[Asked, Awaitable[Answer]]) -> Callable[Asked, Awaitable[Answer]]:
    @wraps(route)
    async def answer(*args: Asked.args, **named: Asked.kwargs) -> Answer:
        for _ in range(TRIES):
            try:
                return await route(*args, **named)
            except Beaten:
                continue
        return await route(*args, **named)

    return answer
