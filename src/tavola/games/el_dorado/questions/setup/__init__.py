"""Before the first turn: boards, important tiles, the first tile, explorers, who begins."""
