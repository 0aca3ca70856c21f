"""Stickers that drift behind a page's first screen; visitors drag, stir, push and throw them."""

from custom_components.playground.component import Playground

__all__ = ["Playground"]
