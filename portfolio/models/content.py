"""The whole content of the site as one value."""

from __future__ import annotations

from dataclasses import dataclass, field

from portfolio.models.experiment import Experiment
from portfolio.models.home import Home
from portfolio.models.page import OwnPage, Page
from portfolio.models.project import Project
from portfolio.models.resume import Resume
from portfolio.models.section import Section
from portfolio.models.site.site import Site
from portfolio.models.text.markdown_page import MarkdownText
from portfolio.models.theme.theme import Theme
from portfolio.models.writing import Writing


@dataclass(frozen=True, slots=True)
class Content:
    """The whole of ``content/``, validated and frozen."""

    site: Site
    home: Home
    projects: tuple[Project, ...]
    """Case studies, and cards that lead out, in the order of ``Project.list_key``."""
    experiments: tuple[Experiment, ...]
    """Experiments, the newest first."""
    resume: Resume
    theme: Theme
    pages: tuple[OwnPage, ...] = ()
    """Pages of the owner's own, in the order of their routes."""
    writing: Writing = field(default_factory=Writing)
    """The articles in this language."""
    translations: tuple[Content, ...] = ()
    """Contents in the other languages of the site."""

    @property
    def languages(self) -> tuple[Content, ...]:
        """The content in every language of the site, the first one first."""
        return (self, *self.translations)

    @property
    def case_studies(self) -> tuple[Project, ...]:
        """The projects that have a page."""
        return tuple(project for project in self.projects if project.has_page)

    @property
    def collection(self) -> tuple[Project, ...]:
        """The case studies whose stickers visitors take along, into the playground of home.

        There are none where home has no stickers.
        """
        is_played = bool(self.home.playground.sprites)
        return tuple(it for it in self.case_studies if it.sticker and is_played)

    @property
    def texts(self) -> tuple[MarkdownText, ...]:
        """The pages and articles whose text is in Markdown."""
        pages = (*self.pages, *self.writing.articles)
        return tuple(page for page in pages if isinstance(page, MarkdownText))

    @property
    def sections(self) -> tuple[Section, ...]:
        """The sections of all case studies, and those in the texts of pages and articles."""
        holders = (*self.projects, *(text.body for text in self.texts))
        return tuple(section for holder in holders for section in holder.sections)

    @property
    def all_sections(self) -> tuple[Section, ...]:
        """The sections of case studies and texts in every language."""
        return tuple(section for language in self.languages for section in language.sections)

    def project(self, href: str) -> Project | None:
        """Returns the case study that a link leads to, if it leads to one."""
        return next((project for project in self.case_studies if project.route == href), None)

    def next_project(self, project: Project) -> Project | None:
        """Returns the next case study in the list, or None if there is no other.

        The first one follows the last. A link of the section's own (``btnUrl``) goes before it.
        """
        studies = self.case_studies
        place = studies.index(project) + 1
        return studies[place % len(studies)] if len(studies) > 1 else None

    def image_name(self, page: Page) -> str:
        """Returns the name of a page's social image: the page's own, if no other image has it."""
        studies = (study.slug for study in self.case_studies)
        taken = {"home", "projects", "experiments", "resume", "writing", *studies}
        return f"page_{page.name}" if page.name in taken else page.name
