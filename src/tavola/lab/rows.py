"""Games for learning: each a row, and each of its decisions a row."""

import json
from typing import Any

import msgspec

from tavola.kernel.record import Record
from tavola.kernel.registry import game as game_named
from tavola.kernel.state import CHANCE, State
from tavola.lab.simulate import Match, Played, play_through, played


class GameRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game; bots, returns and scores are by seat. `record` is what `Record.from_text` reads."""

    number: int
    game: str
    rules: str
    bots: tuple[str, ...]
    options: str  # all of them, as JSON
    seed: int
    limit: int
    decisions: int
    returns: tuple[float, ...]
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str
    clause: str
    record: str

    def played(self) -> Played:
        return Played(self.returns, self.decisions, self.reason)


class DecisionRow(msgspec.Struct, frozen=True, gc=False):
    """One decision: what its seat observed, what was legal, what it did, and what the seat got in the end."""

    number: int
    ply: int
    seat: int
    observation: tuple[int, ...]
    legal: tuple[int, ...]
    action: int
    result: float


class Order(msgspec.Struct, frozen=True):
    """A game to play and to write down."""

    number: int
    match: Match
    observations: bool


class Lines(msgspec.Struct, frozen=True):
    """A game written down, as lines of JSON."""

    game: bytes
    decisions: bytes
    played: Played


class Witness:
    """Sees a game as it is played."""

    def __init__(self, observations: bool) -> None:
        self.observations = observations
        self.actions: list[int] = []
        self.observed: list[DecisionRow] = []

    def see(self, state: State, action: int) -> None:
        if self.observations and state.actor != CHANCE:
            seat = state.actor
            observation, legal = tuple(state.observe(seat)), tuple(state.legal())
            self.observed.append(DecisionRow(0, len(self.actions), seat, observation, legal, action, 0.0))
        self.actions.append(action)


def write(order: Order) -> Lines:
    """Play a game and write it down."""
    witness = Witness(order.observations)
    state, decisions = play_through(order.match, witness.see)
    went = played(state, decisions)
    row = game_row(order, state, witness.actions, went)
    told = [
        msgspec.structs.replace(seen, number=order.number, result=went.returns[seen.seat]) for seen in witness.observed
    ]
    return Lines(line(row), b"".join(map(line, told)), went)


def line(row: GameRow | DecisionRow) -> bytes:
    return msgspec.json.encode(row) + b"\n"


def game_row(order: Order, state: State, actions: list[int], went: Played) -> GameRow:
    game, match = game_named(order.match.slug), order.match
    record = Record(game, state, match.specs)
    record.actions = actions
    outcome = game.outcome(state)
    return GameRow(
        number=order.number,
        game=game.slug,
        rules=game.version,
        bots=match.specs,
        options=compact(game.options_of(state)),
        seed=match.seed,
        limit=match.limit,
        decisions=went.decisions,
        returns=went.returns,
        winners=outcome.winners if outcome else (),
        scores=outcome.scores if outcome else (),
        reason=went.reason,
        clause=outcome.clause if outcome else "",
        record=compact(record.to_json()),
    )


def compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def expected(order: Order, options: str) -> dict[str, Any]:
    """What the row of this game says before it is played."""
    match = order.match
    told = {"game": match.slug, "rules": game_named(match.slug).version, "bots": match.specs, "options": options}
    return {"number": order.number, **told, "seed": match.seed, "limit": match.limit}


def options_text(match: Match) -> str:
    """All options of a game, those left as they are too."""
    game = game_named(match.slug)
    return compact(game.options_of(game.new(len(match.specs), **match.options)))
