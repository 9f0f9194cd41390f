"""The dragon: how it comes, flies, lands and leaves."""
