"""Environments for researchers: PettingZoo, Gymnasium and its vectors, OpenSpiel. `pip install tavola[envs]`.

Importing this registers every game with Gymnasium, where that is installed.
"""

from importlib import import_module
from importlib.util import find_spec

if find_spec("gymnasium") is not None and find_spec("numpy") is not None:
    # by name, so that the compiler of rows.py does not ask for libraries that only researchers install
    import_module("tavola.envs.gymnasium").register()
