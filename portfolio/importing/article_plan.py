"""Decides which article of a blog becomes which file of the site."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from portfolio.content.writing import WRITING_FOLDER
from portfolio.importing.article_fields import DATES
from portfolio.importing.blog import Blog, Post, texts
from portfolio.importing.dates import is_future, moment
from portfolio.importing.names import slug
from portfolio.importing.report import Leftover
from portfolio.models.article import WRITING_ROUTE
from portfolio.models.site import Site


@dataclass(eq=False)
class PlannedArticle:
    """An article of the blog, and the place that it gets.

    Attributes:
        post: The article.
        slug: Its name in the address.
        language: Tag of the site's further language that it is in; nothing for the first one.
        pictures: Files of pictures by their names; those in other languages share them.
        dropped_aliases: Old addresses that the site cannot have.
        has_prices: Whether its dollar signs are no signs of formulas.
        first_name: The name that it would have, were it not that of another article.
    """

    post: Post
    slug: str
    language: str = ""
    pictures: dict[str, Path] = field(default_factory=dict)
    dropped_aliases: set[str] = field(default_factory=set)
    has_prices: bool = False
    first_name: str = ""

    @property
    def route(self) -> str:
        """Its address, without the path of the language."""
        return f"{WRITING_ROUTE}/{self.slug}"

    @property
    def date(self) -> datetime | None:
        """Its date, if it says one."""
        return date_of(self.post)

    @property
    def is_hidden(self) -> bool:
        """Whether a build of today leaves it out."""
        return self.post.is_draft or bool(self.date and is_future(self.date))

    def file(self, *, in_folder: bool) -> Path:
        """Returns its file within the content: in a folder of its own, or by itself."""
        end = f".{self.language}.md" if self.language else ".md"
        name = f"{self.slug}/index{end}" if in_folder else f"{self.slug}{end}"
        return Path(WRITING_FOLDER) / name

    def present(self, content: Path) -> Path | None:
        """Returns its file if the site has one already."""
        files = (self.file(in_folder=False), self.file(in_folder=True))
        return next((it for it in files if (content / it).exists()), None)


def date_of(post: Post) -> datetime | None:
    """Returns the date of an article, if it says one."""
    said = (moment(text) for key in DATES for text in texts(post.fields.get(key))[:1])
    return next(filter(None, said), None) or moment(post.day)


def planned_articles(blog: Blog, site: Site) -> list[PlannedArticle]:
    """Returns the articles that can be taken, the oldest first, each with a name of its own."""
    first = datetime.min.replace(tzinfo=UTC)
    dated = [(date_of(post) or first, post) for post in blog.posts]
    dated.sort(key=lambda it: (it[0].replace(tzinfo=it[0].tzinfo or UTC), it[1].name))
    plan: list[PlannedArticle] = []
    taken: set[tuple[str, str]] = set()
    pictures: dict[str, dict[str, Path]] = {}
    for date, post in dated:
        language = _language(post, blog, site)
        if language is None:
            continue
        names = [it for it in _names(post, date) if it]
        name = next((it for it in names if (language, it) not in taken), "")
        if not name:
            blog.left.append(Leftover(post.name, 1, "no address can be made of its name"))
            continue
        taken.add((language, name))
        shared = pictures.setdefault(name, {})
        plan.append(PlannedArticle(post, name, language, shared, first_name=names[0]))
    return plan


def _names(post: Post, date: datetime) -> Iterator[str]:
    """Yields names in the address, the best first."""
    name = slug(post.slug) or slug(str(post.fields.get("title") or "")) or slug(post.file.stem)
    # What a site keeps for its lists is no name of an article.
    yield name if name not in {"tags", "page", "index"} else f"{name}-article"
    yield f"{name}-{date.year}"
    yield slug(f"{post.file.parent.name} {name}")
    yield from (f"{name}-{number}" for number in range(2, 1000))


def _language(post: Post, blog: Blog, site: Site) -> str | None:
    """Returns the language of a file; nothing of the site's first, None of one it does not have."""
    found = post.language.casefold()
    if not found or _is_same(found, site.language):
        return ""
    for language in site.translations:
        if _is_same(found, language):
            return language
    what = (
        f"in a language that the site does not have: {post.language}; site.yaml lists `languages`"
    )
    blog.left.append(Leftover(post.name, 1, what))
    return None


def _is_same(found: str, language: str) -> bool:
    known = language.casefold()
    return found == known or found.partition("-")[0] == known or known.partition("-")[0] == found
