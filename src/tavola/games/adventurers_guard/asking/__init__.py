"""What a person sees of each question."""

from typing import Final

from tavola.games.adventurers_guard.asking.corner import Corner
from tavola.games.adventurers_guard.asking.first import First
from tavola.games.adventurers_guard.asking.moving import Moving
from tavola.games.adventurers_guard.asking.over import Over
from tavola.games.adventurers_guard.asking.rolling import Rolling
from tavola.kernel.asking import by_name

ASKING: Final = by_name([First(), Corner(), Rolling(), Moving(), Over()])
