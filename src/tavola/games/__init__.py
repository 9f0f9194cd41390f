"""The games we bring: `tavola.games.el_dorado`. Called, `tavola.games()` lists the slugs of all games there are."""

import sys
from types import ModuleType

from tavola.kernel import registry


class Package(ModuleType):
    """A package that may be called, so that one name serves for both."""

    def __call__(self) -> list[str]:
        return registry.games()


sys.modules[__name__].__class__ = Package
