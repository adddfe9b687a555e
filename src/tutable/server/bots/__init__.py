"""Bots at tables: processes that think, and a driver that seats them."""
