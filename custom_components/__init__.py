"""The React islands: each a folder with its wrapper, its mount, its engine and its styles."""
