"""One file a question, or the deeds of the turn that belong together."""
