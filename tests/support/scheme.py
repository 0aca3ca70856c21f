"""Shows a page in light or in dark, also where the theme of the site presets one of the two."""

from __future__ import annotations

from playwright.sync_api import Page

from portfolio.models.theme_colors import Scheme

OTHER: dict[Scheme, Scheme] = {"light": "dark", "dark": "light"}

CHOOSE = """(scheme) => {
  document.documentElement.dataset.theme = scheme;
  document.dispatchEvent(new CustomEvent("set-theme", { detail: scheme }));
}"""
"""The pages of the lab have no switch, so nothing there answers the event."""


def show_scheme(page: Page, scheme: Scheme) -> None:
    """Has the system ask for a scheme, and the visitor choose it."""
    page.emulate_media(color_scheme=scheme)
    page.evaluate(CHOOSE, scheme)
