"""Changes files that people write, and leaves every other character as it is."""
