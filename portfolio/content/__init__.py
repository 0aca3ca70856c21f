"""Reads content/: files to data with positions, errors to diagnostics, checks."""
