"""What the processes of one server, or the nodes on one database, tell each other.

Who is present at their tables, and which addresses asked often.

Each tells the others of its own. Nothing of it is on the path of a move.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable

import msgspec

from tavola.server.limits import Buckets

LOG = logging.getLogger("tavola.company")
SOON = 0.02  # seconds in which requests are counted before the others hear of them
MOST = 500  # addresses in one note
LONGEST = 90_000  # bytes of a word that can travel


class Note(msgspec.Struct, tag=True):
    """Anything told."""


class Present(Note):
    """Who has a window open at a table of the teller."""

    table: str
    seats: list[int]


class New(Note):
    """The teller has just come: it knows nothing yet of the others, and what was known of it is old."""


class Asked(Note):
    """How many requests the teller has answered, by address."""

    times: dict[str, int]


class Spent(Note):
    """Something of which an address may have only so much, once."""

    limit: str
    who: str


class Word(Note):
    """Anything else, for whoever listens to its topic."""

    topic: str
    text: bytes


ENCODE = msgspec.msgpack.Encoder()
DECODE = msgspec.msgpack.Decoder(New | Present | Asked | Spent | Word)


class Company:
    """What is known of all processes together."""

    def __init__(self, buckets: Buckets) -> None:
        self.buckets = buckets
        self.present: dict[str, dict[int, frozenset[int]]] = {}  # seats at tables, as each of the others told
        self.told: dict[str, list[int]] = {}  # the seats at ours, as we told
        self.changed: Callable[[str], None] = lambda table: None  # is told where somebody came or went
        self.limits: dict[str, Buckets] = {}  # others that count by address, each with a name
        self.soon = SOON
        self.asked: dict[str, int] = {}  # of us, and not yet told
        self.say: Callable[[bytes], None] | None = None  # None: we are alone
        self.listeners: dict[str, Callable[[bytes], None]] = {}  # by topic

    def may_ask(self, who: str) -> bool:
        """Has this address asked seldom enough, all processes together?"""
        if not self.buckets.take(who):
            return False
        if self.say is not None:
            self._count(who)
        return True

    def may(self, limit: str, who: str) -> bool:
        """The same of another limit, of what is seldom asked."""
        if not self.limits[limit].take(who):
            return False
        self._tell(Spent(limit, who))
        return True

    def _count(self, who: str) -> None:
        if not self.asked:
            asyncio.get_running_loop().call_later(self.soon, self._tell_asked)
        self.asked[who] = self.asked.get(who, 0) + 1
        if len(self.asked) >= MOST:
            self._tell_asked()

    def _tell_asked(self) -> None:
        if self.asked:
            self._tell(Asked(self.asked))
            self.asked = {}

    def seen(self, table: str, seats: list[int]) -> None:
        """Somebody came to a table of ours, or went."""
        self.told[table] = seats
        if not seats:
            del self.told[table]
        self._tell(Present(table, seats))

    def present_at(self, table: str) -> frozenset[int]:
        """Seats whose player looks at this table elsewhere."""
        return frozenset[int]().union(*self.present.get(table, {}).values())

    def introduce(self) -> None:
        """We are new to the others, or were away."""
        self._tell(New())
        self.tell_present()

    def tell_present(self) -> None:
        for table, seats in self.told.items():
            self._tell(Present(table, seats))

    def part(self, tellers: Iterable[int]) -> None:
        """These are no more, and so is nobody who looked there."""
        for teller in tellers:
            for table in [table for table, told in self.present.items() if teller in told]:
                self._note(table, teller, frozenset())

    def _note(self, table: str, teller: int, seats: frozenset[int]) -> None:
        told = self.present.setdefault(table, {})
        told[teller] = seats
        if not seats:
            del told[teller]
        if not told:
            del self.present[table]
        self.changed(table)

    def on(self, topic: str, listener: Callable[[bytes], None]) -> None:
        """Who hears the words of the others about something."""
        self.listeners[topic] = listener

    def word(self, topic: str, text: bytes = b"") -> None:
        """A word to all others."""
        if len(text) > LONGEST:
            LOG.warning("%d bytes of %s are too many to be told to the other processes", len(text), topic)
            return
        self._tell(Word(topic, text))

    def _tell(self, note: Note) -> None:
        if self.say is not None:
            self.say(ENCODE.encode(note))

    def hear(self, note: bytes, teller: int = 0) -> None:
        """What another process tells. Of two that show one table, both have people there."""
        match DECODE.decode(note):
            case New():
                self.part([teller])
                self.tell_present()
            case Present(table, seats):
                self._note(table, teller, frozenset(seats))
            case Asked(times):
                for who, number in times.items():
                    self.buckets.spend(who, number)
            case Spent(limit, who):
                self.limits[limit].spend(who, 1)
            case Word(topic, text) if topic in self.listeners:
                self.listeners[topic](text)
