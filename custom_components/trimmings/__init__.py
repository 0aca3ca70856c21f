"""Decorations that only a wide layout has room for."""

from custom_components.trimmings.component import Trimmings

__all__ = ["Trimmings"]
