"""Positions set by hand: what is refused, and with which words."""

from typing import Any

import pytest

import tavola

from .board import set_up, unit


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"p0": {"at": "Z9"}}, "a space cannot be 'Z9'"),
        ({"p0": {"hero": "bob"}}, "hero cannot be 'bob'"),
        ({"p0": {"hero": "henry"}}, "two seats have one hero"),
        ({"p0": {"at": "L2"}}, "taken twice"),
        ({"p0": {"at": "C7"}}, "nobody may stand there"),
        ({"p0": {"gold": 13}}, "no position of the Abandoned Fortress"),
        ({"p0": {"cards": ["AC1"]}}, "heroes and castles lead their own branch"),
        ({"p0": {"cards": ["IA1", "IA1", "IA2"]}}, "at most two"),
        ({"p0": {"cards": ["IS5", "IS5"]}}, "more cards IS5 than were printed"),
        ({"p0": {"walls": ["D5"]}}, "nothing may be built on D5"),
        ({"p0": {"walls": ["I1"]}}, "nothing may be built on I1"),
        ({"p0": {"generals": {"general1": unit("F7", card="G01")}}}, "a general cannot be on F7"),
        ({"p0": {"hand": {"tax": 5}}}, "there are four cards tax"),
        ({"crown": "0 bastion"}, "the crown lies on a castle that stands"),
        ({"queue": [0]}, "the Queue holds exactly the complete kingdoms"),
        ({"dragon": {"alert": 1, "at": "G7", "card": "D1"}}, "the dragon is on Dragon Alert, or on the map"),
        ({"dragon": {"alert": 0, "at": "G7"}}, "has its card turned up"),
        ({"asks": "move"}, "asks move needs mover"),
        ({"asks": "black"}, "needs a battle"),
        ({"asks": "nothing"}, "the game is over by the crown"),
        ({"round": 41}, "the game ends after round 40"),
        ({"pool": {"IA1": 1}}, "pool must hold every market card"),
        ({"tops": {"military_infantry": 4}}, "cannot show 4"),
        ({"active": 3, "seats": 3}, "there is no seat 3"),
        ({"options": {"teams": True}, "seats": 3}, "teams is for 4 seats"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(tavola.BadPosition, match=message):
        set_up(**given)


def test_teams_are_for_four() -> None:
    with pytest.raises(tavola.BadOption, match="teams is for 4 seats, not 2"):
        tavola.game("abandoned-fortress").new(2, teams=True)
