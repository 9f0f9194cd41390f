"""What a client is shown: scenes in parts, log lines worded, what may be taken back."""

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from msgspec import Raw as RawJson

from tavola.kernel import words
from tavola.kernel.game import Game
from tavola.kernel.sketch import Keys
from tavola.kernel.story import Raw, Told, Voice, voice_of
from tavola.server import patches, undo
from tavola.server.album import album
from tavola.server.entries import Entry, Step
from tavola.server.patches import Shown
from tavola.server.protocol import ENCODE, ChatLine, LogLine, UndoView

if TYPE_CHECKING:
    from tavola.server.live import Live

PACKAGE = "tavola.server"
MOST_TAILS = 100_000
PLAIN_KINDS = ("play", "chance", "auto", "chat")  # entries of which the table itself says nothing


class Sights:
    """What was drawn, worded and encoded since the last entry, so that it is done once for all who see the same."""

    def __init__(self) -> None:
        self.scenes: dict[tuple[int | None, str], Shown] = {}
        self.shared: Keys | None = None
        self.told = patches.Told()
        self.lines: dict[tuple[int | None, str, int], tuple[RawJson, bool]] = {}
        self.undo: dict[tuple[tuple[int, ...], str], RawJson] = {}

    def clear(self) -> None:
        self.scenes.clear()
        self.shared = None
        self.told.clear()
        self.lines.clear()
        self.undo.clear()


@cache
def spoken(game: Game, language: str) -> str:
    """The reader's language where the game speaks it, else English."""
    try:
        words.bundle(game.package, language)
    except FileNotFoundError:
        return "en"
    return language


def house(language: str) -> Voice:
    """The server's own words."""
    return voice_of(PACKAGE, language)


def scene_of(live: "Live", eyes: int | None, language: str) -> Shown:
    """The scene, drawn or sketched once for all who see the same."""
    sketches, state = live.game.sketches, live.line.state
    if sketches is not None:
        if live.sights.shared is None:
            live.sights.shared = sketches.shared(state)
        return live.sights.shared, sketches.own(state, eyes)
    key = (eyes, language)
    found = live.sights.scenes.get(key)
    if found is None:
        found = live.sights.scenes[key] = live.game.typed_scene(state, eyes, spoken(live.game, language))
    return found


def whole(live: "Live", shown: Shown, language: str) -> RawJson:
    """All of a scene."""
    return RawJson(patches.whole(shown, album(live.game, spoken(live.game, language))))


def changes(live: "Live", old: Shown, new: Shown, language: str) -> tuple[bytes, bytes]:
    """Parts of a scene that changed as a whole, and items of the long ones."""
    return patches.changes(old, new, album(live.game, spoken(live.game, language)), live.sights.told)


def told_lines(live: "Live", eyes: int | None, language: str, after: int) -> tuple[RawJson, bool]:
    """`log_lines`, encoded once for all who hear the same; and was there a die or a draw?"""
    key = (eyes if live.secrets else None, language, after)
    found = live.sights.lines.get(key)
    if found is None:
        lines: list[bytes] = []
        chance = False
        for step in live.line.log[live.line.index_after(after) :]:
            lines += _encoded_lines(live, step, eyes, language)
            chance = chance or step.entry.kind == "chance"
        found = live.sights.lines[key] = (RawJson(b"[" + b",".join(lines) + b"]"), chance)
    return found


def _encoded_lines(live: "Live", step: Step, eyes: int | None, language: str) -> list[bytes]:
    """`worded`, encoded; must agree with it."""
    if step.entry.kind not in PLAIN_KINDS:
        return [ENCODE.encode(line) for line in worded(live, step, eyes, language)]
    head = b'{"seq":%d,"ply":%d' % (step.entry.n, step.ply)
    tails = _tails(live.game, language)
    return [head + tails.of(raw, raw.only_to(eyes)) for raw in step.told if raw.known_to(eyes)]


class Tails:
    """Lines of the log without their numbers, encoded: few sentences are ever new."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.language = game, language
        self.known: dict[Raw, bytes] = {}
        self.alone: dict[Raw, bytes] = {}  # those told to one seat only

    def of(self, raw: Raw, alone: bool) -> bytes:
        known = self.alone if alone else self.known
        tail = known.get(raw)
        if tail is None:
            if len(known) >= MOST_TAILS:
                known.clear()
            line = _line(_narrated(self.game, raw, self.language), 0, 0, alone)
            tail = known[raw] = ENCODE.encode(line).removeprefix(b'{"seq":0,"ply":0')
        return tail


@cache
def _tails(game: Game, language: str) -> Tails:
    return Tails(game, language)


def log_lines(live: "Live", eyes: int | None, language: str, after: int) -> list[LogLine]:
    """The lines this seat may read, after an entry."""
    first = live.line.index_after(after)
    return [line for step in live.line.log[first:] for line in worded(live, step, eyes, language)]


def worded(live: "Live", step: Step, eyes: int | None, language: str) -> list[LogLine]:
    """What a step told these eyes."""
    lines = [
        _line(_narrated(live.game, raw, language), step.entry.n, step.ply, raw.only_to(eyes))
        for raw in step.told
        if raw.known_to(eyes)
    ]
    if step.entry.kind in PLAIN_KINDS:
        return lines
    return [_of_the_table(live, step.entry, step.ply, eyes, language), *lines]


def _line(told: Told, seq: int, ply: int, alone: bool) -> LogLine:
    only_you = told.only_you or alone
    return LogLine(seq, ply, told.kind, told.text, told.seat, told.clause, told.ids, told.note, only_you)


def _narrated(game: Game, raw: Raw, language: str) -> Told:
    return game.told(raw, game.voice(spoken(game, language)))


def _of_the_table(live: "Live", entry: Entry, ply: int, eyes: int | None, language: str) -> LogLine:
    kind = {"start": "started"}.get(entry.kind, entry.kind)
    message = f"table-{kind}"
    if kind == "resigned" and len(live.chairs) > 2:
        message = "table-resigned-on"
    facts = {"name": entry.body.name or live.name_of(entry.seat, language), "steps": entry.body.to or 0}
    if kind == "undo":
        facts["steps"] = int(entry.body.text or 1)
    if kind == "timeout" and live.secrets and eyes != entry.seat:
        message = "table-timeout-hidden"  # what was chosen may be a secret; what is not, the game tells
    elif kind == "timeout":
        facts["action"] = live.game.named(entry.code)
    text = house(language).say(message, **facts)
    return LogLine(entry.n, ply, f"table.{kind}", text, entry.seat)


def chat_lines(live: "Live", after: int) -> list[ChatLine]:
    first = live.line.index_after(after)
    return [chat_line(step.entry) for step in live.line.log[first:] if step.entry.kind == "chat"]


def chat_line(entry: Entry) -> ChatLine:
    return ChatLine(entry.n, entry.seat, entry.body.name, entry.body.text, entry.at)


def undo_view(live: "Live", seats: list[int], language: str) -> RawJson:
    """What these seats may take back, or why nothing; asked once for each position."""
    key = (tuple(seats), language)
    if key not in live.sights.undo:
        live.sights.undo[key] = _undo_view(live, seats, language)
    return live.sights.undo[key]


def _undo_view(live: "Live", seats: list[int], language: str) -> RawJson:
    line = live.line
    if not seats:
        return _barred("watching", language, None)
    practice = undo.back_in_practice(line, set(seats)) if live.practisable(seats) else None
    actor = line.state.actor
    seat = actor if actor in seats else seats[0]
    back = undo.back_one(line, seat)
    if isinstance(back, undo.Barred):
        return _barred(back.code, language, practice)
    label = live.game.named(line.steps[back].entry.code)
    return RawJson(ENCODE.encode(UndoView(back, undo.back_to_turn(line, seat), label=label, practice=practice)))


@lru_cache(maxsize=1024)
def _barred(code: str, language: str, practice: int | None) -> RawJson:
    text = house(language).say(f"undo-{code}")
    return RawJson(ENCODE.encode(UndoView(code=code, text=text, practice=practice)))
