"""Knows whether texts of articles are all that has changed since a site was built."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Collection
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

from portfolio.atomic_write import write_file
from portfolio.build.generate_assets import STYLESHEET_FILE
from portfolio.fonts.site_fonts import site_characters
from portfolio.models.content import Content
from portfolio.paths import CACHE, GENERATED


@dataclass(frozen=True, slots=True)
class ArticlesStamp:
    """What a site was built from.

    Attributes:
        rest: Digest of all but the texts of plain articles, with what other pages show of these.
        texts: Digest of the text of each plain article, by its address.
    """

    rest: str
    texts: dict[str, str]

    @classmethod
    def of(cls, content: Content, fingerprint: str) -> ArticlesStamp:
        """Returns that of a content.

        Args:
            content: The content.
            fingerprint: Digest of all sources but the files of articles.
        """
        rest = sha256(fingerprint.encode())
        rest.update("".join(sorted(site_characters(content))).encode())
        texts: dict[str, str] = {}
        for language in content.languages:
            for article in language.writing.articles:
                address = language.site.prefix + article.route
                rest.update(f"{address} {article!r} {article.minutes}".encode())
                if article.is_plain:
                    texts[address] = sha256(article.html.encode()).hexdigest()
                else:
                    rest.update(f"{article.html} {article.body!r}".encode())
        return cls(rest.hexdigest(), texts)

    @classmethod
    def read(cls, dist: Path) -> ArticlesStamp | None:
        """Returns that of a folder; None if none is known."""
        file = _file(dist)
        return cls(**json.loads(file.read_text())) if file.exists() else None

    def write(self, dist: Path) -> None:
        """Keeps that of a folder."""
        write_file(_file(dist), json.dumps(asdict(self)))

    def changed_since(self, built: ArticlesStamp) -> list[str] | None:
        """Returns the addresses of changed texts; None if something else has changed, too."""
        if self.rest != built.rest:
            return None
        return [address for address, text in self.texts.items() if text != built.texts[address]]


def _file(dist: Path) -> Path:
    return CACHE / f"articles-{dist.name}.json"


def with_changed_texts(
    content: Content, dist: Path, draft: Path, changed: Collection[str] | None
) -> bool:
    """Copies a built site and puts changed texts into the copy.

    Args:
        content: The content.
        dist: The site.
        draft: Where its copy is made.
        changed: Addresses of the articles with other texts; None if something else has changed.

    Returns:
        Whether that was enough. If it was not, the copy is not to be used.
    """
    if not changed:
        return False
    # Importing Reflex takes longer than all else in a build of a site that has not changed.
    from portfolio.components.media.asset_manifest import AssetManifest, provide
    from portfolio.export.changed_texts import change_texts

    shutil.copytree(dist, draft, copy_function=_link)
    provide(AssetManifest.expected(content))
    return change_texts(draft, (GENERATED / STYLESHEET_FILE).read_text(), content, changed)


def _link(file: str, copy: str) -> None:
    """Gives a file another name; where the disk knows no links, it gets a copy."""
    try:
        os.link(file, copy)
    except OSError:
        shutil.copy2(file, copy)
