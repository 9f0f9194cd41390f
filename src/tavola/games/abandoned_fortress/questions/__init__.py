"""One file a question, or a family of them."""
