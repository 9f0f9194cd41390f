"""What the deeds of a turn have in common."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.dracomundis.fields import Fields
from tavola.kernel.questions import Deed


class Act(Deed[Fields]):
    """One thing that may be done in a turn."""

    def offered(self, t: Fields, out: vec[i64], men: vec[i64], near: vec[i64]) -> vec[i64]:
        """Append every legal action of this kind; must agree with `breaks`.

        `men` are the mover's free characters, `near` the tokens face down and rivals next to them.
        """
        raise NotImplementedError
