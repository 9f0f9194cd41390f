"""One file a question, and one for each of the deeds of a turn."""
