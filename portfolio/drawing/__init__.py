"""Vector drawings: fonts and glyphs, lettering, sprites, outlines, path data."""
