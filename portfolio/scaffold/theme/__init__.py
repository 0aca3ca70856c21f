"""Themes that commands write: the one in use, and one derived from a colour."""
