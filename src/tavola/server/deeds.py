"""What a client may do at a running table; each deed is stored before anyone is told."""

from typing import TYPE_CHECKING

from tavola.server import sight, undo
from tavola.server.client import Client
from tavola.server.dice import fresh_rng
from tavola.server.entries import Body, Entry, Kind
from tavola.server.jobs import Job
from tavola.server.keys import digest
from tavola.server.protocol import Because, Chat, ChatSaid, Draw, Play, Reason, Refused, Resign, Undo, Why

if TYPE_CHECKING:
    from tavola.server.live import Live

Deed = Play | Undo | Resign | Draw | Chat


class Refusal(Exception):
    """The deed is refused; nothing has changed."""

    def __init__(self, code: str, message: str = "", clause: str = "", fact: str = "", reason: str = "") -> None:
        super().__init__(code)
        self.code, self.message, self.clause, self.fact, self.reason = code, message, clause, fact, reason

    def said(self, id: str, ply: int) -> Refused:
        return Refused(id, self.code, ply, self.clause, self.message, self.fact, self.reason)


def seat_for(live: "Live", client: Client, asked: int | None) -> int:
    """The seat a client acts for: the one it names, else the one to decide, else its first."""
    if client.watch or not client.seats:
        raise Refusal("not-yours", "you have no seat here")
    if asked is not None:
        if asked not in client.seats:
            raise Refusal("not-yours", f"seat {asked} is not yours")
        return asked
    return live.actor if live.actor in client.seats and live.actor is not None else client.seats[0]


def must_run(live: "Live") -> None:
    if live.sheet.status == "lobby" or live.sheet.origin == "record":
        raise Refusal("not-started", "this game has not begun")
    if live.sheet.status == "over":
        raise Refusal("over", "the game is over")


def action_meant(live: "Live", seat: int, act: int | None, ids: list[str] | None) -> int:
    """The action behind a message."""
    if act is not None:
        if act >= live.game.actions.size:
            raise Refusal("unknown", f"there is no action {act}")
        return act
    meant = live.game.action_of(live.line.state, seat, ids or [])
    if meant is None:
        raise Refusal("unknown", "nothing to do here now")
    return meant


def play(live: "Live", client: Client, asked: Play) -> Job:
    """A decision, with the chance and automatic steps that follow it."""
    seat = seat_for(live, client, asked.seat)
    must_run(live)
    if asked.ply != live.line.ply:
        raise Refusal("stale", f"the game stands at ply {live.line.ply}")
    if live.actor != seat:
        raise Refusal("not-yours", "it is not your decision")
    if live.secrets and len(client.seats) > 1 and client.opened != seat:
        raise Refusal("not-yours", "the curtain is shut for this seat")
    action = action_meant(live, seat, asked.act, asked.ids)
    if not live.line.state.permits(action):
        broken = live.game.why_not(live.line.state, action, sight.spoken(live.game, client.language))
        assert broken is not None
        raise Refusal("illegal", broken.message, broken.clause, broken.fact)
    return decide(live, "play", seat, action, client, asked.id)


def decide(
    live: "Live", kind: Kind, seat: int, action: int, origin: Client | None = None, id: str | None = None
) -> Job:
    """Carry out a legal decision of a seat, store it with what follows, tell everyone."""
    at = live.now()
    new = [live.add(live.line.act(kind, seat, action, at, id))]
    new += live.run_on(at)
    job = live.store(new)
    live.tell(job.say, seat, origin, id)
    return job


def take_back(live: "Live", client: Client, asked: Undo) -> Job:
    seat = seat_for(live, client, asked.seat)
    if live.sheet.status == "lobby" or live.sheet.origin == "record":
        raise Refusal("no-undo", "this game has not begun", reason="nothing")
    if asked.ply != live.line.ply:
        raise Refusal("stale", f"the game stands at ply {live.line.ply}")
    new: list[Entry] = []
    if asked.practice or (live.sheet.practice and live.practisable(client.seats)):
        to = _practice_goal(live, client, asked.to)
        if not live.sheet.practice:
            live.sheet.practice = True
            new.append(live.add(live.line.entry("practice", seat, Body(), live.now())))
    else:
        to = _lawful_goal(live, seat, asked.to)
    steps = sum(1 for step in live.line.steps[to:] if step.seat == seat)
    body = Body(to=to, name=live.name_of(seat), text=str(max(steps, 1)))
    new.append(live.add(live.line.entry("undo", seat, body, live.now(), asked.id)))
    job = live.store(new)
    live.tell(job.say, seat, client, asked.id)
    return job


def _lawful_goal(live: "Live", seat: int, to: int | None) -> int:
    """One decision back, or further as far as the laws reach."""
    must_run(live)
    back = undo.back_one(live.line, seat)
    if isinstance(back, undo.Barred):
        raise Refusal("no-undo", f"nothing can be taken back: {back.code}", reason=back.code)
    furthest = undo.back_to_turn(live.line, seat) or 0
    goal = back if to is None else to
    if not furthest <= goal <= back:
        raise Refusal("no-undo", f"you may go back to ply {furthest} to {back}", reason="nothing")
    return goal


def _practice_goal(live: "Live", client: Client, to: int | None) -> int:
    if not live.practisable(client.seats):
        raise Refusal("no-undo", "only one person against bots may take back across everything", reason="others")
    back = undo.back_in_practice(live.line, set(client.seats))
    if back is None:
        raise Refusal("no-undo", "you have not decided anything yet", reason="nothing")
    goal = back if to is None else to
    mine = goal < live.line.ply and live.line.steps[goal].entry.seat in client.seats
    if not mine:
        raise Refusal("no-undo", f"ply {goal} was not before a decision of yours", reason="not-yours")
    return goal


def resign(live: "Live", client: Client, asked: Resign) -> Job:
    """One seat: it is lost. Two: the other wins. More: a bot plays on."""
    seat = seat_for(live, client, asked.seat)
    must_run(live)
    entry = live.line.entry("resigned", seat, live.body(seat), live.now(), asked.id)
    job = Job()
    if len(live.chairs) > 2:
        chair = live.chairs[seat]
        chair.kind, chair.player, chair.level, chair.screen = "bot", None, "club", False
        job.others.append(chair.stored())
    live.add(entry)
    live.store([entry], job)
    live.reseat()
    live.tell(job.say, seat, client, asked.id)
    live.tell_table(job.say)
    job.then.append(live.part)
    return job


def draw(live: "Live", client: Client, asked: Draw) -> Job:
    seat = seat_for(live, client, asked.seat)
    must_run(live)
    if not live.game.draws:
        raise Refusal("no-draw", f"{live.game.title} knows no agreed draw")
    if asked.do == "offer":
        if live.offered is not None:
            raise Refusal("no-draw", "an offer stands already")
        kind: Kind = "draw-offered"
    elif live.offered is None or seat in live.offers:
        raise Refusal("no-draw", "there is no offer to answer")
    else:
        kind = "draw-declined" if asked.do == "decline" else "draw-accepted"
    new = [_draw_entry(live, kind, seat, asked.id)]
    if asked.do == "offer":
        new += _bots_answer(live)
    job = live.store(new)
    live.tell(job.say, seat, client, asked.id)
    return job


def _draw_entry(live: "Live", kind: Kind, seat: int, id: str | None) -> Entry:
    if kind == "draw-accepted" and live.offers | {seat} == set(range(len(live.chairs))):
        kind = "draw-agreed"
    return live.add(live.line.entry(kind, seat, live.body(seat), live.now(), id))


def _bots_answer(live: "Live") -> list[Entry]:
    """A bot takes a draw when its chances look no better than even, seen with its own eyes."""
    new = []
    for chair in live.chairs:
        if chair.kind == "bot" and live.offered is not None:
            looks = live.line.state.imagine(chair.seat, fresh_rng()).estimate(chair.seat)
            kind: Kind = "draw-accepted" if looks <= 1 / len(live.chairs) else "draw-declined"
            new.append(_draw_entry(live, kind, chair.seat, None))
    return new


def mark_of(client: Client, id: str) -> str:
    """A move's id as it is stored: a seat has its own ids, and so has each spectator."""
    return id if client.seats else digest(f"{client.player} {id}").hex()[:32]


def chat(live: "Live", client: Client, asked: Chat) -> Job:
    if not live.chats.take(client.player or ""):
        raise Refusal("too-many", "slow down: one line a second is heard")
    seat = client.seats[0] if client.seats and not client.watch else None
    name = live.name_of(seat) if seat is not None else client.name
    body = Body(text=asked.text, name=name)
    entry = live.line.entry("chat", seat, body, live.now(), mark_of(client, asked.id))
    live.add(entry)
    job = live.store([entry])
    for each in live.clients:
        each.seq = entry.n
        job.say(each, ChatSaid(sight.chat_line(entry), asked.id if each is client else None))
    return job


def why(live: "Live", client: Client, asked: Why) -> Because:
    """Why not? Only the seat to decide is answered: what another may do could hang on what it holds."""
    nothing = Because(asked.id, live.line.ply, None, None)
    try:
        seat = seat_for(live, client, asked.seat)
        if live.actor != seat or client.eyes != seat:
            return nothing
        act = action_meant(live, seat, asked.act, asked.ids)
    except Refusal:
        return nothing
    refusals = live.game.refusals(live.line.state, act, sight.spoken(live.game, client.language))
    more = [Reason(other.clause, other.message, other.fact) for other in refusals[1:]]
    return Because(asked.id, live.line.ply, act, refusals[0] if refusals else None, more)
