"""Adds a card to the experiments page."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from portfolio.editing.transaction import Changes, insert_in_translations
from portfolio.editing.yaml_editor import YamlEditor, scalar
from portfolio.errors import CommandError
from portfolio.models.experiment import DATE_FORMAT
from portfolio.models.theme.colors import Pastels
from portfolio.scaffold.new_files import fill, load_valid, one_line, require_page

EXPERIMENTS_FILE = "experiments.yaml"
FAVOURITES = ("flower", "cassette", "bomb", "rainbow", "pill", "smiley-tounge")
"""Names of drawings that cards show first, of those that assets/svg has."""


def new_experiment(content: Path, title: str, url: str) -> int:
    """Adds a card at the top of experiments.yaml, and returns the line where it starts.

    Raises:
        CommandError: There is one of that name, the content is not valid, or assets/svg has no
            drawing; nothing is changed.
    """
    site = load_valid(content)
    require_page(site, "experiments")
    cards, title = site.experiments, one_line(title)
    if title.casefold() in {card.title.casefold() for card in cards}:
        raise CommandError(f"There is an experiment called {title!r} already.")
    changes = Changes(content)
    editor = YamlEditor(changes.text(EXPERIMENTS_FILE))
    thumbs = _stickers(content.parent / "assets" / "svg")
    card = fill(
        "experiment.yaml",
        title=scalar(title),
        url=scalar(url),
        date=datetime.now().strftime(DATE_FORMAT),
        thumb=_least_used(thumbs, [card.thumb for card in cards]),
        pastel=_least_used((*Pastels.model_fields,), [card.background_color for card in cards]),
    )
    line = editor.prepend(card)
    changes.write(EXPERIMENTS_FILE, editor.text)
    insert_in_translations(changes, EXPERIMENTS_FILE)
    changes.apply()
    return line


def _stickers(folder: Path) -> tuple[str, ...]:
    """Returns the addresses of the drawings that cards may show, at least one."""
    names = sorted(file.stem for file in folder.glob("*.svg"))
    if not names:
        raise CommandError(
            "A card shows a drawing, and assets/svg has none. Add one with: "
            "python -m portfolio sprite add drawing.svg"
        )
    shown = [name for name in FAVOURITES if name in names] or names
    return tuple(f"/svg/{name}.svg" for name in shown)


def _least_used(choices: tuple[str, ...], used: list[str]) -> str:
    return min(choices, key=used.count)
