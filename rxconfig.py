"""Reflex configuration of a static site without a backend."""

import os
import sys

import reflex as rx

from custom_components.color_mode.plugin import ColorModePlugin
from custom_components.islands import IslandsPlugin
from custom_components.radix_themes.plugin import PACKAGES, SiteRadixThemesPlugin
from custom_components.theme_panel.plugin import ThemePanelPlugin
from custom_components.vite import DevRoutesPlugin, ErrorOverlayPlugin
from portfolio.export.plugin import ExportPlugin
from portfolio.paths import SITE
from portfolio.theme.stylesheet import RADIX

# The virtual environment has node and npm; Reflex would download Bun.
os.environ.setdefault("REFLEX_USE_NPM", "1")

# Installed whether or not a page uses them now: a case study more or less changes no lock file and
# needs no network. The versions are in reflex.lock; those that islands name take precedence. No
# plugin may name one of these as a development dependency: Reflex would move it in reflex.lock.
ISLAND_PACKAGES = ["@gsap/react", "gsap", "matter-js", "poly-decomp", "react-slick"]

config = rx.Config(
    app_name="portfolio",
    plugins=[
        ErrorOverlayPlugin(),
        DevRoutesPlugin(),
        SiteRadixThemesPlugin(RADIX),
        ColorModePlugin(),
        ThemePanelPlugin([sys.executable, "-m", "portfolio.dev.keep_theme"], SITE),
        IslandsPlugin(),
        ExportPlugin(),
    ],
    frontend_packages=[*PACKAGES, *ISLAND_PACKAGES],
    disable_plugins=[rx.plugins.SitemapPlugin],
    telemetry_enabled=False,
    frontend_lazy_bundled_libraries=True,
    # The export compresses in its own last step, after it has changed the pages.
    frontend_compression_formats=[],
    show_built_with_reflex=False,
)
