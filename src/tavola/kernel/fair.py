"""Fair dice: chance that anyone can check afterwards.

Whoever draws commits to a secret before the game and shows its hash. Every seat adds a share of its own. The seed of a
draw follows from the secret, the shares given so far and the draw's place, counted from 1 and never given twice: what
is taken back is drawn under a new place. Once the game is over the secret stands in the record, and `misfits` draws
everything again.
"""

import hashlib
import hmac
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from tavola.kernel.chance import weighted
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, State

TAG = b"tavola fair dice 1"
SEED = 12  # bytes: all that an Rng takes
BLOCK = 64  # bytes that SHA-256 takes at a time
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))  # how HMAC changes its key


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Randomness of a seat; it counts in every draw after the first `after` ones."""

    seat: int
    share: str
    after: int


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A secret, what was shown of it before, and the places of its draws that stand."""

    commitment: str
    secret: str
    shares: list[Share]
    draws: list[int]

    def seed(self, place: int) -> int:
        """The seed of a draw, with the shares given before it."""
        return seed(self.secret, {each.seat: each.share for each in self.shares if each.after < place}, place)


class Misfit(msgspec.Struct, frozen=True):
    """Something in a record that does not fit its seals: a draw with the action that was sealed, or what else."""

    ply: int | None
    message: str
    sealed: int | None = None


def commitment(secret: str) -> str:
    """What is shown of a secret before the game: its SHA-256; both are written in hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed(secret: str, shares: Mapping[int, str], place: int) -> int:
    """The seed of the draw at this place."""
    return Source(secret, shares).seed(place)


class Source:
    """A secret and the shares that count: what the draws follow from until another share is given."""

    def __init__(self, secret: str, shares: Mapping[int, str]) -> None:
        key = bytes.fromhex(secret)
        block = (hashlib.sha256(key).digest() if len(key) > BLOCK else key).ljust(BLOCK, b"\0")
        # HMAC by hand: both hashes begin alike for all draws, and a copy of a begun hash costs half of a call of hmac
        self.inner = hashlib.sha256(block.translate(INNER) + TAG + b" ")
        self.outer = hashlib.sha256(block.translate(OUTER))
        self.said = "".join(f" {seat}:{shares[seat]}" for seat in sorted(shares)).encode()

    def seed(self, place: int) -> int:
        """HMAC-SHA256 under the secret, its first 96 bits."""
        inner, outer = self.inner.copy(), self.outer.copy()
        inner.update(b"%d%s" % (place, self.said))
        outer.update(inner.digest())
        return int.from_bytes(outer.digest()[:SEED], "big")


def outcome(state: State, seed: int) -> int:
    """The outcome a seed stands for, each as likely as its weight."""
    return int(state.legal()[weighted(state.weights(), Rng(seed))])


def misfits(states: Iterator[State], actions: Sequence[int], seals: Sequence[Seal]) -> list[Misfit]:
    """Draw every chance event of a game again; `states` are its positions, `seals` those of its record."""
    found = [wrong for seal in seals for wrong in _ill_formed(seal)]
    if found:
        return found
    places = [(seal, place) for seal in seals for place in seal.draws]
    draws = 0
    for ply, (state, action) in enumerate(zip(states, actions, strict=False)):
        if state.actor != CHANCE:
            continue
        if draws < len(places):
            found += _compared(ply, state, action, *places[draws])
        draws += 1
    if draws != len(places):
        found.append(Misfit(None, f"{draws} rolls and draws were made, but {len(places)} are sealed"))
    return found


def _ill_formed(seal: Seal) -> Iterator[Misfit]:
    try:
        fits = hmac.compare_digest(commitment(seal.secret), seal.commitment)
    except ValueError:
        fits = False
    if not fits:
        yield Misfit(None, f"the secret is not the one that was sealed as {seal.commitment[:16]!r}")
    if any(later <= place for place, later in zip([0, *seal.draws], seal.draws, strict=False)):
        yield Misfit(None, "the places of its draws do not rise")


def _compared(ply: int, state: State, action: int, seal: Seal, place: int) -> list[Misfit]:
    expected = outcome(state, seal.seed(place))
    return [] if expected == action else [Misfit(ply, f"the draw at ply {ply} is not what was sealed", expected)]
