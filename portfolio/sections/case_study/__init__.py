"""The body of a case study: its sections in order, and its chapters.

The kinds of section are the folders beside this one.
"""
