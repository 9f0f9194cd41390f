"""The garbage collector, for a server that keeps much and for long: it looks at everything once.

What survives a look is set aside and never looked at again, so that a full house costs no long pauses; nearly all of it
goes by itself when its table is forgotten. Rings that hold themselves are found once the house is empty.
"""

import gc

YOUNG = 50_000  # new things before the next look
OLDER = 1_000_000  # looks at what is older: never


def look_once() -> None:
    """From now on."""
    gc.freeze()  # what is loaded now stays
    gc.set_threshold(YOUNG, OLDER, OLDER)
    gc.callbacks.append(_set_aside)


def _set_aside(phase: str, _: object) -> None:
    if phase == "stop":
        gc.freeze()


def look_at_everything() -> None:
    """All that was set aside since the last time. Takes a while: for an empty house."""
    if gc.get_freeze_count():
        gc.unfreeze()
        gc.collect()
