"""What a client is shown: scenes in parts, log lines worded, what may be taken back."""

from collections.abc import Callable
from functools import cache, lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from msgspec import Raw as RawJson

from tavola.kernel import words
from tavola.kernel.game import Game
from tavola.kernel.scene import Scene, Space
from tavola.kernel.story import Raw, Told, Voice, voice_of
from tavola.server import undo
from tavola.server.entries import Entry
from tavola.server.protocol import ENCODE, ChatLine, LogLine, UndoView

if TYPE_CHECKING:
    from tavola.server.live import Live

PACKAGE = "tavola.server"
PARTS = Scene.__struct_fields__
ALL_PARTS = attrgetter(*PARTS)
PATCHED = ("spaces", "pieces", "zones", "seats")  # parts of which single items are told; the others are told whole
PLAIN_KINDS = ("play", "chance", "auto", "chat")  # entries of which the table itself says nothing
MOST_BOARDS = 1000
BOARDS: dict[int, tuple[tuple[Space, ...], bytes]] = {}  # by identity; the tuple is held, so its id stays its own
Changes = tuple[dict[str, RawJson], dict[str, RawJson]]


class Sights:
    """What was drawn, worded and encoded since the last entry, so that it is done once for all who see the same."""

    def __init__(self) -> None:
        self.scenes: dict[tuple[int | None, str], Scene] = {}
        self.parts: dict[tuple[int, int], tuple[object, object, RawJson | None]] = {}  # by identity of before and after
        self.lines: dict[tuple[int | None, str, int], RawJson] = {}
        self.undo: dict[tuple[tuple[int, ...], str], RawJson] = {}

    def clear(self) -> None:
        self.scenes.clear()
        self.parts.clear()
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


def scene_of(live: "Live", eyes: int | None, language: str) -> Scene:
    """The scene, drawn once for all who see the same."""
    key = (eyes, language)
    found = live.sights.scenes.get(key)
    if found is None:
        found = live.game.typed_scene(live.line.state, eyes, spoken(live.game, language))
        live.sights.scenes[key] = found
    return found


def whole(scene: Scene) -> dict[str, RawJson]:
    """Every part of a scene."""
    told = {name: RawJson(ENCODE.encode(getattr(scene, name))) for name in PARTS if name != "spaces"}
    return told | {"spaces": RawJson(_encoded_spaces(scene.spaces))}


def _encoded_spaces(spaces: tuple[Space, ...]) -> bytes:
    """The board is the largest part and, where a game keeps it, the same object each time: encoded once."""
    kept = BOARDS.get(id(spaces))
    if kept is not None and kept[0] is spaces:
        return kept[1]
    if len(BOARDS) >= MOST_BOARDS:
        BOARDS.clear()
    data = ENCODE.encode(spaces)
    BOARDS[id(spaces)] = (spaces, data)
    return data


def changes(live: "Live", old: Scene, new: Scene) -> Changes:
    """Parts that changed as a whole, and of the long ones the items that changed, by their place."""
    parts: dict[str, RawJson] = {}
    patch: dict[str, RawJson] = {}
    for name, before, after in zip(PARTS, ALL_PARTS(old), ALL_PARTS(new), strict=True):
        if before is after:
            continue
        by_item = name in PATCHED and len(before) == len(after)
        told = _told_once(live, before, after, _items if by_item else _part)
        if told is not None:
            (patch if by_item else parts)[name] = told
    return parts, patch


def _told_once(live: "Live", before: Any, after: Any, tell: Callable[[Any, Any], Any]) -> RawJson | None:
    """What changed from before to after, encoded; whoever else had and has the same objects is told the same bytes."""
    key = (id(before), id(after))
    known = live.sights.parts.get(key)
    if known is None:
        news = tell(before, after)
        told = RawJson(ENCODE.encode(news)) if news is not NOTHING else None
        known = live.sights.parts[key] = (before, after, told)
    return known[2]


NOTHING = object()


def _part(before: Any, after: Any) -> Any:
    return NOTHING if before == after else after


def _items(before: tuple[Any, ...], after: tuple[Any, ...]) -> Any:
    """`[[3, {…}]]`: the fourth item is new."""
    pairs = enumerate(zip(before, after, strict=True))
    return [(nth, item) for nth, (was, item) in pairs if was is not item and was != item] or NOTHING


def told_lines(live: "Live", eyes: int | None, language: str, after: int) -> RawJson:
    """`log_lines`, encoded once for all who hear the same."""
    key = (eyes if live.secrets else None, language, after)
    found = live.sights.lines.get(key)
    if found is None:
        news = live.line.log[live.line.index_after(after) :]
        lines = [line for item in news for line in _encoded_lines(live, *item, eyes, language)]
        found = live.sights.lines[key] = RawJson(b"[" + b",".join(lines) + b"]")
    return found


def _encoded_lines(
    live: "Live", entry: Entry, ply: int, told: list[Raw], eyes: int | None, language: str
) -> list[bytes]:
    """`worded`, encoded; must agree with it."""
    if entry.kind not in PLAIN_KINDS:
        return [ENCODE.encode(line) for line in worded(live, entry, ply, told, eyes, language)]
    head = b'{"seq":%d,"ply":%d' % (entry.n, ply)
    audience = -1 if eyes is None else 1 << eyes
    return [head + _tail(live.game, raw, raw.audience == audience, language) for raw in told if raw.known_to(eyes)]


@lru_cache(maxsize=1 << 16)
def _tail(game: Game, raw: Raw, alone: bool, language: str) -> bytes:
    """A line of the log without its numbers."""
    told = _narrated(game, raw, language)
    line = LogLine(0, 0, told.kind, told.text, told.seat, told.clause, told.ids, told.note, told.only_you or alone)
    return ENCODE.encode(line).removeprefix(b'{"seq":0,"ply":0')


def log_lines(live: "Live", eyes: int | None, language: str, after: int) -> list[LogLine]:
    """The lines this seat may read, after an entry."""
    first = live.line.index_after(after)
    return [line for item in live.line.log[first:] for line in worded(live, *item, eyes, language)]


def chance_since(live: "Live", after: int) -> bool:
    """Did a die or a draw come after this entry?"""
    return any(entry.kind == "chance" for entry, _, _ in live.line.log[live.line.index_after(after) :])


def worded(live: "Live", entry: Entry, ply: int, told: list[Raw], eyes: int | None, language: str) -> list[LogLine]:
    lines = [_told(live.game, entry, ply, raw, eyes, language) for raw in told if raw.known_to(eyes)]
    if entry.kind in PLAIN_KINDS:
        return lines
    return [_of_the_table(live, entry, ply, language), *lines]


def _told(game: Game, entry: Entry, ply: int, raw: Raw, eyes: int | None, language: str) -> LogLine:
    told = _narrated(game, raw, language)
    alone = told.only_you or (eyes is not None and raw.audience == 1 << eyes)
    return LogLine(entry.n, ply, told.kind, told.text, told.seat, told.clause, told.ids, told.note, alone)


@lru_cache(maxsize=1 << 14)  # every reader of a table is told the same sentence
def _narrated(game: Game, raw: Raw, language: str) -> Told:
    return game.notation.narrate(raw, game.voice(spoken(game, language)))


def _of_the_table(live: "Live", entry: Entry, ply: int, language: str) -> LogLine:
    kind = {"start": "started"}.get(entry.kind, entry.kind)
    message = f"table-{kind}"
    if kind == "resigned" and len(live.chairs) > 2:
        message = "table-resigned-on"
    facts = {"name": entry.body.name or live.name_of(entry.seat, language), "steps": entry.body.to or 0}
    if kind == "undo":
        facts["steps"] = int(entry.body.text or 1)
    if kind == "timeout":
        facts["action"] = live.game.named(entry.code)
    text = house(language).say(message, **facts)
    return LogLine(entry.n, ply, f"table.{kind}", text, entry.seat)


def chat_lines(live: "Live", after: int) -> list[ChatLine]:
    first = live.line.index_after(after)
    return [chat_line(entry) for entry, _, _ in live.line.log[first:] if entry.kind == "chat"]


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
