"""Changes the URLs in the pages and stylesheets of an exported site."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import tinycss2
from selectolax.lexbor import LexborHTMLParser, LexborNode

from portfolio.export.exported_pages import PageFiles
from portfolio.paths import files_below
from sandbox_islands.html import to_html

Rewrite = Callable[[str], str]
"""Takes a URL as it is written and returns it as it should be."""

URL_ATTRIBUTES = ("href", "src", "poster")
SRCSET_ATTRIBUTES = ("srcset", "imagesrcset")
PROPS = "data-props"
"""JSON; a string in it may be a URL from the root, a ``srcset``, a style or HTML."""

_DESCRIPTOR = re.compile(r"[\d.]+[wx]")


RewriteIn = Callable[[str], Rewrite]
"""Takes the folder that a file's relative URLs start from, such as ``/games/``."""


def rewrite_pages(site: Path, pages: PageFiles, rewrite_in: RewriteIn) -> None:
    """Rewrites every URL in pages.

    Args:
        site: The site.
        pages: Pages of it.
        rewrite_in: Returns what rewrites the URLs of a file.
    """
    rewrite_in = cache(rewrite_in)
    for file, page in pages.items():
        if rewrite_elements(page, rewrite_in(_folder_of(site, file))):
            pages.write(file, page)


def rewrite_stylesheets(site: Path, kept: Collection[Path], rewrite_in: RewriteIn) -> None:
    """Rewrites every URL in the CSS files of a site.

    Args:
        site: The site.
        kept: Files that stay as they are.
        rewrite_in: Returns what rewrites the URLs of a file.
    """
    rewrite_in = cache(rewrite_in)
    for file in sorted({*files_below(site, ".css")} - {*kept}):
        file.write_text(rewrite_css(file.read_text(), rewrite_in(_folder_of(site, file))))


def _folder_of(site: Path, file: Path) -> str:
    folder = file.parent.relative_to(site).as_posix()
    return "/" if folder == "." else f"/{folder}/"


@lru_cache(maxsize=64)  # Many pages have the same styles.
def rewrite_css(css: str, rewrite: Rewrite) -> str:
    """Returns styles with other URLs in ``url()``; the rest stays as it was."""
    if "url(" not in css:
        return css
    tokens = tinycss2.parse_component_value_list(css)
    return tinycss2.serialize(tokens) if _rewrite_tokens(tokens, rewrite) else css


def rewrite_srcset(srcset: str, rewrite: Rewrite) -> str:
    """Returns a ``srcset`` with other URLs."""
    candidates = (candidate.strip().partition(" ") for candidate in srcset.split(", "))
    return ", ".join(f"{rewrite(url)}{space}{width}" for url, space, width in candidates)


def rewrite_json(value: Any, rewrite: Rewrite) -> Any:
    """Returns JSON data with other URLs in its strings."""
    if isinstance(value, dict):
        return {key: rewrite_json(it, rewrite) for key, it in value.items()}
    if isinstance(value, list):
        return [rewrite_json(it, rewrite) for it in value]
    return _rewrite_text(value, rewrite) if isinstance(value, str) else value


def _rewrite_text(text: str, rewrite: Rewrite) -> str:
    if "<" in text:
        fragment = LexborHTMLParser(text, is_fragment=True)
        return to_html(fragment) if rewrite_elements(fragment, rewrite) else text
    if "url(" in text:
        return rewrite_css(text, rewrite)
    if not text.startswith("/"):
        return text
    descriptors = [candidate.strip().partition(" ")[2] for candidate in text.split(", ")]
    is_srcset = all(_DESCRIPTOR.fullmatch(descriptor) for descriptor in descriptors)
    return rewrite_srcset(text, rewrite) if is_srcset else rewrite(text)


def rewrite_elements(page: LexborHTMLParser, rewrite: Rewrite) -> bool:
    """Rewrites the URLs of all elements, and returns whether anything is different now."""
    return any([_rewrite_element(node, rewrite) for node in page.css("*")])


def _rewrite_element(node: LexborNode, rewrite: Rewrite) -> bool:
    before = dict(node.attrs.items())
    after = {name: _rewrite_attribute(name, it, rewrite) for name, it in before.items() if it}
    changed = {name: value for name, value in after.items() if value != before[name]}
    for name, value in changed.items():
        node.attrs[name] = value
    if node.tag == "style":
        css = node.text()
        if (styles := rewrite_css(css, rewrite)) != css:
            node.inner_html = styles
            return True
    return bool(changed)


def _rewrite_attribute(name: str, value: str, rewrite: Rewrite) -> str:
    if name in URL_ATTRIBUTES:
        return rewrite(value)
    if name in SRCSET_ATTRIBUTES:
        return rewrite_srcset(value, rewrite)
    if name == "style":
        return rewrite_css(value, rewrite)
    if name == PROPS:
        props = json.loads(value)
        rewritten = rewrite_json(props, rewrite)
        return value if rewritten == props else json.dumps(rewritten)
    return value


def _rewrite_tokens(tokens: list[Any], rewrite: Rewrite) -> bool:
    """Changes the URLs of some CSS tokens and returns whether any is different now."""
    changed = False
    for token in tokens:
        if token.type == "url":
            changed |= _rewrite_token(token, rewrite)
        elif token.type == "function" and token.lower_name == "url":
            strings = [it for it in token.arguments if it.type == "string"]
            changed |= any([_rewrite_token(it, rewrite) for it in strings])
        elif hasattr(token, "content"):
            changed |= _rewrite_tokens(token.content, rewrite)
        elif token.type == "function":
            changed |= _rewrite_tokens(token.arguments, rewrite)
    return changed


def _rewrite_token(token: Any, rewrite: Rewrite) -> bool:
    url = rewrite(token.value)
    if url == token.value:
        return False
    token.representation = token.representation.replace(token.value, url)
    return True
