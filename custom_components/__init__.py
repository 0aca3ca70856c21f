"""React islands and Reflex plugins: a folder each, with Python wrapper, JavaScript and styles."""
