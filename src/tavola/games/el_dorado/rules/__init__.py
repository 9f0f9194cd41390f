"""What several questions share, by subject."""
