"""What the processes of one server tell each other: who is present at their tables, and which addresses asked often.

Each tells the others of its own. Nothing of it is on the path of a move.
"""

import asyncio
import logging
from collections.abc import Callable

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


class Asked(Note):
    """How many requests the teller has answered, by address."""

    times: dict[str, int]


class Word(Note):
    """Anything else, for whoever listens to its topic."""

    topic: str
    text: bytes


ENCODE = msgspec.msgpack.Encoder()
DECODE = msgspec.msgpack.Decoder(Present | Asked | Word)


class Company:
    """What is known of all processes together."""

    def __init__(self, buckets: Buckets) -> None:
        self.buckets = buckets
        self.present: dict[str, frozenset[int]] = {}  # seats at tables of the others
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

    def _count(self, who: str) -> None:
        if not self.asked:
            asyncio.get_running_loop().call_later(SOON, self._tell_asked)
        self.asked[who] = self.asked.get(who, 0) + 1
        if len(self.asked) >= MOST:
            self._tell_asked()

    def _tell_asked(self) -> None:
        if self.asked:
            self._tell(Asked(self.asked))
            self.asked = {}

    def seen(self, table: str, seats: list[int]) -> None:
        """Somebody came to a table of ours, or went."""
        self._tell(Present(table, seats))

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

    def hear(self, note: bytes) -> None:
        """What another process tells."""
        match DECODE.decode(note):
            case Present(table, seats):
                self.present[table] = frozenset(seats)
                if not seats:
                    del self.present[table]
            case Asked(times):
                for who, number in times.items():
                    self.buckets.spend(who, number)
            case Word(topic, text) if topic in self.listeners:
                self.listeners[topic](text)
