"""The bell: rings for whoever is to decide and does not look. A move never waits for it."""

import asyncio
import hashlib
import hmac
import json
import logging
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tavola.server.live import Live
from tavola.server.notices import sending, webpush
from tavola.server.notices.book import Book, Browser, Hook
from tavola.server.settings import Settings
from tavola.server.voices import house

LOG = logging.getLogger("tavola.notices")
WAITS = (0.0, 10.0, 60.0, 600.0)  # seconds before each try
GONE = (404, 410)  # what a push service says of a browser that is no more
GIVEN_UP = 20  # calls in a row that failed, after which a webhook rests until it is set anew
AT_ONCE = 4  # calls at a time
Spawn = Callable[[Coroutine[Any, Any, None]], None]
Tables = Mapping[str, Live]


class Turn:
    """Somebody's turn at a table, as long as it is."""

    def __init__(self, live: Live, seat: int, player: str, tables: Tables) -> None:
        self.id, self.seat, self.player, self.tables = live.id, seat, player, tables
        self.title, self.seq = live.table.game.title, live.table.line.seq
        self.game = live.table.sheet.game

    def waits(self) -> bool:
        """Is it still that turn, and does the player still not look?"""
        live = self.tables.get(self.id)
        if live is None:  # it rests, and nobody has come to it
            return True
        table = live.table
        same = table.actor == self.seat and table.chairs[self.seat].player == self.player
        return same and table.line.standing(self.seq) and self.seat not in live.audience.present

    def facts(self) -> dict[str, str]:
        return {"kind": "your-turn", "table": self.id, "game": self.game, "title": self.title, "path": f"/t/{self.id}"}


class Bell:
    """Listens at every table of the hall."""

    def __init__(self, settings: Settings, book: Book, spawn: Spawn, tables: Tables, now: Callable[[], float]) -> None:
        self.settings, self.book, self.spawn, self.tables, self.now = settings, book, spawn, tables, now
        self.pool = ThreadPoolExecutor(AT_ONCE, "notices")
        self.waits = WAITS

    def heed(self, live: Live) -> None:
        """A table was held and is let go; has the turn come to somebody who is away?"""
        table = live.table
        actor = table.actor
        if actor == live.called:
            return
        live.called = actor
        if actor is None or self.settings.notices == "off":
            return
        chair = table.chairs[actor]
        if chair.kind == "player" and chair.player is not None and live.audience.away(actor):
            self.spawn(self._ring(Turn(live, actor, chair.player, self.tables)))

    async def _ring(self, turn: Turn) -> None:
        """After a moment, in which a page may have been loaded anew."""
        await asyncio.sleep(self.settings.notice_after)
        if not turn.waits():
            return
        hook, browsers = await asyncio.to_thread(self._wanted, turn.player)
        if hook is not None and hook.failed < GIVEN_UP:
            self.spawn(self._call(turn, hook))
        for browser in browsers:
            self.spawn(self._push(turn, browser))

    def _wanted(self, player: str) -> tuple[Hook | None, list[Browser]]:
        return self.book.hook(player), self.book.browsers(player) if webpush.POSSIBLE else []

    async def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

    # one way and the other

    async def _call(self, turn: Turn, hook: Hook) -> None:
        body = json.dumps(turn.facts() | {"link": f"{hook.base}/t/{turn.id}"}).encode()
        status = await self._tries(turn, hook.url, lambda: signed(hook.secret, body, self.now()), lambda: body)
        if status is None:
            return
        failed = 0 if status in range(200, 300) else hook.failed + 1
        if failed != hook.failed:
            await self.book.count(hook, failed)

    async def _push(self, turn: Turn, browser: Browser) -> None:
        key = await asyncio.to_thread(self.book.key)
        words = house(browser.language)
        facts = turn.facts() | {"text": words.say("notice-turn", game=turn.title)}
        text = json.dumps(facts, ensure_ascii=False).encode()
        status = await self._tries(
            turn,
            browser.endpoint,
            lambda: webpush.headers(key, browser.endpoint, self.settings.contact, turn.id, self.now()),
            lambda: webpush.sealed(text, browser.p256dh, browser.auth),
        )
        if status in GONE:
            await self.book.drop_browser(browser.player, browser.id)

    async def _tries(
        self, turn: Turn, url: str, headers: Callable[[], dict[str, str]], body: Callable[[], bytes]
    ) -> int | None:
        """The last answer, 0 for none; None: it need not be told any more."""
        status = 0
        for wait in self.waits:
            await asyncio.sleep(wait)
            if not turn.waits():
                return None
            status = await self._post(url, headers(), body())
            if 0 < status < 500 and status != 429:
                break
        return status

    async def _post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        private = self.settings.notices == "any"
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.pool, sending.post, url, headers, body, private)
        except (sending.BadAddress, sending.Unreached) as wrong:
            LOG.debug("a notice reached nobody: %s", wrong)
            return 0


def signed(secret: str, body: bytes, now: float) -> dict[str, str]:
    """The headers of a webhook: whoever has the secret can tell that it is ours, and when it was sent."""
    at = str(int(now))
    seal = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return {"Content-Type": "application/json", "Tavola-Signature": f"t={at},v1={seal}"}
