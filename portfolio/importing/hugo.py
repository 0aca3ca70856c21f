"""Articles of a Hugo site: files and bundles of a section, and the addresses that they had."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from portfolio.importing.article_parts import HUGO
from portfolio.importing.blog import Blog, Post, path_of, split_date, texts
from portfolio.importing.dates import date_tokens, moment
from portfolio.importing.front_matter import FrontMatterError, parse_toml, parse_yaml
from portfolio.importing.report import Leftover

NAMES = tuple(
    f"{stem}.{suffix}" for stem in ("hugo", "config") for suffix in ("toml", "yaml", "yml", "json")
)
MARKS = (*NAMES, "config/_default", "archetypes")
"""Files and folders by which the root of a site is known."""

TOKEN = re.compile(r":([a-z]+)(?:\[[^\]]*\])?")


def hugo_blog(root: Path, folder: Path) -> Blog:
    """Returns the articles of a Hugo site that lie in a folder of it.

    Of a whole site the articles are those of its main sections: the ones that the settings name, or
    else the one with the most files, as in Hugo.
    """
    blog = Blog("Hugo", root, syntaxes=frozenset({HUGO}))
    blog.served = (root / "static", root / "assets", root / "content")
    config = _config(blog)
    blog.at(str(config.get("baseurl") or ""))
    site = _Site(root / str(config.get("contentdir") or "content"), config, blog.base)
    within = folder if folder.is_relative_to(site.content) else site.content
    files = [it for it in blog.articles_below(within) if not it.stem.startswith("_index")]
    if within == site.content:
        files = _of_main_sections(files, site, blog)
    for file in files:
        if post := blog.read(file):
            blog.posts.append(site.placed(post))
    return blog


def _config(blog: Blog) -> dict[str, Any]:
    """Returns the settings, with keys in small letters."""
    found: dict[str, Any] = {}
    for file in [*(blog.root / name for name in NAMES), *_files_of_settings(blog.root)]:
        if not file.is_file():
            continue
        parse = {".toml": parse_toml, ".json": json.loads}.get(file.suffix, parse_yaml)
        try:
            data = parse(file.read_text("utf-8-sig", "replace"))
        except (FrontMatterError, ValueError) as error:
            line = getattr(error, "line", 1)
            blog.left.append(Leftover(blog.name_of(file), line, f"settings: {error}"))
            continue
        found = _merged(found, _small(_by_key(file.stem, data)))
    return found


def _files_of_settings(root: Path) -> list[Path]:
    """Returns the files of settings that a build of the site itself reads, the later ones last."""
    folders = (root / "config" / name for name in ("_default", "production"))
    files = (file for folder in folders for file in sorted(folder.glob("*")))
    return [it for it in files if it.suffix in {".toml", ".yaml", ".yml", ".json"}]


def _by_key(stem: str, data: Any) -> Any:
    """Returns the settings of a file by the keys that its name says, e.g. ``languages.sv``."""
    name, _, language = stem.partition(".")
    if name not in {"hugo", "config", "languages" if language else ""}:
        data = {name: data}
    return {"languages": {language: data}} if language else data


def _merged(first: Mapping[str, Any], second: Mapping[str, Any]) -> dict[str, Any]:
    """Returns settings of which the second ones count, key by key."""
    merged = {**first, **second}
    for key in first.keys() & second.keys():
        if isinstance(first[key], dict) and isinstance(second[key], dict):
            merged[key] = _merged(first[key], second[key])
    return merged


def _small(data: Any) -> dict[str, Any]:
    """Returns a mapping whose keys, and those of its mappings, are in small letters."""
    if not isinstance(data, dict):
        return {}
    return {
        str(key).casefold(): _small(it) if isinstance(it, dict) else it for key, it in data.items()
    }


def _of_main_sections(files: list[Path], site: _Site, blog: Blog) -> list[Path]:
    counts = Counter(filter(None, map(site.section, files)))
    named = texts(
        site.config.get("params", {}).get("mainsections") or site.config.get("mainsections")
    )
    most = max(counts.values(), default=0)
    main = [it for it in named if it in counts] or [it for it in counts if counts[it] == most][:1]
    for section, count in sorted(counts.items()):
        if section not in main:
            blog.leave_folder(site.content / section, count, "section")
    return [file for file in files if site.section(file) in main]


@dataclass(frozen=True, slots=True)
class _Site:
    """The folder of the content, the settings, and the path of the site on its host."""

    content: Path
    config: Mapping[str, Any]
    base: str

    @property
    def languages(self) -> Mapping[str, Any]:
        """The languages, with the settings of each."""
        found = self.config.get("languages")
        return found if isinstance(found, dict) else {}

    @property
    def first_language(self) -> str:
        """The language that has no part of its own in names and addresses."""
        return str(self.config.get("defaultcontentlanguage") or "en").casefold()

    def parts(self, file: Path) -> tuple[str, ...]:
        """Returns the folders of a file below that of its language."""
        folders = file.relative_to(self.content).parts[:-1]
        return folders[1:] if folders and folders[0].casefold() in self.languages else folders

    def section(self, file: Path) -> str:
        """Returns the first folder of a file; nothing of a bundle or a page at the top."""
        parts = self.parts(file)
        is_bundle = file.stem.split(".")[0] == "index"
        return parts[0] if len(parts) > is_bundle else ""

    def placed(self, post: Post) -> Post:
        """Returns an article with its name, its language and its addresses."""
        stem, language = self._language(post.file)
        folders = self.parts(post.file)
        if stem == "index" and folders:
            stem, folders = folders[-1], folders[:-1]
        day, rest = _without_date(stem, post)
        name = str(post.fields.get("slug") or rest)
        # Hugo keeps a date in the address, unless the settings say that it is none of the name.
        own = replace(post, slug=name, day=day, language=language)
        addresses = tuple(self._addresses(own, stem, folders, language))
        return replace(own, addresses=addresses, is_draft=post.fields.get("draft") is True)

    def _language(self, file: Path) -> tuple[str, str]:
        """Returns the name of a file without its language, and that; nothing for the first one."""
        stem, dot, end = file.stem.rpartition(".")
        language = end.casefold()
        if not dot or language not in self.languages:
            folders = file.relative_to(self.content).parts[:-1]
            language = folders[0].casefold() if folders else ""
            stem = file.stem
        is_other = language in self.languages and language != self.first_language
        return stem, language if is_other else ""

    def _addresses(
        self, post: Post, stem: str, folders: tuple[str, ...], language: str
    ) -> Iterator[str]:
        fields, base = post.fields, self.base
        if url := fields.get("url"):
            yield path_of(base, str(url))
        else:
            yield path_of(base, language, self._permalink(post, stem, folders))
        for alias in texts(fields.get("aliases")):
            beside = () if alias.startswith("/") else folders
            yield path_of(base, *beside, alias)

    def _permalink(self, post: Post, stem: str, folders: tuple[str, ...]) -> str:
        settings = self.config.get("permalinks") or {}
        settings = settings.get("page", settings) if isinstance(settings, dict) else {}
        section = folders[0] if folders else ""
        form = str(settings.get(section.casefold()) or "")
        date = moment(str(post.fields.get("date") or post.day))
        end = str(post.fields.get("slug") or "") or stem
        if not form or not date:
            name = path_of(*folders, end)
            is_ugly = self.config.get("uglyurls") is True
            return f"{_urlized(name)}{'.html' * is_ugly}"
        tokens = {
            **date_tokens(date),
            "section": section,
            "sections": "/".join(folders),
            "title": str(post.fields.get("title") or ""),
            **dict.fromkeys(("slug", "slugorfilename", "slugorcontentbasename"), end),
            **dict.fromkeys(("filename", "contentbasename"), stem),
        }
        if not post.fields.get("slug"):
            tokens["slug"] = tokens["title"] or stem
        return _urlized(TOKEN.sub(lambda it: tokens.get(it[1], it[0]), form))


def _without_date(stem: str, post: Post) -> tuple[str, str]:
    day, rest = split_date(stem)
    return (day, rest) if rest else (post.day, stem)


def _urlized(path: str) -> str:
    """Returns an address as Hugo makes it of names: in small letters, with dashes for spaces."""
    bare = re.sub(r"[^\w\s/.~-]+", "", path.lower())
    return re.sub(r"-{2,}", "-", re.sub(r"\s+", "-", bare.strip()))
