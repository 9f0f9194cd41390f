"""The Thieves."""
