"""`python -m tavola` is the `tavola` command."""

from tavola.cli import main

main()
