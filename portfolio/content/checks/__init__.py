"""Checks across models: links, repeated names, picture sizes, placeholders, unsafe drawings."""
