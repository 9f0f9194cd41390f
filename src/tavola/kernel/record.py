"""Records: a game as the list of its actions, chance outcomes among them. A JSON file a person can read."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from tavola.kernel.errors import BadAction, BadOption, BadPosition, BadRecord, IllegalAction, UnknownGame
from tavola.kernel.fair import Misfit, Seal, misfits
from tavola.kernel.game import Game, Outcome
from tavola.kernel.options import Value
from tavola.kernel.registry import game as find_game
from tavola.kernel.state import State

FORMAT = 1


class Hand(msgspec.Struct, forbid_unknown_fields=True):
    """A seat changed hands after `ply` actions, and the name of whom it concerns."""

    ply: int
    seat: int
    change: Literal["joined", "left", "bot", "stand-in", "back", "kicked"]
    name: str


class Sheet(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The file, field by field; one that may be missing is missing again when the record is saved."""

    tavola: int
    game: str
    rules: str
    seats: list[str]
    options: dict[str, bool | int | str]
    actions: list[dict[str, dict[str, str | int]]]
    outcome: Outcome | UnsetType | None = UNSET
    start: dict[str, Any] | UnsetType | None = UNSET
    fair: list[Seal] | UnsetType = UNSET
    hands: list[Hand] | UnsetType = UNSET


class Record:
    """A game being written down: `state` is where it stands now."""

    def __init__(
        self,
        game: Game,
        state: State,
        names: Sequence[str],
        start: dict[str, Any] | None = None,
        options: Mapping[str, Value] | None = None,
        rules: str | None = None,
    ) -> None:
        """`options` and `rules` are those to be saved: a record read is saved with what it was read with."""
        self.game, self.state, self.names = game, state, list(names)
        self.from_position = start
        self.rules = game.version if rules is None else rules
        self.options = game.options_of(state) if options is None else dict(options)
        self.without: frozenset[str] = frozenset()  # fields of the file it was read from that were not there
        self.actions: list[int] = []
        self.fair: list[Seal] = []  # what chance was sealed with, if it was
        self.hands: list[Hand] = []  # who came to which seat while it was played

    @classmethod
    def start(cls, game: Game, seats: int | None = None, names: Sequence[str] = (), **options: Any) -> "Record":
        """A new game; names default to the seats' numbers."""
        state = game.new(seats, **options)
        return cls(game, state, _names(names, state.seats))

    @classmethod
    def from_state(cls, game: Game, position: Mapping[str, Any], names: Sequence[str] = ()) -> "Record":
        """A game that starts from a position set by hand."""
        state = game.load(position)
        return cls(game, state, _names(names, state.seats), game.dump(state))

    def play(self, action: int) -> None:
        """Carry out an action and write it down; an illegal one, or what is no action at all, changes nothing."""
        self.state.play(self.game.actions.check(action))
        self.actions.append(action)

    def replay(self) -> Iterator[State]:
        """Every position from the first to the last, each independent of the others."""
        state = self._first()
        yield state.clone()
        for action in self.actions:
            state.play(action)
            yield state.clone()

    def misfits(self) -> list[Misfit]:
        """What chance did that does not follow from the seals of the record."""
        return misfits(self.replay(), self.actions, self.fair)

    def back_to(self, ply: int) -> None:
        """Take back everything after the first `ply` actions."""
        if type(ply) is not int or not 0 <= ply <= len(self.actions):
            raise BadRecord(f"there is no ply {ply!r}: it must be from 0 to {len(self.actions)}", ply)
        kept, state = self.actions[:ply], self._first()
        for action in kept:
            state.play(action)
        self.state, self.actions = state, kept

    def _first(self) -> State:
        if self.from_position is not None:
            return self.game.load(self.from_position)
        return self.game.begin(self.state.seats, self.game.options_of(self.state))

    def to_json(self) -> dict[str, Any]:
        """The record as plain values."""
        sheet = Sheet(
            tavola=FORMAT,
            game=self.game.slug,
            rules=self.rules,
            seats=self.names,
            options=self.options,
            actions=[self.game.actions.to_json(action) for action in self.actions],
            outcome=self.game.outcome(self.state),
            start=self.from_position,
            fair=self.fair or UNSET,
            hands=self.hands or UNSET,
        )
        built: dict[str, Any] = msgspec.to_builtins(sheet)
        return {name: value for name, value in built.items() if value is not None or name not in self.without}

    def text(self) -> str:
        """The file, one action a line."""
        head = self.to_json()
        lines = ",\n".join("    " + json.dumps(action, ensure_ascii=False) for action in head.pop("actions"))
        fields = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
        actions = f'  "actions": [\n{lines}\n  ]' if lines else '  "actions": []'
        return "{\n" + ",\n".join([*fields, actions]) + "\n}\n"

    def save(self, path: str | Path) -> None:
        """Write the file."""
        Path(path).write_text(self.text(), "utf-8")

    @classmethod
    def read(cls, path: str | Path) -> "Record":
        """Read a file and play it through; BadRecord says where it breaks."""
        try:
            return cls.from_text(Path(path).read_text("utf-8"))
        except OSError as wrong:
            raise BadRecord(f"{path} cannot be read: {wrong.strerror}") from wrong
        except UnicodeDecodeError as wrong:
            raise BadRecord(f"{path} is no record: it is not UTF-8 text") from wrong

    @classmethod
    def from_text(cls, text: str | bytes) -> "Record":
        """Read a record and play it through; BadRecord says where it breaks."""
        if not isinstance(text, str | bytes):
            raise BadRecord(f"this is no record: it must be text, not {text!r}")
        try:
            sheet = msgspec.json.decode(text, type=Sheet)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
            raise BadRecord(f"this is no record: {wrong}") from wrong
        return cls.from_sheet(sheet)

    @classmethod
    def from_sheet(cls, sheet: Sheet) -> "Record":
        """Play a sheet through; BadRecord says where it breaks."""
        record = cls._begin(sheet)
        for ply, named in enumerate(sheet.actions):
            try:
                record.play(record.game.actions.from_json(named))
            except (BadAction, IllegalAction) as wrong:
                raise BadRecord(f"the record breaks at ply {ply}: {wrong}", ply) from wrong
        reached, claimed = record.game.outcome(record.state), sheet.outcome or None
        if claimed != reached:
            raise BadRecord(
                f"the record claims the outcome {claimed}, but its actions lead to {reached}", len(sheet.actions)
            )
        record.fair = sheet.fair or []
        record.hands = _checked_hands(sheet)
        record.without = frozenset(name for name in sheet.__struct_fields__ if getattr(sheet, name) is UNSET)
        return record

    @classmethod
    def _begin(cls, sheet: Sheet) -> "Record":
        if sheet.tavola != FORMAT:
            raise BadRecord(f"this record has format {sheet.tavola}; this version reads format {FORMAT}")
        try:
            game = find_game(sheet.game)
            if not game.reads(sheet.rules):
                raise BadRecord(f"this record is of rules version {sheet.rules!r}; here they are at {game.version!r}")
            if isinstance(sheet.start, dict):
                return cls._from_start(game, sheet, sheet.start)
            state = game.begin_again(len(sheet.seats), sheet.options, sheet.rules)
            return cls(game, state, sheet.seats, options=sheet.options, rules=sheet.rules)
        except (UnknownGame, BadOption, BadPosition) as wrong:
            raise BadRecord(f"this record cannot begin: {wrong}") from wrong

    @classmethod
    def _from_start(cls, game: Game, sheet: Sheet, start: dict[str, Any]) -> "Record":
        state = game.load(start)
        if (played := game.options_of(state)) != played | sheet.options:
            raise BadRecord(f"this record gives the options {sheet.options}, but its first position {played}")
        return cls(game, state, _names(sheet.seats, state.seats), start, sheet.options, sheet.rules)


def _checked_hands(sheet: Sheet) -> list[Hand]:
    """Changes of hands in the order of the game, at seats there are."""
    hands, last = sheet.hands or [], 0
    for hand in hands:
        if not last <= hand.ply <= len(sheet.actions) or not 0 <= hand.seat < len(sheet.seats):
            raise BadRecord(f"seat {hand.seat} cannot have changed hands at ply {hand.ply}, after ply {last}", hand.ply)
        last = hand.ply
    return hands


def _names(names: Sequence[str], seats: int) -> list[str]:
    if isinstance(names, str) or not all(isinstance(name, str) for name in names):
        raise BadOption(f"names are words, one a seat, not {names!r}")
    if names and len(names) != seats:
        raise BadOption(f"{len(names)} names for {seats} seats: there must be one each")
    return list(names) or [f"seat {seat}" for seat in range(seats)]
