"""What comes of a battle: retreats, half hands, coins, the cave shrine."""
