"""Keeping order: a host mutes people, sends them away, and closes the table. All of it is told to everyone."""

from functools import partial
from typing import NamedTuple

from tavola.server.asked import Whom
from tavola.server.entries import Body, Entry, Kind
from tavola.server.hall import Hall
from tavola.server.jobs import ANEW, Job
from tavola.server.live import Live
from tavola.server.opening import Me
from tavola.server.postgres import must_stand
from tavola.server.problems import Problem
from tavola.server.seats import chair_at, must_host, must_not_be_over, must_not_count, store_chairs
from tavola.server.sheet import Chair, remove

GONE = 4004
PLAYS_ON = "club"  # the bot that follows who was sent away


class Person(NamedTuple):
    """Somebody at the table, with or without a seat."""

    mark: str
    name: str
    seat: int | None


def find(live: Live, me: Me, whom: Whom) -> Person:
    """Who sits at a seat, or said a line of the chat."""
    person = _at_seat(live, whom.seat) if whom.seat is not None else _who_said(live, whom.line)
    if person.mark == me[0]:
        raise Problem(400, "bad-request", "this would be yourself: name a seat or a line of somebody else")
    return person


def _at_seat(live: Live, seat: int) -> Person:
    chair = chair_at(live, seat)
    if chair.player is None:
        raise Problem(404, "no-person", f"nobody sits at seat {seat}")
    return Person(chair.player, chair.name, seat)


def _who_said(live: Live, line: int | None) -> Person:
    if line is None:
        raise Problem(400, "bad-request", "name a seat, or a line of the chat by its seq")
    said = next((entry for entry in live.table.chat if entry.n == line), None)
    if said is None or not said.body.player:
        raise Problem(404, "no-person", f"nobody is known to have said line {line}")
    return Person(said.body.player, said.body.name, said.seat)


async def mute(live: Live, me: Me, whom: Whom) -> None:
    """What this person says is heard no longer, or again."""
    must_host(live, me)
    person = find(live, me, whom)
    if (person.mark in live.table.hands.muted) == whom.off:
        kind: Kind = "unmuted" if whom.off else "muted"
        body = Body(name=person.name, player=person.mark)
        await store_chairs(live, [], [live.table.enter(kind, person.seat, body, live.now())])


async def kick(live: Live, me: Me, whom: Whom) -> None:
    """Somebody has to go, and may not come back to this table. A seat is free again; in the game a bot plays on."""
    must_host(live, me)
    must_not_be_over(live)
    must_not_count(live)
    person = find(live, me, whom)
    chairs = [chair for chair in live.table.chairs if chair.player == person.mark]
    new = [_sent_away(live, chair) for chair in chairs] or [_shown_out(live, person)]
    await store_chairs(live, chairs, new)


def _sent_away(live: Live, chair: Chair) -> Entry:
    playing = live.table.sheet.status == "playing"
    body = Body(name=chair.name, former=chair.player or "", level=PLAYS_ON if playing else "")
    chair.kind, chair.level = ("bot", PLAYS_ON) if playing else ("open", None)
    chair.player, chair.name, chair.screen, chair.invite = None, "", False, None
    return live.table.enter("kicked", chair.seat, body, live.now())


def _shown_out(live: Live, person: Person) -> Entry:
    return live.table.enter("kicked", None, Body(name=person.name, former=person.mark), live.now())


async def close(hall: Hall, live: Live, me: Me) -> None:
    """The host has had enough."""
    must_host(live, me)
    must_not_count(live)
    await end(hall, live)


async def end(hall: Hall, live: Live) -> None:
    """A game that runs is over, and nobody has won; a table that has not begun is gone."""
    must_not_be_over(live)
    if live.table.sheet.status == "lobby":
        await clear_away(hall, live)
        return
    entry = live.table.enter("closed", None, Body(), live.now())
    await store_chairs(live, [], [entry])


async def throw_away(hall: Hall, live: Live, me: Me) -> None:
    """What is over, uploaded or never begun goes for good, if it is nobody else's."""
    must_host(live, me)
    sheet = live.table.sheet
    if sheet.status == "playing" and sheet.origin != "record":
        raise Problem(409, "not-over", "a game that runs is closed first")
    if live.table.people() - {me[0]}:
        raise Problem(409, "others", "others have a seat at this table: it stays for them")
    await clear_away(hall, live)


async def clear_away(hall: Hall, live: Live) -> None:
    """The table is gone, with all it has."""
    job = Job()
    job.others += remove(live.id)
    job.tell(live.id, ANEW)
    job.checks.append(partial(must_stand, live.id, live.table.line.seq))
    await hall.writer.write(job)
    live.broken = True  # whoever waits for it finds it gone
    hall.tables.pop(live.id, None)
    for client in list(live.audience.clients):
        client.hang_up(GONE)
