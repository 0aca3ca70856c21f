"""Articles of an Astro site: a collection of content, or pages in Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from babel import Locale, UnknownLocaleError

from portfolio.importing.article_parts import IMPORTED, MDX
from portfolio.importing.blog import OTHER_SUFFIXES, Blog, Post, path_of
from portfolio.importing.names import slug
from portfolio.paths import inside

MARKS = tuple(f"astro.config.{suffix}" for suffix in ("mjs", "ts", "js", "cjs", "mts"))
"""Files by which the root of a site is known."""

COLLECTIONS = ("src/content", "src/data")
"""Folders whose folders are collections."""

USUAL_NAMES = ("blog", "posts", "post", "articles", "writing", "notes", "journal")
"""Names of collections of articles, the most usual first."""

SETTING = r"""\b{}\s*:\s*["'`]([^"'`]+)"""
"""A setting of the configuration, which is a program: only texts are understood."""

ROUTE = re.compile(r"\[(\.\.\.)?\w+\]\.(astro|ts|js)$")


def astro_blog(root: Path, folder: Path) -> Blog:
    """Returns the articles of an Astro site that lie in a folder of it.

    Of a whole site the articles are those of one collection, by its name or else the largest.
    """
    blog = Blog("Astro", root, syntaxes=frozenset({MDX}))
    blog.served = (root / "public", root / "src")
    settings = "".join((root / it).read_text("utf-8", "replace") for it in MARKS if _is(root, it))
    blog.at(_setting(settings, "site"))
    blog.base = path_of(_setting(settings, "base")).rstrip("/")
    collection = folder if folder != root and folder != root / "src" else _collection(blog, root)
    if not collection:
        return blog
    site = _Site(root, collection, _route(root, collection))
    for file in blog.articles_below(collection):
        if not file.name.startswith("_") and (post := blog.read(file)):
            blog.posts.append(site.placed(post, blog.base))
    imported = {it for post in blog.posts for it in _imported(blog, post)}
    blog.left = [it for it in blog.left if it.file not in imported]
    return blog


def _imported(blog: Blog, post: Post) -> Iterator[str]:
    """Yields the names of other texts that an article imports: they are no articles."""
    for _, path in IMPORTED.findall(post.text):
        file = inside(blog.root, post.file.parent / path.partition("?")[0])
        if file and file.suffix.lower() in OTHER_SUFFIXES:
            yield blog.name_of(file)


def _is(root: Path, name: str) -> bool:
    return (root / name).is_file()


def _setting(text: str, name: str) -> str:
    match = re.search(SETTING.format(name), text)
    return match[1] if match else ""


def _collection(blog: Blog, root: Path) -> Path | None:
    """Returns the folder of the articles; other collections are left over."""
    found: dict[Path, int] = {}
    for folder in _folders(root):
        count = sum(it.suffix.lower() in {".md", ".mdx"} for it in folder.rglob("*"))
        if count:
            found[folder] = count
    usual = [it for name in USUAL_NAMES for it in found if it.name.casefold() == name]
    chosen = next(iter(usual), None) or max(found, key=lambda it: found[it], default=None)
    for folder, count in found.items():
        if folder != chosen:
            blog.leave_folder(folder, count, "collection")
    return chosen


def _folders(root: Path) -> Iterator[Path]:
    for place in COLLECTIONS:
        yield from sorted(it for it in (root / place).glob("*") if it.is_dir())
    pages = root / "src" / "pages"
    yield from sorted(it for it in pages.glob("*") if it.is_dir() and [*it.glob("*.md*")])


def _route(root: Path, collection: Path) -> str:
    """Returns the address of a collection: that of the page that shows its entries."""
    pages = root / "src" / "pages"
    if collection.is_relative_to(pages):
        return path_of(collection.relative_to(pages).as_posix())
    asks = re.compile(rf"""getCollection\(\s*["'`]{re.escape(collection.name)}["'`]""")
    for file in sorted(pages.rglob("*")):
        if ROUTE.search(file.name) and asks.search(file.read_text("utf-8", "replace")):
            folders = file.parent.relative_to(pages).as_posix().removeprefix(".")
            # A folder in brackets is a language or a page number.
            return path_of(*(it for it in folders.split("/") if not it.startswith("[")))
    return path_of(collection.name)


@dataclass(frozen=True, slots=True)
class _Site:
    """A collection, and the address of its entries."""

    root: Path
    collection: Path
    route: str

    def placed(self, post: Post, base: str) -> Post:
        """Returns an article with its name, its language and its addresses."""
        place = post.file.relative_to(self.collection).with_suffix("")
        language = _language(place.parts[0]) if len(place.parts) > 1 else ""
        # Folders with an underscore only keep files together.
        folders = [it for it in place.parts[bool(language) : -1] if not it.startswith("_")]
        steps = [*folders, place.name]
        if len(steps) > 1 and steps[-1] == "index":
            steps.pop()
        own = str(post.fields.get("slug") or "").strip("/")
        entry = own or "/".join(_entry_step(it) for it in steps)
        last = own.rpartition("/")[2] or steps[-1]
        name = post.slug if last == post.file.stem else last
        # The first language may have no part of its own in addresses.
        addresses = [path_of(base, it, self.route, entry) for it in {language: 1, "": 2}]
        return replace(
            post,
            slug=name,
            addresses=tuple(addresses),
            is_draft=post.fields.get("draft") is True,
            language=language,
        )


def _entry_step(step: str) -> str:
    """Returns a part of an entry's name as Astro writes it in addresses."""
    return re.sub(r"[^\w-]+", "", step.strip().lower().replace(" ", "-")) or slug(step)


def _language(folder: str) -> str:
    """Returns a folder's name if it is that of a language, such as ``sv`` or ``pt-br``."""
    if not re.fullmatch(r"[a-z]{2}([-_][a-zA-Z]{2})?", folder):
        return ""
    try:
        Locale.parse(folder, sep="_" if "_" in folder else "-")
    except (UnknownLocaleError, ValueError):
        return ""
    return folder.replace("_", "-")
