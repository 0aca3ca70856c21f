"""The pages: each a list of sections."""
