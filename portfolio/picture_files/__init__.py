"""Reads picture files: their size, whether they are whole, and whether a drawing is safe."""
