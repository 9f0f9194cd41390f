"""The roaming Titan and the Guardians."""
