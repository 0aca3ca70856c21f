"""Renames and deletes parts of the content; links and pictures that others use follow."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from portfolio.content.file_reader import read
from portfolio.content.markdown_file import FRONT_MATTER_FENCE
from portfolio.content.pages import INDEX_STEM, PAGES_FOLDER, markdown_files
from portfolio.content.routes import SLUG, path_of
from portfolio.content.suggest import did_you_mean
from portfolio.content.writing import WRITING_FOLDER, article_files
from portfolio.editing.references import TEXT_ENDINGS, named_by_hand, replace, texts_that_name
from portfolio.editing.transaction import Changes, remove_item, translations
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.errors import CommandError
from portfolio.models.article import WRITING_ROUTE
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.scaffold.experiment import EXPERIMENTS_FILE
from portfolio.scaffold.new_files import load_valid, require_page
from portfolio.scaffold.next_links import link_of, next_section, with_link

PROJECTS, POSTS = Path("projects"), Path(WRITING_FOLDER)

LISTS_OF_LINKS = (("site.yaml", "navigation"), ("home.yaml", "actions"), ("home.yaml", "works"))
"""Lists in which an item stands for what it leads to, so that it goes with it."""

Named = TypeVar("Named")


@dataclass(frozen=True)
class Plan:
    """Changes that have not been made yet.

    Attributes:
        headline: What they do, in words.
        changes: The changes.
        by_hand: Lines outside of the content that name what changes.
    """

    headline: str
    changes: Changes
    by_hand: tuple[str, ...] = ()


def rename_project(content: Path, old: str, new: str) -> Plan:
    """Plans another folder for a case study; links, next projects and pictures follow.

    Raises:
        CommandError: There is no such case study, or the new name is taken or no address.
    """
    project = _find("case study", old, {it.slug: it for it in load_valid(content).projects})
    if not SLUG.fullmatch(new):
        raise CommandError(f"{new!r} is no address: use small letters, digits and single dashes.")
    if (content / PROJECTS / new).exists():
        raise CommandError(f"content/projects/{new} is there already.")
    changes = Changes(content)
    changes.remove(PROJECTS / old)
    for file in changes.files_in(PROJECTS / old):
        renamed = PROJECTS / new / file.relative_to(PROJECTS / old)
        changes.write(renamed, (content / file).read_bytes())
        replace(changes, file, renamed)
    replace(changes, project.route, f"/projects/{new}")
    headline = f"Rename the case study {project.title}: {project.route} becomes /projects/{new}"
    return Plan(headline, changes, named_by_hand(content.parent, project.route))


def delete_project(content: Path, slug: str) -> Plan:
    """Plans to delete a case study; what links to it will link to the next or to the list."""
    site = load_valid(content)
    project = _find("case study", slug, {it.slug: it for it in site.projects})
    changes = Changes(content)
    changes.remove(PROJECTS / slug)
    if project.has_page:
        _pass_on_next_link(changes, project, site)
    _remove_items(changes, project.route)
    _keep_shown_pictures(changes, PROJECTS / slug)
    return _deletion(changes, f"Delete the case study {project.title}", project.route, "/projects")


def delete_page(content: Path, address: str) -> Plan:
    """Plans to delete a Markdown page; what links to it will link to the home page."""
    load_valid(content)
    pages = {route.strip("/"): file for file, route in markdown_files(content).items()}
    slug = address.strip("/")
    page = _find("page", slug, pages).relative_to(content)
    changes = Changes(content)
    for file in (page, *translations(content, page)):
        changes.remove(file)
    _remove_items(changes, f"/{slug}")
    return _deletion(changes, f"Delete the page /{slug}", f"/{slug}", "/")


def rename_post(content: Path, old: str, new: str) -> Plan:
    """Plans another name for an article in all its languages; links and pictures follow.

    Where it is no draft, its old address leads on to the new one.

    Raises:
        CommandError: There is no such article, or the new name is taken or no address.
    """
    site = load_valid(content)
    posts = _posts(content)
    files = _find("article", old, posts)
    if not SLUG.fullmatch(new):
        raise CommandError(f"{new!r} is no address: use small letters, digits and single dashes.")
    if new in posts:
        raise CommandError(f"There is an article {new} already.")
    changes = Changes(content)
    is_folder = (content / POSTS / old).is_dir()
    moved = changes.files_in(POSTS / old) if is_folder else files
    for name in [POSTS / old] if is_folder else files:
        changes.remove(name)
    for file in moved:
        name = file.relative_to(POSTS).as_posix().removeprefix(old)
        renamed = POSTS / f"{new}{name}"
        changes.write(renamed, (content / file).read_bytes())
        replace(changes, file, renamed)
    replace(changes, f"{WRITING_ROUTE}/{old}", f"{WRITING_ROUTE}/{new}")
    stem = POSTS / new / INDEX_STEM if is_folder else POSTS / new
    _keep_old_addresses(changes, site, old, stem)
    headline = f"Rename the article {old}: it will be {WRITING_ROUTE}/{new}"
    return Plan(headline, changes, named_by_hand(content.parent, f"{WRITING_ROUTE}/{old}"))


def _keep_old_addresses(changes: Changes, site: Content, old: str, stem: Path) -> None:
    """Adds the old address of an article to its files, in the languages in which it is no draft.

    Args:
        changes: Gets the changed files.
        site: The content before the changes.
        old: The article's old name.
        stem: Its new file, without the language and the ending.
    """
    for language in site.languages:
        shown = {article.slug for article in language.writing.articles if not article.draft}
        if old in shown:
            prefix = language.site.prefix
            file = stem.with_name(
                f"{stem.name}.{language.site.language}.md" if prefix else f"{stem.name}.md"
            )
            alias = f"{prefix}{WRITING_ROUTE}/{old}"
            changes.write(file, with_alias(changes.text(file), alias))


def delete_post(content: Path, slug: str) -> Plan:
    """Plans to delete an article in all its languages; links to it will lead to the list."""
    load_valid(content)
    posts, name = _posts(content), slug.strip("/")
    files = _find("article", name, posts)
    changes = Changes(content)
    if (content / POSTS / name).is_dir():
        changes.remove(POSTS / name)
        _keep_shown_pictures(changes, POSTS / name)
    else:
        for file in files:
            changes.remove(file)
    route = f"{WRITING_ROUTE}/{name}"
    return _deletion(
        changes, f"Delete the article {name}", route, WRITING_ROUTE if len(posts) > 1 else "/"
    )


def _posts(content: Path) -> dict[str, list[Path]]:
    """Returns the files of each article in all languages, within the content folder, by name."""
    posts: dict[str, list[Path]] = {}
    for file, name in article_files(content).items():
        slug = name.split("/")[0].split(".")[0]
        posts.setdefault(slug, []).append(file.relative_to(content))
    return posts


def with_alias(text: str, alias: str) -> str:
    """Returns the text of an article with one more old address.

    Raises:
        CommandError: The old addresses are written in one line.
    """
    fence = f"{FRONT_MATTER_FENCE}\n"
    before, front_matter, body = text.split(fence, 2)
    editor = YamlEditor(front_matter)
    if editor.length("aliases"):
        try:
            editor.append(("aliases",), alias)
        except ValueError:
            message = "write `aliases` with each address on a line of its own first."
            raise CommandError(f"Nothing was changed: {message}") from None
        front_matter = editor.text
    else:
        front_matter = f"{front_matter.rstrip()}\naliases:\n  - {alias}\n"
    return fence.join([before, front_matter, body])


def delete_experiment(content: Path, name: str) -> Plan:
    """Plans to delete a card of the experiments page, by its title, with dashes if you like."""
    require_page(load_valid(content), "experiments")
    titles = [card["title"] for card in read(content / EXPERIMENTS_FILE, content.parent).data]
    numbers = {it.casefold(): number for number, it in enumerate(titles)}
    dashed = {re.sub(r"\W+", "-", it).strip("-"): number for it, number in numbers.items()}
    number = _find("experiment", name.casefold(), dashed | numbers)
    changes = Changes(content)
    remove_item(changes, EXPERIMENTS_FILE, (number,))
    return Plan(f"Delete the experiment {titles[number]}", changes)


def _find(kind: str, name: str, known: Mapping[str, Named]) -> Named:
    """Returns what has a name, or raises an error that suggests a similar one."""
    if name in known:
        return known[name]
    hint = did_you_mean(name, known) if known else "there is none"
    raise CommandError(f"There is no {kind} {name}: {hint}")


def _remove_items(changes: Changes, route: str) -> None:
    """Removes the items of lists that stand for what is removed."""
    for name, key in LISTS_OF_LINKS:
        editor = YamlEditor(changes.text(name))
        for index in reversed(range(editor.length(key))):
            if path_of(editor.value(key, index, "href") or "") == route:
                remove_item(changes, name, (key, index))


def _deletion(changes: Changes, headline: str, route: str, target: str) -> Plan:
    """Mends the links to what is removed, and removes the pictures that nothing else shows."""
    root = changes.content.parent
    for file in (*changes.files_in(Path(PAGES_FOLDER)), *changes.files_in(POSTS)):
        is_text = file.suffix in TEXT_ENDINGS or changes.removes(file)
        shown_in = [] if is_text else texts_that_name(changes, file)
        is_unused = shown_in and all(map(changes.removes, shown_in))
        if is_unused and not named_by_hand(root, file.name):
            changes.remove(file)
    replace(changes, route, target, keep_anchor=False)
    return Plan(headline, changes, named_by_hand(root, route))


def _pass_on_next_link(changes: Changes, project: Project, site: Content) -> None:
    """Gives the next link of a case study to those that link to it as their next project."""
    section = next_section(project)
    for other in site.case_studies:
        if other is project or next_section(other).btn_url != project.route:
            continue
        file = PROJECTS / other.slug / "project.yaml"
        is_kept = section.btn_url not in {None, project.route, other.route}
        link = link_of(section) if is_kept else None
        changes.write(file, with_link(changes.text(file), link))


def _keep_shown_pictures(changes: Changes, folder: Path) -> None:
    """Copies the pictures of a removed folder to that of the first other text that shows them."""
    for picture in changes.files_in(folder):
        shown_in = [it for it in texts_that_name(changes, picture) if not changes.removes(it)]
        if shown_in:
            copy = shown_in[0].with_name(picture.name)
            while copy in changes.files or (changes.content / copy).exists():
                copy = copy.with_name(f"{folder.name}-{copy.name}")
            changes.write(copy, (changes.content / picture).read_bytes())
            replace(changes, picture, copy)
