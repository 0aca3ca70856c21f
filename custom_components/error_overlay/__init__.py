"""Development only: shows errors over the page until they are fixed."""

from custom_components.error_overlay.plugin import ErrorOverlayPlugin

__all__ = ["ErrorOverlayPlugin"]
