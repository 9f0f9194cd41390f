"""Telling people who are away that it is their turn: by Web Push, and by a webhook of their own."""
