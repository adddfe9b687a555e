"""Lanterns: hidden hands, private luck, sealed choices, turns of several picks, secrets to look at."""
