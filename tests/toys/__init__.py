"""A small correct game with everything the engine offers, and broken copies of it."""
