"""The audience of a table: who looks, with whose eyes, and what each was shown."""

from collections.abc import Callable

from msgspec import Raw, Struct

from tavola.kernel.scene import Scene
from tavola.server import logbook, patches
from tavola.server.client import Client
from tavola.server.eyes import look, reseat
from tavola.server.protocol import ClockView, Elsewhere, Shut, TableSaid, Update, View
from tavola.server.sights import Sights
from tavola.server.table import Table
from tavola.server.table_view import table_view
from tavola.server.views import TableView

PRIVATE = 4003  # how a window closes where spectators are not wanted
KICKED = 4005  # and of one who was sent away
Say = Callable[[Client, Struct], None]


class Audience:
    """Everyone who has a window open on one table."""

    def __init__(self, table: Table, now: Callable[[], float]) -> None:
        self.table, self.now = table, now
        self.clients: set[Client] = set()
        self.sights = Sights(table)
        self.went: dict[int, float] = {}  # since when a seat has been away, if not since the table was read
        self.read = now()
        self.elsewhere: frozenset[int] = frozenset()  # seats present in another process
        self.seen: Callable[[str, list[int]], None] | None = None  # is told who is present here
        self.told: list[int] = []  # who it was told is

    # who is there

    @property
    def here(self) -> frozenset[int]:
        """Seats whose player has a window open in this process."""
        return frozenset[int]().union(*(client.seats for client in self.clients))

    @property
    def present(self) -> frozenset[int]:
        """Seats whose player looks."""
        return self.elsewhere | self.here

    def hear_of(self, elsewhere: frozenset[int]) -> None:
        """Somebody came or went in another process."""
        if elsewhere == self.elsewhere:
            return
        for seat in self.elsewhere - elsewhere:
            self.went[seat] = self.now()
        self.elsewhere = elsewhere
        self.tell_table(Client.say)

    def away(self, seat: int) -> bool:
        """Nobody is connected for this seat."""
        return self.table.chairs[seat].kind == "player" and seat not in self.present

    def away_for(self, seat: int) -> float:
        """How many seconds nobody has been connected for this seat, as far as the table remembers."""
        return self.now() - self.went.get(seat, self.read) if self.away(seat) else 0.0

    def welcomes(self, player: str | None) -> bool:
        """May this player look without a seat?"""
        sheet = self.table.sheet
        return sheet.spectators or (player is not None and player == sheet.host)

    def join(self, client: Client, after: int) -> list[Client]:
        """A new window; those it takes the seat from must be closed. A seat is open in one window only: the newest."""
        closed = self.give_way(client.player, self.now()) if client.seats else []
        client.since = self.now()
        was_away = [seat for seat in client.seats if self.away(seat)]
        self.clients.add(client)
        client.say(self.view(client, after if after <= self.table.line.seq else 0))
        self._tell_seen()
        if was_away:
            self.tell_table(Client.say, but=client)
        return closed

    def give_way(self, player: str | None, at: float) -> list[Client]:
        """A player has come through another window: those of before must be closed."""
        closed = [each for each in self.clients if each.player == player and not each.watch and each.since <= at]
        for each in closed:
            each.say(Elsewhere())
            self.clients.discard(each)
        self._tell_seen()
        return closed

    def leave(self, client: Client) -> None:
        """A window was closed, if it has not been already."""
        if client not in self.clients:
            return
        self.clients.discard(client)
        for seat in client.seats:
            self.went[seat] = self.now()
        self._tell_seen()
        if client.seats:
            self.tell_table(Client.say)

    def reseat(self) -> None:
        """Chairs changed hands: each client holds what its player holds."""
        for client in self.clients:
            reseat(client, self.table)

    def part(self) -> None:
        """Whoever was sent away is let go; where spectators are not wanted, also whoever gave up the last seat."""
        for client in list(self.clients):
            if client.mark in self.table.hands.banned:
                client.hang_up(KICKED)
            elif not client.seats and not self.welcomes(client.player):
                client.hang_up(PRIVATE)

    def hand_over(self, fresh: "Audience") -> None:
        """The table was read anew: everyone goes on there."""
        fresh.clients, fresh.went, fresh.told = self.clients, self.went, self.told
        fresh.reseat()
        for client in fresh.clients:
            client.scene = None
            client.say(fresh.view(client, 0))

    # what they are shown

    def tell(self, say: Say, by: int | None = None, origin: Client | None = None, id: str | None = None) -> None:
        """Bring every client up to date."""
        for client in self.clients:
            mine = id if client is origin else None
            if client.scene is not None and look(client, self.table):
                say(client, self.update(client, client.scene, by, mine))
            else:
                say(client, self.view(client, client.seq if client.scene else 0, mine))

    def tell_table(self, say: Say, but: Client | None = None) -> None:
        """Names, chairs or marks changed."""
        for client in self.clients - {but}:
            say(client, TableSaid(self.table_view(client.player, client.language)))
        self._tell_seen()

    def _tell_seen(self) -> None:
        here = sorted(self.here)
        if self.seen is not None and here != self.told:
            self.told = here
            self.seen(self.table.id, here)

    def table_view(self, player: str | None, language: str) -> TableView:
        """The table as this player may see it."""
        return table_view(self.sights, self.present, player, language, self.now())

    def update(self, client: Client, before: Scene, by: int | None, id: str | None) -> Update:
        """What is new since the scene the client has."""
        line = self.table.line
        scene = self.sights.scene(client.eyes, client.language)
        parts, patch = self.sights.changes(before, scene)
        events, chance = self.sights.log(client.eyes, client.language, client.seq)
        message = Update(
            after=client.seq,
            seq=line.seq,
            ply=line.ply,
            seat=client.eyes,
            by=by,
            scene=Raw(parts),
            patch=Raw(patch),
            events=events,
            clock=self._clock(),
            undo=self._taking_back(client),
            draw=self.table.offered,
            thinking=self.table.awaits_bot,
            chance=chance,
            id=id,
        )
        client.seq, client.scene = line.seq, scene
        return message

    def view(self, client: Client, after: int, id: str | None = None) -> View:
        """Everything, with the log after an entry."""
        if not look(client, self.table):
            after = 0
        line = self.table.line
        scene = self.sights.scene(client.eyes, client.language) if self.table.sheet.status != "lobby" else None
        chat, older = logbook.chat(self.table, after)
        client.seq, client.scene = line.seq, scene
        return View(
            after=after,
            seq=line.seq,
            ply=line.ply,
            seat=client.eyes,
            seats=client.seats,
            table=self.table_view(client.player, client.language),
            scene=Raw(patches.whole(scene)) if scene else None,
            log=self.sights.log(client.eyes, client.language, after)[0],
            chat=chat,
            older=older,
            clock=self._clock(),
            undo=self._taking_back(client),
            curtain=Shut(client.shut) if client.shut is not None else None,
            draw=self.table.offered,
            thinking=self.table.awaits_bot,
            id=id,
        )

    def _clock(self) -> ClockView | None:
        clock = self.table.clock
        return clock.view(self.now()) if clock else None

    def _taking_back(self, client: Client) -> Raw:
        return self.sights.taking_back(client.seats if client.shut is None else [], client.language)
