"""The local static server."""
