"""A scene as coloured text. Nothing here knows a game."""
