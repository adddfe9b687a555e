"""How people are told what concerns them while they are not looking: push, mail, and what decides it."""
