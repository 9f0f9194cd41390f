"""Hints: the best things to do, at tables of one person and bots; asking for one marks the table as practice."""

from tavola.bots.advice import LEVEL, Advice
from tavola.bots.scales import Budget
from tavola.server.entries import Body
from tavola.server.live import Live
from tavola.server.problems import Problem
from tavola.server.views import HintMove, HintView
from tavola.server.worker import Hint
from tavola.server.workers import NoAnswer, Workers

HURRY = Budget(futures=24, ms=1500)


async def ask(live: Live, player: str) -> tuple[int, Hint]:
    """What the workers are asked; the table is marked first."""
    table, actor = live.table, live.table.actor
    if actor is None or actor not in table.seats_of(player):
        raise Problem(403, "not-yours", "a hint is for whoever is to decide")
    if not table.practisable([actor]) or table.course is not None:
        raise Problem(403, "not-practice", "hints are for practice: tables of one person and bots")
    position = table.game.dump(table.line.state)
    if not table.sheet.practice:
        table.sheet.practice = True
        job = live.store([table.enter("practice", actor, Body(), live.now())])
        live.audience.tell_table(job.say)
        await job
    return table.line.ply, Hint(table.game.slug, position, actor, LEVEL, HURRY)


async def answer(workers: Workers, asked: tuple[int, Hint], whose: str) -> HintView:
    """What they say."""
    ply, question = asked
    try:
        advice: Advice = await workers.hint(question, whose)
    except NoAnswer as wrong:
        raise Problem(409, "no-answer", "no hint could be found: ask again") from wrong
    moves = [HintMove(move.action, move.share, move.behind) for move in advice.moves]
    return HintView(ply, advice.seat, advice.judge, moves, advice.others)
