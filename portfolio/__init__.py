"""An engine for portfolio sites: content becomes models, and models are rendered as pages.

A site imports from here what its own files need.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import reflex as rx

    from portfolio.i18n.current import words_of
    from portfolio.i18n.word import WordGroup, word
    from portfolio.models.content import Content
    from portfolio.models.section import BodySection
    from portfolio.pages import page
    from portfolio.sections.section import section
    from sandbox_islands.islands import Island

if (CHECKED_OUT := Path(__file__).parents[1] / "custom_components").is_dir():
    # An installed engine has the islands beside this package, where Python finds them by itself.
    sys.path.insert(0, str(CHECKED_OUT))

__version__ = "2.0.0"

__all__ = [
    "BodySection",
    "Content",
    "Island",
    "WordGroup",
    "config",
    "page",
    "section",
    "word",
    "words_of",
]

PLACES = {
    "BodySection": "portfolio.models.section",
    "Content": "portfolio.models.content",
    "Island": "sandbox_islands.islands",
    "WordGroup": "portfolio.i18n.word",
    "page": "portfolio.pages",
    "section": "portfolio.sections.section",
    "word": "portfolio.i18n.word",
    "words_of": "portfolio.i18n.current",
}
"""Modules of the names above. They are imported when they are asked for: Reflex takes a second."""


def __getattr__(name: str) -> Any:
    """Returns what a site imports, by its name."""
    if name not in PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(PLACES[name]), name)


def config(**settings: Any) -> rx.Config:
    """Prepares this process for Reflex, and returns what ``rxconfig.py`` assigns to ``config``.

    Args:
        settings: The site's own; see :func:`portfolio.reflex_config.reflex_config`.
    """
    from portfolio.reflex_config import prepare_process, reflex_config

    prepare_process()
    return reflex_config(**settings)
