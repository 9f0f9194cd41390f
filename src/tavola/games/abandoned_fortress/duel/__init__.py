"""A battle as a person sees it: sums part by part, odds, and how it came out."""
