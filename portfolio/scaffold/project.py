"""Adds a case study with placeholder words and pictures; it builds at once."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from portfolio.content.palettes import next_palette
from portfolio.editing.transaction import Changes
from portfolio.editing.yaml_editor import scalar
from portfolio.errors import CommandError
from portfolio.fonts.site_fonts import site_fonts
from portfolio.models.content import Content
from portfolio.models.project import ClientColors
from portfolio.scaffold import placeholder_pictures
from portfolio.scaffold.new_files import (
    SAMPLE_ADDRESS,
    fill,
    load_valid,
    one_line,
    project_file,
    require_page,
    slug_of,
)


@dataclass(frozen=True, slots=True)
class ProjectOptions:
    """Options of a new case study; everything else gets a default."""

    title: str
    subtitle: str = "Placeholder: what you did"
    slug: str = ""
    """Name of the folder; empty: made of the title."""
    url: str = SAMPLE_ADDRESS
    is_small: bool = False
    """Whether it is a title and a sentence, without pictures and sections."""

    @property
    def leads_out(self) -> bool:
        """Whether it is a card that leads to its address, and has no page."""
        return self.is_small and self.url != SAMPLE_ADDRESS


def new_project(content: Path, options: ProjectOptions) -> Path:
    """Adds a case study to the list, after those that have a place, and returns its project.yaml.

    Raises:
        CommandError: There is one of that name, or the content is not valid; nothing is changed.
    """
    site = load_valid(content)
    require_page(site, "projects")
    title = one_line(options.title)
    slug = slug_of(title, options.slug)
    file = project_file(slug)
    _check_free((content / file).parent, title, site)
    order = max((it.order or 0 for it in site.projects), default=0) + 1
    changes = Changes(content)
    if options.is_small:
        changes.write(file, _small_yaml(options, title, order))
    else:
        palette = next_palette([it.palette.ground for it in site.projects], site.theme)
        changes.write(file, _yaml(options, title, palette, order))
        fonts = site_fonts(site)
        for name in placeholder_pictures.PICTURE_SIZES:
            picture = placeholder_pictures.draw(name, title, palette, fonts)
            changes.write(file.with_name(f"{name}.webp"), picture)
    changes.apply()
    return content / file


def _check_free(folder: Path, title: str, site: Content) -> None:
    if folder.exists():
        raise CommandError(
            f"content/projects/{folder.name} is there already; choose another name with --slug."
        )
    for project in site.projects:
        if project.title.casefold() == title.casefold():
            raise CommandError(f"{project.route} is called {project.title!r} already.")


def _small_yaml(options: ProjectOptions, title: str, order: int) -> str:
    return fill(
        "small_project.yaml",
        order=str(order),
        title=scalar(title),
        name=_quoted(title),
        href=f"href: {scalar(options.url)}" if options.leads_out else f"# href: {SAMPLE_ADDRESS}",
    )


def _quoted(text: str) -> str:
    """Returns a text as it stands within double quotes of YAML."""
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _yaml(options: ProjectOptions, title: str, palette: ClientColors, order: int) -> str:
    return fill(
        "project.yaml",
        order=str(order),
        name=_quoted(title),
        title=scalar(title),
        subtitle=scalar(one_line(options.subtitle)),
        url=scalar(options.url),
        **palette.model_dump(),
    )
