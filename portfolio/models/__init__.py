"""Models of everything in content/: frozen, without unknown keys."""
