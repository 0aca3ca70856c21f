"""Development only: keeps the look that was tried on the open page."""

from custom_components.theme_panel.plugin import ThemePanelPlugin

__all__ = ["ThemePanelPlugin"]
