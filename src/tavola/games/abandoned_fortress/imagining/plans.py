"""What others have chosen and not yet shown: secrets of a battle, the plan of a redeployment. AF-R104"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import steps
from tavola.games.abandoned_fortress.questions.battle.secrets import black_breaks, on_side
from tavola.games.abandoned_fortress.questions.redeploying import cards, present_leader
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import BLACKS, DRAGON, LEADERS, NONE
from tavola.kernel.rng import Rng
from tavola.kernel.state import FINE


def redraw_secrets(t: Realm, seat: i64, rng: Rng) -> None:
    """A Black card or War Drums chosen by another: any choice it could have made. AF-R104"""
    if t.stage == steps.NO_BATTLE or t.stage > steps.DEFENDER_DRUMS:
        return
    for side in range(2):
        leader = on_side(t, side)
        if leader != DRAGON and leader // LEADERS != seat:
            guess_secret(t, side, rng)


def guess_secret(t: Realm, side: i64, rng: Rng) -> None:
    """What has been chosen so far, as the stage tells."""
    asked = steps.STARTER_BLACK if side == 0 else steps.DEFENDER_BLACK
    t.secret[side] = NONE
    if t.stage > asked:
        playable = vec[i64]([NONE])
        for black in range(BLACKS):
            if black_breaks(t, side, black) == FINE:
                playable = append(playable, black)
        t.secret[side] = playable[rng.below(i64(len(playable)))]
    drums = t.stage > asked + 1 and t.drums[on_side(t, side) // LEADERS] > 0
    t.beaten_drums[side] = rng.below(2) if drums else 0


def restore_plan(t: Realm) -> None:
    """Others see nothing of a redeployment before it is done; the present assignment always fits. AF-R104"""
    given = cards(t)
    size = i64(len(t.plan))
    t.plan = vec[i64]()
    for i in range(size):
        t.plan = append(t.plan, present_leader(t, given, i))
