"""Positions in writing: plain fields by sheets.py, the rest by functions; checking.py says what cannot be."""

from tavola.games.el_dorado.position.reading import load
from tavola.games.el_dorado.position.writing import dump

__all__ = ["dump", "load"]
