"""Refuses links and pictures of finished pages that lead to nothing within the site."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

from portfolio.content.diagnostics import ContentError, Diagnostic, closest, format_value
from portfolio.content.pages import PageFile
from portfolio.content.routes import PAGE_SUFFIX
from portfolio.errors import NOWHERE, Place
from portfolio.export.exported_pages import ExportedPages
from portfolio.export.named_addresses import LINKS, Named
from portfolio.hosting.rules import HASHED_FOLDER
from portfolio.hosting.static_server import find_file
from portfolio.paths import ASSETS

EXPECTED = {
    LINKS: "expected a page or a file of this site",
    "images": "expected a picture in assets/",
    "media": "expected a video or a sound in assets/",
    "frames": "expected a page of this site",
}
"""What to expect, by kinds of addresses. Scripts and styles may be those of the host."""


def require_known_addresses(
    pages: ExportedPages,
    named: Mapping[Path, Iterable[Named]],
    base: str,
    declared: Mapping[str, PageFile | None],
) -> None:
    """Looks for addresses of the site that no file answers.

    Args:
        pages: The pages of the site, whose other files are all there.
        named: What each page names.
        base: Path of the host that the site is built for.
        declared: The places of pages that are written in Python, by their routes.

    Raises:
        ContentError: If there are such addresses: an error for each, at the first page that has it.
    """
    errors: dict[Named, Diagnostic] = {}
    answer = cache(partial(find_file, pages.site))
    for file, found in named.items():
        is_own = file in pages.own
        here = pages.address(file)
        route = here if is_own else PAGE_SUFFIX.sub("", here) or "/"
        place = _place(route, is_own=is_own, declared=declared.get(route))
        for name in sorted({*found} - errors.keys()):
            path = _path_in_site(name.address, base, here, leaves=is_own)
            if name.kind in EXPECTED and path and not answer(path):
                nearest = closest(path, _known(pages), cutoff=0.3)
                hint = f"nearest is {nearest}" if nearest else ""
                found_here = format_value(name.address)
                errors[name] = Diagnostic(*place, route, EXPECTED[name.kind], found_here, hint)
    if errors:
        raise ContentError(errors.values())


def _place(route: str, *, is_own: bool, declared: PageFile | None) -> Place:
    """Returns where a page is written; that of one made of content is not known."""
    if declared:
        return declared.file, declared.line, 1
    return (f"{ASSETS.name}{route}", 1, 1) if is_own else NOWHERE


def _path_in_site(address: str, base: str, page: str, *, leaves: bool) -> str:
    """Returns an address from the root of the site; nothing for one that is not the site's.

    Args:
        address: The address as it is written.
        base: Path of the host that the site is built for.
        page: The page that names it.
        leaves: Whether an address outside of that path leaves the site. In a page of the build it
            is one that the site does not have, since all others got the path.
    """
    parts = urlsplit(address)
    if parts.scheme or parts.netloc or not parts.path:
        return ""
    path = unquote(urljoin(f"{base}{page}", parts.path))
    if f"{path}/".startswith(f"{base}/"):
        return path.removeprefix(base) or "/"
    return "" if leaves else path


def _known(pages: ExportedPages) -> Iterator[str]:
    """Yields the addresses of pages and of files, but for those that the build has named."""
    for file in sorted(pages.site.rglob("*")):
        address = pages.address(file)
        if file.is_file() and not address.startswith(f"/{HASHED_FOLDER}/"):
            yield PAGE_SUFFIX.sub("", address) or "/"
