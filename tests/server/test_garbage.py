"""What survives a look is set aside; rings among it are found when everything is looked at."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from tavola.server import garbage


class Ring:
    """Holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def looking_once() -> Iterator[None]:
    """The collector as the server has it, and afterwards as it was."""
    before = gc.get_threshold()
    garbage.look_once()
    yield
    gc.callbacks.remove(garbage._set_aside)
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("looking_once")
def test_a_ring_that_was_set_aside_goes_when_everything_is_looked_at() -> None:
    ring = Ring()
    gone = weakref.ref(ring)
    gc.collect(0)
    del ring
    gc.collect()
    assert gone() is not None  # set aside: not looked at again
    garbage.look_at_everything()
    assert gone() is None


@pytest.mark.usefixtures("looking_once")
def test_a_young_ring_goes_at_the_next_look() -> None:
    gone = weakref.ref(Ring())
    gc.collect(0)
    assert gone() is None
    held = [Ring() for _ in range(10)]
    gc.collect(0)
    assert gc.get_freeze_count() > len(held)
