"""The words that the code says itself, in every language it knows, and dates in words."""
