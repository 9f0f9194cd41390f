"""Broken variants of Nim, one fault each, and the check that must catch it."""

from dataclasses import replace

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64
from tavola_nim import GAME, ending, features, position, scene
from tavola_nim.asking import ASKING, WORDS, Taking
from tavola_nim.events import DEALT
from tavola_nim.questions import QUESTIONS, TAKING
from tavola_nim.state import Nim

from tavola.kernel.cues import Events
from tavola.kernel.drawing import drawn
from tavola.kernel.errors import BadOption, BadPosition
from tavola.kernel.events import EVERYONE, TEACHES
from tavola.kernel.game import Game, Outcome
from tavola.kernel.options import Option
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Item, Zone
from tavola.kernel.state import CHANCE, FINE, OVER
from tavola.kernel.tally import Tally, source


def with_state(kind: type[Nim]) -> Game:
    """Nim whose positions are of a broken kind."""

    def start(seats, options):
        return kind(seats, options, QUESTIONS)

    def load(seats, options, written):
        broken = start(seats, options)
        position.load(seats, options, written).copy_into(broken)
        return broken

    return replace(GAME, start=start, read=load)


def redrawn(change) -> Game:
    """Nim whose scenes are changed before they are shown."""
    return replace(GAME, draw=lambda state, seat, voice: change(draw(state, seat, voice), state, seat, voice))


def draw(state, seat, voice):
    """A scene of Nim as it should be."""
    return GAME.drawing.scene(state, seat, voice, lambda: GAME.drawing.common(state, voice))


class RefusesWhatIsLegal(Nim):
    def legal(self):
        return super().legal() if self.actor == CHANCE else super().legal()[1:] or super().legal()


class PermitsAnything(Nim):
    def permits(self, action):
        return True


class SharesItsHeaps(Nim):
    def clone(self):
        twin = super().clone()
        twin.heaps = self.heaps
        return twin


class SharesUnknownToPlay(Nim):
    """Play does not show it: a clone shares an array that nothing reads."""

    def __init__(self, seats, options, questions):
        super().__init__(seats, options, questions)
        self.unread = vec[i64]([0])

    def clone(self):
        twin = super().clone()
        twin.unread = self.unread
        return twin


class ImaginesTheTruth(Nim):
    def imagine(self, seat, rng):
        return self.clone()


class ImaginesItself(Nim):
    def imagine(self, seat, rng):
        return self


class ImaginesItsOwnCard(Nim):
    def imagine(self, seat, rng):
        dream = super().imagine(seat, rng)
        dream.cards[seat] = 1 + dream.cards[seat] % 3 if dream.cards[seat] else 0
        return dream


class ImaginesFromAnywhere(Nim):
    def imagine(self, seat, rng):
        return super().imagine(seat % self.seats, rng)


class ImaginesByAnotherRng(Nim):
    count = 0

    def imagine(self, seat, rng):
        ImaginesByAnotherRng.count += 1
        return super().imagine(seat, Rng(ImaginesByAnotherRng.count))


class StartsDifferentlyEachTime(Nim):
    count = 0

    def __init__(self, seats, options, questions):
        super().__init__(seats, options, questions)
        StartsDifferentlyEachTime.count += 1
        self.heaps[0] = 1 + self.count % 3


class ChangesBeforeItRefuses(Nim):
    def play(self, action):
        self.heaps[0] = max(0, self.heaps[0] - 1)
        super().play(action)


class SamplesTheFirst(Nim):
    def sample(self, rng):
        return self.legal()[0]


class WeighsNothing(Nim):
    def weights(self):
        weights = super().weights()
        weights[0] = 0
        return weights

    def sample(self, rng):
        legal = self.legal()
        return legal[rng.below(len(legal))]


class DealsNothing(Nim):
    def legal(self):
        return vec[i64]() if self.actor == CHANCE else super().legal()


class NobodyWins(Nim):
    def result(self, seat):
        return 0.0


class GoesOnForEver(Nim):
    def apply(self, action):
        heaps = self.heaps[:]
        super().apply(action)
        if self.actor == OVER:
            self.heaps = heaps
            self.ask(TAKING, self.mover)


class RefusesByASecret(Nim):
    """Names a clause that depends on the next seat's hidden card."""

    def breaks(self, action):
        code = super().breaks(action)
        other = self.cards[(self.mover + 1) % self.seats]
        return 4 if code != FINE and self.actor >= 0 and other == 1 else code


class OffersByASecret(Nim):
    """Nobody may take two while the next seat hides a 1."""

    def breaks(self, action):
        hides_one = self.actor >= 0 and self.cards[(self.mover + 1) % self.seats] == 1
        takes_two = 3 <= action < 9 and action % 2 == 0
        return 4 if hides_one and takes_two else super().breaks(action)


class DealsAloud(Nim):
    def tell(self, kind, clause, seat, audience, a=0, b=0, c=0, d=0):
        super().tell(kind, clause, seat, EVERYONE if kind == DEALT else audience, a, b, c, d)


class TellsTheNextCard(Nim):
    def apply(self, action):
        if self.actor >= 0:
            self.tell(DEALT, 2, self.mover, EVERYONE, self.cards[(self.mover + 1) % self.seats])
        super().apply(action)


class Lingers(Nim):
    """Whoever has taken goes on, so that it could take back."""

    def apply(self, action):
        mover, decided = self.mover, self.actor >= 0
        super().apply(action)
        if decided and self.actor >= 0:
            self.mover = self.actor = mover


class LingersByASecret(Lingers):
    """Says that something was learnt where the next seat hides a 1."""

    def tell(self, kind, clause, seat, audience, a=0, b=0, c=0, d=0):
        taught = TEACHES if self.cards[(self.mover + 1) % self.seats] == 1 else 0
        super().tell(kind, clause, seat, audience | taught, a, b, c, d)


def saying_nothing(game: Game) -> Game:
    """A game none of whose events say that they teach anything."""
    silent = Events()
    for _ in game.events.teaching:
        silent.add()
    silent.cues = game.events.cues
    return replace(game, events=silent)


class ObservesEveryCard(Nim):
    """A leak: the cards of others as they are."""

    def observed(self, seat):
        seen = super().observed(seat)
        for place in range(self.seats):
            seen[len(seen) - self.seats + place] = self.cards[(seat + place) % self.seats]
        return seen


class Overlooks(Nim):
    """A field left out: these numbers of the observation are always 0."""

    blank = slice(0, 0)

    def observed(self, seat):
        seen = list(super().observed(seat))
        seen[self.blank] = [0] * len(seen[self.blank])
        return vec[i64](seen)


class OverlooksHeaps(Overlooks):
    blank = slice(4, 7)


class OverlooksCardsShown(Overlooks):
    blank = slice(7, 13)


class ObservesOneMore(Nim):
    def observed(self, seat):
        return append(super().observed(seat), 0)


class ObservesOutOfRange(Nim):
    def observed(self, seat):
        seen = super().observed(seat)
        seen[3] = self.seats if self.mover else 0
        return seen


class ObservesAsNobody(Nim):
    def observe(self, seat):
        return self.observed(seat % self.seats)


class LooksAtEveryCard(Nim):
    """A leak: what the next seat hides is a feature."""

    def features(self, seat):
        hidden = self.cards[(seat + 1) % self.seats]
        return append(super().features(seat), features.CARD + features.KINDS + hidden)


class LooksTooFar(Nim):
    def features(self, seat):
        return append(super().features(seat), features.count(self.seats))


class LooksAtTooMuch(Nim):
    def features(self, seat):
        return vec[i64]([0] * 256)


class MasksTheFirst(Nim):
    def mask(self):
        return super().mask().replace(b"\1", b"\0", 1)


class MasksTheLast(Nim):
    def mask(self):
        return super().mask()[:-1] + b"\1"


class MasksTooFew(Nim):
    def mask(self):
        return super().mask()[:-1]


class Mistaken(Taking):
    def meant(self, t, seat, ids):
        return 3


def leak(drawn, state, seat, voice):
    facts = tuple(Item(id=f"known{each}", n=state.cards[each]) for each in range(state.seats))
    return msgspec.structs.replace(drawn, zones=(*drawn.zones, Zone(id="known", kind="panel", title="x", items=facts)))


def first_card_once_begun(drawn, state, seat, voice):
    """Comes to light some actions after it was dealt."""
    if sum(state.heaps) == sum(FULL.values()):
        return drawn
    fact = Item(id="first", n=state.cards[0])
    return msgspec.structs.replace(
        drawn, zones=(*drawn.zones, Zone(id="first", kind="panel", title="x", items=(fact,)))
    )


def one_choice_less(drawn, state, seat, voice):
    return msgspec.structs.replace(drawn, choices=drawn.choices[1:])


def choices_for_all(drawn, state, seat, voice):
    open_to = draw(state, state.actor, voice) if state.actor >= 0 else drawn
    return msgspec.structs.replace(drawn, choices=open_to.choices)


def ids_twice(drawn, state, seat, voice):
    return msgspec.structs.replace(drawn, spaces=(*drawn.spaces, drawn.spaces[0]))


def unknown_clause(drawn, state, seat, voice):
    return msgspec.structs.replace(drawn, prompt=msgspec.structs.replace(drawn.prompt, clauses=("NI-99",)))


def in_english_only(state, seat, voice):
    return draw(state, seat, GAME.voice("en"))


class KeepsTooMuch(scene.Heaps):
    """An element that hangs on more than its arguments: on the position drawn last."""

    def __init__(self):
        self.heap = drawn(lambda i, voice: scene.heap(i, self.t.heaps[i], voice))

    def common(self, t, voice):
        self.t = t
        seen = super().common(t, voice)
        return msgspec.structs.replace(seen, spaces=tuple(self.heap(i, voice) for i in range(len(seen.spaces))))


def dump_without_shown(state):
    return position.dump(state) | {"shown": [0] * state.seats}


def read_nothing(seats, options, written):
    raise BadPosition("no position can be made of others")


def read_carelessly(seats, options, written):
    """What is left out is a KeyError."""
    return position.load(seats, options, {key: written[key] for key in ("heaps", "cards", "shown", "turn")})


def read_without_looking(seats, options, written):
    """A heap may be of any size, whether anybody can take from it or not."""
    state = position.load(seats, options, {**written, "heaps": FULL})
    for i, n in enumerate(dict(written.get("heaps", FULL)).values()):
        if type(n) is int and i < len(FULL):
            state.heaps[i] = max(-5, min(n, 5))
    return state


FULL = {"a": 3, "b": 4, "c": 5}
HEAPS = vec[i64]([3, 4, 5])


def read_into_one_array(seats, options, written):
    """Heaps that are left out are the same array for all positions."""
    state = position.load(seats, options, {"heaps": FULL, **written})
    if "heaps" not in written:
        state.heaps = HEAPS
    return state


def losers_win(state):
    right = ending.outcome(state)
    return Outcome(tuple({*range(state.seats)} - {*right.winners}), right.scores, right.reason, right.clause)


def cards_held(state):
    """Points that tell what nobody has shown."""
    return Tally("points", (source("cards", range(state.seats), lambda seat: state.cards[seat]),))


def cards_shown(state):
    """Points that are not the scores of the end."""
    return Tally("points", (source("shown", range(state.seats), lambda seat: 7 + state.shown[seat]),))


LIMITED = replace(
    with_state(GoesOnForEver),
    options=(*GAME.options, Option("turns", (50, 0), 50, "Turns."), Option("rounds", (9, 0, 1000), 9, "Rounds.")),
    limits=("turns", "rounds"),
)


def seats_two(seats, options):
    if options[1] and seats == 3:
        raise BadOption("two only")
    return GAME.start(seats, options)


UNPRINTABLE = replace(
    GAME, options=(*GAME.options, Option("duel", (False, True), False, "Two only.", printed=True)), start=seats_two
)

MUTANTS = {
    "legal_agrees_with_why_not": [with_state(RefusesWhatIsLegal)],
    "permits_agrees_with_breaks": [with_state(PermitsAnything)],
    "refusals_change_nothing": [with_state(ChangesBeforeItRefuses), with_state(PermitsAnything)],
    "clones_are_independent": [with_state(SharesItsHeaps)],
    "clones_share_nothing_they_change": [with_state(SharesItsHeaps), with_state(SharesUnknownToPlay)],
    "loading_gives_the_same_position": [replace(GAME, write=dump_without_shown)],
    "what_is_written_by_hand_is_sound_or_refused": [
        replace(GAME, read=read_carelessly),
        replace(GAME, read=read_without_looking),
        replace(GAME, read=read_into_one_array),
    ],
    "imagined_positions_look_the_same": [
        with_state(ImaginesItself),
        with_state(ImaginesItsOwnCard),
        with_state(ImaginesByAnotherRng),
        with_state(ImaginesFromAnywhere),
        replace(GAME, counted=cards_held),
        with_state(RefusesByASecret),
        with_state(OffersByASecret),
        redrawn(leak),
    ],
    "secrets_are_imagined_anew": [with_state(ImaginesTheTruth), with_state(DealsAloud)],
    "stories_keep_secrets": [with_state(TellsTheNextCard)],
    "events_say_what_they_teach": [saying_nothing(with_state(Lingers)), with_state(LingersByASecret)],
    "scenes_are_well_formed": [redrawn(ids_twice), redrawn(unknown_clause)],
    "what_was_kept_is_drawn_the_same_anew": [replace(GAME, draw=KeepsTooMuch())],
    "choices_are_the_legal_actions": [
        redrawn(one_choice_less),
        redrawn(choices_for_all),
        replace(GAME, asking=ASKING | {"take": Mistaken("take", GAME.actions, WORDS)}),
    ],
    "chances_match_legal": [with_state(WeighsNothing)],
    "samples_keep_to_the_weights": [with_state(SamplesTheFirst)],
    "all_languages_word_everything": [replace(GAME, draw=in_english_only)],
    "masks_are_the_legal_actions": [with_state(MasksTheFirst), with_state(MasksTheLast), with_state(MasksTooFew)],
    "observations_are_as_described": [
        with_state(ObservesOneMore),
        with_state(ObservesOutOfRange),
        with_state(ObservesAsNobody),
    ],
    "observations_keep_secrets": [with_state(ObservesEveryCard)],
    "features_keep_secrets": [
        with_state(LooksAtEveryCard),
        with_state(LooksTooFar),
        with_state(LooksAtTooMuch),
    ],
    "observations_miss_nothing": [
        with_state(OverlooksHeaps),
        with_state(OverlooksCardsShown),
        replace(redrawn(first_card_once_begun), read=read_nothing),
    ],
    "records_replay": [with_state(StartsDifferentlyEachTime)],
    "games_end": [
        with_state(NobodyWins),
        with_state(GoesOnForEver),
        replace(GAME, ended=losers_win),
        replace(GAME, counted=cards_shown),
    ],
}
