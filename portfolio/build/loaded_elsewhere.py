"""Lists what pages load from other sites, each with the line that names it."""

from __future__ import annotations

from collections.abc import Iterator

from portfolio.models.content import Content
from portfolio.paths import ASSETS, SITE
from portfolio.routing.page_sources import sources_of
from portfolio.routing.sources_elsewhere import in_files
from portfolio.routing.state_use import parts, recorded_places


def loaded_elsewhere(content: Content) -> list[str]:
    """Returns lines such as ``pages/about.py:12  images  https://images.example``.

    Args:
        content: The content, whose pages can be rendered.
    """
    return [*dict.fromkeys([*_in_pages(content), *_in_assets()])]


def _in_pages(content: Content) -> Iterator[str]:
    # It imports the pages in Python, and commands import this module before they examine those.
    from portfolio.routing.site_pages import site_pages

    for page in site_pages(content):
        with recorded_places() as places:
            component = page.render()
        for part, (file, line, _) in parts(component, places):
            yield from (f"{file}:{line}  {kind}  {origin}" for kind, origin in sources_of(part))


def _in_assets() -> Iterator[str]:
    for (kind, origin), file in in_files(ASSETS):
        yield f"{file.relative_to(SITE).as_posix()}  {kind}  {origin}"
