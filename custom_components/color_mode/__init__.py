"""Reflex's colour mode is the theme of the site."""

from custom_components.color_mode.plugin import ColorModePlugin

__all__ = ["ColorModePlugin"]
