"""Bots at work: a few processes that think, never the event loop. A dead or stuck one is replaced and asked again."""

import asyncio
import logging
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from time import monotonic

import msgspec

from tavola.bots.advice import Advice
from tavola.bots.levels import LEVELS, bot
from tavola.kernel.errors import BadBot
from tavola.kernel.game import Game
from tavola.kernel.state import State
from tavola.lab.judging.glance import Glance
from tavola.lab.judging.order import Order, Ply
from tavola.server.fairness import Fair
from tavola.server.problems import Problem
from tavola.server.tally import Tally
from tavola.server.worker import READY, Answer, Asked, Glimpse, Hint, Judge, Question

LOG = logging.getLogger("tavola.bots")
LINE = 16 * 1024 * 1024
TRIES = 3
START = 120.0  # seconds a process may take to load; machines can be busy
LAST_RESORT = "random"
LAST_PATIENCE = 120.0  # seconds; it needs none, unless the machine is very busy
LONGEST_MS = 2000  # of thinking that may be asked for
MOST_ITERATIONS = 100_000


class NoAnswer(Exception):
    """No worker could decide."""


def check_level(level: str) -> str:
    """A level people may ask for: named ones, and searches within reason."""
    try:
        bot(level)
    except BadBot as wrong:
        raise Problem(400, "bad-request", str(wrong)) from wrong
    for setting in LEVELS.get(level, level).split(":")[1:]:
        name, _, value = setting.partition("=")
        if int(value) > {"ms": LONGEST_MS, "iterations": MOST_ITERATIONS}.get(name, MOST_ITERATIONS):
            raise Problem(400, "bad-request", f"{level} thinks too long: at most ms={LONGEST_MS} is offered here")
    return level


def in_time(level: str) -> str:
    """The same bot, that thinks no longer than may be asked for: so many iterations can take any time."""
    kind, *given = LEVELS.get(level, level).split(":")
    settings = dict(each.split("=") for each in given)
    if kind != "search" or ("ms" not in settings and "iterations" not in settings):
        return level
    settings["ms"] = str(min(int(settings.get("ms", LONGEST_MS)), LONGEST_MS))
    return ":".join([kind, *(f"{name}={value}" for name, value in settings.items())])


class Workers:
    """A pool of thinking processes, shared fairly between people."""

    def __init__(self, count: int, patience: float, tally: Tally | None = None) -> None:
        self.tally = tally or Tally()
        self.count, self.patience = count, patience
        self.pool: Fair[Process | None] = Fair(kept=1 if count > 1 else 0)
        self.all: set[Process] = set()
        self.replaced = 0
        for _ in range(count):
            self.pool.give_back(None)  # started when first needed

    @property
    def busy(self) -> int:
        """Processes that think."""
        return self.count - len(self.pool.free)

    async def decide(self, game: Game, state: State, seat: int, level: str, whose: str = "", first: bool = True) -> int:
        """The action a bot of this level chooses; NoAnswer if even the last resort fails."""
        position = game.dump(state)
        for nth in range(TRIES):
            spec = in_time(level) if nth < TRIES - 1 else LAST_RESORT
            question = Question(game.slug, position, seat, spec, secrets.randbits(64))
            patience = LAST_PATIENCE if spec == LAST_RESORT else self.patience
            reply = await self._ask(question, patience, whose, first)
            if reply is not None and not reply.wrong:
                return reply.action
            LOG.warning("a %s bot for %s failed: %s", spec, game.slug, reply.wrong if reply else "the worker died")
        raise NoAnswer(f"no bot could decide at {game.slug}")

    async def judge(self, order: Order, whose: str) -> Ply:
        """One ply of a review: whoever waits for a bot comes first."""
        for _ in range(TRIES):
            reply = await self._ask(Judge(order), LAST_PATIENCE, whose, first=False)
            if reply is not None and reply.ply is not None:
                return reply.ply
            LOG.warning("ply %d of %s was not judged: %s", order.ply, order.game, reply and reply.wrong)
        raise NoAnswer(f"ply {order.ply} of {order.game} could not be judged")

    async def hint(self, question: Hint, whose: str) -> Advice:
        """What a person could do best."""
        reply = await self._ask(question, LAST_PATIENCE, whose, first=True)
        if reply is None or reply.advice is None:
            raise NoAnswer(f"no hint at {question.game}: {reply.wrong if reply else 'the worker died'}")
        return reply.advice

    async def glance(self, question: Glimpse, whose: str) -> Glance:
        """How a game went, for whoever looks at its result."""
        reply = await self._ask(question, LAST_PATIENCE, whose, first=False)
        if reply is None or reply.glance is None:
            raise NoAnswer(f"no story of a game: {reply.wrong if reply else 'the worker died'}")
        return reply.glance

    async def _ask(self, question: Asked, patience: float, whose: str, first: bool) -> Answer | None:
        """One question to a process, when it is this person's turn; None if it died or was stuck."""
        process = await self.pool.borrow(whose, first)
        began = monotonic()
        try:
            if process is None or process.returncode is not None:
                process = await self._hire()
            return await asyncio.wait_for(self._exchange(process, question), patience)
        except (OSError, asyncio.IncompleteReadError, TimeoutError, ValueError, msgspec.DecodeError):
            self._dismiss(process)
            process = None
            return None
        except asyncio.CancelledError:
            self._dismiss(process)
            process = None
            raise
        finally:
            self.pool.charge(whose, monotonic() - began)
            self.tally.thinking.note(monotonic() - began)
            self.pool.give_back(process)

    async def _exchange(self, process: Process, question: Asked) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readuntil(b"\n"), type=Answer)

    async def _hire(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tavola.server.worker", stdin=PIPE, stdout=PIPE, limit=LINE
        )
        self.all.add(process)
        assert process.stdout is not None
        async with asyncio.timeout(START):
            await process.stdout.readuntil(READY)
        return process

    def _dismiss(self, process: Process | None) -> None:
        self.replaced += 1
        if process is not None and process.returncode is None:
            process.kill()

    async def warm(self) -> None:
        """Have a process ready before it is needed: to start one takes a while."""
        process = await self.pool.borrow("", True)
        try:
            process = process or await self._hire()
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            LOG.warning("no bot could be made ready; it is tried again when one is to decide")
        finally:
            self.pool.give_back(process)

    async def stop(self) -> None:
        """End every process, and hear the last of each, so that nothing of it outlives the loop."""
        for process in self.all:
            if process.returncode is None:
                process.kill()
        for process in self.all:
            await process.communicate()
        await asyncio.sleep(0)
