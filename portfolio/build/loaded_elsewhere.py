"""Lists what pages load from other sites, each with the line that names it."""

from __future__ import annotations

from collections.abc import Iterator

from portfolio.models.content import Content
from portfolio.paths import ASSETS, CONTENT, SITE, relative_path
from portfolio.routing.page_sources import sources_of
from portfolio.routing.places import parts, recorded_places
from portfolio.routing.sources_elsewhere import in_files


def loaded_elsewhere(content: Content) -> list[str]:
    """Returns lines such as ``pages/about.py:12  images  https://images.example``.

    Args:
        content: The content, whose pages can be rendered.
    """
    return [*dict.fromkeys([*_of_services(content), *_in_pages(content), *_in_assets()])]


def _of_services(content: Content) -> Iterator[str]:
    file = relative_path(CONTENT / "site.yaml")
    for service in content.site.services:
        for kind, origins in service.origins:
            yield from (f"{file}  {kind}  {origin}" for origin in origins)


def _in_pages(content: Content) -> Iterator[str]:
    # It imports the pages in Python, and commands import this module before they examine those.
    from portfolio.routing.site_pages import site_pages

    for page in site_pages(content):
        # To note places takes longest, and most pages load nothing from other sites.
        if not any(any(sources_of(part)) for part, _ in parts(page.render())):
            continue
        with recorded_places() as places:
            component = page.render()
        for part, place in parts(component, places):
            for kind, origin in sources_of(part):
                yield f"{place.file}:{place.line}  {kind}  {origin}"


def _in_assets() -> Iterator[str]:
    for (kind, origin), file in in_files(ASSETS):
        yield f"{file.relative_to(SITE).as_posix()}  {kind}  {origin}"
