"""The questions: which actions may answer each, and the clause that has to be answered first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.tables import (
    ACT,
    ACTION_CARDS,
    ACTIONS,
    ATTACK,
    BLACK,
    BUILD_CASTLE,
    BUY,
    CHOOSE_BRANCH,
    CHOOSE_GENERAL,
    CHOOSE_HERO,
    CROWN_CASTLE,
    DEPLOY,
    DISCARD_ACTION,
    DISTANCES,
    DRAGON_COMES,
    DRAW,
    DRAW_ACTION,
    END_MARCH,
    FIRST,
    FLY,
    KEEP,
    LIFT_ROCK,
    LOSE_CARD,
    PASS,
    PAY,
    PICK,
    PLACE,
    PLACE_ROCK,
    PLAY,
    ROLL,
    STEAL,
    STEP,
    STOP,
    TOP,
    YES,
)

ASK_FIRST: Final = vec[i64](  # the first action that may answer each question
    [FIRST, CHOOSE_HERO, TOP, DRAW, CHOOSE_BRANCH, CHOOSE_GENERAL, PLACE, DRAW_ACTION, ROLL, PLACE_ROCK]
    + [DRAGON_COMES, STEP, STEAL, ACT, BUY, PAY, DEPLOY, BUILD_CASTLE, PICK, PASS, PLACE, ATTACK, DRAW_ACTION]
    + [KEEP, DISCARD_ACTION, BLACK, YES, LOSE_CARD, YES, YES, CROWN_CASTLE, PLACE, ACTIONS]
)


ASK_END: Final = vec[i64](  # and the one after the last
    [CHOOSE_HERO, TOP, DRAW, CHOOSE_BRANCH, CHOOSE_GENERAL, DRAW_ACTION, PLACE_ROCK, ROLL, DRAGON_COMES, LIFT_ROCK]
    + [
        PLACE,
        STOP + 1,
        ACT,
        BUY,
        PAY,
        DEPLOY,
        BUILD_CASTLE,
        PICK,
        END_MARCH + 1,
        PLAY + ACTION_CARDS,
        FLY + 4 * DISTANCES,
    ]
    + [STOP, ROLL, DISCARD_ACTION, ACTIONS, YES, LOSE_CARD, CROWN_CASTLE, LOSE_CARD, LOSE_CARD, KEEP, PLACE_ROCK]
    + [ACTIONS]
)


ASK_CLAUSE: Final = vec[i64](  # what has to be answered first
    [af.FIRST_PLAYER, af.CHOOSE_A_HERO, af.NEXT_TOP, af.NEXT_TOP, af.CHOOSE_A_GENERAL, af.CHOOSE_A_GENERAL]
    + [af.GENERAL_NEEDS_A_SPACE, af.START_CARDS, af.ROLL_BOTH_DICE, af.ROLLER_PLACES_ROCK, af.DRAGON_CARD_TURNED_UP]
    + [af.ONE_MOVE_EACH, af.NEXT_TO_THE_VICTIM, af.FOUR_ACTIONS, af.FOUR_ACTIONS, af.REASSIGN, af.REASSIGN]
    + [af.FOUR_ACTIONS, af.ONE_MOVE_EACH, af.ONE_ACTION_CARD, af.ONE_ACTION_CARD, af.ONE_ACTION_CARD, af.DRAW_ONE]
    + [af.TWO_CARDS_FOR_HENRY, af.HAND_LIMIT, af.BATTLE_UNDER_WAY, af.BATTLE_UNDER_WAY, af.WINNER_DISCARDS]
    + [af.PAY_THE_UNIT, af.PAY_THE_UNIT, af.CROWN_TO_A_CASTLE, af.HERO_GOES_HOME, af.GAME_WON]
)
