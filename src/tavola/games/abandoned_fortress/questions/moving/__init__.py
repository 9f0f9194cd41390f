"""Pieces on the move: steps, tunnels, attacks."""
