"""Reflex's configuration of this site."""

from pathlib import Path

import reflex as rx

import portfolio
from portfolio.paths import WEB


class LabLibrary(rx.plugins.Plugin):
    """Serves GSAP at the address from which a page of ``assets/lab/`` loads it."""

    def get_static_assets(self, **_):
        """Copies the library out of its package, for builds and for ``make dev``."""
        library = WEB / "node_modules/gsap/dist/gsap.min.js"
        return [(Path("public/lab/vendor/gsap.js"), library.read_text(encoding="utf-8"))]


# Reflex puts packages that a plugin names into the scripts of pages, so the plugin names none.
config = portfolio.config(plugins=[LabLibrary()], frontend_packages=["gsap"])
