"""The Thieves' own turn and what they buy."""
