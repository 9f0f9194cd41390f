"""Which token from behind the screen comes next?"""

from collections.abc import Sequence
from typing import Final

from tavola.games.dracomundis.actions import PICK
from tavola.games.dracomundis.asking.pointing import Setup, Words, asked, with_rest
from tavola.games.dracomundis.data import KINDS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.names import BEHIND_SCREEN, kind_in
from tavola.kernel.actions import Action
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Prompt
from tavola.kernel.story import Voice

TOKENS: Final = {BEHIND_SCREEN + kind: code for code, kind in enumerate(KINDS)}


class Pick(Words):
    kind = PICK

    def ids(self, t: Fields, act: Action) -> tuple[str, ...]:
        return (f"{BEHIND_SCREEN}{act.params['token']}",)

    def label(self, t: Fields, act: Action, voice: Voice) -> str:
        return voice.say("choose-pick", **kind_in(voice, KINDS.index(str(act.params["token"]))))

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        return int(PICK.code(TOKENS[ids[0]])) if len(ids) == 1 and ids[0] in TOKENS else None


class Picking(Setup):
    def prompt(self, t: Fields, seat: int | None, voice: Voice) -> Prompt:
        return with_rest(t, seat, asked(t, seat, "pick", ("DM-04", "DM-05"), voice), voice)

    def default(self, t: Fields, rng: Rng) -> int:
        """Each token behind the screen is as likely as the others: any rule could be foretold."""
        tokens = [int(code) for code in t.legal() for _ in range(t.hand[t.mover * len(KINDS) + PICK.a(code)])]
        return tokens[rng.below(len(tokens))]
