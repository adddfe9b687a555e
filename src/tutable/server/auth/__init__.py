"""Who is asking, and from where."""
