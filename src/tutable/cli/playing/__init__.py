"""A match at the terminal: sessions, prompts, lists of picks, explanations, the end."""
