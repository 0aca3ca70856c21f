"""Adds a case study with placeholder words and pictures; it builds at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from portfolio.content.palettes import unused_palette
from portfolio.editing.transaction import Changes
from portfolio.editing.yaml_editor import scalar
from portfolio.errors import CommandError
from portfolio.fonts.site_fonts import site_fonts
from portfolio.models.content import Content
from portfolio.models.project import ClientColors, Project
from portfolio.scaffold import placeholder_pictures
from portfolio.scaffold.list_order import make_room, project_file
from portfolio.scaffold.new_files import (
    SAMPLE_ADDRESS,
    fill,
    load_valid,
    one_line,
    require_page,
    slug_of,
)
from portfolio.scaffold.next_links import NextLink, link_after, next_section, with_link


@dataclass(frozen=True, slots=True)
class ProjectOptions:
    """Options of a new case study; everything else gets a default."""

    title: str
    subtitle: str = "Placeholder: what you did"
    slug: str = ""
    """Name of the folder; empty: made of the title."""
    url: str = SAMPLE_ADDRESS
    place: int | None = None
    """Place in the list, from 1; None is the end."""
    is_small: bool = False
    """Whether it is a title and a sentence, without pictures and sections."""

    @property
    def leads_out(self) -> bool:
        """Whether it is a card that leads to its address, and has no page."""
        return self.is_small and self.url != SAMPLE_ADDRESS


def new_project(content: Path, options: ProjectOptions) -> Path:
    """Adds a case study to the list, and returns its project.yaml.

    If the one before it names its next project, it names the new one from now on.

    Raises:
        CommandError: There is one of that name, or the content is not valid; nothing is changed.
    """
    site = load_valid(content)
    require_page(site, "projects")
    title = one_line(options.title)
    slug = options.slug or slug_of(title)
    folder = Path("projects") / slug
    _check_free(content / folder, title, site)
    palette = unused_palette({it.palette.ground for it in site.projects}, site.theme)
    place = min(options.place or len(site.projects) + 1, len(site.projects) + 1)
    changes = Changes(content)
    order = make_room(changes, site.projects, place)
    if options.is_small:
        changes.write(folder / "project.yaml", _small_yaml(options, title, order))
        changes.apply()
        return content / folder / "project.yaml"
    neighbour = _case_study_before(site.projects, place)
    text = _yaml(options, title, palette, order, link_after(neighbour, site))
    changes.write(folder / "project.yaml", text)
    fonts = site_fonts(site)
    for name in placeholder_pictures.PICTURE_SIZES:
        picture = placeholder_pictures.draw(name, title, palette, fonts)
        changes.write(folder / f"{name}.webp", picture)
    if neighbour and next_section(neighbour).btn_url:
        file = project_file(neighbour.slug)
        link = _placeholder_link(title, slug, palette)
        changes.write(file, with_link(changes.text(file), link))
    changes.apply()
    return content / folder / "project.yaml"


def _check_free(folder: Path, title: str, site: Content) -> None:
    if folder.exists():
        raise CommandError(
            f"content/projects/{folder.name} is there already; choose another name with --slug."
        )
    for project in site.projects:
        if project.title.casefold() == title.casefold():
            raise CommandError(f"{project.route} is called {project.title!r} already.")


def _case_study_before(projects: Sequence[Project], place: int) -> Project | None:
    """Returns the case study before a place in the list; before the first comes the last."""
    in_turn = (*projects[place - 1 :], *projects[: place - 1])
    return next((project for project in reversed(in_turn) if project.has_page), None)


def _placeholder_link(title: str, slug: str, palette: ClientColors) -> NextLink:
    return {
        "header": title,
        "copy": f"Placeholder: a sentence that makes one curious about {title}.",
        "btnUrl": f"/projects/{slug}",
        "btnLabel": f"{title} casestudy",
        "backgroundColor": palette.ground,
    }


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


def _yaml(
    options: ProjectOptions, title: str, palette: ClientColors, order: int, link: NextLink | None
) -> str:
    following = (link or {}).items()
    return fill(
        "project.yaml",
        order=str(order),
        name=_quoted(title),
        title=scalar(title),
        subtitle=scalar(one_line(options.subtitle)),
        url=scalar(options.url),
        next="".join(f"    {key}: {scalar(value)}\n" for key, value in following),
        **palette.model_dump(),
    )
