"""Pages without a build: their manifest, and their JavaScript.

Reflex's export takes most of the time of a build.
"""

from dataclasses import replace

from reflex.compiler import compiler

from portfolio.components.media.asset_manifest import AssetManifest, LetteringFile, provide
from portfolio.layout.head import page_head, shared_head
from portfolio.models.content import Content
from portfolio.routing.site_pages import site_pages


def undrawn_manifest(content: Content) -> AssetManifest:
    """Returns what the build will make; the files of titles do not exist."""
    drawing = LetteringFile("/generated/lettering/title.svg", width=200, height=100, left=-10)
    expected = AssetManifest.expected(content)
    return replace(expected, lettering=dict.fromkeys(expected.lettering, drawing))


def compile_pages(content: Content) -> dict[str, str]:
    """Compiles every page and its head; returns the JavaScript of each by its route."""
    provide(AssetManifest.expected(content))
    shared_head(content.site, content.theme)
    compiled = {}
    for page in site_pages(content):
        page_head(page.site, page.head)
        assert page.head.full_title(page.site)
        compiled[page.route] = compiler.compile_page(page.route, page.render())[1]
    assert all(compiled.values())
    return compiled
