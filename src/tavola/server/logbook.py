"""The log of a table, worded for one reader: what the game told him, and the table's own lines."""

from bisect import bisect_left, bisect_right
from functools import cache

from msgspec import Raw as RawJson

from tavola.kernel.cues import QUIET
from tavola.kernel.game import Game
from tavola.kernel.story import Raw, Told
from tavola.server.entries import CUES, GONE, Entry, Step
from tavola.server.protocol import ENCODE, ChatLine, LogLine
from tavola.server.table import Table
from tavola.server.voices import house, spoken

MOST_TAILS = 100_000
PAGE = 50  # lines of chat told at once
PLAIN_KINDS = (
    "play",
    "chance",
    "auto",
    "chat",
    "seal",
    "share",
    "lesson",
)  # entries of which the table itself says nothing


def chat(table: Table, after: int) -> tuple[list[ChatLine], bool]:
    """The last lines of chat after an entry, a page at most; and were earlier ones left out?"""
    return _page(table.chat, bisect_right(table.chat, after, key=_number), len(table.chat))


def older(table: Table, before: int) -> tuple[list[ChatLine], bool]:
    """The page of chat before an entry; and are there earlier ones?"""
    return _page(table.chat, 0, bisect_left(table.chat, before, key=_number))


def _page(chat: list[Entry], first: int, end: int) -> tuple[list[ChatLine], bool]:
    begin = max(first, end - PAGE)
    return [chat_line(entry) for entry in chat[begin:end]], begin > first


def _number(entry: Entry) -> int:
    return entry.n


def chat_line(entry: Entry) -> ChatLine:
    return ChatLine(entry.n, entry.seat, entry.body.name, entry.body.text, entry.at)


def _since(table: Table, after: int) -> list[Step]:
    return table.line.log[table.line.index_after(after) :]


def worded(table: Table, step: Step, eyes: int | None, language: str) -> list[LogLine]:
    """What a step told these eyes."""
    told = [
        _line(_narrated(table.game, raw, language), step.entry.n, step.ply, raw.only_to(eyes))
        for raw in step.told
        if raw.known_to(eyes)
    ]
    if step.entry.kind in PLAIN_KINDS:
        return told
    return [_of_the_table(table, step.entry, step.ply, eyes, language), *told]


def _line(told: Told, seq: int, ply: int, alone: bool) -> LogLine:
    only_you = told.only_you or alone
    return LogLine(seq, ply, told.kind, told.text, told.seat, told.clause, told.ids, told.note, only_you, told.cue)


def _narrated(game: Game, raw: Raw, language: str) -> Told:
    return game.told(raw, game.voice(spoken(game, language)))


def _of_the_table(table: Table, entry: Entry, ply: int, eyes: int | None, language: str) -> LogLine:
    kind = {"start": "started"}.get(entry.kind, entry.kind)
    message = _message(table, entry, kind)
    facts = {
        "other": entry.body.text,
        "name": entry.body.name or _unnamed(table, entry, language),
        "steps": entry.body.to or 0,
    }
    if kind == "undo":
        facts["steps"] = int(entry.body.text or 1)
    if kind == "timeout" and table.secrets and eyes != entry.seat:
        message = "table-timeout-hidden"  # what was chosen may be a secret; what is not, the game tells
    elif kind == "timeout":
        facts["action"] = table.game.named(entry.code)
    text = house(language).say(message, **facts)
    cue = QUIET if message == "table-resigned-on" else CUES.get(kind, QUIET)
    return LogLine(entry.n, ply, f"table.{kind}", text, entry.seat, cue=cue)


def _unnamed(table: Table, entry: Entry, language: str) -> str:
    """Who is meant by an entry without a name."""
    if GONE in (entry.body.player, entry.body.former):
        return house(language).say("former-player")
    return table.name_of(entry.seat, language) or house(language).say("somebody")


def _message(table: Table, entry: Entry, kind: str) -> str:
    """Which sentence tells of an entry."""
    if kind == "resigned" and len(table.chairs) > 2:
        return "table-resigned-on"
    if kind == "joined" and entry.body.text:
        return "table-joined-for"
    if kind == "kicked" and entry.body.level:
        return "table-kicked-on"
    if kind == "bot" and not entry.body.name:
        return "table-bot-empty"
    return f"table-{kind}"


# encoded, for everyone who hears the same


def encoded(table: Table, eyes: int | None, language: str, after: int) -> tuple[RawJson, bool]:
    """The lines these eyes may read after an entry, encoded; and was there a die or a draw?"""
    found: list[bytes] = []
    chance = False
    for step in _since(table, after):
        found += _encoded_step(table, step, eyes, language)
        chance = chance or step.entry.kind == "chance"
    return RawJson(b"[" + b",".join(found) + b"]"), chance


def _encoded_step(table: Table, step: Step, eyes: int | None, language: str) -> list[bytes]:
    """`worded`, encoded; must agree with it."""
    if step.entry.kind not in PLAIN_KINDS:
        return [ENCODE.encode(line) for line in worded(table, step, eyes, language)]
    head = b'{"seq":%d,"ply":%d' % (step.entry.n, step.ply)
    tails = _tails(table.game, language)
    return [head + tails.of(raw, raw.only_to(eyes)) for raw in step.told if raw.known_to(eyes)]


class Tails:
    """Lines of the log without their numbers, encoded: few sentences are ever new."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.voice = game, game.voice(spoken(game, language))
        self.known: dict[Raw, bytes] = {}
        self.alone: dict[Raw, bytes] = {}  # those told to one seat only

    def of(self, raw: Raw, alone: bool) -> bytes:
        known = self.alone if alone else self.known
        tail = known.get(raw)
        if tail is None:
            if len(known) >= MOST_TAILS:
                known.clear()
            line = _line(self.game.told(raw, self.voice), 0, 0, alone)
            tail = known[raw] = ENCODE.encode(line).removeprefix(b'{"seq":0,"ply":0')
        return tail


@cache
def _tails(game: Game, language: str) -> Tails:
    return Tails(game, language)
