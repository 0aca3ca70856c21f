"""Edits YAML files and leaves every other character as it is."""
