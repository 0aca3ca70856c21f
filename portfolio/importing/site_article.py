"""Makes an article of this site of one of a blog."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from portfolio.importing.article_fields import ArticleFields, cover_of, read_fields
from portfolio.importing.article_files import ArticleFiles
from portfolio.importing.article_parts import DOLLARS, MDX
from portfolio.importing.article_plan import PlannedArticle
from portfolio.importing.article_text import ArticleText
from portfolio.importing.blog import Post
from portfolio.importing.blog_links import Links
from portfolio.importing.dates import written
from portfolio.importing.headings import with_headings
from portfolio.importing.report import Leftover

NO_HEADING = "link to a heading that is not there, now words: #"


@dataclass
class SiteArticle:
    """An article as it will be written.

    Attributes:
        planned: The article of the blog.
        fields: Its front matter.
        body: Its text.
        assets: Files to copy, by their addresses.
        left: What of it was left over.
    """

    planned: PlannedArticle
    fields: ArticleFields
    body: str
    assets: dict[str, Path] = field(default_factory=dict)
    left: list[Leftover] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The text of its file."""
        front = self.fields.yaml(is_translation=bool(self.planned.language))
        return f"{front}\n{self.body}"


def site_article(planned: PlannedArticle, links: Links, assets: Path) -> SiteArticle:
    """Rewrites an article of a blog.

    Args:
        planned: The article, and its place here.
        links: Where links of the blog lead.
        assets: Folder of the files that this site serves.
    """
    post, blog = planned.post, links.blog
    left: list[Leftover] = []

    def leave(line: int, what: str) -> None:
        left.append(Leftover(post.name, line, what))

    if planned.slug != planned.first_name:
        said = f"{planned.first_name} is the name of another article"
        leave(1, f"{said}, so this one is {planned.route}")
    if planned.date and planned.is_hidden and not post.is_draft:
        leave(1, f"a date in the future, hidden until then: {written(planned.date)}")
    files = ArticleFiles(links, post, planned.slug, assets, planned.pictures)
    syntaxes = blog.syntaxes - {MDX} | ({MDX} if post.file.suffix == ".mdx" else set())
    if planned.has_prices:
        syntaxes |= {DOLLARS}
        leave(post.first_line, "formulas that cannot be set, their dollar signs are signs now")
    said = {f"page.{key}": it for key, it in post.fields.items() if isinstance(it, str)}
    text = ArticleText(files, syntaxes, {**blog.values, **said})
    body = text.rewritten(post.text, post.first_line)
    for place in text.left:
        leave(*place)
    fields = read_fields(post, body, leave)
    body = with_headings(body, fields.title, lambda it: leave(_line_of(post, it), NO_HEADING + it))
    if not planned.language:
        fields.cover = _cover(files, leave)
    return SiteArticle(planned, fields, body, files.assets, left)


def _cover(files: ArticleFiles, leave: Callable[[int, str], None]) -> tuple[str, str] | None:
    """Returns the name of the cover beside the article, and its words."""
    src, alt = cover_of(files.post.fields)
    if not src:
        return None
    name, problem = files.picture(src)
    if not name:
        leave(1, f"cover left out, {problem}: {src}")
        return None
    if not alt:
        leave(1, f"cover without words that say what it shows: {name}")
    return name, alt


def _line_of(post: Post, anchor: str) -> int:
    """Returns the line of a file with a link to an anchor."""
    return post.first_line + post.text.count("\n", 0, max(post.text.find(f"#{anchor}"), 0))
