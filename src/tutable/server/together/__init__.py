"""Getting together: rematches, series, events, shared screens, and plans for the next turn."""
