"""Agendas in writing: a question and its numbers; which may wait under which, and whom and what each may name."""

from itertools import pairwise
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda
from tavola.games.el_dorado.position.forms import known, refuse
from tavola.games.el_dorado.position.frames import CHECKS
from tavola.games.el_dorado.rules.setup import plan
from tavola.games.el_dorado.state import QUESTIONS, Dorado
from tavola.games.el_dorado.tables import NONE
from tavola.kernel.errors import BadPosition
from tavola.kernel.questions import FRAME
from tavola.kernel.sheet import Number

Frame = tuple[str, int, int, int]

NAMES: Final = tuple(question.name for question in QUESTIONS)[: agenda.OVER]
NUMBER: Final = Number(-(10**6), 10**6)

FOUND: Final = "zone window"  # what lies under the finding of a tile
FALLEN: Final = "battle zone window aftermath put_guardian"  # and under its spoils
SPOILS: Final = f"{FALLEN} shrine coin lay_coin give"
UNDER: Final = {  # for each task the tasks that may come right after it
    "deal_board": "deal_board deal_important first_tile",
    "deal_important": "deal_important first_tile",
    "first_tile": "choose_explorer window aftermath",
    "choose_explorer": "begin start_dice choose_explorer choose_starter",
    "choose_starter": "begin start_dice choose_explorer",
    "start_dice": "begin",
    "turn": "begin",
    "respawn": "respawn roll",
    "roll": "roll reroll laffite explore hiding choose",
    "reroll": "reroll laffite",
    "laffite": "laffite dice assign extras",
    "stolen": "laffite",
    "dice": "dice extras",
    "assign": "extras",
    "extras": "extras gather",
    "rose": "extras gather choose zone window",
    "gather": "gather look",
    "look": "look explore roll",
    "order": "look explore roll",
    "explore": "end_turn",
    "window": "explore offers offering",
    "draw": "window",
    "place": "window",
    "settle": FOUND,
    "zone": "window",
    "offering": "window",
    "battle": "window zone guardian",
    "retreat": "battle retreat",
    "give": SPOILS,
    "divide": SPOILS,
    "coin": f"{FALLEN} shrine coin",
    "shrine": f"{FALLEN} shrine give_speed explore offers",
    "lay_coin": f"{FALLEN} shrine lay_coin",
    "aftermath": "battle zone window",
    "answer": "explore offers window",
    "surrender": "end_turn",
    "end_turn": "begin",
    "offers": "explore",
    "hiding": "end_turn",
    "pick_tile": "end_turn",
    "pick_corner": "end_turn",
    "choose": "end_turn",
    "thief_die": "give_speed",
    "reach": "give_speed",
    "rob": "give_speed",
    "take": "give_speed",
    "give_speed": f"explore offers window zone {SPOILS}",
    "guardian": "begin guardian turn",
    "put_guardian": f"begin guardian put_guardian {SPOILS}",
    "bargain": "explore offers window",
    "step_price": "window battle",
}
SETTING_UP: Final = ("deal_board", "deal_important", "first_tile", "choose_explorer", "choose_starter", "start_dice")

BETWEEN_TURNS: Final = ("turn", "end_turn")  # whose turn it is has been told by then, or is told anew


def read_agenda(t: Dorado, written: Any, over: bool) -> None:
    """Below everything lies the next side's turn; a game not yet set up needs none."""
    refuse(not isinstance(written, list | tuple), f"an agenda is written as a list, not as {written!r}")
    t.agenda = vec[i64]()
    frames = [_read_frame(frame) for frame in written]
    if frames and frames[0][0] != agenda.BEGIN:
        t.push(agenda.BEGIN)
    for frame in frames:
        t.push(*frame)
    if not len(t.agenda) and not over:
        try:
            plan(t)
        except ValueError as wrong:
            raise BadPosition(f"only a game not yet set up has no agenda, and here {wrong}") from wrong


def _read_frame(frame: Any) -> list[int]:
    fit = isinstance(frame, list | tuple) and 1 <= len(frame) <= FRAME
    refuse(not fit, f"{frame!r} is no task: it is written as a name and up to three numbers")
    known("task", frame[0], NAMES)
    return [NAMES.index(frame[0]), *(NUMBER.read(f"a number of {frame[0]}", number) for number in frame[1:])]


def check_agenda(t: Dorado) -> None:
    """Every task must fit what lies under it and name what is there."""
    frames = [_frame(t, i) for i in range(0, len(t.agenda), 4)]
    for under, frame in pairwise(frames):
        _fits(frame[0] != "begin", frame, "it lies under everything else")
        by_hand = under[0] in ("end_turn", "explore") and frame[0] not in (*SETTING_UP, *BETWEEN_TURNS)
        fitting = by_hand or under[0] in UNDER[frame[0]].split()
        _fits(fitting, frame, f"it cannot interrupt {under[0]}")
    for frame in frames:
        check = CHECKS.get(frame[0])
        _fits(check is None or check(t, *frame[1:]), frame, _meaning(frame[0]))
    _check_whole(t, frames)


def _frame(t: Dorado, i: int) -> Frame:
    return NAMES[t.agenda[i]], int(t.agenda[i + 1]), int(t.agenda[i + 2]), int(t.agenda[i + 3])


def _fits(fits: bool, frame: Frame, why: str) -> None:
    if not fits:
        name, *numbers = frame
        raise BadPosition(f"the task {name} does not fit the position, with the numbers {numbers}: {why}")


def _meaning(name: str) -> str:
    if name == "divide":
        return "the captain does not hold the cards it is to divide (ED-153)"
    return "they name nobody and nothing that is there, or there is nothing to do"


def _check_whole(t: Dorado, frames: list[Frame]) -> None:
    names = [frame[0] for frame in frames]
    for name in ("battle", "explore", "end_turn", "turn", "offering"):
        if names.count(name) > 1:
            raise BadPosition(f"the task {name} can be there only once")
    for frame, above in pairwise(frames):
        if frame[0] == "explore":
            opening = above[0] in ("look", "order", "roll") or (above[0] == "give_speed" and above[1] == 0)
            _fits((frame[2] == NONE) == opening, frame, f"it does not go with {above[0]}")
    if names[-1:] == ["offering"]:
        _fits(frames[-1][3] == 1, frames[-1], "a window comes before it is paid (ED-55)")
    for seat in range(t.seats):
        given = sum(frame[3] for frame in frames if frame[0] == "give" and frame[1] == seat)
        if given > t.cards(seat):
            raise BadPosition(f"seat {seat} is to give {given} cards and holds {t.cards(seat)} (ED-78)")
