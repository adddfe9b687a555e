"""Time at tables: clocks, patience with those who do not move, and what happens when it ends."""
