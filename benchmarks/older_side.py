"""Run by the Python of an older Tavola: keeps a game in step, line by line, and says what its bot would play.

Only what every version has is used, so that any of them can be met.
"""

import json
import sys

from clocks import by_processor

import tavola
from tavola.bots.levels import bot

state, game, mind = None, None, None
for line in sys.stdin:
    word, given = json.loads(line)
    answer = None
    if word == "game":
        game = tavola.game(given)
        answer = [option.name for option in game.options]
    elif word == "begin":
        state = game.begin(given["seats"], given["options"])
        mind = by_processor(bot(given["bot"], given["seed"]))
    elif word == "play":
        state.play(game.actions.from_json(given))
    elif word == "decide":
        answer = game.actions.to_json(mind.decide(state, given))
    print(json.dumps(answer), flush=True)
