"""The backend that pages with state talk to, if the owner runs one."""

from __future__ import annotations

from urllib.parse import urlsplit

import reflex as rx

from custom_components.reflex_insides import is_configured


def backend_address() -> str:
    """Returns the address of the backend; empty unless ``rxconfig.py`` sets ``api_url``."""
    config = rx.config.get_config()
    return config.api_url if is_configured(config, "api_url") else ""


def backend_origins(address: str) -> list[str]:
    """Returns what a page connects to: the backend's origin, over HTTP and as a web socket.

    Args:
        address: Address of the backend; empty if there is none.
    """
    if not address:
        return []
    scheme, host, *_ = urlsplit(address)
    return [f"{scheme}://{host}", f"{scheme.replace('http', 'ws')}://{host}"]
