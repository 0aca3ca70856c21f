"""Stickers that drift behind a page's first screen, to drag, stir, push and throw."""

from custom_components.playground.component import Playground

__all__ = ["Playground"]
