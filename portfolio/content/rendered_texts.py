"""Texts in Markdown that earlier builds have rendered: of a thousand, mostly one has changed."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from functools import cache, partial
from importlib.metadata import version

from portfolio.cache import ResultStore, result_key
from portfolio.markdown.render_page import RenderedPage, render_markdown
from portfolio.paths import CACHE

TEXT_STORE = ResultStore(CACHE / "texts")

LIBRARIES = ("markdown-it-py", "math-core", "mdit-py-plugins", "nh3", "pygments", "selectolax")
"""Packages whose releases may render a text otherwise."""


def rendered(
    text: str, title: str, blocks: Mapping[str, str], language: str = "en"
) -> RenderedPage:
    """Returns what :func:`render_markdown` does; a text that was rendered before is read.

    Args:
        text: The Markdown.
        title: The page's title.
        blocks: The words that make a block with backticks a section or an island.
        language: BCP 47 tag.
    """
    render = partial(render_markdown, text, title, dict(blocks), language)
    key = f"{result_key(render)}-{_releases()}"
    if TEXT_STORE.has(key):
        return pickle.loads(TEXT_STORE.get(key))
    page = render()
    TEXT_STORE.put(key, pickle.dumps(page))
    return page


@cache
def _releases() -> str:
    return "-".join(version(name) for name in LIBRARIES)
