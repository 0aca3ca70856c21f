"""Takes articles of other sites along: what is new is written, and what is there stays."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote

from portfolio.atomic_write import write_files
from portfolio.content.diagnostics import Diagnostic
from portfolio.content.routes import routes, served_files
from portfolio.errors import CommandError
from portfolio.importing.article_fields import unused_keys
from portfolio.importing.article_plan import PlannedArticle, planned_articles
from portfolio.importing.blog import Blog
from portfolio.importing.blog_links import Links, address_key
from portfolio.importing.programs import open_blog
from portfolio.importing.refusals import Refusals
from portfolio.importing.report import Leftover, Report
from portfolio.importing.site_article import SiteArticle, site_article
from portfolio.importing.staged_check import errors_with
from portfolio.importing.tag_spelling import with_one_spelling
from portfolio.models.content import Content
from portfolio.models.link import UNSAFE
from portfolio.scaffold.new_files import load_valid


def import_writing(folder: Path, content: Path) -> Report:
    """Takes the articles of a folder into ``content/writing``.

    An article that the site has already stays as it is, so that a second run changes nothing.
    Articles that the site could not be built with are left out.

    Args:
        folder: A site of Jekyll, Hugo or Astro, a part of one, or any folder of Markdown.
        content: The content folder.

    Returns:
        What was taken, and what was left over.

    Raises:
        CommandError: The site is not valid, or there is no article in the folder.
    """
    site = load_valid(content)
    blog = open_blog(folder)
    planned = planned_articles(blog, site.site)
    if not planned:
        raise CommandError(_nothing_in(folder, blog))
    writing = _Import(content, site, blog, planned)
    articles = writing.valid_articles()
    return writing.written(articles)


def _nothing_in(folder: Path, blog: Blog) -> str:
    found = "\n".join(f"  {it}" for it in blog.left[:10])
    program = f", which was read as a site of {blog.program}" if blog.program else ""
    said = f"There is no article in Markdown in {folder}{program}; nothing was changed."
    advice = "Name a site of Jekyll, Hugo or Astro, or a folder with files that end in .md."
    return f"{said} {advice}\n{found}".rstrip()


@dataclass
class _Import:
    """Articles of a blog on their way into a site."""

    content: Path
    site: Content
    blog: Blog
    planned: list[PlannedArticle]
    refusals: Refusals = field(default_factory=Refusals)

    def __post_init__(self) -> None:
        self.present = {it: file for it in self.planned if (file := it.present(self.content))}
        self.wanted = [it for it in self.planned if it not in self.present]
        absent = self.site.site.pages.absent
        studies = [it.slug for it in self.site.case_studies if not it.draft]
        pages = {page.route for page in self.site.pages if not getattr(page, "draft", False)}
        files = served_files(self.content.parent / "assets")
        self.taken_routes = routes(studies, files, pages, absent)

    def valid_articles(self) -> list[SiteArticle]:
        """Returns the new articles that the site is valid with.

        What the site refuses is taken out, and all are rewritten, until nothing is refused.
        """
        while True:
            articles = self._rewritten()
            errors = errors_with(self.content, self._files(articles)) if articles else ()
            if not errors:
                return articles
            if not self._without_refused(articles, errors):
                self._leave_out_refused(articles, errors)

    def _without_refused(
        self, articles: Iterable[SiteArticle], errors: Iterable[Diagnostic]
    ) -> bool:
        """Takes out what is not valid: a file or an old address by itself, or the whole article."""
        by_file = {self._name(it): it for it in articles}
        files = self._files(articles)
        tried = {it for it in self.wanted if it.has_prices}
        changed = False
        for error in errors:
            article = by_file.get(error.file)
            if not article:
                if isinstance(source := files.get(error.file), Path):
                    self.refusals.add_file(source, error)
                    changed = True
                continue
            changed, planned = True, article.planned
            if error.field.startswith("aliases["):
                number = int(error.field.removeprefix("aliases[").rstrip("]"))
                planned.dropped_aliases.add(article.fields.aliases[number])
            elif error.field.startswith("formulas[") and planned not in tried:
                planned.has_prices = True
            elif planned in self.wanted:
                self.wanted.remove(planned)
                self.refusals.add_article(planned.post.name, error, error.field)
        return changed

    def _leave_out_refused(
        self, articles: Sequence[SiteArticle], errors: Iterable[Diagnostic]
    ) -> None:
        """Leaves out the first article that makes something else of the site invalid."""

        def is_refused(count: int) -> bool:
            files = self._files(articles[:count])
            return any(it.file not in files for it in errors_with(self.content, files))

        count = bisect_left(range(len(articles)), True, key=is_refused)
        if not count:
            said = "\n\n".join(map(str, errors))
            raise CommandError(f"This would not be valid; nothing was changed.\n\n{said}")
        planned, error = articles[count - 1].planned, next(iter(errors))
        self.wanted.remove(planned)
        self.refusals.add_article(planned.post.name, error, error.file)

    def _rewritten(self) -> list[SiteArticle]:
        for planned in self.wanted:
            planned.pictures.clear()
        visible, every = self._links(with_hidden=False), self._links(with_hidden=True)
        assets = self.content.parent / "assets"
        articles = [
            site_article(it, every if it.is_hidden else visible, assets) for it in self.wanted
        ]
        self._with_aliases(articles)
        with_one_spelling([it.fields for it in articles])
        return articles

    def _links(self, *, with_hidden: bool) -> Links:
        shown = [it for it in (*self.present, *self.wanted) if with_hidden or not it.is_hidden]
        by_address = {address_key(a): it.route for it in shown for a in it.post.addresses}
        base = self.blog.base.strip("/").casefold()
        if base:
            bare = ((key.removeprefix(base).strip("/"), it) for key, it in by_address.items())
            by_address = {**dict(bare), **by_address}
        by_file = {it.post.file: it.route for it in shown}
        return Links(self.blog, by_address, by_file, self.taken_routes, self.refusals)

    def _with_aliases(self, articles: Iterable[SiteArticle]) -> None:
        """Gives articles the addresses that they had, each to the first that had it."""
        routes_of_articles = {it.route.strip("/") for it in self.planned}
        seen = {address_key(it) for it in self.taken_routes} | routes_of_articles
        for article in articles:
            planned = article.planned
            if planned.language or planned.post.is_draft:
                continue
            own = {address_key(planned.route)}
            for address in dict.fromkeys(planned.post.addresses):
                alias = UNSAFE.sub(lambda it: quote(it[0]), address)
                key = address_key(alias)
                if not key or key in own or any(sign in alias for sign in "?#"):
                    continue
                own.add(key)
                if key in seen or alias in planned.dropped_aliases:
                    what = f"old address left out, another page has it: {alias}"
                    article.left.append(Leftover(planned.post.name, 1, what))
                else:
                    article.fields.aliases.append(alias)
            seen |= own

    def _files(self, articles: Iterable[SiteArticle]) -> dict[str, str | Path]:
        """Returns the new files by their paths within the site."""
        files: dict[str, str | Path] = {}
        for article in articles:
            name = self._name(article)
            files[name] = article.text
            folder = Path(name).parent
            for picture, source in article.planned.pictures.items():
                files[(folder / picture).as_posix()] = source
            files |= {f"assets{address}": source for address, source in article.assets.items()}
        return files

    def _name(self, article: SiteArticle) -> str:
        in_folder = bool(article.planned.pictures) or self._has_folder(article.planned)
        file = article.planned.file(in_folder=in_folder)
        return f"{self.content.name}/{file.as_posix()}"

    def _has_folder(self, planned: PlannedArticle) -> bool:
        return (self.content / planned.file(in_folder=True)).parent.is_dir()

    def written(self, articles: Iterable[SiteArticle]) -> Report:
        """Writes articles, each with its pictures or not at all, and returns what was done."""
        report = Report(self.blog.program, left=[*self.blog.left, *self.refusals.articles])
        for article in articles:
            planned = article.planned
            contents: dict[Path, bytes | str] = {}
            for name, source in self._files([article]).items():
                file = self.content.parent / name
                if isinstance(source, str):
                    contents[file] = source
                    report.taken[planned.post.name] = name
                elif not file.exists():
                    contents[file] = source.read_bytes()
                    report.copied.append(name)
            write_files(contents)
            if article.fields.is_hidden:
                report.drafts.append(planned.post.name)
            report.left += article.left
            for key in unused_keys(planned.post.fields):
                report.unused[key] = report.unused.get(key, 0) + 1
        for planned, file in self.present.items():
            report.kept[planned.post.name] = f"{self.content.name}/{file.as_posix()}"
        report.left = sorted({*report.left})
        return report
