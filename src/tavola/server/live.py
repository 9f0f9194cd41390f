"""A table in memory: its seats, its line, those who look on. Everything is stored before anyone is told."""

from collections.abc import Callable, Iterable, Sequence

import msgspec
from msgspec import Raw, Struct

from tavola.kernel import registry
from tavola.kernel.errors import TavolaError
from tavola.kernel.state import OVER
from tavola.server import dice, sight
from tavola.server.client import Client
from tavola.server.clocks import Clock
from tavola.server.entries import Body, Entry
from tavola.server.jobs import Job, NotStored
from tavola.server.limits import Buckets
from tavola.server.line import Line
from tavola.server.lock import Lock
from tavola.server.patches import Shown
from tavola.server.protocol import Shut, TableSaid, Update, View
from tavola.server.sight import Sights
from tavola.server.tables import Chair, Sheet
from tavola.server.undo import has_secrets
from tavola.server.views import table_view
from tavola.server.writer import Writer

UNREADABLE = (TavolaError, msgspec.MsgspecError)  # what a stored table can be wrong with
PRIVATE = 4003  # how a window closes where spectators are not wanted
CHAT_RATE, CHAT_BURST = 1.0, 10  # lines a second of one player at one table
Say = Callable[[Client, Struct], None]


class BadLog(TavolaError):
    """A stored log that is not whole."""


class Live:
    """One table. Whoever reads or changes it holds `lock`, so nobody sees what is not yet on disk."""

    def __init__(self, sheet: Sheet, chairs: Sequence[Chair], writer: Writer, now: Callable[[], float]) -> None:
        self.sheet, self.chairs = sheet, list(chairs)
        self.writer, self.now = writer, now
        self.game = registry.game(sheet.game)
        self.line = Line(self.game, len(chairs), sheet.options, sheet.start)
        self.secrets = has_secrets(self.line.state)
        self.lock = Lock()
        self.clients: set[Client] = set()
        self.sights = Sights()
        self.clock = Clock(sheet.clock, len(chairs)) if sheet.clock else None
        self.offers: set[int] = set()  # seats that agree to the standing offer of a draw
        self.offered: int | None = None
        self.resigned: int | None = None
        self.agreed = False
        self.thinking = False
        self.broken = False  # memory ran ahead of the disk: load it anew
        self.chats = Buckets(CHAT_RATE, CHAT_BURST)  # by player
        self.went: dict[int, float] = {}  # since when a seat has been away, if not since the table was read
        self.read = now()
        self.elsewhere: frozenset[int] = frozenset()  # seats present in another process, where the table lives
        self.seen: Callable[[str, list[int]], None] | None = None  # is told who is present

    # what it is

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def actor(self) -> int | None:
        """The seat to decide, while the game runs."""
        actor = int(self.line.state.actor)
        return actor if self.sheet.status == "playing" and actor >= 0 else None

    @property
    def awaits_bot(self) -> bool:
        return self.actor is not None and self.chairs[self.actor].kind == "bot"

    @property
    def idle(self) -> bool:
        """Nobody looks, nothing runs: it may leave memory."""
        ticks = self.clock is not None and self.sheet.status == "playing"
        return not (self.clients or ticks or self.thinking or self.lock.held)

    def seats_of(self, player: str | None) -> list[int]:
        return [chair.seat for chair in self.chairs if player is not None and chair.player == player]

    def name_of(self, seat: int | None, language: str = "en") -> str:
        if seat is None:
            return ""
        chair = self.chairs[seat]
        if chair.kind != "bot":
            return chair.name
        level = chair.level or ""
        voice = sight.house(language)
        return voice.say(f"bot-{level}") if voice.knows(f"bot-{level}") else voice.say("bot-other", level=level)

    def practisable(self, seats: list[int]) -> bool:
        """One person, and bots: such a table may take back across everything."""
        if not seats or self.sheet.status == "lobby":
            return False
        holder = self.chairs[seats[0]].player
        return all(chair.kind != "player" or chair.player == holder for chair in self.chairs)

    def away(self, seat: int) -> bool:
        """Nobody is connected for this seat."""
        return self.chairs[seat].kind == "player" and seat not in self.present

    def away_for(self, seat: int) -> float:
        """How many seconds nobody has been connected for this seat, as far as the table remembers."""
        return self.now() - self.went.get(seat, self.read) if self.away(seat) else 0.0

    @property
    def present(self) -> frozenset[int]:
        """Seats whose player looks."""
        return self.elsewhere.union(*(client.seats for client in self.clients))

    def reseat(self) -> None:
        """Chairs changed hands: each client holds what its player holds."""
        for client in self.clients:
            client.seats = [] if client.watch else self.seats_of(client.player)
            client.shut = None
            if client.opened not in client.seats:
                client.opened = None  # what another holds now is no longer shown

    def part(self, wrong: NotStored | None) -> None:
        """Where spectators are not wanted, whoever gave up the last seat is let go."""
        for client in list(self.clients):
            if wrong is None and not client.seats and not self.welcomes(client.player):
                client.hang_up(PRIVATE)

    def welcomes(self, player: str | None) -> bool:
        """May this player look without a seat?"""
        return self.sheet.spectators or (player is not None and player == self.sheet.host)

    def hand_over(self, fresh: "Live") -> None:
        """This table was loaded anew: its clients go on there."""
        fresh.clients, fresh.lock, fresh.went = self.clients, self.lock, self.went
        fresh.reseat()
        for client in fresh.clients:
            client.scene = None
            client.say(fresh.view(client, 0))

    # entries

    def note(self, entry: Entry) -> None:
        """What an entry changes beside the line; the same whether it is new or read again."""
        match entry.kind:
            case "draw-offered":
                self.offered, self.offers = entry.seat, {entry.seat or 0}
            case "draw-accepted":
                self.offers.add(entry.seat or 0)
            case "draw-declined":
                self.offered, self.offers = None, set()
            case "draw-agreed":
                self.agreed, self.offered = True, None
            case "resigned" if len(self.chairs) <= 2:
                self.resigned = entry.seat
            case "undo":
                self.resigned, self.agreed = None, False
            case "play" | "timeout" if entry.seat != self.offered:
                self.offered, self.offers = None, set()

    def recall(self, log: Iterable[Entry]) -> None:
        """Carry out a stored log; clocks go on from now."""
        for entry in log:
            if entry.n != self.line.seq + 1:
                raise BadLog("its entries are not numbered from 1 without a gap")
            self.line.add(entry)
            self.note(entry)
            if self.clock and entry.body.clock:
                self.clock.resume(entry.body.clock)
        if self.clock:
            self.clock.run(self.actor, self.now())

    def add(self, entry: Entry) -> Entry:
        self.line.add(entry)
        self.note(entry)
        return entry

    def run_on(self, at: float) -> list[Entry]:
        """Chance and automatic steps, as far as they go."""
        return list(dice.run_on(self.line, at)) if self.sheet.status == "playing" else []

    def store(self, new: list[Entry], job: Job | None = None) -> Job:
        """Have entries stored; what is told by the job is told once they are on disk."""
        self._settle(new)
        self.sights.clear()
        job = job or Job()
        job.add(self.id, new)
        if self.sheet.outdated():
            job.mark(self.id, **self.sheet.mark())
        job.then.append(self._stored)
        return self.writer.write(job)

    def _stored(self, wrong: NotStored | None) -> None:
        """If the disk refuses, memory has run ahead: this table must be loaded anew."""
        self.broken = self.broken or wrong is not None

    def _settle(self, new: list[Entry]) -> None:
        """The sheet and the clocks after these entries."""
        sheet = self.sheet
        if sheet.status == "playing" and (self.line.over or self.resigned is not None or self.agreed):
            sheet.status = "over"
        elif sheet.status == "over" and new and new[-1].kind == "undo":
            sheet.status = "playing"
        sheet.seq, sheet.ply, sheet.touched = self.line.seq, self.line.ply, self.now()
        sheet.actor = (
            None if sheet.status == "lobby" else OVER if sheet.status == "over" else int(self.line.state.actor)
        )
        if self.clock and new:
            self.clock.run(self.actor, self.now())
            new[-1].body.clock = self.clock.left[:]

    # telling

    def tell(self, say: Say, by: int | None = None, origin: Client | None = None, id: str | None = None) -> None:
        """Bring every client up to date."""
        for client in self.clients:
            mine = id if client is origin else None
            if client.scene is not None and self.look(client):
                say(client, self.update(client, client.scene, by, mine))
            else:
                say(client, self.view(client, client.seq if client.scene else 0, mine))

    def tell_table(self, say: Say, but: Client | None = None) -> None:
        """Names, chairs or marks changed."""
        for client in self.clients - {but}:
            say(client, TableSaid(table_view(self, client.player, client.language)))
        if self.seen is not None:
            self.seen(self.id, sorted(self.present))

    def look(self, client: Client) -> bool:
        """Choose whose eyes a client has now; False if it must be shown everything anew."""
        before, actor = client.eyes, self.actor
        if client.watch or not client.seats:
            client.eyes = None
        elif len(client.seats) == 1 or not self.secrets:
            client.eyes = actor if actor in client.seats else before if before in client.seats else client.seats[0]
        else:
            self._draw_curtain(client)
        return client.eyes == before or not self.secrets

    def _draw_curtain(self, client: Client) -> None:
        """Hot seat with secrets: the screen shows a seat only after its player has opened it."""
        next_seat = self.actor if self.actor in client.seats else client.opened
        if client.opened is None or next_seat != client.opened:
            client.opened = None
            client.shut = next_seat if next_seat is not None else client.seats[0]
        else:
            client.shut = None
        client.eyes = client.opened

    def update(self, client: Client, before: Shown, by: int | None, id: str | None) -> Update:
        """What is new since the scene the client has."""
        scene = sight.scene_of(self, client.eyes, client.language)
        parts, patch = sight.changes(self, before, scene, client.language)
        events, chance = sight.told_lines(self, client.eyes, client.language, client.seq)
        message = Update(
            after=client.seq,
            seq=self.line.seq,
            ply=self.line.ply,
            seat=client.eyes,
            by=by,
            scene=Raw(parts),
            patch=Raw(patch),
            events=events,
            clock=self.clock.view(self.now()) if self.clock else None,
            undo=sight.undo_view(self, client.seats if client.shut is None else [], client.language),
            draw=self.offered,
            thinking=self.awaits_bot,
            chance=chance,
            id=id,
        )
        client.seq, client.scene = self.line.seq, scene
        return message

    def view(self, client: Client, after: int, id: str | None = None) -> View:
        """Everything, with the log after an entry."""
        if not self.look(client):
            after = 0
        scene = sight.scene_of(self, client.eyes, client.language) if self.sheet.status != "lobby" else None
        client.seq, client.scene = self.line.seq, scene
        return View(
            after=after,
            seq=self.line.seq,
            ply=self.line.ply,
            seat=client.eyes,
            seats=client.seats,
            table=table_view(self, client.player, client.language),
            scene=sight.whole(self, scene, client.language) if scene else None,
            log=sight.log_lines(self, client.eyes, client.language, after),
            chat=sight.chat_lines(self, after),
            clock=self.clock.view(self.now()) if self.clock else None,
            undo=sight.undo_view(self, client.seats if client.shut is None else [], client.language),
            curtain=Shut(client.shut) if client.shut is not None else None,
            draw=self.offered,
            thinking=self.awaits_bot,
            id=id,
        )

    def body(self, seat: int | None, text: str = "") -> Body:
        return Body(name=self.name_of(seat), text=text)
