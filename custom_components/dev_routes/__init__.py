"""Development only: routes that the built site serves and Vite alone would not."""

from custom_components.dev_routes.plugin import DevRoutesPlugin

__all__ = ["DevRoutesPlugin"]
