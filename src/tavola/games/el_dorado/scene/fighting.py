"""The battle pane: both sides with their dice, the chances of those who fight, and the dice as they lie."""

from typing import Final

from tavola.games.el_dorado.names import coordinates, target_name
from tavola.games.el_dorado.odds import battling, own_odds
from tavola.games.el_dorado.rules.dice import attack_strength, defence_strength, dice_count, dice_sum
from tavola.games.el_dorado.rules.stages import ATT_ROLL, DEF_ROLL
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.scene import Die, Item, Zone
from tavola.kernel.story import Voice

FACES: Final = 7


def battle(t: Dorado, seat: int | None, voice: Voice) -> list[Zone]:
    if not battling(t):
        return []
    attack, defence = attack_strength(t), defence_strength(t)
    items = [
        Item(
            id="attacker",
            icon="attack",
            title=target_name(t, t.attacker, voice),
            n=int(attack),
            lines=_lies(t, True, voice),
        ),
        Item(
            id="defender",
            icon="defence",
            title=target_name(t, t.defender, voice),
            n=int(defence),
            lines=_lies(t, False, voice),
        ),
    ]
    if chances := own_odds(t, seat):
        win, tie, loss = chances
        items.append(Item(id="odds", icon="odds", title=voice.say("odds", win=win, tie=tie, loss=loss), tone="lit"))
    title = voice.say("battle", at=coordinates(t.b_tile, voice))
    return [Zone(id="battle", kind="track", title=title, items=tuple(items), clauses=("ED-75", "ED-76"))]


def _lies(t: Dorado, attacking: bool, voice: Voice) -> tuple[str, ...]:
    """What has been rolled."""
    thrown = t.att_dice if attacking else t.def_dice
    if t.stage < (ATT_ROLL if attacking else DEF_ROLL) or not dice_count(thrown):
        return ()
    return (voice.say("rolled-so-far", n=int(dice_sum(thrown))),)


def dice(t: Dorado, voice: Voice) -> tuple[Die, ...]:
    """Battle dice while there are any, else the golden ones."""
    if battling(t) and dice_count(t.att_dice) + dice_count(t.def_dice) and t.stage >= ATT_ROLL:
        return (*_thrown("attack", list(t.att_dice), voice), *_thrown("defence", list(t.def_dice), voice))
    return tuple(
        Die(id=f"golden{i}", style="golden", face=int(face), text=_use(t, i, int(face), voice))
        for i, face in enumerate(t.dice)
        if face
    )


def _thrown(style: str, counts: list[int], voice: Voice) -> list[Die]:
    faces = [face for face in range(FACES - 1, -1, -1) for _ in range(counts[face])]
    return [
        Die(id=f"{style}{i}", style=style, face=int(face), text=voice.say(f"die-{style}", n=face))
        for i, face in enumerate(faces)
    ]


def _use(t: Dorado, die: int, face: int, voice: Voice) -> str:
    """A golden die and what it was chosen for, once that is decided; a team's are told in the log."""
    seat = t.captain(t.turn)
    chosen = t.gather[seat] if not t.teams() and t.gather[seat] in (t.dice[0], t.dice[1]) else 0
    if not chosen or t.dice[0] == t.dice[1]:
        return voice.say("die-golden", n=face)
    return voice.say("die-gather" if face == chosen else "die-speed", n=face)
