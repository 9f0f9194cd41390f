"""Who wants to be told, and where: the browsers and the webhook of each player, and the server's own key."""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Engine, Executable, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tavola.server.notices import webpush
from tavola.server.schema import hooks, own_keys, pushes
from tavola.server.writer import Writer

MOST_BROWSERS = 10  # of one player; a new one takes the place of the oldest
PUSH_KEY = "vapid"


class Browser(msgspec.Struct):
    id: str
    player: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    created: float


class Hook(msgspec.Struct):
    player: str
    url: str
    secret: str
    base: str  # where the player sees this server: links begin with it
    failed: int  # calls in a row that nobody answered
    created: float


def name_of(player: str, endpoint: str) -> str:
    return hashlib.sha256(f"{player} {endpoint}".encode()).hexdigest()[:32]


class Book:
    """Reads beside the loop, writes with everything else."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self.engine, self.writer = engine, writer

    def _rows(self, query: Any) -> Sequence[Any]:
        with self.engine.connect() as connection:
            return connection.execute(query).all()

    def browsers(self, player: str) -> list[Browser]:
        query = select(*pushes.c).where(pushes.c.player == player).order_by(pushes.c.created)
        return [Browser(*row) for row in self._rows(query)]

    def hook(self, player: str) -> Hook | None:
        found = self._rows(select(*hooks.c).where(hooks.c.player == player))
        return Hook(*found[0]) if found else None

    def key(self) -> str:
        """The key this server signs pushes with; made when it is first wanted, by whichever process is first."""
        wanted = select(own_keys.c.value).where(own_keys.c.name == PUSH_KEY)
        if not (found := self._rows(wanted)):
            try:
                with self.engine.begin() as connection:
                    connection.execute(insert(own_keys).values(name=PUSH_KEY, value=webpush.new_key()))
            except IntegrityError:
                pass  # another was first
            found = self._rows(wanted)
        return str(found[0][0])

    async def add_browser(self, browser: Browser, known: Sequence[Browser]) -> None:
        others = [each for each in known if each.id != browser.id]
        old = [each.id for each in others[: max(0, len(others) + 1 - MOST_BROWSERS)]]
        gone = delete(pushes).where(pushes.c.id.in_([browser.id, *old]))
        await self.writer.run(gone, insert(pushes).values(**msgspec.structs.asdict(browser)))

    async def drop_browser(self, player: str, id: str) -> None:
        await self.writer.run(delete(pushes).where(pushes.c.player == player, pushes.c.id == id))

    async def set_hook(self, hook: Hook) -> None:
        await self.writer.run(*self.forget_hook(hook.player), insert(hooks).values(**msgspec.structs.asdict(hook)))

    async def drop_hook(self, player: str) -> None:
        await self.writer.run(*self.forget_hook(player))

    async def count(self, hook: Hook, failed: int) -> None:
        same = (hooks.c.player == hook.player) & (hooks.c.url == hook.url)
        await self.writer.run(update(hooks).where(same).values(failed=failed))

    def size(self) -> int:
        """How many browsers wait for a word."""
        return int(self._rows(select(func.count()).select_from(pushes))[0][0])

    @staticmethod
    def forget_hook(player: str) -> list[Executable]:
        return [delete(hooks).where(hooks.c.player == player)]


def forget(player: str) -> list[Executable]:
    """The statements after which nobody is told any more."""
    return [delete(pushes).where(pushes.c.player == player), delete(hooks).where(hooks.c.player == player)]
