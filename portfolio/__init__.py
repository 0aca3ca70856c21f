"""An engine for portfolio sites: content becomes models, and models are rendered as pages.

A site imports from here what its own files need.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import reflex as rx


def config(**settings: Any) -> rx.Config:
    """Returns what ``rxconfig.py`` of a site assigns to ``config``.

    Args:
        settings: The site's own; see :func:`portfolio.reflex_config.reflex_config`.
    """
    # Most modules below need no Reflex, which takes a second to import.
    from portfolio.reflex_config import reflex_config

    return reflex_config(**settings)
