"""Prints any drawing with two inks, slightly out of register, on paper cut with scissors."""

from portfolio.sprites.overprint.inks import Inks
from portfolio.sprites.overprint.sprite import overprint_sprite

__all__ = ["Inks", "overprint_sprite"]
