"""The table itself: entries in, position and events out. It knows nobody who looks, and waits for nothing."""

from collections.abc import Iterable, Sequence

import msgspec

from tavola.kernel import registry
from tavola.kernel.errors import TavolaError
from tavola.kernel.state import OVER
from tavola.server import dice, lessons
from tavola.server.clocks import Clock
from tavola.server.entries import Body, Entry, Kind
from tavola.server.hands import Hands
from tavola.server.line import Line, has_secrets
from tavola.server.proposals import Proposal
from tavola.server.sealing import fresh
from tavola.server.sheet import Chair, Sheet
from tavola.server.voices import house

UNREADABLE = (TavolaError, msgspec.MsgspecError)  # what a stored table can be wrong with


class BadLog(TavolaError):
    """A stored log that is not whole."""


class Table:
    """A game between seats: its line, its clock, and what was offered and given up across it."""

    def __init__(self, sheet: Sheet, chairs: Sequence[Chair]) -> None:
        self.sheet, self.chairs = sheet, list(chairs)
        self.game = registry.game(sheet.game)
        self.line = Line(self.game, len(chairs), sheet.options, sheet.start, sheet.rules)
        self.secrets = has_secrets(self.line.state)
        self.clock = Clock(sheet.clock, len(chairs)) if sheet.clock else None
        self.offers: set[int] = set()  # seats that agree to the standing offer of a draw
        self.offered: int | None = None
        self.rematch: Proposal | None = None
        self.back: Proposal | None = None  # the question whether a decision may be taken back
        self.resigned: int | None = None
        self.agreed = False
        self.closed = False
        self.resting: set[int] = set()  # seats that leave what the game allows to the table
        self.hands = Hands()
        self.chat: list[Entry] = []
        self.course = lessons.course(self.game) if sheet.origin == lessons.ORIGIN else None

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
        if self.course is not None and not lessons.freely(self.course):
            return False  # the script answers
        return self.actor is not None and self.chairs[self.actor].kind == "bot"

    @property
    def ticks(self) -> bool:
        """Does its clock run?"""
        return self.clock is not None and self.sheet.status == "playing"

    @property
    def begun(self) -> bool:
        """Has it begun to be played here? A record was played elsewhere."""
        return self.sheet.status != "lobby" and self.sheet.origin != "record"

    @property
    def ended(self) -> bool:
        """Is it over, by the game or by the table?"""
        return self.line.over or self.resigned is not None or self.agreed or self.closed

    def late(self, now: float) -> bool:
        """Is the time of the seat to decide up?"""
        deadline = self.clock.deadline() if self.clock and self.sheet.status == "playing" else None
        return deadline is not None and now >= deadline

    def seats_of(self, player: str | None) -> list[int]:
        """Seats this player sits at; not those where a bot stands in."""
        mine = [chair for chair in self.chairs if player is not None and chair.player == player]
        return [chair.seat for chair in mine if chair.kind == "player"]

    def kept_for(self, player: str | None) -> list[Chair]:
        """Seats where a bot stands in for this player."""
        mine = [chair for chair in self.chairs if player is not None and chair.player == player]
        return [chair for chair in mine if chair.kind == "bot"]

    def belongs(self, player: str | None) -> bool:
        """Has this player a seat here, be it that a bot stands in?"""
        return player is not None and any(chair.player == player for chair in self.chairs)

    def people(self) -> set[str]:
        """Everyone who has a seat here."""
        return {chair.player for chair in self.chairs if chair.player is not None}

    def name_of(self, seat: int | None, language: str = "en") -> str:
        if seat is None:
            return ""
        chair = self.chairs[seat]
        if chair.kind == "player" and chair.player is None:
            return house(language).say("former-player")
        if chair.kind != "bot" or (chair.player is None and chair.name):
            return chair.name
        if self.course is not None:
            return house(language).say("coach")
        level = chair.level or ""
        voice = house(language)
        bot = voice.say(f"bot-{level}") if voice.knows(f"bot-{level}") else voice.say("bot-other", level=level)
        return voice.say("bot-for", name=chair.name, bot=bot) if chair.player is not None else bot

    def practisable(self, seats: list[int]) -> bool:
        """One person, and bots: such a table may take back across everything."""
        if not seats or self.sheet.status == "lobby" or self.hands.wrested:
            return False
        me = self.chairs[seats[0]].player
        for chair in self.chairs:
            if chair.player is not None and chair.player != me:
                return False
        return me is not None

    # entries in

    def begin(self, at: float) -> list[Entry]:
        """The first entries of a game: that it starts, and what chance decides before anyone."""
        self.sheet.status = "playing"
        return [self.enter("start", None, Body(), at), *self.run_on(at)]

    def seal(self, at: float, secret: str = "") -> Entry:
        """Commit to a secret, and to that of a rematch; from now on chance follows from it."""
        return self.enter("seal", None, Body(secret=secret or fresh(), next=fresh()), at)

    def act(self, kind: Kind, seat: int | None, action: int, at: float, move: str | None = None) -> Entry:
        """Play an action; one the rules refuse raises IllegalAction and changes nothing. Nobody else asks them."""
        return self.add(self.line.act(kind, seat, action, at, move))

    def enter(self, kind: Kind, seat: int | None, body: Body, at: float, move: str | None = None) -> Entry:
        """Enter anything else that happened."""
        return self.add(self.line.entry(kind, seat, body, at, move))

    def add(self, entry: Entry) -> Entry:
        """Carry out an entry, be it new or read again."""
        self.line.add(entry)
        self._note(entry)
        return entry

    def run_on(self, at: float) -> list[Entry]:
        """Chance and automatic steps, as far as they go; at a lesson what its script says."""
        if self.sheet.status != "playing":
            return []
        new = self._by_script(at) if self.course is not None else []
        if self.course is None or lessons.freely(self.course):
            new += dice.run_on(self.line, at, self.resting)
        return new

    def _by_script(self, at: float) -> list[Entry]:
        new: list[Entry] = []
        while self.course is not None and (next := self.course.goes_on(self.line.state)) is not None:
            kind: Kind = "auto" if next.auto else "chance" if next.seat is None else "play"
            new.append(self.act(kind, next.seat, next.action, at))
        return new

    def recall(self, log: Iterable[Entry], since: float) -> None:
        """Carry out a stored log; clocks go on from then."""
        for entry in log:
            self._hear(entry)
        if self.clock:
            self.clock.run(self.actor, since)

    def hear(self, new: list[Entry]) -> None:
        """Carry out what another node has entered, and told everyone there."""
        for entry in new:
            self._hear(entry)
            self.sheet.practice = self.sheet.practice or entry.kind == "practice"
            if entry.kind in ("start", "lesson"):
                self.sheet.status = "playing"
        self._stands(new, new[-1].at)
        if self.clock:
            self.clock.run(self.actor, new[-1].at)

    def _hear(self, entry: Entry) -> None:
        if entry.n != self.line.seq + 1:
            raise BadLog("its entries are not numbered from 1 without a gap")
        self.add(entry)
        dice.left_to_it(self.line.game, self.line.state, self.resting)
        if self.clock and entry.body.clock:
            self.clock.resume(entry.body.clock)

    def settle(self, new: list[Entry], now: float) -> None:
        """The sheet and the clock after these entries; the last of them keeps the clock."""
        self._stands(new, now)
        if self.clock and new:
            self.clock.run(self.actor, now)
            new[-1].body.clock = self.clock.left[:]

    def _stands(self, new: list[Entry], now: float) -> None:
        sheet = self.sheet
        if sheet.status == "playing" and self.ended:
            sheet.status = "over"
        elif sheet.status == "over" and new and new[-1].kind == "undo":
            sheet.status = "playing"
        sheet.seq, sheet.ply, sheet.touched = self.line.seq, self.line.ply, now
        sheet.actor = (
            None if sheet.status == "lobby" else OVER if sheet.status == "over" else int(self.line.state.actor)
        )

    def _note(self, entry: Entry) -> None:
        """What an entry changes beside the line."""
        if self.course is not None:
            lessons.note(self.course, entry)
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
            case "resigned":
                self.hands.note(entry)
            case "undo":
                self.resigned, self.agreed, self.closed = None, False, False
                self.rematch = self.back = None
                self.resting.discard(entry.seat or 0)  # whoever takes back decides again
            case "rest":
                self.resting.add(entry.seat or 0)
            case "chat" if entry.body.text:  # else whoever said it is forgotten
                self.chat.append(entry)
            case "closed":
                self.closed = True
            case "play" | "timeout":
                self.back = None  # whoever plays on has answered
                if entry.seat != self.offered:
                    self.offered, self.offers = None, set()
            case "rematch-asked":
                self.rematch = Proposal(entry)
            case "rematch-withdrawn":
                self.rematch = None
            case "back-asked":
                self.back = Proposal(entry)
            case "back-withdrawn" | "back-declined":
                self.back = None
            case "rematch-agreed" | "rematch-declined" | "back-agreed":
                self._answered(entry)
            case "start" | "joined" | "left" | "stand-in" | "back" | "kicked" | "muted" | "unmuted":
                self.hands.note(entry)

    def _answered(self, entry: Entry) -> None:
        """Somebody answers what was asked of him."""
        asked = self.rematch if entry.kind.startswith("rematch") else self.back
        if asked is not None:
            asked.hear(entry)
