"""Sections that show the work itself: how it grew, its parts, its code, what it is made of."""
