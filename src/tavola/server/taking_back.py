"""Taking back at a table: how far a seat may go by itself, what the others must be asked, and what is told of it."""

from functools import cache

from msgspec import Raw as RawJson

from tavola.server import undo
from tavola.server.entries import Body, Entry
from tavola.server.protocol import ENCODE, TakeBack, UndoView
from tavola.server.refusals import Refusal
from tavola.server.table import Table
from tavola.server.voices import house

OTHERS = ("others", "passed", "not-yours")  # laws that the others may waive


def shown(table: Table, seats: list[int], language: str) -> RawJson:
    """What these seats may take back, or why nothing, encoded."""
    line = table.line
    if table.sheet.rated:
        return _barred("rated", language, None, None)
    if table.back is not None:
        return _asked(table, seats, language)
    if not seats:
        return _barred("watching", language, None, None)
    if table.course is not None:
        return _barred("lesson", language, None, None)
    practice = undo.back_in_practice(line, seats) if table.practisable(seats) else None
    back = undo.back_one(line, _one_of(table, seats))
    if isinstance(back, undo.Barred):
        return _barred(back.code, language, practice, _askable(table, seats, back))
    label = table.game.named(line.steps[back].entry.code)
    turn = undo.back_to_turn(line, _one_of(table, seats))
    return RawJson(ENCODE.encode(UndoView(back, turn, label=label, practice=practice)))


def _one_of(table: Table, seats: list[int]) -> int:
    actor = int(table.line.state.actor)
    return actor if actor in seats else seats[0]


def _barred(code: str, language: str, practice: int | None, ask: int | None) -> RawJson:
    """The words are few; the plies are new with every move."""
    before, between, after = _barred_around(code, language)
    return RawJson(before + _number(practice) + between + _number(ask) + after)


def _number(ply: int | None) -> bytes:
    return b"null" if ply is None else b"%d" % ply


@cache
def _barred_around(code: str, language: str) -> tuple[bytes, bytes, bytes]:
    """What stands before, between and after the plies."""
    text = house(language).say(f"undo-{code}")
    whole = ENCODE.encode(UndoView(code=code, text=text, practice=0, ask=0))
    before, practice, rest = whole.partition(b'"practice":0')
    between, ask, after = rest.partition(b'"ask":0')
    return before + practice[:-1], between + ask[:-1], after


def _asked(table: Table, seats: list[int], language: str) -> RawJson:
    """While somebody asks, nothing else is taken back."""
    wish = table.back
    assert wish is not None
    agreed = [chair.seat for chair in table.chairs if chair.player in wish.agreed]
    text = house(language).say("undo-asked", name=table.name_of(wish.seat, language))
    return RawJson(ENCODE.encode(UndoView(code="asked", text=text, by=wish.seat, agreed=agreed)))


def lawful_goal(table: Table, seat: int, to: int | None) -> int:
    """One decision back, or further as far as the laws reach."""
    back = undo.back_one(table.line, seat)
    if isinstance(back, undo.Barred):
        raise Refusal("no-undo", f"nothing can be taken back: {back.code}", reason=back.code)
    furthest = undo.back_to_turn(table.line, seat) or 0
    goal = back if to is None else to
    if not furthest <= goal <= back:
        raise Refusal("no-undo", f"you may go back to ply {furthest} to {back}", reason="nothing")
    return goal


def practice_goal(table: Table, seats: list[int], to: int | None) -> int:
    """Before a decision of one of these seats, across everything."""
    if not table.practisable(seats):
        raise Refusal("no-undo", "only one person against bots may take back across everything", reason="others")
    back = undo.back_in_practice(table.line, seats)
    if back is None:
        raise Refusal("no-undo", "you have not decided anything yet", reason="nothing")
    goal = back if to is None else to
    mine = goal < table.line.ply and table.line.steps[goal].entry.seat in seats
    if not mine:
        raise Refusal("no-undo", f"ply {goal} was not before a decision of yours", reason="not-yours")
    return goal


def undone(table: Table, seat: int, to: int, at: float, move: str | None = None) -> Entry:
    """What a seat decided since this ply is taken back."""
    steps = sum(1 for step in table.line.steps[to:] if step.seat == seat)
    body = Body(to=to, name=table.name_of(seat), text=str(max(steps, 1)))
    return table.enter("undo", seat, body, at, move)


# asking the others


def askable(table: Table, seats: list[int]) -> int | None:
    """The ply before the last decision of these seats, where nothing but the others is in the way of going there."""
    barred = undo.back_one(table.line, _one_of(table, seats))
    return _askable(table, seats, barred) if isinstance(barred, undo.Barred) else None


def _askable(table: Table, seats: list[int], barred: undo.Barred) -> int | None:
    if barred.code not in OTHERS or table.actor is None or len(_deciding(table)) < 2:
        return None
    goal = undo.back_in_practice(table.line, seats)
    return None if goal is None or _taught(table, goal, seats) else goal


def _deciding(table: Table) -> set[str]:
    """Whose consent is needed: people who sit, not those for whom a bot stands in."""
    return {chair.player for chair in table.chairs if chair.kind == "player" and chair.player is not None}


def _taught(table: Table, goal: int, seats: list[int]) -> bool:
    """Has one of these seats learnt a hidden fact since? Each seat judges by what it knows: an answer tells no more."""
    teaching = table.game.events.teaching
    for step in table.line.steps[goal:]:
        for raw in step.told:
            if (raw.teaches or teaching[raw.kind]) and any(raw.known_to(seat) for seat in seats):
                return True
    return False


def said(table: Table, seat: int, player: str, asked: TakeBack, at: float) -> list[Entry]:
    """Somebody asks or answers; once everyone has agreed, it is taken back."""
    seats = table.seats_of(player)
    if asked.do == "ask":
        return _ask(table, seat, seats, player, asked.id, at)
    wish = table.back
    if wish is None or (asked.do == "withdraw") != (wish.player == player):
        raise Refusal("no-undo", "nobody asks you to take anything back", reason="not-asked")
    if asked.do == "agree" and _taught(table, wish.to, seats):
        raise Refusal("no-undo", "you have learnt something hidden since: it can only be declined", reason="secret")
    kind = "back-agreed" if asked.do == "agree" else "back-declined" if asked.do == "decline" else "back-withdrawn"
    entry = table.enter(kind, seat, Body(name=table.chairs[seat].name, player=player), at, asked.id)  # type: ignore[arg-type]
    if table.back is None or not _deciding(table) <= table.back.agreed:
        return [entry]
    return [entry, undone(table, wish.seat, wish.to, at)]


def _ask(table: Table, seat: int, seats: list[int], player: str, id: str, at: float) -> list[Entry]:
    if table.back is not None:
        raise Refusal("no-undo", "somebody asks already", reason="asked")
    goal = askable(table, seats)
    if goal is None:
        raise Refusal("no-undo", "there is nothing the others could let you take back", reason="nothing")
    body = Body(name=table.chairs[seat].name, player=player, to=goal)
    return [table.enter("back-asked", seat, body, at, id)]  # bots remember nothing: they need not be asked
