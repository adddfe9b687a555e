"""Editions: named, versioned sets of component values. A small change is a small file.

An edition is a component file with a head. With a parent it lists only what differs; it resolves to the
complete set of values, whose hash is what match headers carry.
"""
