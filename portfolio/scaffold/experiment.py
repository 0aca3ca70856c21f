"""A new card of the experiments page."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from portfolio.editing.transaction import Changes
from portfolio.editing.yaml_editor import YamlEditor, scalar
from portfolio.errors import CommandError
from portfolio.models.experiment import COMPACT, Experiment
from portfolio.models.icon import Icon
from portfolio.scaffold.project import SAMPLE_ADDRESS, loaded
from portfolio.scaffold.slug import one_line
from portfolio.scaffold.template import fill

FILE = "experiments.yaml"
PASTELS = ("#e6ddff", "#ffdaec", "#ffe1c2", "#fff0b0", "#d2f4da", "#d0ecff")
STICKERS = ("flower", "cassette", "bomb", "rainbow", "pill", "smiley-tounge")
HOSTS = {
    "codepen.io": Icon.CODEPEN,
    "github.com": Icon.GITHUB,
    "github.io": Icon.GITHUB,
    "youtube.com": Icon.FILM,
    "youtu.be": Icon.FILM,
    "vimeo.com": Icon.FILM,
}
"""Which icon an address suggests; any other gets the flask."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What the owner says of a new experiment; the rest is guessed."""

    title: str
    url: str = SAMPLE_ADDRESS
    moment: datetime | None = None


def new_experiment(content: Path, wish: Wish) -> int:
    """Puts a card at the top of experiments.yaml.

    Args:
        content: The content folder.
        wish: What it is called and where it leads.

    Returns:
        The line where it starts.

    Raises:
        CommandError: There is one of that name, or the content is not valid; nothing is changed.
    """
    cards = loaded(content).experiments
    title = one_line(wish.title)
    if title.casefold() in {card.title.casefold() for card in cards}:
        raise CommandError(f"There is an experiment called {title!r} already.")
    changes = Changes(content)
    sheet = YamlEditor(changes.text(FILE))
    card = _yaml(title, wish, cards)
    if cards:
        start = sheet.insert_item((), 0, card)
    else:
        start = len(_without_empty_list(sheet.text))
        sheet.text = _without_empty_list(sheet.text) + card.rstrip() + "\n"
    changes.write(FILE, sheet.text)
    changes.apply()
    return sheet.text.count("\n", 0, start) + 1


def _without_empty_list(text: str) -> str:
    return "".join(line for line in text.splitlines(True) if line.strip() != "[]")


def _yaml(title: str, wish: Wish, cards: tuple[Experiment, ...]) -> str:
    moment = wish.moment or datetime.now()
    return fill(
        "experiment.yaml",
        title=scalar(title),
        url=scalar(wish.url),
        date=moment.strftime(COMPACT),
        thumb=f"/svg/{_rarest(STICKERS, [Path(card.thumb).stem for card in cards])}.svg",
        icon=next((icon for host, icon in HOSTS.items() if host in wish.url), Icon.FLASK),
        pastel=_rarest(PASTELS, [card.background_color for card in cards]),
    )


def _rarest(options: tuple[str, ...], used: list[str]) -> str:
    return min(options, key=used.count)
