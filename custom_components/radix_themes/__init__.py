"""Radix Themes within the looks of the site."""

from custom_components.radix_themes.plugin import SiteRadixThemesPlugin

__all__ = ["SiteRadixThemesPlugin"]
