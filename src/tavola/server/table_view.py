"""A table as one player may see it, in his words."""

from collections.abc import Set as AbstractSet

from tavola.kernel.lesson.script import ANY
from tavola.kernel.state import OVER
from tavola.server.rematches import rematch_view
from tavola.server.result import result_view
from tavola.server.sights import Sights
from tavola.server.table import Table
from tavola.server.views import LessonView, SealView, SeatView, TableView
from tavola.server.voices import spoken


def table_view(sights: Sights, present: AbstractSet[int], player: str | None, language: str, now: float) -> TableView:
    """A table as this player may see it; `present` are the seats whose player looks."""
    table = sights.table
    sheet = table.sheet
    return TableView(
        id=sheet.id,
        game=sheet.game,
        title=table.game.title_in(language),
        options=table.game.options_of(table.line.state),
        status=sheet.status,
        practice=sheet.practice,
        listed=sheet.listed,
        spectators=sheet.spectators,
        secrets=table.secrets,
        draws=table.game.draws,
        host=player is not None and sheet.host == player,
        created=sheet.created,
        touched=sheet.touched,
        ply=table.line.ply,
        seq=table.line.seq,
        actor=_actor(sights, language),
        needs_you=table.actor is not None and table.actor in table.seats_of(player),
        clock=sheet.clock,
        next=sheet.next,
        origin=sheet.origin,
        seats=[_seat(table, seat, present, player, language) for seat in range(len(table.chairs))],
        result=result_view(sights, player, language),
        rematch=rematch_view(table, player, now),
        seal=_seal(table),
        lesson=_lesson(table, player, language),
        rated=bool(sheet.rated),
    )


def _lesson(table: Table, player: str | None, language: str) -> LessonView | None:
    """The step of a lesson, for whoever learns."""
    course = table.course
    if course is None or player != table.sheet.host:
        return None
    step, state, voice = course.step, table.line.state, table.game.voice(spoken(table.game, language))
    path = next((path for path in course.paths() if path != ANY), ())
    return LessonView(
        step=course.place,
        titles=[voice.say(each.title) for each in course.lesson.script.steps],
        minutes=course.lesson.script.minutes,
        kind=step.kind,
        title=voice.say(step.title),
        do=[voice.say(line) for line in step.do],
        why=voice.say(step.why),
        clauses=list(step.clauses),
        done=voice.say(step.done) if step.done else "",
        point=list(step.point),
        arrow=list(step.arrow),
        path=[id for id in path if " " not in id],
        act=next(iter(course.expected(state)), None) if path else None,
        passed=course.passed(state),
        over=course.last and course.passed(state),
    )


def _seal(table: Table) -> SealView | None:
    """What was committed to; the secret itself once the game is over."""
    sealing, over = table.line.sealing, table.sheet.status == "over"
    if not sealing.sealed:
        return None
    secret = sealing.secrets[-1] if over else None
    return SealView(sealing.commitment, sealing.next_commitment, sorted(sealing.given), sealing.drawn, secret)


def _actor(sights: Sights, language: str) -> int | None:
    """Who decides, as far as everybody knows: a window's addressee may be secret."""
    table = sights.table
    if table.sheet.status == "lobby":
        return None
    if table.sheet.status == "over":
        return OVER
    if not table.secrets:
        return int(table.line.state.actor)
    return sights.scene(None, language).prompt.seat


def _seat(table: Table, seat: int, present: AbstractSet[int], player: str | None, language: str) -> SeatView:
    chair = table.chairs[seat]
    yours = player is not None and chair.player == player
    away = chair.kind == "player" and seat not in present
    return SeatView(
        seat=seat,
        kind=chair.kind,
        name=table.name_of(seat, language),
        yours=yours,
        away=away,
        level=chair.level,
        screen=chair.screen,
        stands_in_for=chair.name if chair.kind == "bot" and chair.player is not None else None,
        muted=chair.player is not None and chair.player in table.hands.muted,
        player=chair.player if table.sheet.status == "over" and chair.kind == "player" else None,
    )
