"""A rematch: somebody asks, the others answer, bots agree at once; once all have agreed its table opens."""

from tavola.server import opening
from tavola.server.asked import AskRematch
from tavola.server.entries import Body, Kind
from tavola.server.hall import Hall
from tavola.server.live import Live
from tavola.server.opening import Me
from tavola.server.problems import Problem
from tavola.server.rematches import missing, possible_without, stands

SAID: dict[str, Kind] = {
    "ask": "rematch-asked",
    "agree": "rematch-agreed",
    "decline": "rematch-declined",
    "withdraw": "rematch-withdrawn",
}


async def answer(hall: Hall, live: Live, me: Me, asked: AskRematch) -> Live:
    """Ask for a rematch, or answer who asks; the table it leads to, which is this one until all have agreed."""
    table = live.table
    if not table.belongs(me[0]):
        raise Problem(403, "not-yours", "only those who sat at the table may ask for a rematch")
    if table.sheet.status != "over" or table.sheet.origin in ("record", "lesson"):
        raise Problem(409, "not-over", "a rematch is possible once the game is over")
    if table.sheet.next is not None and await opening.is_there(hall, table.sheet.next):
        return await hall.glance(table.sheet.next)
    if asked.do == "without":
        return await _without(hall, live, me)
    if (do := _meant(live, me, asked.do)) is not None:
        await _say(live, me, SAID[do])
    wish = table.rematch
    return await opening.rematch(hall, me, live) if wish is not None and table.people() <= wish.agreed else live


def _meant(live: Live, me: Me, do: str) -> str | None:
    """Whoever asks while somebody else asks agrees; whoever asks twice has asked. None: nothing is to be said."""
    wish = live.table.rematch
    if wish is None or not stands(live.table, live.now()):
        if do == "ask":
            return do
        raise Problem(409, "not-asked", "nobody asks for a rematch now: ask for one")
    if do == "withdraw" and wish.player != me[0]:
        raise Problem(403, "not-yours", "only who asked for the rematch takes that back")
    if do == "decline" and wish.player == me[0]:
        return "withdraw"
    if do in ("ask", "agree"):
        return None if me[0] in wish.agreed else "agree"
    return do


async def _say(live: Live, me: Me, kind: Kind) -> None:
    table = live.table
    seat = next(chair.seat for chair in table.chairs if chair.player == me[0])
    body = Body(name=table.chairs[seat].name, player=me[0])
    job = live.store([table.enter(kind, seat, body, live.now())])
    live.audience.tell(job.say)
    live.audience.tell_table(job.say)
    await job


async def _without(hall: Hall, live: Live, me: Me) -> Live:
    """Those who have agreed play without those who have not."""
    wish, gone = live.table.rematch, missing(live.table, live.now())
    if wish is None or me[0] not in wish.agreed or not gone:
        raise Problem(409, "not-asked", "ask for a rematch first: others can be left out once they have declined")
    if not possible_without(live.table, gone):
        raise Problem(409, "seats-open", "this game is not for so few")
    return await opening.rematch(hall, me, live, gone)
