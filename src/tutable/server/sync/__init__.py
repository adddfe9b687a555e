"""What one connection is sent of a table, made from what its seat knows and from nothing else.

`track` follows a table as one seat sees it, event by event; `story` tells its log; `patches` are how views
change; `entry` is a seat's part of a sync, `table` what everybody may know, `frame` the whole.
"""
