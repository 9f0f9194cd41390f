"""The `tavola` command."""

from tavola.cli.app import app, main

__all__ = ["app", "main"]
