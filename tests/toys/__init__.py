"""A small correct game with everything the engine offers, and broken copies of it.

The correct one is a game of the registry in all tests: `tests/conftest.py` registers it.
"""
