"""Reflex configuration: a static site, nothing that talks to a server."""

import reflex as rx

config = rx.Config(
    app_name="portfolio",
    plugins=[],
    disable_plugins=[rx.plugins.SitemapPlugin],
    telemetry_enabled=False,
    frontend_lazy_bundled_libraries=True,
    frontend_compression_formats=[],
    show_built_with_reflex=False,
)
