"""Renames and deletes case studies and articles; deletes cards of experiments and pages."""

from __future__ import annotations

import re
from pathlib import Path

from portfolio.content.file_reader import read
from portfolio.content.pages import INDEX_STEM, markdown_files
from portfolio.content.writing import WRITING_FOLDER, article_files
from portfolio.editing.transaction import Changes, remove_item, translations
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.errors import CommandError
from portfolio.models.article import WRITING_ROUTE
from portfolio.models.content import Content
from portfolio.restructure.plan import find, plan_deletion, plan_renaming
from portfolio.scaffold.experiment import EXPERIMENTS_FILE
from portfolio.scaffold.new_files import load_valid, project_file, require_page
from portfolio.sections.next_project.model import NextProject

PROJECTS = Path("projects")
NEXT_KEYS = ("header", "copy", "btnUrl", "btnLabel", "backgroundColor")
"""Keys of a next-project section that name what it leads to."""

POSTS = Path(WRITING_FOLDER)

FRONT_MATTER = re.compile(r"(\ufeff?---\s*?\n)(.*?)(^---\s*?$.*)", re.DOTALL | re.MULTILINE)
"""A text with a front matter in YAML, in three parts: it is the second."""


def rename_project(content: Path, old: str, new: str) -> Changes:
    """Plans another folder for a case study; links, next projects and pictures follow.

    Where it has a page and is no draft, its old address leads on to the new one.

    Raises:
        CommandError: There is no such case study, or the new name is taken or no address.
    """
    project = find("case study", old, {it.slug: it for it in load_valid(content).projects})
    if (content / PROJECTS / new).exists():
        raise CommandError(f"content/projects/{new} is there already.")
    route = f"/projects/{new}"
    headline = f"Rename the case study {project.title}: {project.route} becomes {route}"
    changes = Changes(content, headline)
    plan_renaming(changes, {PROJECTS / old: PROJECTS / new}, project.route, route)
    if project.has_page and not project.draft:
        file = project_file(new)
        changes.write(file, with_alias(changes.text(file), project.route))
    return changes


def delete_project(content: Path, slug: str) -> Changes:
    """Plans to delete a case study; what links to it will link to the list of projects."""
    site = load_valid(content)
    project = find("case study", slug, {it.slug: it for it in site.projects})
    changes = Changes(content, f"Delete the case study {project.title}")
    _forget_next(changes, project.route, site)
    plan_deletion(changes, [PROJECTS / slug], project.route, "/projects")
    return changes


def _forget_next(changes: Changes, route: str, site: Content) -> None:
    """Has case studies that name a project as their next one lead to the next of the list."""
    for study in site.case_studies:
        section = study.sections[-1]
        if not isinstance(section, NextProject) or section.btn_url != route:
            continue
        file = project_file(study.slug)
        editor = YamlEditor(changes.text(file))
        last = editor.length("sections") - 1
        for key in NEXT_KEYS:
            if editor.value("sections", last, key) is not None:
                editor.remove(("sections", last, key))
        changes.write(file, editor.text)


def delete_experiment(content: Path, name: str) -> Changes:
    """Plans to delete a card of the experiments page, by its title, with dashes if you like."""
    require_page(load_valid(content), "experiments")
    titles = [card["title"] for card in read(content / EXPERIMENTS_FILE, content.parent).data]
    numbers = {it.casefold(): number for number, it in enumerate(titles)}
    dashed = {re.sub(r"\W+", "-", it).strip("-"): number for it, number in numbers.items()}
    number = find("experiment", name.casefold(), dashed | numbers)
    changes = Changes(content, f"Delete the experiment {titles[number]}")
    remove_item(changes, EXPERIMENTS_FILE, (number,))
    return changes


def delete_page(content: Path, address: str) -> Changes:
    """Plans to delete a Markdown page; what links to it will link to the home page."""
    load_valid(content)
    pages = {route.strip("/"): file for file, route in markdown_files(content).items()}
    slug = address.strip("/")
    page = find("page", slug, pages).relative_to(content)
    changes = Changes(content, f"Delete the page /{slug}")
    plan_deletion(changes, [page, *translations(content, page)], f"/{slug}", "/")
    return changes


def rename_post(content: Path, old: str, new: str) -> Changes:
    """Plans another name for an article in all its languages; links and pictures follow.

    Where it is no draft, its old address leads on to the new one.

    Raises:
        CommandError: There is no such article, or the new name is taken or no address.
    """
    site, posts = load_valid(content), _posts(content)
    places = {it: POSTS / it.name.replace(old, new, 1) for it in find("article", old, posts)}
    if new in posts:
        raise CommandError(f"There is an article {new} already.")
    routes = f"{WRITING_ROUTE}/{old}", f"{WRITING_ROUTE}/{new}"
    changes = Changes(content, f"Rename the article {old}: it will be {routes[1]}")
    plan_renaming(changes, places, *routes)
    stem = POSTS / new / INDEX_STEM if POSTS / old in places else POSTS / new
    _keep_old_addresses(changes, site, old, stem)
    return changes


def delete_post(content: Path, slug: str) -> Changes:
    """Plans to delete an article in all its languages; links to it will lead to the list."""
    site, name = load_valid(content), slug.strip("/")
    places = find("article", name, _posts(content))
    shown = {it.slug for it in site.writing.articles if not it.is_hidden}
    target = WRITING_ROUTE if shown - {name} else "/"
    changes = Changes(content, f"Delete the article {name}")
    plan_deletion(changes, places, f"{WRITING_ROUTE}/{name}", target)
    return changes


def _posts(content: Path) -> dict[str, list[Path]]:
    """Returns by name where each article is: its folder, or its file in each language."""
    posts: dict[str, list[Path]] = {}
    for file in article_files(content):
        place = POSTS / file.relative_to(content / POSTS).parts[0]
        places = posts.setdefault(place.name.split(".")[0], [])
        if place not in places:
            places.append(place)
    return posts


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
            end = f".{language.site.language}.md" if prefix else ".md"
            file = stem.with_name(f"{stem.name}{end}")
            alias = f"{prefix}{WRITING_ROUTE}/{old}"
            changes.write(file, _article_with_alias(changes.text(file), alias))


def _article_with_alias(text: str, alias: str) -> str:
    """Returns the text of an article with one more old address.

    Raises:
        CommandError: The front matter is no YAML, or the old addresses are in one line.
    """
    if not (match := FRONT_MATTER.fullmatch(text)):
        message = "write the front matter in YAML, between two lines of ---, first."
        raise CommandError(f"Nothing was changed: {message}")
    return f"{match[1]}{with_alias(match[2], alias)}{match[3]}"


def with_alias(text: str, alias: str) -> str:
    """Returns YAML with one more old address.

    Raises:
        CommandError: The old addresses are in one line.
    """
    editor = YamlEditor(text)
    for key in ("aliases", "redirect_from"):
        try:
            editor.append((key,), alias)
            return editor.text
        except (LookupError, ValueError) as error:
            if isinstance(error, ValueError) or editor.value(key) is not None:
                message = f"write `{key}` with each address on a line of its own first."
                raise CommandError(f"Nothing was changed: {message}") from None
    end = "\r\n" if "\r\n" in text else "\n"
    return f"{text.rstrip()}{end}aliases:{end}  - {alias}{end}"
