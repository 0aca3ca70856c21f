"""Articles of a Jekyll site: ``_posts`` and ``_drafts``, and the addresses that they had."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

from portfolio.importing.article_parts import LIQUID
from portfolio.importing.blog import Blog, Post, path_of, texts
from portfolio.importing.dates import date_tokens, moment
from portfolio.importing.front_matter import FrontMatterError, parse_yaml
from portfolio.importing.names import slug
from portfolio.importing.report import Leftover

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
    blog = Blog("Jekyll", root, served=(root,), syntaxes=frozenset({LIQUID}))
    config = _config(blog)
    blog.at(f"{config.get('url') or ''}{config.get('baseurl') or ''}")
    blog.values = {f"site.{key}": it for key, it in config.items() if isinstance(it, str)}
    blog.base = str(config.get("baseurl") or "").rstrip("/")
    for file in blog.articles_below(folder):
        folders = file.relative_to(root).parts[:-1]
        kind = next((it for it in folders if it in {"_posts", "_drafts"}), "")
        is_own = "_site" not in folders and "vendor" not in folders
        # A folder that is named may hold articles under any name.
        if not is_own or (not kind and folder == root):
            continue
        if post := blog.read(file):
            fields = {**_defaults(config, post), **post.fields}
            if kind == "_posts" and not post.day:
                blog.left.append(
                    Leftover(post.name, 1, "no date in its name, so Jekyll left it out")
                )
            blog.posts.append(_placed(replace(post, fields=fields), config, folders, kind))
    _without_pages(blog, root, folder)
    return blog


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


def _without_pages(blog: Blog, root: Path, folder: Path) -> None:
    """Keeps among the leftovers only what lies where articles do."""
    if folder == root:
        blog.left = [
            it for it in blog.left if {"_posts", "_drafts"} & {*Path(it.file).parts} or it.line > 1
        ]


def _defaults(config: Mapping[str, Any], post: Post) -> dict[str, Any]:
    """Returns what the settings say of addresses and tags at the place of an article."""
    found: dict[str, Any] = {}
    places = {"permalink", "category", "categories", "tags"}
    for default in config.get("defaults") or ():
        scope = default.get("scope") or {} if isinstance(default, dict) else {}
        path = str(scope.get("path") or "").strip("/").rstrip("*")
        is_kind = scope.get("type") in {None, "", "posts"}
        if is_kind and f"{post.name}/".startswith(path) and isinstance(default.get("values"), dict):
            # What all articles share, such as a picture for previews, is none of each.
            found |= {key: it for key, it in default["values"].items() if key in places}
    return found


def _placed(post: Post, config: Mapping[str, Any], folders: tuple[str, ...], kind: str) -> Post:
    fields = post.fields
    name = str(fields.get("slug") or post.slug)
    date = moment(str(fields.get("date") or post.day))
    return replace(
        post,
        slug=name,
        addresses=tuple(_addresses(post, name, date, config, folders)),
        is_draft=kind == "_drafts" or fields.get("published") is False,
    )


def _addresses(
    post: Post,
    name: str,
    date: datetime | None,
    config: Mapping[str, Any],
    folders: tuple[str, ...],
) -> Iterator[str]:
    base = str(config.get("baseurl") or "")
    collections = config.get("collections")
    posts = collections.get("posts") if isinstance(collections, dict) else {}
    setting = posts.get("permalink") if isinstance(posts, dict) else ""
    form = str(post.fields.get("permalink") or setting or config.get("permalink") or "date")
    form = STYLES.get(form, form)
    above = [it for it in folders[: folders.index("_posts")]] if "_posts" in folders else []
    categories = [*above, *categories_of(post.fields)]
    if date or ":" not in form:
        tokens = {
            **(date_tokens(date) if date else {}),
            "title": name,
            "slug": slug(name),
            "name": slug(post.file.stem),
            "categories": "/".join(it.lower().replace(" ", "%20") for it in categories),
            "slugified_categories": "/".join(map(slug, categories)),
            "output_ext": ".html",
        }
        yield path_of(base, TOKEN.sub(lambda it: tokens.get(it[1], it[0]), form))
    for address in texts(post.fields.get("redirect_from")):
        yield path_of(base, address)


def categories_of(fields: Mapping[str, Any]) -> list[str]:
    """Returns the categories of an article; one text may name several."""
    return [
        *texts(fields.get("category")),
        *texts(fields.get("categories"), " "),
    ]
