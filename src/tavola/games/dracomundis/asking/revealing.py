"""Action 3: turn over a neighbouring token, with the odds of the fight it may bring."""

from collections.abc import Sequence

import msgspec

from tavola.games.dracomundis.actions import REVEAL
from tavola.games.dracomundis.asking.looking import back_choice, back_meant
from tavola.games.dracomundis.asking.pointing import Words
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.knowledge import odds, shows_kind, shows_owner
from tavola.games.dracomundis.questions.fighting import attack
from tavola.games.dracomundis.valley import beside
from tavola.kernel.actions import Action
from tavola.kernel.scene import Choice, Preview
from tavola.kernel.story import Voice


class Reveal(Words):
    kind = REVEAL

    def choice(self, t: Fields, code: int, act: Action, voice: Voice) -> Choice:
        return turning_choice(t, code, act, REVEAL.a(code), True, voice)

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        """Of the three, if no other is allowed, so that its refusal is told."""
        at = back_meant(t, ids)
        return None if at is None else int(REVEAL.code(at))


def turning_choice(t: Fields, code: int, act: Action, at: int, fights: bool, voice: Voice) -> Choice:
    """`fights`: what is turned over next to the mover may have to be fought at once. DM-24, DM-R30"""
    preview = fight_preview(t, at, voice) if fights and beside(t, at, t.mover) else None
    return msgspec.structs.replace(back_choice(t, code, act, voice), confirm="press", preview=preview)


def fight_preview(t: Fields, at: int, voice: Voice) -> Preview:
    """How the fight would go, as far as the mover can know; over a blank back odds would tell the owner."""
    seat = t.mover
    total: dict[str, int | str] = {voice.say("number-attack"): attack(t, at, seat)}
    if not (shows_owner(t) or shows_kind(t, at, seat)):
        return Preview(numbers=total)
    counted = odds(t, at, seat)
    if shows_kind(t, at, seat):
        result = next(name for name, n in counted.items() if n)
        return Preview(numbers=total, lines=(voice.say("odds-known", result=result),))
    kept: dict[str, int | float] = {voice.say(f"odds-{name}"): n for name, n in counted.items() if n}
    return Preview(numbers=total, odds=kept, lines=(voice.say("odds-unknown", n=sum(counted.values())),))
