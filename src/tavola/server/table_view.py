"""A table as one player may see it, in his words."""

from collections.abc import Set as AbstractSet

from tavola.kernel.state import OVER
from tavola.server.sights import Sights
from tavola.server.table import Table
from tavola.server.views import ResultView, SealView, SeatView, TableView
from tavola.server.voices import house


def table_view(sights: Sights, present: AbstractSet[int], player: str | None, language: str) -> TableView:
    """A table as this player may see it; `present` are the seats whose player looks."""
    table = sights.table
    sheet = table.sheet
    return TableView(
        id=sheet.id,
        game=sheet.game,
        title=table.game.title,
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
        result=_result(sights, language),
        seal=_seal(table),
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
    )


def _result(sights: Sights, language: str) -> ResultView | None:
    """How it ended: by the game, or by the table."""
    table = sights.table
    if table.resigned is not None:
        return _resigned(table, table.resigned, language)
    if table.agreed:
        everyone = list(range(len(table.chairs)))
        return ResultView(everyone, [], "agreed", "", house(language).say("result-agreed"))
    if table.closed:
        return ResultView([], [], "closed", "", house(language).say("result-closed"))
    outcome = table.game.outcome(table.line.state)
    if outcome is None:
        return None
    text = sights.scene(None, language).result
    return ResultView(list(outcome.winners), list(outcome.scores), outcome.reason, outcome.clause, text)


def _resigned(table: Table, loser: int, language: str) -> ResultView:
    winners = [seat for seat in range(len(table.chairs)) if seat != loser]
    winner = table.name_of(winners[0] if winners else None, language)
    message = "result-resigned" if winners else "result-resigned-alone"
    text = house(language).say(message, winner=winner, loser=table.name_of(loser, language))
    return ResultView(winners, [], "resigned", "", text)
