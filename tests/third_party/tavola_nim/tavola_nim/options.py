"""Every option, declared once."""

from tavola.kernel.options import Option, place

OPTIONS = (Option("misere", (False, True), False, "Whoever takes the last counter loses."),)
MISERE = place(OPTIONS, "misere")
