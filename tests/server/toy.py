"""A made-up game with everything undo must respect: chains of steps, dice, own secrets, looks, reveals.

Each seat holds a secret card. A turn is any of: step (public), roll (a die follows), look (at the next seat's card),
show (the own card), place (the own card face down: others learn nothing), end.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.kernel.actions import Action, ActionSpace, kind
from tavola.kernel.asking import Asking, Wording, by_name
from tavola.kernel.cues import CARD, MOVE, REVEAL, Events
from tavola.kernel.cues import ROLL as CUE_ROLL
from tavola.kernel.events import EVERYONE, TEACHES
from tavola.kernel.game import Game, Outcome
from tavola.kernel.kinds import Kind
from tavola.kernel.observation import ENDLESS, Part
from tavola.kernel.observing import asked, asked_parts, places_on, put_seats, seat_at
from tavola.kernel.questions import Deed, Flow, Menu, Question
from tavola.kernel.questions import Roll as ChanceQuestion
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Board, Choice, Item, Prompt, Scene, Zone
from tavola.kernel.state import CHANCE, FINE, OVER
from tavola.kernel.story import Raw, Told, Voice

CARDS = 4
TURNS = 12
DEAL, DIE = kind("deal", card=range(CARDS)), kind("die", face=range(6))
STEP, ROLL, LOOK, SHOW, PLACE, END = (kind(name) for name in ("step", "roll", "look", "show", "place", "end"))
ACTIONS = ActionSpace(DEAL, DIE, STEP, ROLL, LOOK, SHOW, PLACE, END)
EVENTS = Events()
DEALT = EVENTS.add(dealt=CARD, teaches=True)
ROLLED = EVENTS.add(rolled=CUE_ROLL)
STEPPED = EVENTS.add(stepped=MOVE)
LEARNT = EVENTS.add(learnt=REVEAL)  # teaches those who did not know the card
PLACED = EVENTS.add(placed=CARD)
NAMES = ("dealt", "rolled", "stepped", "learnt", "placed")
DEALING, TURN, DICE, ENDED = range(4)
CLAUSE = 1


class Toy(Flow):
    """Cards, who knows them, and a count of everything public."""

    def __init__(self, seats: int, options: "vec[i64]") -> None:
        super().__init__(seats, options, QUESTIONS)
        self.cards = vec[i64]([-1] * seats)
        self.known = vec[i64]([1 << seat for seat in range(seats)])  # masks of those who know each card
        self.placed = vec[i64]([0] * seats)
        self.mover = self.count = self.turns = 0

    def slug(self) -> str:
        return "toy"

    def clone(self) -> "Toy":
        twin = Toy(self.seats, self.options)
        twin.cards, twin.known, twin.placed = self.cards[:], self.known[:], self.placed[:]
        twin.mover, twin.count, twin.turns = self.mover, self.count, self.turns
        twin.asks, twin.actor = self.asks, self.actor
        return twin

    def imagine(self, seat: int, rng: Rng) -> "Toy":
        """Cards this seat has not seen are anything."""
        self.check_seat(seat)
        dream = self.clone()
        for owner in range(self.seats):
            if self.cards[owner] >= 0 and not self.known[owner] >> seat & 1:
                dream.cards[owner] = rng.below(CARDS)
        return dream

    def observed(self, seat: int) -> "vec[i64]":
        out = append(append(asked(self, seat, 6 + 2 * self.seats), places_on(seat, self.mover, self.seats)), self.count)
        out = put_seats(append(out, self.turns), self.placed, seat)
        for owner in (seat_at(seat, place, self.seats) for place in range(self.seats)):
            out = append(out, self.cards[owner] if self.known[owner] >> seat & 1 else CARDS)
        return out

    def result(self, seat: int) -> float:
        return 1.0 / self.seats


def parts(seats: int, options: "vec[i64]") -> list[Part]:
    return [
        *asked_parts(len(QUESTIONS), seats),
        Part("mover", 0, seats - 1, "Whose turn it is, counted from the observer."),
        Part("count", 0, ENDLESS, "Everything public that was done."),
        Part("turns", 0, TURNS, "Turns that are over."),
        Part("placed", 0, 1, "1 where a card was placed, the own first.", (seats,)),
        Part("cards", -1, CARDS, f"Each card, the own first; -1 not dealt, {CARDS} not known.", (seats,)),
    ]


class Dealing(ChanceQuestion[Toy]):
    def __init__(self) -> None:
        super().__init__("deal", CLAUSE, [DEAL])

    def apply(self, t: Toy, action: int) -> None:
        seat = list(t.cards).index(-1)
        t.cards[seat] = DEAL.a(action)
        t.tell(DEALT, CLAUSE, seat, 1 << seat, t.cards[seat])
        if seat == t.seats - 1:
            t.ask(TURN, 0)


class Dice(ChanceQuestion[Toy]):
    def __init__(self) -> None:
        super().__init__("dice", CLAUSE, [DIE])

    def apply(self, t: Toy, action: int) -> None:
        t.ask(TURN, t.mover)
        t.tell(ROLLED, CLAUSE, t.mover, EVERYONE, DIE.a(action))


class Done(Deed[Toy]):
    """A deed of a turn: whatever `does` does."""

    def __init__(self, kind: Kind, does: Callable[[Toy], None]) -> None:
        super().__init__(kind)
        self.does = does

    def breaks(self, t: Toy, action: int) -> int:
        return CLAUSE if self.kind is PLACE and t.placed[t.mover] else FINE

    def apply(self, t: Toy, action: int) -> None:
        t.count += 1
        self.does(t)


def step(t: Toy) -> None:
    t.tell(STEPPED, CLAUSE, t.mover, EVERYONE)


def roll(t: Toy) -> None:
    t.ask(DICE, CHANCE)


def look(t: Toy) -> None:
    learn(t, (t.mover + 1) % t.seats, 1 << t.mover)


def show(t: Toy) -> None:
    learn(t, t.mover, EVERYONE)


def learn(t: Toy, owner: int, who: int) -> None:
    seats = who & (1 << t.seats) - 1
    taught = 0 if seats & t.known[owner] == seats else TEACHES
    t.known[owner] = t.known[owner] | who
    t.tell(LEARNT, CLAUSE, t.mover, who | taught, t.cards[owner])


def place(t: Toy) -> None:
    t.placed[t.mover] = 1
    t.tell(PLACED, CLAUSE, t.mover, 1 << t.mover, t.cards[t.mover])
    t.tell(PLACED, CLAUSE, t.mover, EVERYONE & ~(1 << t.mover))


def end(t: Toy) -> None:
    t.turns += 1
    t.mover = (t.mover + 1) % t.seats
    t.ask(*((ENDED, OVER) if t.turns == TURNS else (TURN, t.mover)))


DEEDS = {STEP: step, ROLL: roll, LOOK: look, SHOW: show, PLACE: place, END: end}
QUESTIONS = [
    Dealing(),
    Menu("turn", CLAUSE, [Done(kind, does) for kind, does in DEEDS.items()]),
    Dice(),
    Question("over", CLAUSE, []),
]


class Button(Wording[Toy]):
    """Every action is pressed by its number."""

    def choice(self, t: Toy, code: int, act: Action, voice: Voice) -> Choice:
        return Choice(act=code, ids=(str(code),), label=str(code))


class Anything(Asking[Toy]):
    def prompt(self, t: Toy, seat: int | None, voice: Voice) -> Prompt:
        return Prompt(seat=None, text=str(t.count))

    def meant(self, t: Toy, seat: int, ids: Sequence[str]) -> int | None:
        return int(ids[0]) if ids else None


ASKING = by_name(Anything(each.name, ACTIONS, dict.fromkeys(ACTIONS.kinds, Button())) for each in QUESTIONS)


def dump(t: Toy) -> dict[str, Any]:
    return {"cards": list(t.cards), "known": list(t.known), "count": t.count, "turn": t.mover}


def load(seats: int, options: "vec[i64]", written: Mapping[str, Any]) -> Toy:
    raise NotImplementedError


def narrate(event: Raw, voice: Voice) -> Told:
    return Told(NAMES[event.kind], event.seat, "TY-01", str(event.args))


def draw(t: Toy, seat: int | None, voice: Voice) -> Scene:
    """Counts are public; a card is seen by those who know it."""
    asking = ASKING[t.questions[t.asks].name]
    return Scene(
        game="toy",
        seat=seat,
        actor=t.actor,
        board=Board(size=(1, 1)),
        spaces=(),
        zones=tuple(_hand(t, owner, seat) for owner in range(t.seats)),
        prompt=asking.prompt(t, seat, voice),
        choices=asking.choices(t, voice) if seat is not None and seat == t.actor else (),
    )


def _hand(t: Toy, owner: int, seat: int | None) -> Zone:
    seen = t.known[owner] >> (30 if seat is None else seat) & 1
    item = Item(id=f"card{owner}", n=t.cards[owner]) if seen else Item(id=f"card{owner}", back="card")
    return Zone(id=f"hand{owner}", kind="hand", title=str(t.placed[owner]), items=(item,))


GAME = Game(
    slug="toy",
    title="Toy",
    package="toy",
    prefix="TY",
    seats=(2, 3),
    version="1",
    options=(),
    actions=ACTIONS,
    events=EVENTS,
    start=Toy,
    write=dump,
    read=load,
    ended=lambda t: Outcome((0, 1), (), "turns", "TY-01"),
    narrate=narrate,
    draw=draw,
    asking=ASKING,
    observed=parts,
)
