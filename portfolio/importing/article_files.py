"""Finds the pictures and files that articles name, and where their links lead."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path, PurePosixPath
from urllib.parse import quote, unquote, urljoin, urlsplit

from pydantic_core import PydanticCustomError

from portfolio.content.checks.taken_addresses import COMPLETED, taken_addresses
from portfolio.importing.article_fields import folder_of
from portfolio.importing.blog import MARKDOWN_SUFFIXES, Post
from portfolio.importing.blog_links import Links, address_key
from portfolio.importing.names import file_name
from portfolio.models.link import UNSAFE
from portfolio.models.picture import measured
from portfolio.paths import BUILT_ASSETS, inside, is_file
from portfolio.picture_files.measure import RASTER_SUFFIXES as SUFFIXES

SOURCE_ALIASES = ("@/", "~/", "@assets/", "@images/", "src/")
"""Beginnings of paths in Astro that stand for folders of the source."""

NO_ADDRESS = "no address here is free for it"


@dataclass
class ArticleFiles:
    """Finds what one article names.

    Attributes:
        links: Where links of the blog lead.
        post: The article.
        slug: Name of the article in its address on this site.
        site_assets: Folder of the files that this site serves.
        pictures: Files of the pictures to copy, by their names beside the article.
        assets: Files to copy, by their addresses on this site.
    """

    links: Links
    post: Post
    slug: str
    site_assets: Path
    pictures: dict[str, Path] = field(default_factory=dict)
    assets: dict[str, Path] = field(default_factory=dict)

    def picture(self, src: str) -> tuple[str, str]:
        """Returns the name of a picture beside the article; nothing, and why, if there is none."""
        file, _ = self._shown(src)
        if not file:
            return "", "it is not there"
        if problem := self.links.refusals.pictures.get(file):
            return "", problem
        try:
            measured(file)
        except (PydanticCustomError, ValueError, OSError) as error:
            return "", str(error)
        return self._name(file), ""

    def _shown(self, src: str) -> tuple[Path | None, str]:
        """Returns the file of a picture or film, and its address with the folder of the article."""
        folder = folder_of(self.post.fields)
        within = f"{folder}/{src.lstrip('/')}"
        if folder and ":" not in src and (file := self._file(within)):
            return file, within
        return self._file(src), src

    def _name(self, file: Path) -> str:
        """Returns the name of a picture beside the article, which no other has."""
        taken = {it: name for name, it in self.pictures.items()}
        if file in taken:
            return taken[file]
        name = PurePosixPath(file_name(file.name))
        lower = {it.casefold() for it in self.pictures}
        number = 1
        free = str(name)
        while free.casefold() in lower:
            number += 1
            free = f"{name.stem}-{number}{name.suffix}"
        self.pictures[free] = file
        return free

    def film(self, src: str) -> tuple[str, str]:
        """Returns the address of a film in assets; nothing, and why, if there is none."""
        file, found = self._shown(src)
        if not file:
            return "", "it is not there"
        address = self._asset(file, found)
        return address, "" if address else NO_ADDRESS

    def address(self, href: str) -> tuple[str, str]:
        """Returns where a link leads, nothing if that is nowhere, and what is to be said of it."""
        href = self._on_host(href.strip())
        if href.startswith(("#", "mailto:", "tel:")):
            return href, ""
        parts = urlsplit(href)
        if parts.scheme or href.startswith("//"):
            return self._elsewhere(href)
        end = f"#{parts.fragment}" if parts.fragment else ""
        if PurePosixPath(parts.path).suffix.lower() in MARKDOWN_SUFFIXES or not parts.path:
            route = self.links.to_file(self.post, parts.path)
            return (route + end, "") if route else ("", "link to an article that is not taken")
        path = urljoin(f"{self._own_address}/", parts.path)
        key = address_key(self._without_base(path))
        if route := self.links.by_address.get(key):
            return route + end, ""
        if file := self._file(parts.path):
            address = self._asset(file, parts.path)
            return address, "" if address else f"link to a file, now words, {NO_ADDRESS}"
        plain = "/" + self._without_base(path).strip("/")
        if plain in self.links.routes:
            return plain + end, ""
        if route := self.links.to_file(self.post, parts.path):
            return route + end, ""
        if address := self.links.blog.address:
            whole = quote(f"{address}{path}", safe=":/%?=&~+,;@") + end
            return whole, f"link to a page that is not here, now to {address}"
        return "", "link to a page that is not here, now words"

    def _elsewhere(self, href: str) -> tuple[str, str]:
        if href.startswith("//"):
            href = f"https:{href}"
        if not href.startswith(("http://", "https://")) or not urlsplit(href).netloc:
            return "", "link that browsers may not open from a page, now words"
        return UNSAFE.sub(lambda it: quote(it[0]), href), ""

    @property
    def _own_address(self) -> str:
        return next(iter(self.post.addresses), "")

    def _on_host(self, address: str) -> str:
        """Returns an address of the blog's own host as a path."""
        host = self.links.blog.address.partition("://")[2]
        match = re.match(rf"(?:https?:)?//{re.escape(host)}(?=[/?#]|$)", address) if host else None
        return address[match.end() :] or "/" if match else address

    def _without_base(self, path: str) -> str:
        base = self.links.blog.base
        return path.removeprefix(base) if base and f"{path}/".startswith(f"{base}/") else path

    def _file(self, address: str) -> Path | None:
        """Returns the file that an address names, in the blog's folders or beside the article."""
        path = unquote(re.split("[?#]", self._on_host(address), maxsplit=1)[0])
        if not path or "://" in path or path.startswith(("data:", "//")):
            return None
        blog, folder = self.links.blog, self.post.file.parent
        bare = path.lstrip("/")
        for alias in SOURCE_ALIASES:
            bare = bare.removeprefix(alias)
        below_base = self._without_base(path).lstrip("/")
        beside = (
            [] if path.startswith("/") else [(folder, path), (folder / self.post.file.stem, path)]
        )
        served = [(it, name) for it in blog.served for name in (below_base, bare, f"assets/{bare}")]
        for place, name in (*beside, *served):
            file = inside(blog.root, place / name)
            if file and is_file(file):
                return file
        return self._resource(path)

    def _resource(self, name: str) -> Path | None:
        """Returns the only picture beside the article whose name begins so, as Hugo names them."""
        if not re.fullmatch(r"[\w-]+", name):
            return None
        alike = [it for it in self.post.file.parent.glob(f"{name}*") if it.suffix in SUFFIXES]
        return alike[0] if len(alike) == 1 else None

    def _asset(self, file: Path, address: str) -> str:
        """Returns the address of a file that is copied to assets; nothing if it can have none.

        It is the one that the file had, or else one below that of the article.
        """
        path = re.split("[?#]", self._on_host(address), maxsplit=1)[0]
        below = ["writing", self.slug, file.name]
        steps = [it for it in self._without_base(path).split("/") if it not in {"", ".", ".."}]
        for wanted in (steps, below) if path.startswith("/") else (below,):
            address = self._free_address(wanted, file)
            if self._may_be(address):
                self.assets[address] = file
                return address
        return ""

    def _free_address(self, steps: Sequence[str], file: Path) -> str:
        """Returns an address of folders and a name, with a number where another file has it."""
        *folders, last = (file_name(unquote(it)) for it in steps)
        for number in count(1):
            end = f"-{number}" * (number > 1)
            named = PurePosixPath(last)
            address = "/" + "/".join([*folders, f"{named.stem}{end}{named.suffix}"])
            if self._is_free(address, file):
                return address
        raise AssertionError

    def _is_free(self, address: str, file: Path) -> bool:
        """Returns whether no other file has an address: here, or in what is to be copied."""
        present = self.site_assets / address.lstrip("/")
        if self.assets.get(address, file) != file:
            return False
        is_same = present.is_file() and present.read_bytes() == file.read_bytes()
        return is_same or not present.exists()

    def _may_be(self, address: str) -> bool:
        """Returns whether a file of an article may have an address: a build writes none there."""
        is_of_build = address in COMPLETED or any(taken_addresses([address], ()))
        is_refused = is_of_build or address in self.links.refusals.addresses
        present = self.site_assets / address.lstrip("/")
        is_below_file = any(it.is_file() for it in present.parents)
        return not is_refused and not is_below_file and address.split("/")[1] not in BUILT_ASSETS
