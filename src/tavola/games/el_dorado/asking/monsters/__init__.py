"""Monsters."""
