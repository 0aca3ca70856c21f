"""Vectors: glyphs, lettering, stickers, outlines, path data."""
