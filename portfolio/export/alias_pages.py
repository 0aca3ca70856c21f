"""Pages at old addresses, each of which leads on to where its page or its card is now."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from portfolio.models.article import Article
from portfolio.models.content import Content
from portfolio.models.experiment import Experiment
from portfolio.models.page import OwnPage
from portfolio.models.project import Project
from portfolio.models.site.site import Site

PAGE = """<!doctype html>
<html lang="{language}" dir="{direction}">
<head>
<meta charset="utf-8">
<title>{title}</title>
<link rel="canonical" href="{canonical}">
<meta http-equiv="refresh" content="0; url={path}">
<meta name="viewport" content="width=device-width">
</head>
<body>
<p><a href="{path}">{title}</a></p>
</body>
</html>
"""


Aliased = Article | OwnPage | Project | Experiment
"""What may have had other addresses."""


class OldAddress(NamedTuple):
    """An old address.

    Attributes:
        site: The site in the language of its page.
        alias: The old address, decoded.
        path: Where it leads on to, as it is in addresses.
        title: Name of what is there.
        canonical: The whole address of that.
    """

    site: Site
    alias: str
    path: str
    title: str
    canonical: str


def redirects(content: Content) -> dict[str, str]:
    """Returns the present path of each old one, both as they are in addresses.

    An old path without an ending stands for the same with a slash behind it, too.
    """
    return {old.site.base + quote(old.alias): old.path for old in old_addresses(content)}


def write_alias_pages(content: Content, folder: Path) -> None:
    """Writes a page for each old address, for hosts that read no rules.

    One without the ending of a page is a folder with an index, which all hosts find with and
    without the slash.

    Args:
        content: The content of the site.
        folder: The built site.
    """
    for old in old_addresses(content):
        name = old.alias.lstrip("/")
        is_file = name.endswith((".html", ".htm"))
        file = folder / name if is_file else folder / name / "index.html"
        page = PAGE.format(
            language=escape(old.site.language),
            direction=old.site.direction,
            title=escape(old.title),
            canonical=escape(old.canonical),
            path=escape(old.path),
        )
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(page, encoding="utf-8")


def old_addresses(content: Content) -> Iterator[OldAddress]:
    """Yields the old addresses; what another language leaves to the first has its prefix there.

    A page of another language alone comes before an address that it has from the first.
    """
    first: set[str] = set()
    for language in content.languages:
        site, articles = language.site, language.writing.articles
        pages = (*articles, *language.case_studies, *language.pages)
        leads: list[tuple[Aliased, str]] = [(it, site.prefix + it.route) for it in pages]
        leads += [(it, it.href) for it in language.projects if not it.has_page]
        leads += [(it, it.url) for it in language.experiments]
        taken = first & {it.route for it in pages}
        for holder, href in leads:
            is_here = href.startswith("/")
            elsewhere = holder.canonical if isinstance(holder, Article) else None
            canonical = elsewhere or (site.url(href) if is_here else href)
            path = site.base + href if is_here else href
            for alias in (it for it in holder.aliases if it not in taken):
                address = site.prefix + alias if alias in first else alias
                yield OldAddress(site, address, path, holder.title, canonical)
        first |= {it for holder, _ in leads for it in holder.aliases}
