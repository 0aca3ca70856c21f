"""Reflex configuration: a static site, nothing that talks to a server."""

import os

import reflex as rx

from custom_components.addresses import AddressesPlugin
from custom_components.islands import IslandsPlugin
from custom_components.overlay import OverlayPlugin
from portfolio.export.lab import LabPlugin

PLAIN = bool(os.environ.get("PLAIN"))
"""Without the islands plugin: an ordinary Reflex site, hydrated whole. Tests build it so."""

config = rx.Config(
    app_name="portfolio",
    plugins=[
        *(OverlayPlugin(), AddressesPlugin(), LabPlugin()),
        *([] if PLAIN else [IslandsPlugin()]),
    ],
    disable_plugins=[rx.plugins.SitemapPlugin],
    telemetry_enabled=False,
    frontend_lazy_bundled_libraries=True,
    # The build compresses after it has made the pages lean.
    frontend_compression_formats=[],
    show_built_with_reflex=False,
)
