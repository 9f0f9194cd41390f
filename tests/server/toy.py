"""A made-up game with everything undo must respect: chains of steps, dice, own secrets, looks, reveals.

Each seat holds a secret card. A turn is any of: step (public), roll (a die follows), look (at the next seat's card),
show (the own card), place (the own card face down: others learn nothing), end.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.kernel.actions import ActionSpace, kind
from tavola.kernel.events import EVERYONE
from tavola.kernel.game import Outcome
from tavola.kernel.old_game import old_game
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Board, Choice, Item, Prompt, Scene, Zone
from tavola.kernel.state import CHANCE, FINE, OVER, State
from tavola.kernel.story import Raw, Told, Voice

DEAL, DIE, STEP, ROLL, LOOK, SHOW, PLACE, END = 0, 4, 10, 11, 12, 13, 14, 15
CARDS = 4
TURNS = 12
ACTIONS = ActionSpace(
    kind("deal", card=range(CARDS)),
    kind("die", face=range(6)),
    *(kind(name) for name in ("step", "roll", "look", "show", "place", "end")),
)


class Toy(State):
    """Cards, who knows them, and a count of everything public."""

    def __init__(self, seats: int, options: "vec[i64]") -> None:
        super().__init__(seats, options)
        self.cards = vec[i64]([-1] * seats)
        self.known = vec[i64]([1 << seat for seat in range(seats)])  # masks of those who know each card
        self.placed = vec[i64]([0] * seats)
        self.mover = self.count = self.turns = 0
        self.rolling = False

    def slug(self) -> str:
        return "toy"

    def clone(self) -> "Toy":
        twin = Toy(self.seats, self.options)
        twin.cards, twin.known, twin.placed = self.cards[:], self.known[:], self.placed[:]
        twin.mover, twin.count, twin.turns = self.mover, self.count, self.turns
        twin.rolling, twin.actor = self.rolling, self.actor
        return twin

    def legal(self) -> "vec[i64]":
        found = vec[i64]()
        for action in range(ACTIONS.size):
            if self.breaks(action) == FINE:
                found = append(found, action)
        return found

    def breaks(self, action: int) -> int:
        if self.actor == OVER:
            return 1
        if self.actor == CHANCE:
            return FINE if (DIE <= action < STEP) == self.rolling and action < STEP else 1
        return FINE if action >= STEP and (action != PLACE or not self.placed[self.mover]) else 1

    def apply(self, action: int) -> None:
        if self.actor == CHANCE:
            self._chance(action)
            return
        self.count += 1
        match action:
            case 11:
                self.rolling, self.actor = True, CHANCE
            case 12:
                self._learn((self.mover + 1) % self.seats, 1 << self.mover)
            case 13:
                self._learn(self.mover, EVERYONE)
            case 14:
                self.placed[self.mover] = 1
                self.tell(14, 1, self.mover, 1 << self.mover, self.cards[self.mover])
                self.tell(15, 1, self.mover, EVERYONE & ~(1 << self.mover))
            case 15:
                self._end_turn()
            case _:
                self.tell(10, 1, self.mover, EVERYONE)

    def _chance(self, action: int) -> None:
        if self.rolling:
            self.rolling, self.actor = False, self.mover
            self.tell(4, 1, self.mover, EVERYONE, action - DIE)
            return
        seat = list(self.cards).index(-1)
        self.cards[seat] = action
        self.tell(0, 1, seat, 1 << seat, action)
        self.actor = 0 if seat == self.seats - 1 else CHANCE

    def _learn(self, owner: int, who: int) -> None:
        self.known[owner] = self.known[owner] | who
        self.tell(12, 1, self.mover, who, self.cards[owner])

    def _end_turn(self) -> None:
        self.turns += 1
        self.mover = (self.mover + 1) % self.seats
        self.actor = OVER if self.turns == TURNS else self.mover

    def imagine(self, seat: int, rng: Rng) -> "Toy":
        """Cards this seat has not seen are anything."""
        dream = self.clone()
        for owner in range(self.seats):
            if self.cards[owner] >= 0 and not self.known[owner] >> seat & 1:
                dream.cards[owner] = rng.below(CARDS)
        return dream

    def result(self, seat: int) -> float:
        return 1.0 / self.seats


class Notation:
    """Just enough to be a game."""

    def start(self, seats: int, options: "vec[i64]") -> Toy:
        return Toy(seats, options)

    def dump(self, state: Toy) -> dict[str, Any]:
        return {"cards": list(state.cards), "known": list(state.known), "count": state.count, "turn": state.mover}

    def load(self, seats: int, options: "vec[i64]", position: Mapping[str, Any]) -> State:
        raise NotImplementedError

    def outcome(self, state: Toy) -> Outcome:
        return Outcome((0, 1), (), "turns", "TY-01")

    def narrate(self, event: Raw, voice: Voice) -> Told:
        return Told(str(event.kind), event.seat, "TY-01", str(event.args))


class Scenery:
    """Counts are public; a card is seen by those who know it."""

    def draw(self, state: Toy, seat: int | None, voice: Voice) -> Scene:
        hands = tuple(self._hand(state, owner, seat) for owner in range(state.seats))
        acts = state.legal() if seat is not None and seat == state.actor else ()
        return Scene(
            game="toy",
            seat=seat,
            actor=state.actor,
            board=Board(size=(1, 1)),
            spaces=(),
            zones=hands,
            prompt=Prompt(seat=None, text=str(state.count)),
            choices=tuple(Choice(act=int(act), ids=(str(act),), label=str(act)) for act in acts),
        )

    def _hand(self, state: Toy, owner: int, seat: int | None) -> Zone:
        seen = state.known[owner] >> (30 if seat is None else seat) & 1
        item = Item(id=f"card{owner}", n=state.cards[owner]) if seen else Item(id=f"card{owner}", back="card")
        return Zone(id=f"hand{owner}", kind="hand", title=str(state.placed[owner]), items=(item,))

    def meant(self, state: Toy, seat: int, ids: Sequence[str]) -> int | None:
        return int(ids[0]) if ids else None


GAME = old_game(
    slug="toy",
    title="Toy",
    package="toy",
    prefix="TY",
    seats=(2, 3),
    version="1",
    options=(),
    actions=ACTIONS,
    notation=Notation(),
    scenery=Scenery(),
)
