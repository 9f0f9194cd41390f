"""Taking, leaving and giving seats."""

from tavola.server import deeds, keys
from tavola.server.entries import Body, Kind
from tavola.server.hall import Hall
from tavola.server.jobs import Job
from tavola.server.live import Live
from tavola.server.opening import Me
from tavola.server.problems import Problem, no_seat
from tavola.server.refusals import Refusal
from tavola.server.sheet import Chair
from tavola.server.workers import check_level


def chair_at(live: Live, seat: int) -> Chair:
    if not 0 <= seat < len(live.table.chairs):
        raise no_seat(seat, len(live.table.chairs))
    return live.table.chairs[seat]


def must_host(live: Live, me: Me) -> None:
    if live.table.sheet.host != me[0]:
        raise Problem(403, "not-host", "only the host of the table may do this")


def must_not_be_over(live: Live) -> None:
    if live.table.sheet.status == "over" or live.table.sheet.origin == "record":
        raise Problem(409, "over", "the game is over")


async def take(live: Live, seat: int, me: Me, invite: str | None, name: str | None) -> None:
    """Sit down: on an open seat, or on an invited one with its secret. A link takes a seat once."""
    chair = chair_at(live, seat)
    if chair.player == me[0]:
        return
    must_not_be_over(live)
    if invite is not None and chair.invite is not None:
        if not keys.fits(invite, chair.invite):
            raise Problem(403, "bad-invite", "this invitation is not, or no longer, good for this seat")
    elif chair.kind == "invite":
        raise Problem(403, "bad-invite", "this seat is kept for whoever has its invitation")
    elif chair.kind != "open":
        raise Problem(409, "seat-taken", f"seat {seat} is taken")
    _sit(chair, me, name)
    live.audience.went[seat] = live.now()
    await _seated(live, chair, "joined")


def _sit(chair: Chair, me: Me, name: str | None) -> None:
    chair.kind, chair.player, chair.name = "player", me[0], name or me[1]
    chair.level, chair.screen, chair.invite = None, False, None


async def leave(live: Live, seat: int, me: Me, level: str) -> None:
    """In the lobby the seat is free again; during the game a bot plays on."""
    chair = chair_at(live, seat)
    if chair.player != me[0]:
        raise Problem(403, "not-yours", f"seat {seat} is not yours")
    must_not_be_over(live)
    name = chair.name
    if live.table.sheet.status == "lobby":
        chair.kind, chair.player, chair.name, chair.screen = "open", None, "", False
    else:
        _give_to_bot(chair, check_level(level))
    await _seated(live, chair, "left", name)


async def set_bot(hall: Hall, live: Live, seat: int, me: Me, level: str) -> None:
    """The host puts a bot on an empty chair, or on that of someone long away."""
    chair = chair_at(live, seat)
    must_host(live, me)
    must_not_be_over(live)
    patience = hall.settings.away
    taken = chair.kind == "player" and chair.player != me[0]
    if taken and not (live.audience.away(seat) and live.audience.away_for(seat) >= patience):
        raise Problem(409, "seat-taken", f"seat {seat} is taken; a bot may replace who is away {patience:g} s")
    name = chair.name
    _give_to_bot(chair, check_level(level))
    await _seated(live, chair, "bot", name)


def _give_to_bot(chair: Chair, level: str) -> None:
    chair.kind, chair.player, chair.name = "bot", None, ""
    chair.level, chair.screen, chair.invite = level, False, None


async def invite(live: Live, seat: int, me: Me) -> str:
    """A new secret for a seat; an older one dies. Its holder keeps the seat until somebody comes with it."""
    chair = chair_at(live, seat)
    must_not_be_over(live)
    if chair.player != me[0]:
        must_host(live, me)
        if chair.kind == "player":
            raise Problem(409, "seat-taken", f"seat {seat} is taken")
    key = keys.new_key()
    chair.invite = keys.digest(key)
    if chair.kind == "open":
        chair.kind = "invite"
    job = Job()
    job.others.append(chair.stored())
    live.store([], job)
    live.audience.tell_table(job.say)
    await job
    return key


async def start(live: Live, me: Me) -> None:
    must_host(live, me)
    if live.table.sheet.status != "lobby":
        raise Problem(409, "started", "the game has begun already")
    if empty := [chair.seat for chair in live.table.chairs if chair.empty]:
        raise Problem(409, "seats-open", f"seat {empty[0]} is empty: wait for someone, or put a bot there")
    job = live.store(live.table.begin(live.now()))
    live.audience.tell(job.say)
    await job


async def share(live: Live, seat: int, me: Me, given: str) -> None:
    """A seat adds randomness of its own before the game, where it has no window open yet."""
    if chair_at(live, seat).player != me[0]:
        raise Problem(403, "not-yours", f"seat {seat} is not yours")
    try:
        await deeds.add_share(live, seat, given)
    except Refusal as refusal:
        raise Problem(409, refusal.code, refusal.message) from refusal


async def _seated(live: Live, chair: Chair, kind: Kind, name: str = "") -> None:
    """Store a chair that changed hands, with a line in the log, and tell everyone."""
    entry = live.table.enter(kind, chair.seat, Body(name=name or chair.name), live.now())
    job = Job()
    job.others.append(chair.stored())
    live.store([entry], job)
    live.audience.reseat()
    live.audience.tell(job.say)
    live.audience.tell_table(job.say)
    job.then.append(live.part)
    await job
