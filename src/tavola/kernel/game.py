"""A game: names, shows, explains, loads and saves positions."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tavola.kernel import options as option_codes
from tavola.kernel.actions import ActionSpace
from tavola.kernel.asking import Asking
from tavola.kernel.cues import Events
from tavola.kernel.drawing import Draw, Drawing, Whole
from tavola.kernel.errors import BadAction, BadOption, BadPosition, choices
from tavola.kernel.ledger import Ledger, clause_id
from tavola.kernel.lengths import Lengths, lengths
from tavola.kernel.observation import Observation, Part, described
from tavola.kernel.options import Option, Value
from tavola.kernel.questions import Flow
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Scene
from tavola.kernel.state import FINE, OVER, State
from tavola.kernel.story import Raw, Told, Voice, voice_of
from tavola.kernel.tally import Tally
from tavola.kernel.words import LANGUAGES


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed: the clause, its sentence, and the fact at hand in the reader's words."""

    clause: str
    message: str
    fact: str = ""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str
    clause: str

    @property
    def ranking(self) -> tuple[int, ...]:
        """The place of each seat: winners are first, whatever they scored, then who scored most; a tie shares one."""
        order = [(seat in self.winners, score) for seat, score in enumerate(self.scores)]
        return tuple(1 + sum(other > mine for other in order) if not mine[0] else 1 for mine in order)


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """One game; its package holds rules.md, locale/ and theme/."""

    slug: str
    title: str
    package: str
    prefix: str
    seats: tuple[int, ...]
    version: str
    options: tuple[Option, ...]
    actions: ActionSpace
    events: Events
    start: Callable[[int, vec[i64]], State]  # the first position
    write: Callable[[Any], dict[str, Any]]  # a position in writing, without game, seats and options
    read: Callable[[int, vec[i64], Mapping[str, Any]], State]  # and again; BadPosition if it cannot be
    ended: Callable[[Any], Outcome]  # how a position whose actor is OVER ended
    narrate: Callable[[Raw, Voice], Told]  # an event as a sentence and the ids it names
    draw: Drawing[Any] | Draw  # what one seat, or a spectator, may see
    asking: Mapping[str, Asking[Any]]  # what a person sees of each question
    observed: Callable[[int, vec[i64]], Sequence[Part]] | None = None  # parts of an observation, by seats and options
    featured: Callable[[int], int] | None = None  # how many features a mind can look at, by seats
    aim: Callable[[Any], Mapping[str, int | str]] | None = None  # numbers of the goal card that no option is
    counted: Callable[[Any], Tally] | None = None  # what the scores are made of; tally.py
    notable: Callable[[Raw], bool] | None = None  # what a result counts, by seat: the locale's `fact`
    draws: bool = False  # may players agree a draw?
    together: bool = False  # may several seats all lose? Else their chances add up to a win
    limits: tuple[str, ...] = ()  # options that make every game end; with all of them 0 one lasts as long as it lasts
    environment: int = 0  # the number in the names of its environments: rises when rules or observation change
    seated: str = "players"  # the key of a written position that has an entry for each seat
    older: tuple[str, ...] = ()  # versions of the rules before this one whose games still play as they were played

    @cached_property
    def drawing(self) -> Drawing[Any]:
        """How it is drawn."""
        return self.draw if isinstance(self.draw, Drawing) else Whole(self.draw)

    @cached_property
    def lengths(self) -> Lengths:
        """How long it is, as far as that was measured."""
        return lengths(self.package)

    @cached_property
    def ledger(self) -> Ledger:
        """The rules, as clauses and rulings."""
        return Ledger((files(self.package) / "rules.md").read_text("utf-8"))

    def ledger_in(self, language: str) -> Ledger:
        """The rules in the reader's language, where there is a rules.fr.md of the same clauses; else as they are."""
        return _translated(self, language) or self.ledger

    def title_in(self, language: str) -> str:
        """Its title in the reader's language: the message `title`, where its words have one."""
        voice = self.voice(language)
        return voice.say("title") if voice.knows("title") else self.title

    def new(self, seats: int | None = None, **options: Any) -> State:
        """A first position; BadOption for a seat count or an option that does not fit."""
        return self.begin(self.seats[0] if seats is None else seats, options)

    def begin(self, seats: int, options: Mapping[str, Any]) -> State:
        """`new` with the options as one mapping, whatever they are called."""
        return self._start(seats, option_codes.encode(self.options, options))

    def begin_again(self, seats: int, written: Mapping[str, Any], rules: str) -> State:
        """The first position of a game written down under these rules; options it does not name were added later."""
        return self._start(seats, self._written(written, rules))

    def _written(self, written: Mapping[str, Any], rules: str) -> vec[i64]:
        encode = option_codes.encode if rules == self.version else option_codes.encode_written
        return encode(self.options, written)

    def reads(self, rules: object) -> bool:
        """Can a game of this version of the rules be played on?"""
        return rules == self.version or rules in self.older

    def preset(self, name: str) -> dict[str, Value]:
        """All options, "recommended" or as "printed"; BadOption for another name."""
        return option_codes.preset(self.options, name)

    def _start(self, seats: int, codes: vec[i64]) -> State:
        self._check_seats(seats)
        return self.start(seats, codes)

    def _check_seats(self, seats: object) -> None:
        if type(seats) is not int or seats not in self.seats:
            raise BadOption(f"{self.title} seats {choices(self.seats)}, not {seats!r}")

    def observation(self, seats: int | None = None, **options: Any) -> Observation:
        """What the numbers of `state.observe(seat)` mean, part by part; BadOption as in `new`."""
        count = self.seats[0] if seats is None else seats
        self._check_seats(count)
        return self._observation(count, option_codes.encode(self.options, options))

    def observation_of(self, state: State) -> Observation:
        """`observation` for the seats and options of a state."""
        return self._observation(state.seats, state.options)

    def _observation(self, seats: int, codes: vec[i64]) -> Observation:
        if self.observed is None:
            raise NotImplementedError(f"{self.title} has no observation: its Game needs observed=, the parts of it")
        return described(self.observed(seats, codes))

    def options_of(self, state: State) -> dict[str, Value]:
        """The options a state was started with."""
        return option_codes.decode(self.options, state.options)

    def why_not(self, state: State, action: int, language: str = "en") -> Refusal | None:
        """None if the action is legal now, else the clause that refuses it."""
        self.actions.decode(action)
        code = state.breaks(action)
        return None if code == FINE else self.refusal(action, code, language)

    def refusals(self, state: State, action: int, language: str = "en") -> list[Refusal]:
        """Every clause that refuses an action, as far as the game tells, that of `why_not` first."""
        first = state.breaks(self.actions.check(action))
        if first == FINE:
            return []
        codes = [first, *self.asked(state).reasons(state, action)]
        return [self.refusal(action, code, language) for code in dict.fromkeys(codes) if code != FINE]

    def refusal(self, action: int, code: int, language: str = "en") -> Refusal:
        """The refusal behind a code; its fact is the locale's `refuse-AG-40`, if it has one."""
        clause = self.ledger.of_code(code)
        voice, fact = self.voice(language), f"refuse-{clause.id}"
        named = self.actions.decode(action).params if 0 <= action < self.actions.size else {}
        text = self.ledger_in(language)[clause.id].text
        return Refusal(clause.id, text, voice.say(fact, **named) if voice.knows(fact) else "")

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None while it runs."""
        return self.ended(state) if state.actor == OVER else None

    def points(self, state: State) -> tuple[int, ...] | None:
        """What each seat has so far of what it scores by, as far as everybody knows; None if the game does not say."""
        return self.counted(state).sums() if self.counted is not None else None

    def tally(self, state: State) -> Tally | None:
        """What the scores are made of, once the game is over and if it says so."""
        return self.counted(state) if self.counted is not None and state.actor == OVER else None

    def dump(self, state: State) -> dict[str, Any]:
        """The whole position in writing."""
        shell = {"game": self.slug, "rules": self.version, "seats": state.seats, "options": self.options_of(state)}
        return shell | self.write(state)

    def load(self, position: Mapping[str, Any]) -> State:
        """A position from writing, by hand or from `dump`; BadPosition if it cannot be."""
        if not isinstance(position, Mapping):
            raise BadPosition(f"a position is written as names with values, not as {position!r}")
        body = dict(position)
        if (slug := body.pop("game", self.slug)) != self.slug:
            raise BadPosition(f"this is a position of {slug!r}, not of {self.slug!r}")
        if not self.reads(rules := body.pop("rules", self.version)):
            raise BadPosition(f"this position is of rules version {rules!r}; here they are at {self.version!r}")
        given, seats = body.pop("options", {}), body.pop("seats", self._seats_of(body))
        if not isinstance(given, Mapping):
            raise BadPosition(f"options are written as names with values, not as {given!r}")
        if type(seats) is not int or seats not in self.seats:
            raise BadPosition(f"{self.title} seats {choices(self.seats)}, not {seats!r}")
        try:
            codes = self._written(given, rules)
        except BadOption as wrong:
            raise BadPosition(str(wrong)) from wrong
        return self.read(seats, codes, body)

    def _seats_of(self, written: Mapping[str, Any]) -> int:
        """As many seats as players are written, where they are; else the fewest of the game."""
        players = written.get(self.seated)
        if isinstance(players, list | tuple | Mapping) and len(players) in self.seats:
            return len(players)
        return self.seats[0]

    def voice(self, language: str) -> Voice:
        """Words of this game in one language."""
        return voice_of(self.package, language)

    def scene(self, state: State, seat: int | None, language: str = "en") -> dict[str, Any]:
        """What one seat may see, worded and ready to draw; `seat` None is a spectator."""
        drawn = msgspec.to_builtins(self.typed_scene(state, seat, language))
        assert isinstance(drawn, dict)
        return drawn

    def typed_scene(self, state: State, seat: int | None, language: str = "en") -> Scene:
        """The typed scene behind `scene`."""
        if seat is not None:
            _check_seat(state, seat)
        voice = self.voice(language)
        return self.drawing.scene(state, seat, voice, lambda: self.drawing.common(state, voice))

    def asked(self, state: State) -> Asking[Any]:
        """The question asked now, as a person sees it."""
        assert isinstance(state, Flow)
        return self.asking[state.questions[state.asks].name]

    def automatic(self, state: State) -> bool:
        """May the table give the only answer there is by itself?"""
        return self.asked(state).auto(state)

    def rests(self, state: State) -> bool:
        """May the table decide this, and what is like it, for a seat that asks it to?"""
        return self.asked(state).rest(state)

    def rest_lasts(self, state: State) -> bool:
        """Does what a seat left to the table stay with it, though it decides this itself?"""
        return self.asked(state).rest_lasts(state)

    def rested(self, state: State, rng: Rng) -> int:
        """What the table decides for a seat that asked it to."""
        return int(self.asked(state).rested(state, rng))

    def default(self, state: State, rng: Rng) -> int:
        """What is played when a seat's time is up."""
        return int(self.asked(state).default(state, rng))

    def action_of(self, state: State, seat: int, ids: Sequence[str]) -> int | None:
        """The action meant by the ids a person chose, legal or not, or None; feeds `why_not`."""
        _check_seat(state, seat)
        if not isinstance(ids, Sequence) or not all(isinstance(each, str) for each in ids):
            raise BadAction(f"what a person chose is a list of ids, such as ['e5'], not {ids!r}")
        return self.asked(state).meant(state, seat, tuple(ids))

    def story(self, events: Sequence[Raw], seat: int | None, language: str = "en") -> list[Told]:
        """The events this seat may know, worded."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < max(self.seats)):
            raise BadOption(f"there is no seat {seat!r}: it must be {choices(range(max(self.seats)))}")
        voice = self.voice(language)
        return [self.told(event, voice) for event in events if event.known_to(seat)]

    def told(self, event: Raw, voice: Voice) -> Told:
        """One event, worded, with its cue."""
        try:
            line = self.narrate(event, voice)
            cue = self.events.cue(line.kind)
        except KeyError as unknown:
            which = f"event {event.kind} of events.py ({clause_id(self.prefix, event.clause)})"
            raise LookupError(f"{which} cannot be told: story.py does not know {unknown}") from unknown
        return msgspec.structs.replace(line, cue=cue)

    def named(self, action: int) -> str:
        """An action in one short line: `move S-M1 e5`."""
        return self.actions.named(action)

    def unnamed(self, text: str) -> int:
        """The action that `named` writes so, legal or not; BadAction if there is none."""
        return self.actions.unnamed(text)


@cache
def _translated(game: Game, language: str) -> Ledger | None:
    file = files(game.package) / f"rules.{language}.md"
    return Ledger(file.read_text("utf-8")) if language in LANGUAGES and file.is_file() else None


def _check_seat(state: State, seat: object) -> None:
    """BadOption for what is no seat of this position."""
    if type(seat) is not int or not 0 <= seat < state.seats:
        raise BadOption(f"there is no seat {seat!r}: it must be {choices(range(state.seats))}")
