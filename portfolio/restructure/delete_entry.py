"""Deletes an experiment or a Markdown page."""

from __future__ import annotations

from pathlib import Path

from portfolio.content.file_reader import read
from portfolio.content.pages import FOLDER, markdown_files
from portfolio.content.suggest import closest
from portfolio.editing.transaction import Changes
from portfolio.editing.translated_lists import remove_item, translations
from portfolio.errors import CommandError
from portfolio.restructure.delete_project import redirect_links
from portfolio.restructure.plan import Plan
from portfolio.restructure.references import address_pattern, left_alone
from portfolio.restructure.unused_pictures import remove_unused_pictures
from portfolio.scaffold.experiment import FILE
from portfolio.scaffold.project import load_valid
from portfolio.scaffold.slug import slug_of


def delete_experiment(content: Path, name: str) -> Plan:
    """Plans to delete a card of the experiments page.

    Args:
        content: The content folder.
        name: Its title, or the title as an address would have it, e.g. ``fill-the-beaker``.

    Raises:
        CommandError: There is no such card, or the content is not valid.
    """
    load_valid(content)
    titles = [card["title"] for card in read(content / FILE, content.parent).data]
    names = {spelling: index for index, it in enumerate(titles) for spelling in _spellings(it)}
    index = names.get(name.strip().casefold())
    if index is None:
        raise _unknown("an experiment", name, [_spellings(title)[-1] for title in titles])
    changes = Changes(content)
    remove_item(changes, FILE, (index,))
    return Plan(changes, f"Delete the experiment {titles[index]}")


def delete_page(content: Path, slug: str) -> Plan:
    """Plans to delete a page in Markdown; links to it lead to the home page.

    Pictures of ``content/pages`` that nothing else shows go with it.

    Args:
        content: The content folder.
        slug: Its address without the slash at the beginning, e.g. ``notes/first``.

    Raises:
        CommandError: There is no such page, or the content is not valid.
    """
    load_valid(content)
    route = f"/{slug.strip('/')}"
    files = {route: file for file, route in markdown_files(content).items()}
    if route not in files:
        raise _unknown(f"a page in content/{FOLDER}", slug, [it.strip("/") for it in files])
    file = files[route].relative_to(content)
    changes = Changes(content)
    for it in (file, *translations(content, file)):
        changes.remove(it)
    remove_unused_pictures(changes, file)
    redirect_links(changes, route, "/", skip=file)
    by_hand = tuple(left_alone(content.parent, address_pattern(route)))
    return Plan(changes, f"Delete the page {route}", by_hand)


def _spellings(title: str) -> list[str]:
    """Returns the names by which a card may be called."""
    try:
        return [title.casefold(), slug_of(title)]
    except CommandError:
        return [title.casefold()]


def _unknown(kind: str, name: str, known: list[str]) -> CommandError:
    similar = closest(name, known, 0.5)
    hint = f"Did you mean {similar}?" if similar else f"There are: {', '.join(known) or 'none'}."
    return CommandError(f"There is not {kind} called {name}. {hint}")
