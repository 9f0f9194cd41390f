"""People who come back: accounts, profiles, ratings."""
