"""The sub-commands of `tutable`, one module each."""
