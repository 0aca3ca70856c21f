"""The pages: each a list of section calls."""
