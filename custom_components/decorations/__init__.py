"""Decorative stickers for wide layouts."""

from custom_components.decorations.component import Decorations

__all__ = ["Decorations"]
