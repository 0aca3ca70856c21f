"""Decorative stickers that only a wide layout has room for."""

from custom_components.decorations.component import Decorations

__all__ = ["Decorations"]
