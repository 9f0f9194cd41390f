"""A battle, from the attack to the maintenance."""
