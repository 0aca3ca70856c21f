"""Joins all stylesheets into one, with a cascade layer for each folder."""

from __future__ import annotations

from pathlib import Path

from portfolio.content.theme_files import theme_files
from portfolio.models.theme.theme import Theme
from portfolio.paths import ENGINE, ISLANDS, OWN_ISLANDS, OWN_SECTIONS
from portfolio.theme.tokens import theme_tokens


def _files(folder: Path, pattern: str) -> list[Path]:
    return sorted(folder.glob(pattern))


SHARED_STYLES = ISLANDS / "shared_styles"
"""Components that islands use too."""

DEFAULTS = ISLANDS / "defaults"
"""What takes the place of all layers but the last in an app that has islands alone."""

ISLAND_STYLES = [
    file for file in _files(ISLANDS, "*/*.css") if file.parent not in (SHARED_STYLES, DEFAULTS)
]

LAYERS = {
    "theme": [ENGINE / "theme" / f"{name}.css" for name in ("tokens", "reset", "base")],
    "utilities": [ENGINE / "theme" / "utilities.css"],
    "components": sorted(
        [*(ENGINE / "components").rglob("*.css"), *SHARED_STYLES.glob("*.css")],
        key=lambda it: it.name,
    ),
    "layout": sorted((ENGINE / "layout" / "styles").glob("*.css")),
    "sections": [*_files(ENGINE / "sections", "**/*.css"), *_files(OWN_SECTIONS, "*/*.css")],
    "islands": [*ISLAND_STYLES, *_files(OWN_ISLANDS, "*/*.css")],
}
"""Files by layer; a later layer overrides an earlier one, whatever the specificity."""

LOOK = "look"
"""The layer of what a theme changes beyond colours and measures, in its theme.css."""

OWN = "own"
"""The last layer: what the owner changes, in ``assets/site.css``."""

RADIX = ENGINE / "theme" / "radix.css"
"""Stylesheet of the site's changes to Radix's; only pages that use Radix have both."""

SHARED = [
    *(ENGINE / "theme" / f"{name}.css" for name in ("tokens", "reset", "utilities")),
    SHARED_STYLES / "button.css",
    ENGINE / "components" / "surface.css",
]
"""Files for pages that are written by hand."""

VIEW_TRANSITION = (
    "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}"
    "::view-transition{pointer-events:none}"
    "::view-transition-group(.picture){animation-duration:.35s}"
    "[data-grows]::view-transition-old(root),[data-grows]::view-transition-new(root)"
    "{animation:none;mix-blend-mode:normal}"
)
"""The rules of transitions between pages and between light and dark, for the head of every page: in
a file the first would come too late, and Chromium would give the transition up with an error in the
console. Presses reach the page while one lasts."""


def stylesheet(theme: Theme, fonts: str = "", own: str = "") -> str:
    """Returns the one stylesheet of the site.

    Args:
        theme: The theme of the site.
        fonts: The rules of its faces.
        own: The owner's own styles.
    """
    # Layers rank by where they are first named, so all are named before their rules.
    parts = [f"@layer {', '.join((*LAYERS, LOOK, OWN))};"]
    for layer, files in LAYERS.items():
        rules = "\n".join(file.read_text() for file in files)
        parts.append(f"@layer {layer} {{\n{rules}\n}}")
    parts.append(f"@layer theme {{\n{theme_tokens(theme)}\n{fonts}\n}}")
    for layer, rules in ((LOOK, theme_styles(theme.extends)), (OWN, own)):
        if rules:
            parts.append(f"@layer {layer} {{\n{rules}\n}}")
    return "\n".join(parts)


def theme_styles(name: str) -> str:
    """Returns what a theme and those which it extends change beyond colours and measures."""
    return "\n".join(file.read_text() for file in theme_files(name, "theme.css"))


def shared_stylesheet(theme: Theme, fonts: str = "", owner: str = "") -> str:
    """Returns tokens, reset and buttons, in no layer, so that a page can override them.

    Args:
        theme: The theme of the site.
        fonts: The rules of its faces.
        owner: The owner's name, which pages can show as ``content: var(--owner)``.
    """
    quoted = owner.replace("\\", "\\\\").replace('"', '\\"')
    name = f':root {{ --owner: "{quoted}" }}'
    return "\n".join([*(file.read_text() for file in SHARED), theme_tokens(theme), fonts, name])
