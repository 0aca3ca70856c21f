"""Pages at old addresses of articles, each of which leads on to where the article is now."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from urllib.parse import quote

from portfolio.models.article import Article
from portfolio.models.content import Content
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


def redirects(content: Content) -> dict[str, str]:
    """Returns the present path of each old one, both as they are in addresses.

    An old path without an ending stands for the same with a slash behind it, too.
    """
    return {
        site.base + quote(alias): site.base + quote(route)
        for site, route, _, alias in _aliases(content)
    }


def write_alias_pages(content: Content, folder: Path) -> None:
    """Writes a page for each old address, for hosts that read no rules.

    One without the ending of a page is a folder with an index, which all hosts find with and
    without the slash.

    Args:
        content: The content of the site.
        folder: The built site.
    """
    for site, route, article, alias in _aliases(content):
        name = alias.lstrip("/")
        is_file = name.endswith((".html", ".htm"))
        file = folder / name if is_file else folder / name / "index.html"
        page = PAGE.format(
            language=escape(site.language),
            direction=site.direction,
            title=escape(article.title),
            canonical=escape(article.canonical or site.url(route)),
            path=escape(site.base + quote(route)),
        )
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(page, encoding="utf-8")


def _aliases(content: Content) -> Iterator[tuple[Site, str, Article, str]]:
    """Yields each old address with its site, the present route, and the article."""
    for language in content.languages:
        for article in language.writing.articles:
            route = language.site.prefix + article.route
            yield from ((language.site, route, article, alias) for alias in article.aliases)
