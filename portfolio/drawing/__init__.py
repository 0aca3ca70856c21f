"""Vector drawings: fonts and glyphs, lettering, path data."""
