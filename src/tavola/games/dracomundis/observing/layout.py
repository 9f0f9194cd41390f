"""How many numbers an observation has of each sort, and their names, ranges and meanings."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.dracomundis import agenda
from tavola.games.dracomundis.options import MAX_ROUNDS, QUIET_ROUNDS
from tavola.games.dracomundis.tables import CELLS, EDGE, FULL_SET, KINDS, TURN_ACTIONS
from tavola.kernel.observation import ENDLESS, Part
from tavola.kernel.observing import SITTING, asked_parts

TURN: Final = 17  # numbers of the question and the turn
SEAT: Final = 11  # of each seat
WON: Final = 4  # of each token won

UNSEEN: Final = 15  # a token whose kind the observer does not know, where kinds go from 1 to 14
TAKEN: Final = 12  # tokens of a colour that can be won: its characters and its Campsite
MOST_TOKENS: Final = FULL_SET + 3  # of a colour: two Explorers and a trap beside them
MOST_SPOILS: Final = 22  # victory points of all that can be won of a colour: 5 + 2 * 4 + 9

EACH: Final = "for each seat, the observer first"
WHO: Final = "0 nobody, 1 the observer, then as seats follow"
KIND: Final = "0 nothing, 1 Explorer to 14 Dragon Trap as pick counts them"
NUMBER: Final = "when it was placed in setup, counted from 1; 0 none"
SQUARES: Final = "for each square in use, column by column, row 1 first"
FACING: Final = "0 none, 1 N, 2 E, 3 S, 4 W"


def parts(seats: int, options: vec[i64]) -> list[Part]:
    """In the order in which `observed` writes them."""
    return [
        *asked_parts(agenda.OVER + 1, seats),
        *turn_parts(seats, options),
        *sitting_parts(seats),
        *prisoner_parts(seats),
        *hand_parts(seats),
        *won_parts(seats),
        *square_parts(seats),
    ]


def flag(name: str, meaning: str, *shape: int) -> Part:
    return Part(name, 0, 1, meaning, shape)


def turn_parts(seats: int, options: vec[i64]) -> list[Part]:
    """DM-04, DM-09, DM-13, DM-23, DM-77, DM-78"""
    squares = int(CELLS - EDGE[seats])
    quiet, rounds = int(options[QUIET_ROUNDS]) * seats, int(options[MAX_ROUNDS]) * seats
    return [
        Part("mover", 0, seats - 1, f"Who places or has the turn: {SITTING}.", category=True),
        Part("first", -1, seats - 1, f"The first player: {SITTING}; -1 before the lot.", category=True),
        Part("picked", 0, UNSEEN, f"What is to be placed: {KIND}, 15 the observer may not see it.", category=True),
        Part("turning", 0, squares, "The square whose character is given its facing, from 1; 0 none.", category=True),
        Part("looked_at", 0, squares, "The square somebody has just looked at, from 1; 0 none.", category=True),
        Part("looker", 0, seats, f"Who has just looked: {WHO}.", category=True),
        Part("batch", 0, 1, "Tokens placed in this turn of setup."),
        Part("used", 0, TURN_ACTIONS + 1, "Actions taken this turn."),
        flag("extra", "1: a Sherpa was given up this turn for one more action."),
        flag("flipped", "1: action 7 was taken this turn."),
        flag("turned", "1: a token was turned face up this turn."),
        Part("quiet", 0, quiet if quiet else ENDLESS, "Finished turns in a row without a token turned."),
        Part("turns", 0, rounds if rounds else ENDLESS, "Finished turns."),
        Part("hidden", 0, (FULL_SET + 1) * seats, "Tokens that lie face down."),
    ]


def sitting_parts(seats: int) -> list[Part]:
    """DM-02, DM-06, DM-32, DM-76"""
    squares, each = int(CELLS - EDGE[seats]), (seats,)
    known = "was placed, from 1, as far as the observer knows; 0 unknown or not placed"
    return [
        Part("colour", 0, 4, f"Its colour, {EACH}: 0 not chosen, 1 ivory, 2 crimson, 3 teal, 4 indigo.", each, True),
        Part("screen", 0, MOST_TOKENS, f"Tokens still to be placed, {EACH}.", each),
        flag("gave_up", f"1: has given up a Sherpa, {EACH}.", seats),
        Part("spoils", 0, MOST_SPOILS * (seats - 1), f"Points for tokens won, {EACH}.", each),
        Part("camp", 0, squares, f"The square where its Campsite {known}, {EACH}.", each, True),
        Part("tiger", 0, squares, f"The square where its Tiger {known}, {EACH}.", each, True),
    ]


def prisoner_parts(seats: int) -> list[Part]:
    """DM-48; and who has won, which stands beside them."""
    each = (seats,)
    return [
        Part("prisoner", 0, KINDS, f"What its Cannibal holds, {EACH}: {KIND}.", each, True),
        Part("prisoner_of", 0, seats, f"Whose that prisoner is, {EACH}: {WHO}.", each, True),
        Part("prisoner_facing", 0, 4, f"Which way it will face once free, {EACH}: {FACING}.", each, True),
        Part("prisoner_number", 0, MOST_TOKENS * seats, f"Of the prisoner, {EACH}: {NUMBER}.", each),
        flag("winner", f"1: has won, {EACH}.", seats),
    ]


def hand_parts(seats: int) -> list[Part]:
    """DM-02, DM-R05"""
    others = "face down and not looked at, in hand to be placed, or behind the screen"
    return [
        Part("hand", 0, 2, "Tokens behind the observer's screen, for each kind.", (KINDS,)),
        Part(
            "unknown",
            0,
            2,
            f"Tokens that the observer cannot place: {others}; for each other seat, the next first, and each kind.",
            (seats - 1, KINDS),
        ),
    ]


def won_parts(seats: int) -> list[Part]:
    """DM-32, DM-R66"""
    each, order = (TAKEN * seats,), "for each token won, the first one first"
    return [
        Part("won", 0, KINDS, f"What it is, {order}: {KIND}.", each, True),
        Part("won_of", 0, seats, f"Whose it was, {order}: {WHO}.", each, True),
        Part("won_by", 0, seats, f"Who has it, {order}: {WHO}.", each, True),
        Part("won_number", 0, MOST_TOKENS * seats, f"Its number, {order}: {NUMBER}.", each),
    ]


def square_parts(seats: int) -> list[Part]:
    """DM-01, DM-12, DM-13, DM-14"""
    squares = int(CELLS - EDGE[seats])
    each = (squares,)
    return [
        Part("ground", 0, UNSEEN, f"What lies there, {SQUARES}: {KIND}, 15 a back not known.", each, True),
        Part("ground_of", 0, seats, f"Whose it is, {SQUARES}: {WHO}.", each, True),
        flag("face_down", f"1: it lies face down, {SQUARES}.", squares),
        Part("ground_number", 0, MOST_TOKENS * seats, f"Its number, {SQUARES}: {NUMBER}.", each),
        Part("figure", 0, KINDS, f"The character or trap that stands there, {SQUARES}: {KIND}.", each, True),
        Part("figure_of", 0, seats, f"Whose it is, {SQUARES}: {WHO}.", each, True),
        Part("facing", 0, 4, f"Which way it faces, {SQUARES}: {FACING}.", each, True),
        Part("figure_number", 0, MOST_TOKENS * seats, f"Its number, {SQUARES}: {NUMBER}.", each),
        flag("looked", f"1: has looked at what lies there, {EACH}, and {SQUARES}.", seats, squares),
    ]
