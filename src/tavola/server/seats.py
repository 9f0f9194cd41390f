"""Taking, leaving, giving and keeping seats. A seat is its holder's until given up, also while a bot stands in."""

from tavola.bots.levels import LEVELS
from tavola.server import deeds, keys
from tavola.server.entries import Body, Entry, Kind
from tavola.server.hall import Hall
from tavola.server.jobs import Job
from tavola.server.live import Live
from tavola.server.names import name_bots
from tavola.server.opening import Me
from tavola.server.problems import Problem, no_seat
from tavola.server.refusals import Refusal
from tavola.server.shapes import listed
from tavola.server.sheet import Chair
from tavola.server.table import Table
from tavola.server.workers import check_level


def chair_at(live: Live, seat: int) -> Chair:
    if not 0 <= seat < len(live.table.chairs):
        raise no_seat(seat, len(live.table.chairs))
    return live.table.chairs[seat]


def must_host(live: Live, me: Me) -> None:
    if live.table.sheet.host != me[0]:
        raise Problem(403, "not-host", "only the host of the table may do this")


def must_not_be_over(live: Live) -> None:
    if live.table.course is not None:
        raise Problem(409, "lesson", "a lesson is for one person: its seats stay as they are")
    if live.table.sheet.status == "over" or live.table.sheet.origin == "record":
        raise Problem(409, "over", "the game is over")


def must_be_welcome(table: Table, me: Me | None) -> None:
    if me is not None and me[0] in table.hands.banned:
        raise Problem(403, "kicked", "the host has sent you away from this table")


# sitting down


def must_not_count(live: Live) -> None:
    """Who sits at a rated game stays until its end."""
    if live.table.sheet.rated and live.table.sheet.status == "playing":
        raise Problem(409, "rated", "this game is rated: nobody comes or goes before its end; resign instead")


async def take(live: Live, seat: int, me: Me, invite: str | None, name: str | None, rated: bool = False) -> None:
    """Sit down: on an open seat, or on an invited one with its secret. A link takes a seat once."""
    chair = chair_at(live, seat)
    if chair.player == me[0]:
        await come_back(live, me[0])
        return
    must_not_be_over(live)
    must_be_welcome(live.table, me)
    _must_be_free(chair, invite)
    must_not_count(live)
    _must_agree(live, me, rated)
    _must_be_fair(live, chair, me)
    entry = _sit(live, chair, me, name)
    live.audience.went[seat] = live.now()
    await store_chairs(live, [chair], [entry])


def _must_agree(live: Live, me: Me, rated: bool) -> None:
    """A rated game counts for all who sit there: everyone has to say so, and sits at one seat."""
    if not live.table.sheet.rated:
        return
    if not rated:
        raise Problem(409, "rated", "this table is rated: sit down with rated true if the game is to count for you")
    if live.table.belongs(me[0]):
        raise Problem(409, "rated", "this table is rated: everybody sits at one seat")


def _must_be_free(chair: Chair, invite: str | None) -> None:
    if invite is not None and chair.invite is not None:
        if not keys.fits(invite, chair.invite):
            raise Problem(403, "bad-invite", "this invitation is not, or no longer, good for this seat")
    elif chair.kind == "invite":
        raise Problem(403, "bad-invite", "this seat is kept for whoever has its invitation")
    elif chair.kind != "open":
        raise _taken(chair)


def _taken(chair: Chair) -> Problem:
    kept = f"kept for {chair.name}" if chair.kind == "bot" and chair.player is not None else "taken"
    return Problem(409, "seat-taken", f"seat {chair.seat} is {kept}")


def _must_be_fair(live: Live, chair: Chair, me: Me) -> None:
    """While a game with secrets runs, nobody sees it from two seats, and nobody joins who may have seen it all."""
    table = live.table
    if not table.secrets or table.sheet.status != "playing":
        return
    if chair.seat in table.hands.wrested:
        raise Problem(409, "seat-taken", f"seat {chair.seat} stays with its bot: its holder did not give it up")
    if table.sheet.practice:
        raise Problem(409, "practice", "a practice table has one person and bots")
    seen = table.hands.held.get(me[0], set()).union(table.seats_of(me[0])) - {chair.seat}
    if table.belongs(me[0]) or seen:
        raise Problem(403, "has-seen", "you have seen this game from another seat: somebody else may sit here")


def _sit(live: Live, chair: Chair, me: Me, name: str | None) -> Entry:
    was, player = chair.name, chair.player or ""
    chair.kind, chair.player, chair.name = "player", me[0], name or me[1]
    chair.level, chair.screen, chair.invite = None, False, None
    body = Body(name=chair.name, text=was if player else "", player=me[0], former=player)
    return live.table.enter("joined", chair.seat, body, live.now())


async def come_back(live: Live, player: str | None) -> None:
    """Where a bot stands in for this player, it makes room again."""
    chairs = live.table.kept_for(player)
    if not chairs or live.table.sheet.status == "over":
        return
    new = []
    for chair in chairs:
        chair.kind, chair.level = "player", None
        body = Body(name=chair.name, player=chair.player or "")
        new.append(live.table.enter("back", chair.seat, body, live.now()))
        live.audience.went[chair.seat] = live.now()
    await store_chairs(live, chairs, new)


# giving up, and being away


async def leave(live: Live, seat: int, me: Me, level: str) -> None:
    """The holder gives the seat up. In the lobby it is free again; during the game a bot plays on."""
    chair = chair_at(live, seat)
    if chair.player != me[0]:
        raise Problem(403, "not-yours", f"seat {seat} is not yours")
    must_not_be_over(live)
    must_not_count(live)
    await store_chairs(live, [chair], [_give_up(live, chair, check_level(level))])


def _give_up(live: Live, chair: Chair, level: str | None) -> Entry:
    """Free in the lobby, unless a bot is wanted there; a bot's in the game."""
    body = Body(name=chair.name, former=chair.player or "")
    if live.table.sheet.status == "lobby":
        level = None
    chair.kind, chair.player, chair.name = "bot" if level else "open", None, ""
    chair.level, chair.screen, chair.invite = level, False, None
    return live.table.enter("left", chair.seat, body, live.now())


async def set_bot(hall: Hall, live: Live, seat: int, me: Me, level: str) -> None:
    """The host puts a bot on an empty chair, or lets one stand in for who is long away."""
    chair = chair_at(live, seat)
    must_host(live, me)
    must_not_be_over(live)
    must_not_count(live)
    if live.table.sheet.rated and level not in LEVELS:
        raise Problem(409, "rated", f"this table is rated: its bots are {listed(list(LEVELS), 'or')}")
    patience = hall.settings.away
    taken = chair.kind == "player" and chair.player != me[0]
    if taken and not (live.audience.away(seat) and live.audience.away_for(seat) >= patience):
        raise Problem(409, "seat-taken", f"seat {seat} is taken; a bot may stand in for who is away {patience:g} s")
    await store_chairs(live, [chair], [_put_bot(live, chair, me, check_level(level))])


def _put_bot(live: Live, chair: Chair, me: Me, level: str) -> Entry:
    """Who is away keeps the seat; whose own it is gives it up."""
    kind: Kind = "stand-in" if chair.player not in (None, me[0]) else "left" if chair.player else "bot"
    body = Body(name=chair.name, former=chair.player or "")
    chair.kind, chair.level = "bot", level
    if kind != "stand-in":
        chair.player, chair.name, chair.screen, chair.invite = None, "", False, None
    return live.table.enter(kind, chair.seat, body, live.now())


async def invite(live: Live, seat: int, me: Me) -> str:
    """A new secret for a seat; an older one dies. Its holder keeps the seat until somebody comes with it."""
    chair = chair_at(live, seat)
    must_not_be_over(live)
    must_not_count(live)
    if chair.player != me[0]:
        must_host(live, me)
        if chair.player is not None:
            raise _taken(chair)
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


async def rename(live: Live, seat: int, me: Me, name: str) -> None:
    """Whoever came as a guest says who it is; what the log has told stays told."""
    chair = chair_at(live, seat)
    if chair.player != me[0]:
        raise Problem(403, "not-yours", f"seat {seat} is not yours")
    chair.name = name
    await store_chairs(live, [chair], [])


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


async def store_chairs(live: Live, chairs: list[Chair], new: list[Entry]) -> None:
    """Store chairs that changed hands, with their lines in the log, and tell everyone. Bots get names of their own."""
    job = Job()
    renamed = [chair for chair in name_bots(live.table.chairs) if chair not in chairs]
    job.others += [chair.stored() for chair in [*chairs, *renamed]]
    live.store(new, job)
    live.audience.reseat()
    live.audience.tell(job.say)
    live.audience.tell_table(job.say)
    job.then.append(live.part)
    await job
