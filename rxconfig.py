"""Reflex configuration of a static site without a backend."""

import os

import reflex as rx

from custom_components.dev_routes import DevRoutesPlugin
from custom_components.error_overlay import ErrorOverlayPlugin
from custom_components.islands.plugin import PACKAGES, IslandsPlugin
from portfolio.export.lab import LabPlugin
from portfolio.export.plugin import ExportPlugin

PLAIN = bool(os.environ.get("PLAIN"))
"""Builds without the islands plugin: an ordinary Reflex site that hydrates whole, for tests."""

config = rx.Config(
    app_name="portfolio",
    plugins=[
        *(ErrorOverlayPlugin(), DevRoutesPlugin(), ExportPlugin(), LabPlugin()),
        *([] if PLAIN else [IslandsPlugin()]),
    ],
    # In a plain site too, which does not use them: otherwise its build would take them out of
    # reflex.lock.
    frontend_packages=PACKAGES,
    disable_plugins=[rx.plugins.SitemapPlugin],
    telemetry_enabled=False,
    frontend_lazy_bundled_libraries=True,
    # The export compresses in its own last step, after it has changed the pages.
    frontend_compression_formats=[],
    show_built_with_reflex=False,
)
