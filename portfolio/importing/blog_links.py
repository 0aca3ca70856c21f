"""Where the links of a blog lead on this site."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from urllib.parse import unquote

from portfolio.importing.blog import MARKDOWN_SUFFIXES, Blog, Post
from portfolio.importing.refusals import Refusals

PAGE_ENDINGS = re.compile(r"(/index)?\.html?$|/index$|/$")


def address_key(path: str) -> str:
    """Returns an address without what hosts do not tell apart: escapes, endings, capitals."""
    return PAGE_ENDINGS.sub("", unquote(path)).casefold().strip("/")


@dataclass
class Links:
    """Where the links of a blog lead on this site.

    Attributes:
        blog: The blog.
        by_address: Route of each article by the keys of its old addresses.
        by_file: Route of each article by its file.
        routes: What links of this site may lead to.
        refusals: What this site could not be built with.
    """

    blog: Blog
    by_address: Mapping[str, str]
    by_file: Mapping[Path, str]
    routes: frozenset[str]
    refusals: Refusals = field(default_factory=Refusals)

    def to_file(self, post: Post, path: str) -> str:
        """Returns the route of an article that is named by its file; nothing if there is none."""
        bare = _without_suffix(unquote(path).strip("/"))
        named = {_article_path(file): route for file, route in self.by_file.items()}
        root, posts = self.blog.root, (it / "_posts" for it in self.blog.served)
        for place in (post.file.parent, root, root / "content", *posts):
            if route := named.get(_article_path(Path(os.path.normpath(place / bare)))):
                return route
        # A name alone is enough where no other article has it.
        name = PurePosixPath(bare).name
        meant = {route for file, route in named.items() if PurePosixPath(file).name == name}
        return meant.pop() if len(meant) == 1 else ""


def _without_suffix(path: str) -> str:
    suffix = PurePosixPath(path).suffix.lower()
    return path[: -len(suffix)] if suffix in MARKDOWN_SUFFIXES else path


def _article_path(file: Path) -> str:
    """Returns the path of an article without its ending; that of a bundle is its folder."""
    return _without_suffix(file.as_posix()).removesuffix("/index")
