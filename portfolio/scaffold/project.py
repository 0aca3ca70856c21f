"""Adds a case study with placeholder words and pictures; it builds at once."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from coloraide import Color

from portfolio.color import contrast
from portfolio.editing.transaction import Changes
from portfolio.editing.yaml_editor import YamlEditor, scalar
from portfolio.errors import CommandError
from portfolio.fonts.site_fonts import site_fonts
from portfolio.models.content import Content
from portfolio.models.project import ClientColors, Project
from portfolio.models.theme import Theme
from portfolio.scaffold import placeholder_pictures
from portfolio.scaffold.new_files import SAMPLE_ADDRESS, fill, load_valid, one_line, slug_of
from portfolio.scaffold.next_links import NextLink, link_after, next_section, with_link

PALETTE_HUES = ("pink", "cyan", "violet", "orange", "lime", "wine")
WHITE_IN_RINGS = 0.15
"""Share of white in the rings."""


@dataclass(frozen=True, slots=True)
class ProjectOptions:
    """Options of a new case study; everything else gets a default."""

    title: str
    subtitle: str = "Website development"
    slug: str = ""
    """Name of the folder; empty: made of the title."""
    url: str = SAMPLE_ADDRESS
    place: int | None = None
    """Place in the list, from 1; None is the end."""


def new_project(content: Path, options: ProjectOptions) -> Path:
    """Adds a case study to the list, and returns its project.yaml.

    If the one before it names its next project, it names the new one from now on.

    Raises:
        CommandError: There is one of that name, or the content is not valid; nothing is changed.
    """
    site = load_valid(content)
    title = one_line(options.title)
    slug = options.slug or slug_of(title)
    folder = Path("projects") / slug
    _check_free(content / folder, title, site)
    palette = unused_palette({it.palette.ground for it in site.projects}, site.theme)
    place = min(options.place or len(site.projects) + 1, len(site.projects) + 1)
    # Before the first comes the last.
    neighbour = site.projects[place - 2] if site.projects else None
    changes = Changes(content)
    text = _yaml(options, title, palette, _order(site, place), link_after(neighbour, site))
    changes.write(folder / "project.yaml", text)
    fonts = site_fonts(site)
    for name in placeholder_pictures.PICTURE_SIZES:
        picture = placeholder_pictures.draw(name, title, palette, fonts)
        changes.write(folder / f"{name}.webp", picture)
    _renumber(changes, site, place)
    if neighbour and next_section(neighbour).btn_url:
        text = changes.text(_file(neighbour))
        changes.write(_file(neighbour), with_link(text, _placeholder_link(title, slug, palette)))
    changes.apply()
    return content / folder / "project.yaml"


def _check_free(folder: Path, title: str, site: Content) -> None:
    if folder.exists():
        raise CommandError(
            f"content/projects/{folder.name} is there already; choose another name with --slug."
        )
    for project in site.projects:
        if project.title.casefold() == title.casefold():
            raise CommandError(f"{project.href} is called {project.title!r} already.")


def _order(site: Content, place: int) -> int:
    """Returns the number that puts a case study in its place; numbers may have gaps."""
    if place <= len(site.projects):
        return site.projects[place - 1].order
    return site.projects[-1].order + 1 if site.projects else 1


def _renumber(changes: Changes, site: Content, place: int) -> None:
    """Raises the order of the case studies behind a place, as far as the numbers collide."""
    taken = _order(site, place)
    for project in site.projects[place - 1 :]:
        if project.order != taken:
            break
        taken += 1
        editor = YamlEditor(changes.text(_file(project)))
        editor.set(("order",), taken)
        changes.write(_file(project), editor.text)


def _file(project: Project) -> Path:
    return Path("projects") / project.slug / "project.yaml"


def _placeholder_link(title: str, slug: str, palette: ClientColors) -> NextLink:
    return {
        "header": title,
        "copy": f"Placeholder: a sentence that makes one curious about {title}.",
        "btnUrl": f"/projects/{slug}",
        "btnLabel": f"{title} casestudy",
        "backgroundColor": palette.ground,
    }


def _yaml(
    options: ProjectOptions, title: str, palette: ClientColors, order: int, link: NextLink | None
) -> str:
    following = (link or {}).items()
    return fill(
        "project.yaml",
        order=str(order),
        name=title.replace("\\", "\\\\").replace('"', '\\"'),
        title=scalar(title),
        subtitle=scalar(one_line(options.subtitle)),
        url=scalar(options.url),
        next="".join(f"    {key}: {scalar(value)}\n" for key, value in following),
        **palette.model_dump(),
    )


def palettes(theme: Theme) -> list[ClientColors]:
    """Returns palettes of a theme's hues, their words in the ink or white."""
    return [_palette(getattr(theme.hues, hue), theme) for hue in PALETTE_HUES]


def _palette(ground: str, theme: Theme) -> ClientColors:
    ring = Color(ground).mix("white", WHITE_IN_RINGS, space="srgb").to_string(hex=True)
    inks = (theme.colors.ink.light, theme.colors.on_dark.light)
    text = max(inks, key=lambda ink: min(contrast(ink, ground), contrast(ink, ring)))
    return ClientColors.model_validate({"ground": ground, "ring": ring, "text": text})


def unused_palette(used: Collection[str], theme: Theme) -> ClientColors:
    """Returns the first palette of a theme whose background no other case study has."""
    every = palettes(theme)
    free = [it for it in every if it.ground not in used]
    return free[0] if free else every[len(used) % len(every)]
