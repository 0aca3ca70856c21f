"""Development only: what is wrong with a change, shown in the page until it is mended."""

from custom_components.overlay.plugin import OverlayPlugin

__all__ = ["OverlayPlugin"]
