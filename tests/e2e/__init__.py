"""The exported bundle in a real browser."""
