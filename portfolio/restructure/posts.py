"""Renames and deletes articles, in all their languages."""

from __future__ import annotations

from pathlib import Path

from portfolio.content.front_matter import YAML_FENCE
from portfolio.content.pages import INDEX_STEM
from portfolio.content.writing import WRITING_FOLDER, article_files
from portfolio.editing.transaction import Changes
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.errors import CommandError
from portfolio.models.article import WRITING_ROUTE
from portfolio.models.content import Content
from portfolio.restructure.plan import Plan, deletion, find, renaming
from portfolio.scaffold.new_files import load_valid

POSTS = Path(WRITING_FOLDER)


def rename_post(content: Path, old: str, new: str) -> Plan:
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
    headline = f"Rename the article {old}: it will be {routes[1]}"
    plan = renaming(Changes(content), headline, places, *routes)
    stem = POSTS / new / INDEX_STEM if POSTS / old in places else POSTS / new
    _keep_old_addresses(plan.changes, site, old, stem)
    return plan


def delete_post(content: Path, slug: str) -> Plan:
    """Plans to delete an article in all its languages; links to it will lead to the list."""
    load_valid(content)
    posts, name = _posts(content), slug.strip("/")
    places = find("article", name, posts)
    target = WRITING_ROUTE if len(posts) > 1 else "/"
    headline = f"Delete the article {name}"
    return deletion(Changes(content), headline, places, f"{WRITING_ROUTE}/{name}", target)


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
            changes.write(file, with_alias(changes.text(file), alias))


def with_alias(text: str, alias: str) -> str:
    """Returns the text of an article with one more old address.

    Raises:
        CommandError: The front matter is no YAML, or the old addresses are in one line.
    """
    fence = f"{YAML_FENCE}\n"
    if not text.startswith(fence):
        message = "write the front matter in YAML, between two lines of ---, first."
        raise CommandError(f"Nothing was changed: {message}")
    before, front_matter, body = text.split(fence, 2)
    editor = YamlEditor(front_matter)
    if key := next(filter(editor.length, ("aliases", "redirect_from")), None):
        try:
            editor.append((key,), alias)
        except ValueError:
            message = f"write `{key}` with each address on a line of its own first."
            raise CommandError(f"Nothing was changed: {message}") from None
        front_matter = editor.text
    else:
        front_matter = f"{front_matter.rstrip()}\naliases:\n  - {alias}\n"
    return fence.join([before, front_matter, body])
