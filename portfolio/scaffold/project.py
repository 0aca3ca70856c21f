"""A new case study that builds at once."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from portfolio.content.diagnostics import ContentError
from portfolio.content.loader import load
from portfolio.editing.transaction import Changes
from portfolio.editing.yaml_editor import YamlEditor, scalar
from portfolio.errors import CommandError
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.scaffold import next_links, placeholder_pictures
from portfolio.scaffold.palettes import Ground, fresh
from portfolio.scaffold.slug import one_line, slug_of
from portfolio.scaffold.template import fill

SAMPLE_ADDRESS = "https://example.com"


@dataclass(frozen=True, slots=True)
class Wish:
    """What the owner says of a new case study; the rest is guessed."""

    title: str
    subtitle: str = "Website development"
    slug: str = ""
    """Empty: made of the title."""
    url: str = SAMPLE_ADDRESS
    place: int | None = None
    """In the list, from 1; None is the end."""


def new_project(content: Path, wish: Wish) -> Path:
    """Adds a case study to the list and to the ring of next projects.

    Args:
        content: The content folder.
        wish: What it is called.

    Returns:
        Its project.yaml.

    Raises:
        CommandError: There is one of that name, or the content is not valid; nothing is changed.
    """
    site = loaded(content)
    title = one_line(wish.title)
    slug = wish.slug or slug_of(title)
    folder = Path("projects") / slug
    _check_free(content / folder, title, site)
    colours = fresh({project.palette.ground for project in site.projects})
    place = min(wish.place or len(site.projects) + 1, len(site.projects) + 1)
    neighbour = _neighbour(site, place)
    changes = Changes(content)
    changes.write(
        folder / "project.yaml",
        _yaml(wish, title, colours, _order(site, place), next_links.after(neighbour, site)),
    )
    for name in placeholder_pictures.SIZES:
        changes.write(folder / f"{name}.webp", placeholder_pictures.draw(name, title, colours))
    _make_room(changes, site, place)
    if neighbour:
        _redirect(changes, neighbour, _lead(title, slug, colours))
    changes.apply()
    return content / folder / "project.yaml"


def loaded(content: Path) -> Content:
    """Returns the content, which has to be valid before anything is added.

    Raises:
        CommandError: It is not.
    """
    try:
        return load(content).content
    except ContentError as error:
        raise CommandError(f"Please mend this first; nothing was changed.\n\n{error}") from None


def _check_free(folder: Path, title: str, site: Content) -> None:
    if folder.exists():
        raise CommandError(
            f"content/projects/{folder.name} is there already; choose another name with --slug."
        )
    for project in site.projects:
        if project.title.casefold() == title.casefold():
            raise CommandError(f"{project.href} is called {project.title!r} already.")


def _neighbour(site: Content, place: int) -> Project | None:
    """Returns the case study that comes before in the list; before the first comes the last."""
    return site.projects[place - 2] if site.projects else None


def _order(site: Content, place: int) -> int:
    """Returns the number that puts a case study in its place; numbers may have gaps."""
    if place <= len(site.projects):
        return site.projects[place - 1].order
    return site.projects[-1].order + 1 if site.projects else 1


def _make_room(changes: Changes, site: Content, place: int) -> None:
    taken = _order(site, place)
    for project in site.projects[place - 1 :]:
        if project.order != taken:
            break
        taken += 1
        name = Path("projects") / project.slug / "project.yaml"
        sheet = YamlEditor(changes.text(name))
        sheet.set(("order",), taken)
        changes.write(name, sheet.text)


def _redirect(changes: Changes, neighbour: Project, lead: next_links.NextLink) -> None:
    name = Path("projects") / neighbour.slug / "project.yaml"
    changes.write(name, next_links.redirected(changes.text(name), lead))


def _lead(title: str, slug: str, colours: Ground) -> next_links.NextLink:
    return next_links.NextLink(
        title,
        f"Placeholder: a sentence that makes one curious about {title}.",
        f"/projects/{slug}",
        f"{title} casestudy",
        colours.ground,
    )


def _yaml(wish: Wish, title: str, colours: Ground, order: int, lead: next_links.NextLink) -> str:
    return fill(
        "project.yaml",
        order=str(order),
        name=title.replace("\\", "\\\\").replace('"', '\\"'),
        title=scalar(title),
        subtitle=scalar(one_line(wish.subtitle)),
        url=scalar(wish.url),
        **colours._asdict(),
        next_header=scalar(lead.header),
        next_copy=scalar(lead.copy),
        next_url=scalar(lead.url),
        next_label=scalar(lead.label),
        next_ground=lead.ground,
    )
