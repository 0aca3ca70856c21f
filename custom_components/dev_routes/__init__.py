"""Development only: routes of the built site that Vite does not serve by itself."""

from custom_components.dev_routes.plugin import DevRoutesPlugin

__all__ = ["DevRoutesPlugin"]
