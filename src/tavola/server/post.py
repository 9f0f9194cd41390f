"""The post between nodes: what a commit tells all the others, by NOTIFY within the same transaction."""

from base64 import b85decode, b85encode
from collections.abc import Iterable, Iterator
from typing import NamedTuple
from zlib import compress, decompress

import msgspec

from tavola.server import keys
from tavola.server.jobs import ANEW, Job, News

CHANNEL = "tavola"
SEND = f"SELECT pg_notify('{CHANNEL}', letter) FROM unnest(%s::text[]) letter"
LONGEST = 7900  # bytes of a letter: PostgreSQL takes 8000
IN_A_LETTER = 120  # tables, were their ids as long as ids may be
TABLES = msgspec.json.Decoder(dict[str, News])


class Letter(NamedTuple):
    """From one node to all others: tables with the number of their last entry, or a word of the company."""

    nth: int  # the node that tells
    tables: dict[str, News]
    word: bytes


class Post:
    """Of one node."""

    def __init__(self) -> None:
        self.name = keys.new_id(8)  # by which it knows what it wrote itself
        self.nth = 0

    def letters(self, batch: Iterable[Job]) -> list[str]:
        """What is told of these jobs."""
        news: dict[str, News] = {}
        words: list[bytes] = []
        for job in batch:
            for table, (n, kept) in job.news.items():
                anew = table in news and news[table][0] == ANEW
                news[table] = (ANEW if anew else n), kept
            words += job.words
        return [f"{self.name} {self.nth} {text}" for text in (*_tables(news), *_words(words))]

    def read(self, letter: str) -> Letter | None:
        """A letter of another node."""
        name, nth, text = letter.split(" ", 2)
        if name == self.name:
            return None
        if text.startswith("{"):
            return Letter(int(nth), TABLES.decode(text), b"")
        return Letter(int(nth), {}, decompress(b85decode(text[1:])))


def _tables(news: dict[str, News]) -> Iterator[str]:
    known = list(news.items())
    for first in range(0, len(known), IN_A_LETTER):
        yield msgspec.json.encode(dict(known[first : first + IN_A_LETTER])).decode()


def _words(words: list[bytes]) -> Iterator[str]:
    for word in words:
        text = "w" + b85encode(compress(word)).decode()
        if len(text) < LONGEST:  # company.py has told who says more
            yield text
