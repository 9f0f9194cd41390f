"""Tables for language models: games in words, and the tools to play them."""
