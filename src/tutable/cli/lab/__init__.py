"""Parts of `tutable lab`."""
