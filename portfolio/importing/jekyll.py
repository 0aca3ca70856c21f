"""Articles of a Jekyll site: ``_posts`` and ``_drafts``, and the addresses that they had."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from portfolio.importing.article_fields import FOLDERS
from portfolio.importing.article_parts import LIQUID
from portfolio.importing.blog import Blog, Post, path_of, texts
from portfolio.importing.dates import date_tokens, in_zone, moment
from portfolio.importing.front_matter import FrontMatterError, parse_yaml
from portfolio.importing.names import slug
from portfolio.importing.report import Leftover
from portfolio.paths import inside

MARKS = ("_config.yml", "_config.yaml", "_posts", "_drafts")
"""Files and folders by which the root of a site is known."""

STYLES = {
    "date": "/:categories/:year/:month/:day/:title:output_ext",
    "pretty": "/:categories/:year/:month/:day/:title/",
    "ordinal": "/:categories/:year/:y_day/:title:output_ext",
    "weekdate": "/:categories/:year/W:week/:short_day/:title:output_ext",
    "none": "/:categories/:title:output_ext",
}
"""Forms of addresses by their names."""

TOKEN = re.compile(r":([a-z_]+)")


def jekyll_blog(root: Path, folder: Path) -> Blog:
    """Returns the articles of a Jekyll site that lie in a folder of it."""
    blog = Blog("Jekyll", root, syntaxes=frozenset({LIQUID}))
    config = _config(blog)
    source = inside(root, root / str(config.get("source") or "")) or root
    blog.served = (source,)
    blog.at(f"{config.get('url') or ''}{config.get('baseurl') or ''}")
    blog.values = {f"site.{key}": it for key, it in config.items() if isinstance(it, str)}
    blog.base = str(config.get("baseurl") or "").rstrip("/")
    site = _Site(config)
    for file in blog.articles_below(folder):
        within = source if file.is_relative_to(source) else root
        folders = file.relative_to(within).parts[:-1]
        kind = next((it for it in folders if it in {"_posts", "_drafts"}), "")
        is_own = "_site" not in folders and "vendor" not in folders
        # A folder that is named may hold articles under any name.
        if not is_own or (not kind and folder == root):
            continue
        if post := blog.read(file):
            if kind == "_posts" and not post.day:
                said = "no date in its name, so Jekyll left it out"
                blog.left.append(Leftover(post.name, 1, said))
            blog.posts.append(site.placed(post, folders, kind))
    if folder == root:
        blog.left = [it for it in blog.left if _is_about_article(it)]
    return blog


def _is_about_article(left: Leftover) -> bool:
    """Returns whether something is left over where articles lie, or within a file."""
    return bool({"_posts", "_drafts"} & {*Path(left.file).parts}) or left.line > 1


def _config(blog: Blog) -> dict[str, Any]:
    for name in MARKS[:2]:
        file = blog.root / name
        if file.is_file():
            try:
                data = parse_yaml(file.read_text("utf-8-sig", "replace"))
            except FrontMatterError as error:
                blog.left.append(Leftover(name, error.line, f"settings: {error}"))
                return {}
            return data if isinstance(data, dict) else {}
    return {}


@dataclass(frozen=True, slots=True)
class _Site:
    """The settings of a site."""

    config: Mapping[str, Any]

    def placed(self, post: Post, folders: tuple[str, ...], kind: str) -> Post:
        """Returns an article with its name and its addresses.

        Args:
            post: The article.
            folders: Its folders within the site.
            kind: The one of them that says what it is, ``_posts`` or ``_drafts``.
        """
        fields = {**self._defaults(post), **post.fields}
        own = replace(post, fields=fields, slug=str(fields.get("slug") or post.slug))
        return replace(
            own,
            addresses=tuple(self._addresses(own, folders)),
            is_draft=kind == "_drafts" or fields.get("published") is False,
        )

    def _defaults(self, post: Post) -> dict[str, Any]:
        """Returns what the settings say of addresses, tags and folders at an article's place."""
        found: dict[str, Any] = {}
        places = {"permalink", "category", "categories", "tags", *FOLDERS}
        for default in self.config.get("defaults") or ():
            scope = default.get("scope") or {} if isinstance(default, dict) else {}
            path = str(scope.get("path") or "").strip("/").rstrip("*")
            is_kind = scope.get("type") in {None, "", "posts"}
            is_here = is_kind and f"{post.name}/".startswith(path)
            if is_here and isinstance(default.get("values"), dict):
                # What all articles share, such as a picture for previews, is none of each.
                found |= {key: it for key, it in default["values"].items() if key in places}
        return found

    def _addresses(self, post: Post, folders: tuple[str, ...]) -> Iterator[str]:
        base = str(self.config.get("baseurl") or "")
        date = self._date(post)
        form = self._form(post)
        above = folders[: folders.index("_posts")] if "_posts" in folders else ()
        categories = [*above, *_categories(post.fields)]
        if date or ":" not in form:
            tokens = {
                **(date_tokens(date) if date else {}),
                "title": post.slug,
                "slug": slug(post.slug),
                "name": slug(post.file.stem),
                "categories": "/".join(it.lower().replace(" ", "%20") for it in categories),
                "slugified_categories": "/".join(map(slug, categories)),
                "output_ext": ".html",
            }
            yield path_of(base, TOKEN.sub(lambda it: tokens.get(it[1], it[0]), form))
        for address in texts(post.fields.get("redirect_from")):
            yield path_of(base, address)

    def _date(self, post: Post) -> datetime | None:
        """Returns the date of which an address has the parts: in the zone of the settings."""
        said = str(post.fields.get("date") or post.day)
        date, zone = moment(said), str(self.config.get("timezone") or "")
        if date and not date.tzinfo and re.search(r"\d:\d\d:\d\d", said):
            # Jekyll takes a time with seconds and without a zone for one of UTC.
            date = date.replace(tzinfo=UTC)
        return in_zone(date, zone) if date and date.tzinfo and zone else date

    def _form(self, post: Post) -> str:
        """Returns the form of an article's address."""
        collections = self.config.get("collections")
        posts = collections.get("posts") if isinstance(collections, dict) else {}
        setting = posts.get("permalink") if isinstance(posts, dict) else ""
        form = post.fields.get("permalink") or setting or self.config.get("permalink") or "date"
        return STYLES.get(str(form), str(form))


def _categories(fields: Mapping[str, Any]) -> list[str]:
    """Returns the categories of an article; one text may name several."""
    return [*texts(fields.get("category")), *texts(fields.get("categories"), " ")]
