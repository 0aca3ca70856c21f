"""The language of exported pages: those written by hand, and those of further languages."""

from __future__ import annotations

from html import escape

from selectolax.lexbor import LexborHTMLParser

from portfolio.export.exported_pages import ExportedPages
from portfolio.i18n.locale import Locale
from portfolio.models.site import Site

PLAYER = "player.html"


def translate_static_pages(pages: ExportedPages, locale: Locale) -> None:
    """Puts words of the site's language into the pages that are written by hand.

    ``data-word`` of an element names its word, one of ``LabWords``. The player says nothing else,
    so it is a page of that language; in the pages of the lab the element names the language.

    Args:
        pages: The pages of the site.
        locale: The language.
    """
    for file, page in pages.plain.items():
        name = file.relative_to(pages.site)
        if name.name == PLAYER and len(name.parts) == 1:
            for root in page.css("html"):
                root.attrs["lang"] = locale.language
            _translate(page, locale)
        elif name.parts[0] == "lab":
            _translate(page, locale)


def _translate(page: LexborHTMLParser, locale: Locale) -> None:
    words = locale.words.lab.props()
    language = page.root and page.root.attributes.get("lang")
    for element in page.css("[data-word]"):
        name = element.attrs["data-word"]
        if name not in words:
            continue
        del element.attrs["data-word"]
        element.inner_html = escape(words[name], quote=False)
        if language != locale.language:
            element.attrs["lang"] = locale.language


def set_language(pages: ExportedPages, site: Site) -> None:
    """Sets language and direction of the pages of one of the site's other languages.

    Reflex gives all pages those of the first language.

    Args:
        pages: The pages of all languages.
        site: The site in the language.
    """
    folder = pages.site / site.prefix.lstrip("/")
    for file, page in pages.all().items():
        if file != folder.with_suffix(".html") and folder not in file.parents:
            continue
        for root in page.css("html"):
            root.attrs["lang"] = site.language
            root.attrs["dir"] = site.direction
