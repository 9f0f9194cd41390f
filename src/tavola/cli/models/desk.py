"""Tables a language model has opened, and what it can do at them; refusals are one line each."""

import secrets
from collections.abc import Sequence

import tavola
from tavola import BadOption, Record, TavolaError
from tavola.bots.levels import bot
from tavola.cli.models import moves, telling
from tavola.cli.play import SEEDS
from tavola.cli.refusal import check_language, check_seat, check_seats, read_options
from tavola.cli.session import Session
from tavola.cli.table import Table
from tavola.kernel.errors import nearest
from tavola.kernel.options import RECOMMENDED, Value
from tavola.kernel.story import Voice

KEPT = 64  # tables at most
LONGEST = 600  # signs of a refusal


class Refused(TavolaError):
    """What cannot be done at a table now."""


class Sitting:
    """One seat at one table; nothing is told that this seat may not know."""

    def __init__(self, table: Table, seat: int, language: str) -> None:
        self.session, self.seat, self.language = Session(table, language), seat, language
        self.voice = self.session.voice
        self.session.run_on()

    @property
    def table(self) -> Table:
        return self.session.table

    def look(self, near: bool = False) -> str:
        """Who one is, then the scene."""
        scene = self.session.scene()
        role = next((view.role for view in scene.seats if view.seat == self.seat), "")
        head = self.voice.say("told-head", game=self.table.game.title, seat=self.seat, role=role)
        events = self.table.latest(self.seat, self.language)
        seen = telling.look(scene, self.table.record.names, events, self.voice, near)
        return f"{head}\n\n{seen}\n\n{self.ahead()}"

    def ahead(self) -> str:
        """How many moves there are, or that it is over."""
        if self.table.over:
            return self.voice.say("over")
        return self.voice.say("told-moves", n=len(self.table.record.state.legal()))

    def moves(self, number: int) -> moves.Page:
        """A page of the legal moves."""
        scene = self.session.scene()
        if (found := moves.page(scene, number)) is None:
            last = -(-len(scene.choices) // moves.PAGE) or 1
            raise Refused(f"there is no page {number}: the pages are 1 to {last}")
        return found

    def play(self, move: str) -> str:
        """Play a written move, let chance and the others act, and tell what happened."""
        if self.table.over:
            raise Refused(self.voice.say("over"))
        choice = moves.written(self.session.scene()).get(" ".join(move.split()))
        if choice is not None:
            self.table.play(choice.act)
        else:
            self.understand(move)
        self.session.run_on()
        events = telling.happened(self.table.latest(self.seat, self.language))
        prompt = telling.asked(self.session.scene().prompt)
        return "\n".join([*events, "", prompt, self.ahead()])

    def understand(self, move: str) -> None:
        """A move written as people type it: fewer ids, capitals, a card's title; Refused if it is none or several."""
        if not move.split():
            raise Refused("which move? play one as `moves` lists them")
        plies, self.session.notes = len(self.table.plies), []
        self.session.move(move.split())
        if len(self.table.plies) == plies:
            raise Refused(cut(self.told()))

    def why_not(self, move: str) -> str:
        """Which clause refuses a move and what it says, or that it is allowed."""
        self.session.notes = []
        self.session.why(move)
        return self.told()

    def told(self) -> str:
        return " ".join(note.plain for note in self.session.notes)

    def result(self) -> str:
        """How it ended, or how far it is."""
        outcome = self.table.game.outcome(self.table.record.state)
        if outcome is None:
            return self.voice.say("told-not-over", n=len(self.table.plies))
        scene, names = self.session.scene(), self.table.record.names
        won = ", ".join(f"{self.voice.say('told-seat', n=seat)} ({names[seat]})" for seat in outcome.winners)
        who = self.voice.say("told-winners", who=won) if won else self.voice.say("told-no-winner")
        return "\n".join([scene.result, who, f"{outcome.clause} {self.table.game.ledger[outcome.clause].text}"])


def cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


class Desk:
    """The tables by name; a finished one makes room for a new one."""

    def __init__(self) -> None:
        self.sittings: dict[str, Sitting] = {}
        self.opened = 0

    def open(
        self,
        slug: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "club",
        preset: str = RECOMMENDED,
        options: dict[str, Value] | None = None,
        seed: int | None = None,
        language: str = "en",
    ) -> str:
        """A new table; its name."""
        game = tavola.game(slug)
        given = [f"{name}={typed(value)}" for name, value in (options or {}).items()]
        count, voice = check_seats(game, seats), Voice("tavola.cli", check_language(language))
        record = Record.start(game, count, **read_options(game, given, preset))
        specs = seated(count, check_seat(seat, count), bots)
        dice = secrets.randbelow(SEEDS) if seed is None else seed
        players = {each: bot(spec, dice + each) for each, spec in specs.items()}
        record.names = [voice.say("bot", level=specs[s]) if s in specs else voice.say("you") for s in range(count)]
        self.make_room()
        self.opened += 1
        self.sittings[str(self.opened)] = Sitting(Table(record, [seat], players, dice), seat, language)
        return str(self.opened)

    def make_room(self) -> None:
        if len(self.sittings) < KEPT:
            return
        over = next((name for name, sitting in self.sittings.items() if sitting.table.over), None)
        if over is None:
            raise Refused(f"{KEPT} games are under way: finish one, or close its table, before another is opened")
        del self.sittings[over]

    def at(self, name: str) -> Sitting:
        if not self.sittings:
            raise Refused("no table is open: open one first")
        if name not in self.sittings:
            raise Refused(f"there is no table {name!r}: {nearest(name, self.sittings)}")
        return self.sittings[name]

    def close(self, name: str) -> None:
        self.at(name)
        del self.sittings[name]


def typed(value: Value) -> str:
    """A value as a person types it: words of any kind are read by the option itself."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def seated(seats: int, own: int, bots: str | Sequence[str]) -> dict[int, str]:
    """The bot of each other seat: one level for all, or one for each in the order of the seats."""
    others = [seat for seat in range(seats) if seat != own]
    specs = [bots] * len(others) if isinstance(bots, str) else list(bots)
    if len(specs) != len(others):
        raise BadOption(f"{len(specs)} bots for {len(others)} other seats: name one for all, or one each")
    return dict(zip(others, specs, strict=True))
