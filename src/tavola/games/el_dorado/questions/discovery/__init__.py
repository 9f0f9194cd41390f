"""Tiles are drawn and placed, and do what they do."""
