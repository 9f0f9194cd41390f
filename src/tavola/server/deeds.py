"""What a client may do at a running table; each deed is stored before anyone is told."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tavola.kernel.errors import IllegalAction
from tavola.server import draws, logbook, taking_back, teaching
from tavola.server.client import Client
from tavola.server.entries import Body, Entry, Kind
from tavola.server.jobs import Job
from tavola.server.keys import digest
from tavola.server.live import Live
from tavola.server.names import name_bots
from tavola.server.protocol import (
    Because,
    Chat,
    ChatSaid,
    Draw,
    Lesson,
    Play,
    Reason,
    Resign,
    Rest,
    Share,
    TakeBack,
    Undo,
    Why,
)
from tavola.server.readable import readable
from tavola.server.refusals import Refusal
from tavola.server.table import Table
from tavola.server.voices import spoken

MOST_LINES = 2000  # of chat at one table, said by those who play
MOST_ASIDE = 500  # and by those who watch
Deed = Play | Undo | TakeBack | Rest | Resign | Draw | Chat | Share | Lesson


def carry_out(live: Live, client: Client, asked: Deed) -> Job | None:
    """Do what a client asks; None: nothing is to be stored, and the client was told why."""
    if _done_before(live.table, client, asked.id):
        client.scene = None
        client.say(live.audience.view(client, client.seq, asked.id))
        return None
    try:
        _must_belong(live.table, asked)
        return DEEDS[type(asked)](live, client, asked)
    except Refusal as refusal:
        live.tally.refused("live", refusal.code)
        client.say(refusal.said(asked.id, live.table.line.ply))
        return None


def _must_belong(table: Table, asked: Deed) -> None:
    """A lesson has moves and steps, and nothing else of a table."""
    if table.course is not None and not isinstance(asked, Play | Lesson):
        raise Refusal("lesson", "a lesson has no chat, no draws and nothing to resign: go back a step instead")


def _done_before(table: Table, client: Client, id: str) -> bool:
    """A resent move is answered, not played again."""
    if not client.seats:
        return table.line.knows(None, _mark_of(client, id))
    return any(table.line.knows(seat, id) for seat in client.seats)


def _mark_of(client: Client, id: str) -> str:
    """A move's id as it is stored: a seat has its own ids, and so has each spectator."""
    return id if client.seats else digest(f"{client.mark} {id}").hex()[:32]


def _seat_for(table: Table, client: Client, asked: int | None) -> int:
    """The seat a client acts for: the one it names, else the one to decide, else its first."""
    if client.watch or not client.seats:
        raise Refusal("not-yours", "you have no seat here")
    if asked is not None:
        if asked not in client.seats:
            raise Refusal("not-yours", f"seat {asked} is not yours")
        return asked
    return table.actor if table.actor in client.seats and table.actor is not None else client.seats[0]


def _must_run(table: Table) -> None:
    if not table.begun:
        raise Refusal("not-started", "this game has not begun")
    if table.sheet.status == "over":
        raise Refusal("over", "the game is over")


def _must_stand_at(table: Table, ply: int) -> None:
    if ply != table.line.ply:
        raise Refusal("stale", f"the game stands at ply {table.line.ply}")


def _must_not_count(table: Table) -> None:
    if table.sheet.rated:
        raise Refusal("no-undo", "nothing is taken back in a rated game", reason="rated")


def _action_meant(table: Table, seat: int, act: int | None, ids: list[str] | None) -> int:
    """The action behind a message."""
    if act is not None:
        if act >= table.game.actions.size:
            raise Refusal("unknown", f"there is no action {act}")
        return act
    meant = table.game.action_of(table.line.state, seat, ids or [])
    if meant is None:
        raise Refusal("unknown", "nothing to do here now")
    return meant


# decisions


def play(live: Live, client: Client, asked: Play) -> Job:
    """A decision, with the chance and automatic steps that follow it."""
    table = live.table
    seat = _seat_for(table, client, asked.seat)
    _must_run(table)
    _must_stand_at(table, asked.ply)
    if table.actor != seat:
        raise Refusal("not-yours", "it is not your decision")
    if table.secrets and len(client.seats) > 1 and client.opened != seat:
        raise Refusal("not-yours", "the curtain is shut for this seat")
    action = _action_meant(table, seat, asked.act, asked.ids)
    teaching.must_be_expected(table, action, client.language)
    try:
        entry = table.act("play", seat, action, live.now(), asked.id)
    except IllegalAction as wrong:
        teaching.refused(live, action)
        raise _illegal(table, wrong, client.language) from wrong
    return follow(live, entry, client)


def _illegal(table: Table, wrong: IllegalAction, language: str) -> Refusal:
    """The clause that refuses an action, in the reader's words."""
    broken = table.game.refusal(wrong.action, wrong.code, spoken(table.game, language))
    return Refusal("illegal", readable(table.game, broken.message), broken.clause, broken.fact)


def decide(live: Live, kind: Kind, seat: int, action: int) -> Job:
    """A decision nobody sent: of a bot, of the clock, of a window that passes; IllegalAction changes nothing."""
    return follow(live, live.table.act(kind, seat, action, live.now()))


def follow(live: Live, entry: Entry, origin: Client | None = None) -> Job:
    """A decision was carried out: let chance follow, store it all, tell everyone."""
    job = live.store([entry, *live.table.run_on(entry.at)])
    job.then.append(live.went_on if origin is None else live.moved)
    live.audience.tell(job.say, entry.seat, origin, entry.move)
    if live.table.course is not None:
        live.audience.tell_table(job.say)
    return job


def why(live: Live, client: Client, asked: Why) -> Because:
    """Why not? Only the seat to decide is answered: what another may do could hang on what it holds."""
    table = live.table
    nothing = Because(asked.id, table.line.ply, None, None)
    try:
        seat = _seat_for(table, client, asked.seat)
        if table.actor != seat or client.eyes != seat:
            return nothing
        act = _action_meant(table, seat, asked.act, asked.ids)
    except Refusal:
        return nothing
    told = table.game.refusals(table.line.state, act, spoken(table.game, client.language))
    refusals = [replace(each, message=readable(table.game, each.message)) for each in told]
    more = [Reason(other.clause, other.message, other.fact) for other in refusals[1:]]
    if refusals:
        teaching.refused(live, act)
    return Because(asked.id, table.line.ply, act, refusals[0] if refusals else None, more)


# whatever else happens at a table


def take_back(live: Live, client: Client, asked: Undo) -> Job:
    table = live.table
    seat = _seat_for(table, client, asked.seat)
    if not table.begun:
        raise Refusal("no-undo", "this game has not begun", reason="nothing")
    _must_stand_at(table, asked.ply)
    _must_not_count(table)
    new = [table.seal(live.now())] if table.sheet.status == "over" else []  # its secret is known by now
    if asked.practice or (table.sheet.practice and table.practisable(client.seats)):
        to = taking_back.practice_goal(table, client.seats, asked.to)
        if not table.sheet.practice:
            table.sheet.practice = True
            new.append(table.enter("practice", seat, Body(), live.now()))
    else:
        _must_run(table)
        to = taking_back.lawful_goal(table, seat, asked.to)
    new.append(taking_back.undone(table, seat, to, live.now(), asked.id))
    job = live.store(new)
    live.audience.tell(job.say, seat, client, asked.id)
    return job


def ask_back(live: Live, client: Client, asked: TakeBack) -> Job:
    """Where the laws leave it to the others, they are asked; or they answer."""
    seat = _seat_for(live.table, client, asked.seat)
    _must_run(live.table)
    _must_not_count(live.table)
    job = live.store(taking_back.said(live.table, seat, client.player or "", asked, live.now()))
    live.audience.tell(job.say, seat, client, asked.id)
    return job


def resign(live: Live, client: Client, asked: Resign) -> Job:
    """One seat: it is lost. Two: the other wins. More: a bot plays on."""
    table = live.table
    seat = _seat_for(table, client, asked.seat)
    _must_run(table)
    chair = table.chairs[seat]
    body = Body(name=table.name_of(seat), former=chair.player or "")
    entry = table.enter("resigned", seat, body, live.now(), asked.id)
    job = Job()
    if len(table.chairs) > 2:
        chair.kind, chair.player, chair.level, chair.screen, chair.name = "bot", None, "club", False, ""
        job.others += [each.stored() for each in name_bots(table.chairs)]
    live.store([entry], job)
    live.audience.reseat()
    live.audience.tell(job.say, seat, client, asked.id)
    live.audience.tell_table(job.say)
    job.then.append(live.part)
    return job


def rest(live: Live, client: Client, asked: Rest) -> Job:
    """The table decides this, and what is like it, for the seat; told to everyone."""
    table = live.table
    seat = _seat_for(table, client, asked.seat)
    _must_run(table)
    _must_stand_at(table, asked.ply)
    if table.actor != seat:
        raise Refusal("not-yours", "it is not your decision")
    if not table.game.rests(table.line.state):
        raise Refusal("unknown", "nothing here can be left to the table")
    return follow(live, table.enter("rest", seat, Body(name=table.name_of(seat)), live.now(), asked.id), client)


def draw(live: Live, client: Client, asked: Draw) -> Job:
    seat = _seat_for(live.table, client, asked.seat)
    _must_run(live.table)
    job = live.store(draws.said(live.table, seat, asked.do, live.now(), asked.id))
    live.audience.tell(job.say, seat, client, asked.id)
    return job


def chat(live: Live, client: Client, asked: Chat) -> Job:
    table = live.table
    if live.now() < client.muted_until:
        raise Refusal("muted", "whoever hosts this server has muted you")
    if client.mark in table.hands.muted:
        raise Refusal("muted", "the host has muted you")
    seat = client.seats[0] if client.seats and not client.watch else None
    _must_have_room(table, seat)
    if not live.chats.take(client.mark):
        raise Refusal("too-many", "slow down: one line a second is heard")
    name = table.name_of(seat) if seat is not None else client.name
    body = Body(text=asked.text, name=name, player=client.mark)
    entry = table.enter("chat", seat, body, live.now(), _mark_of(client, asked.id))
    job = live.store([entry])
    for each in live.audience.clients:
        each.seq = entry.n
        job.say(each, ChatSaid(logbook.chat_line(entry), asked.id if each is client else None))
    return job


def _must_have_room(table: Table, seat: int | None) -> None:
    """Those who watch have a share of their own, so that nobody takes the word from the players."""
    most = MOST_LINES if seat is not None else MOST_ASIDE
    if sum(1 for entry in table.chat if (entry.seat is None) == (seat is None)) >= most:
        raise Refusal("too-many", f"{most} lines have been said here: no more can be kept")


def share(live: Live, client: Client, asked: Share) -> Job:
    """A seat adds randomness of its own: every draw from now on follows from it too."""
    seat = _seat_for(live.table, client, asked.seat)
    return add_share(live, seat, asked.share, client, asked.id)


def add_share(live: Live, seat: int, share: str, client: Client | None = None, id: str | None = None) -> Job:
    """Once for each holder of a seat under each seal: more would only make the log long."""
    table = live.table
    if table.sheet.status == "over" or not table.line.sealing.sealed:
        raise Refusal("over", "nothing is drawn here any more")
    if seat in table.line.sealing.given:
        raise Refusal("shared", f"seat {seat} has given its share")
    job = live.store([table.enter("share", seat, Body(text=share), live.now(), id)])
    live.audience.tell(job.say, None, client, id)
    live.audience.tell_table(job.say)
    return job


DEEDS: dict[type, Callable[[Live, Client, Any], Job]] = {
    Play: play,
    Undo: take_back,
    TakeBack: ask_back,
    Rest: rest,
    Resign: resign,
    Draw: draw,
    Chat: chat,
    Share: share,
    Lesson: teaching.lesson,
}
