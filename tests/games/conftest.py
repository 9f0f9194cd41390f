"""For tests of a game's words."""

from collections.abc import KeysView

import pytest

from tavola.kernel.drawing import forget


@pytest.fixture
def said(request: pytest.FixtureRequest) -> KeysView[str]:
    """The ids of all messages that the game says during a test, in the test's language."""
    voice = request.module.GAME.voice(request.getfixturevalue("language"))
    forget()  # what an earlier test had drawn is not said again
    voice.read.clear()  # of every message that is said the voice keeps how it reads, whoever asks it, compiled or not
    return voice.read.keys()
