"""Makes small projects and experiments of repositories on GitHub, as drafts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import shorten
from urllib.parse import urlsplit

from pydantic import TypeAdapter, ValidationError

from portfolio.editing.transaction import Changes, insert_in_translations
from portfolio.editing.yaml_editor import YamlEditor, inline_scalar, scalar
from portfolio.errors import CommandError
from portfolio.importing.github_client import GitHub
from portfolio.importing.github_repository import Repository
from portfolio.importing.names import slug
from portfolio.importing.readme_picture import ReadmePicture, readme_picture
from portfolio.models.content import Content
from portfolio.models.experiment import DATE_FORMAT
from portfolio.models.link import DeepHref, completed
from portfolio.scaffold.experiment import EXPERIMENTS_FILE, card_looks
from portfolio.scaffold.new_files import load_valid, project_file, require_page

PROJECT, EXPERIMENT = "project", "experiment"
"""What a repository may become."""

MAX_DESCRIPTION = 200
MOST_WORDS = 8
"""Languages and topics of a project in the list, at most."""

SHARP_WIDTHS = {PROJECT: 1280, EXPERIMENT: 600}
"""Pixels that a picture should have; a smaller one is said to be meant."""


@dataclass(frozen=True, slots=True)
class Described:
    """A repository with what only further questions tell.

    Attributes:
        repository: The repository.
        languages: Its languages, the most used first.
        picture: The first picture of its README.
    """

    repository: Repository
    languages: Sequence[str] = ()
    picture: ReadmePicture | None = None

    @property
    def title(self) -> str:
        """The name in words, e.g. ``Acme shop`` for ``acme-shop``."""
        words = self.repository.name.replace("-", " ").replace("_", " ").split()
        title = " ".join(words) or self.repository.name
        return title[:1].upper() + title[1:]

    @property
    def description(self) -> str:
        """The sentence about it; a placeholder where there is none."""
        said = self.repository.description
        placeholder = f"Placeholder: what {self.title} is, in one sentence."
        return shorten(said or placeholder, MAX_DESCRIPTION, placeholder="…")

    @property
    def words(self) -> list[str]:
        """Languages and topics, each once."""
        named: dict[str, str] = {}
        for word in (*self.languages, *self.repository.topics):
            named.setdefault(slug(word) or word.casefold(), word)
        return [*named.values()][:MOST_WORDS]

    @property
    def years(self) -> str:
        """The year, or the first and the last one."""
        first, last = self.repository.created.year, self.repository.pushed.year
        return str(first) if first >= last else f"{first} to {last}"

    @property
    def homepage(self) -> str:
        """The address of what it makes, if it is one."""
        address = completed(self.repository.homepage)
        try:
            TypeAdapter(DeepHref).validate_python(address)
        except ValidationError:
            return ""
        return address if urlsplit(address).scheme in {"http", "https"} else ""


def described(github: GitHub, repository: Repository) -> Described:
    """Asks GitHub for the languages and the picture of a repository."""
    picture = readme_picture(github, repository)
    return Described(repository, github.languages(repository), picture)


def present(repository: Repository, content: Content) -> str:
    """Returns what the site has of a repository already: its file and name, or nothing."""
    addresses = {repository.address, repository.address.removesuffix("/")}
    name, title = slug(repository.name), Described(repository).title.casefold()
    for project in content.projects:
        says = {project.leads_to, project.repository} & addresses
        if says or project.slug == name or project.title.casefold() == title:
            return f"content/{project_file(project.slug).as_posix()}"
    for card in content.experiments:
        if card.url in addresses or card.title.casefold() == title:
            return f"content/{EXPERIMENTS_FILE}: {card.title}"
    return ""


def add_repositories(content: Path, found: Sequence[Described], kind: str) -> list[str]:
    """Adds repositories to the site, each as a draft: all of them, or none.

    Args:
        content: The content folder.
        found: The repositories.
        kind: What they become, a project each or an experiment each.

    Returns:
        The files with the new ones, one for each repository.

    Raises:
        CommandError: The content is not valid, or the site has no page for them.
    """
    site = load_valid(content)
    require_page(site, f"{kind}s")
    changes = Changes(content)
    if kind == PROJECT:
        files = [_add_project(changes, it) for it in found]
    else:
        files = [_add_experiment(changes, it, site) for it in found]
    changes.apply()
    return files


def _add_project(changes: Changes, found: Described) -> str:
    repository = found.repository
    if not (name := slug(repository.name)):
        raise CommandError(f"No address can be made of {repository.name!r}; nothing was changed.")
    lines = [
        "# yaml-language-server: $schema=../../.schema/project.json",
        f"# Made of {repository.address}. Delete the line `draft: true` when it is ready.",
        f"title: {scalar(found.title)}",
        f"description: {scalar(found.description)}",
        f'year: "{found.years}"',
        f"stack: {_list(found.words)}",
        f"href: {scalar(found.homepage or repository.address)}",
    ]
    if found.homepage and repository.address.startswith("https://"):
        lines.append(f"repository: {scalar(repository.address)}")
    if found.picture:
        lines.append(f"img: {_picture(found, found.picture.name, PROJECT)}")
        changes.write(Path("projects") / name / found.picture.name, found.picture.data)
    changes.write(project_file(name), "\n".join([*lines, "draft: true", ""]))
    return f"content/{project_file(name).as_posix()}"


def _add_experiment(changes: Changes, found: Described, site: Content) -> str:
    repository = found.repository
    address = found.homepage or repository.address
    editor = YamlEditor(changes.text(EXPERIMENTS_FILE))
    looks = card_looks(address, site.experiments, changes.content.parent / "assets" / "svg")
    lines = [
        f"title: {scalar(found.title)}",
        f"description: {scalar(found.description)}",
        f"tags: {_list(found.words)}",
        f"date: {repository.created.strftime(DATE_FORMAT)}",
        f"thumb: {looks.thumb}",
        f"url: {scalar(address)}",
        f"icon: {looks.icon}",
        f"backgroundColor: {looks.pastel}",
    ]
    if found.picture:
        name = f"experiments/{slug(repository.name) or 'picture'}-{found.picture.name}"
        lines.append(f"preview: {_picture(found, name, EXPERIMENT)}")
        changes.write(name, found.picture.data)
    lines.append("draft: true")
    card = "\n  ".join(["- " + lines[0], *lines[1:]])
    editor.prepend(f"{card}\n\n")
    changes.write(EXPERIMENTS_FILE, editor.text)
    insert_in_translations(changes, EXPERIMENTS_FILE)
    return f"content/{EXPERIMENTS_FILE}"


def _picture(found: Described, name: str, kind: str) -> str:
    assert found.picture
    alt = found.picture.alt or f"Placeholder: what the picture of {found.title} shows"
    small = ", small: true" if found.picture.width < SHARP_WIDTHS[kind] else ""
    return f"{{ src: {inline_scalar(name)}, alt: {inline_scalar(alt)}{small} }}"


def _list(words: Sequence[str]) -> str:
    return f"[{', '.join(map(inline_scalar, words))}]"
