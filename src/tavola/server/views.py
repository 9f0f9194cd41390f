"""What HTTP answers with: tables, games and players as a reader may see them."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tavola.kernel.game import Outcome
from tavola.kernel.state import OVER
from tavola.server import sight
from tavola.server.clocks import ClockRule
from tavola.server.protocol import LogLine
from tavola.server.shapes import LINE
from tavola.server.tables import ChairKind, Status

if TYPE_CHECKING:
    from tavola.server.live import Live

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=LINE)]


class SeatView(msgspec.Struct):
    seat: int
    kind: ChairKind
    name: str
    yours: bool
    away: bool
    level: str | None
    screen: bool


class ResultView(msgspec.Struct):
    winners: list[int]
    scores: list[float]
    reason: str
    clause: str
    text: str


class TableView(msgspec.Struct):
    """A table as every route shows it."""

    id: str
    game: str
    title: str
    options: dict[str, bool | int | str]
    status: Status
    practice: bool
    listed: bool
    spectators: bool
    secrets: bool
    draws: bool
    host: bool
    created: float
    touched: float
    ply: int
    seq: int
    actor: int | None
    needs_you: bool
    clock: ClockRule | None
    next: str | None
    origin: str
    seats: list[SeatView]
    result: ResultView | None


class Opened(msgspec.Struct):
    """A new table, and the secrets of its invited seats; they are told only here."""

    table: TableView
    invites: dict[str, str]


class Invite(msgspec.Struct):
    invite: str


class Tables(msgspec.Struct):
    mine: list[TableView]
    open: list[TableView]


class ReplayStep(msgspec.Struct):
    ply: int
    seat: int
    seq: int
    events: list[LogLine]


class Replay(msgspec.Struct):
    table: TableView
    plies: int
    view: int | None
    steps: list[ReplayStep]


class ReplayScene(msgspec.Struct):
    ply: int
    scene: dict[str, Any]
    events: list[LogLine]


class Player(msgspec.Struct, omit_defaults=True):
    player: str
    name: str
    key: str | None = None


class OptionView(msgspec.Struct):
    name: str
    title: str
    help: str
    default: bool | int | str
    kind: Literal["flag", "number", "word"]
    values: list[bool | int | str] | None
    titles: list[str] | None
    least: int | None
    most: int | None


class GameCard(msgspec.Struct):
    slug: str
    title: str
    seats: list[int]
    version: str
    secrets: bool
    draws: bool
    theme: list[str]


class GameView(GameCard):
    languages: list[str]
    levels: list[str]
    options: list[OptionView]


class ClauseView(msgspec.Struct):
    id: str
    text: str
    ruling: bool


class SectionView(msgspec.Struct):
    title: str
    clauses: list[ClauseView]


class Rules(msgspec.Struct):
    game: str
    title: str
    sections: list[SectionView]


def table_view(live: "Live", player: str | None, language: str) -> TableView:
    """A table as this player may see it."""
    sheet = live.sheet
    return TableView(
        id=sheet.id,
        game=sheet.game,
        title=live.game.title,
        options=live.game.options_of(live.line.state),
        status=sheet.status,
        practice=sheet.practice,
        listed=sheet.listed,
        spectators=sheet.spectators,
        secrets=live.secrets,
        draws=live.game.draws,
        host=player is not None and sheet.host == player,
        created=sheet.created,
        touched=sheet.touched,
        ply=live.line.ply,
        seq=live.line.seq,
        actor=shown_actor(live),
        needs_you=live.actor is not None and live.actor in live.seats_of(player),
        clock=sheet.clock,
        next=sheet.next,
        origin=sheet.origin,
        seats=[_seat(live, seat, player, language) for seat in range(len(live.chairs))],
        result=result_of(live, language),
    )


def shown_actor(live: "Live") -> int | None:
    """Who decides, as far as everybody knows: a window's addressee may be secret."""
    if live.sheet.status == "lobby":
        return None
    if live.sheet.status == "over":
        return OVER
    if not live.secrets:
        return int(live.line.state.actor)
    return live.game.typed_scene(live.line.state, None).prompt.seat


def _seat(live: "Live", seat: int, player: str | None, language: str) -> SeatView:
    chair = live.chairs[seat]
    yours = player is not None and chair.player == player
    name = live.name_of(seat, language)
    return SeatView(seat, chair.kind, name, yours, live.away(seat), chair.level, chair.screen)


def result_of(live: "Live", language: str) -> ResultView | None:
    """How it ended: by the game, or by the table."""
    voice, seats = sight.house(language), range(len(live.chairs))
    if live.resigned is not None:
        winners = [seat for seat in seats if seat != live.resigned]
        winner = live.name_of(winners[0] if winners else None, language)
        names = {"winner": winner, "loser": live.name_of(live.resigned, language)}
        message = "result-resigned" if winners else "result-resigned-alone"
        return ResultView(winners, [], "resigned", "", voice.say(message, **names))
    if live.agreed:
        return ResultView(list(seats), [], "agreed", "", voice.say("result-agreed"))
    outcome: Outcome | None = live.game.outcome(live.line.state)
    if outcome is None:
        return None
    text = live.game.typed_scene(live.line.state, None, sight.spoken(live.game, language)).result
    return ResultView(list(outcome.winners), list(outcome.scores), outcome.reason, outcome.clause, text)
