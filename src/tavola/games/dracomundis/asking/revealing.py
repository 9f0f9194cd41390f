"""Action 3: turn over a neighbouring token, with the odds of the fight it may bring."""

from collections.abc import Sequence
from typing import Final

import msgspec

from tavola.games.dracomundis.actions import REVEAL
from tavola.games.dracomundis.asking.looking import back_choice, back_meant
from tavola.games.dracomundis.asking.pointing import Words
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.knowledge import FATE_NAMES, odds, shows_kind, shows_owner
from tavola.games.dracomundis.questions.fighting import attack
from tavola.games.dracomundis.tokens import tag_of
from tavola.games.dracomundis.valley import beside
from tavola.kernel.actions import Action
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Choice, Preview
from tavola.kernel.story import Voice

NO_ATTACK: Final = -1


class Reveal(Words):
    kind = REVEAL

    def choice(self, t: Fields, code: int, act: Action, voice: Voice) -> Choice:
        return turning_choice(t, code, REVEAL.a(code), True, voice)

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        """Of the three, if no other is allowed, so that its refusal is told."""
        at = back_meant(t, ids)
        return None if at is None else int(REVEAL.code(at))


def turning_choice(t: Fields, code: int, at: int, fights: bool, voice: Voice) -> Choice:
    """`fights`: what is turned over next to the mover may have to be fought at once. DM-24, DM-R30"""
    tag = tag_of(t.ground[at])
    if not fights or not beside(t, at, t.mover):
        return turned(code, tag, NO_ATTACK, (), False, voice)
    known = shows_kind(t, at, t.mover)
    told = odds(t, at, t.mover) if known or shows_owner(t) else ()  # over a blank back odds would tell the owner
    return turned(code, tag, attack(t, at, t.mover), told, known, voice)


@drawn
def turned(code: int, tag: int, total: int, odds: tuple[int, ...], known: bool, voice: Voice) -> Choice:
    """A token to be turned over, with the attack it would meet."""
    preview = None if total == NO_ATTACK else fight_preview(total, odds, known, voice)
    return msgspec.structs.replace(back_choice(code, tag, voice), confirm="press", preview=preview)


def fight_preview(total: int, odds: tuple[int, ...], known: bool, voice: Voice) -> Preview:
    """How the fight would go, as far as the mover can know."""
    numbers: dict[str, int | str] = {voice.say("number-attack"): total}
    counted = dict(zip(FATE_NAMES, odds, strict=False))
    if not counted:
        return Preview(numbers=numbers)
    if known:
        result = next(name for name, n in counted.items() if n)
        return Preview(numbers=numbers, lines=(voice.say("odds-known", result=result),))
    kept: dict[str, int | float] = {voice.say(f"odds-{name}"): n for name, n in counted.items() if n}
    return Preview(numbers=numbers, odds=kept, lines=(voice.say("odds-unknown", n=sum(odds)),))
