"""The configuration of Reflex that all sites share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import reflex as rx

from portfolio.build.packages_plugin import PackagesPlugin
from portfolio.environment import adopt_environment, require_usable_folder, require_utf8
from portfolio.export.plugin import ExportPlugin
from portfolio.paths import ASSETS, CACHE, ENGINE, SERVED, SITE
from portfolio.theme.stylesheet import RADIX
from sandbox_islands.color_mode.plugin import ColorModePlugin
from sandbox_islands.islands import Island, IslandsPlugin
from sandbox_islands.radix_themes.plugin import PACKAGES, SiteRadixThemesPlugin
from sandbox_islands.reflex_insides import keep_requirements, lock_compiles
from sandbox_islands.vite import DevRoutesPlugin, ErrorOverlayPlugin, LocalServerPlugin

ISLAND_PACKAGES = [
    "@gsap/react",
    "gsap",
    "matter-js",
    "perfect-freehand",
    "poly-decomp",
    "react-slick",
]
"""Installed whether or not a page uses them now: a case study more or less changes no lock file and
needs no network. The versions are in reflex.lock; those that islands name take precedence. No
plugin may name one of these as a development dependency: Reflex would move it in reflex.lock."""

TOAST_PACKAGE = "sonner"
"""Draws toasts; installed like the packages of islands."""


def prepare_process() -> None:
    """Has this process compile as the commands of this project do, whatever started it.

    Reflex's own commands read ``rxconfig.py`` too. In any shell they make the same site, and wait
    for a build that compiles. Where the locale is not UTF-8, the process starts again in that mode.

    Raises:
        click.ClickException: Builds do not work in the folder of the site or of the engine.
    """
    require_usable_folder(SITE, ENGINE)
    require_utf8()
    adopt_environment()
    lock_compiles(ASSETS)
    keep_requirements()
    # The site's one stylesheet has the styles of all islands.
    Island.brings_styles = False


def reflex_config(
    *,
    plugins: Sequence[rx.plugins.Plugin] = (),
    frontend_packages: Sequence[str] = (),
    **settings: Any,
) -> rx.Config:
    """Returns the configuration of a static site without a backend.

    Args:
        plugins: The site's own plugins. They come before the one that finishes the export.
        frontend_packages: npm packages that the site needs besides.
        settings: Other settings of ``rx.Config``, such as ``api_url``; they take precedence.
    """
    shared = {
        "app_name": "portfolio",
        "app_module_import": "portfolio.app",
        "disable_plugins": [rx.plugins.SitemapPlugin],
        "telemetry_enabled": False,
        "frontend_lazy_bundled_libraries": True,
        # The export compresses in its own last step, after it has changed the pages.
        "frontend_compression_formats": [],
        "show_built_with_reflex": False,
    }
    return rx.Config(
        plugins=[
            PackagesPlugin(),
            ErrorOverlayPlugin(),
            DevRoutesPlugin([CACHE / "downloads", CACHE / "search", SERVED]),
            LocalServerPlugin(),
            SiteRadixThemesPlugin(RADIX),
            ColorModePlugin(),
            *plugins,
            IslandsPlugin(),
            ExportPlugin(),
        ],
        frontend_packages=[*PACKAGES, TOAST_PACKAGE, *ISLAND_PACKAGES, *frontend_packages],
        **{**shared, **settings},
    )
