"""What is asked: one file a question, or a family of them."""
