"""Where connections come in: how many there may be, and how long they may be silent."""
