"""Compiles the pages of a site without Reflex's export, which takes most of a build's time."""

from __future__ import annotations

from reflex.compiler import compiler

from portfolio.components.media.asset_manifest import AssetManifest, provide
from portfolio.layout.head import page_head, shared_head
from portfolio.models.content import Content
from portfolio.routing.site_pages import site_pages


def compile_pages(content: Content) -> dict[str, str]:
    """Compiles every page and its head; returns the JavaScript of each by its route.

    Pictures and titles need not have been made.
    """
    provide(AssetManifest.expected(content))
    shared_head(content.site, content.theme)
    compiled = {}
    for page in site_pages(content):
        page_head(page.site, page.head)
        assert page.head.full_title(page.site)
        compiled[page.route] = compiler.compile_page(page.route, page.render())[1]
    assert all(compiled.values())
    return compiled
