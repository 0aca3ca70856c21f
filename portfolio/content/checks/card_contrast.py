"""Warnings about cards of experiments whose own colour hardly lets words be read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from portfolio.content.checks.theme_contrast import expected, measured
from portfolio.content.diagnostics import Diagnostic, Kind
from portfolio.content.document import Document
from portfolio.models.experiment import Experiment
from portfolio.models.theme import Theme
from portfolio.models.theme.contrast import nearest
from portfolio.models.theme.contrast.measure import Miss, passes
from portfolio.models.theme.contrast.pairs import WORDS, Pair


def unreadable_cards(
    document: Document, experiments: Sequence[Experiment], theme: Theme
) -> Iterator[Diagnostic]:
    """Yields cards whose colour is no pastel of the theme and too close to the ink on it.

    Args:
        document: ``experiments.yaml``.
        experiments: Experiments in the order of the document.
        theme: Theme of the site.
    """
    ink = theme.colors.ink.light
    for index, card in enumerate(experiments):
        colour = card.background_color
        if card.has_pastel or passes(ink, colour, WORDS):
            continue
        miss = Miss(Pair("colors.ink", colour, WORDS), "light", ink, colour)
        better = nearest(colour, lambda it: passes(ink, it, WORDS))
        yield document.diagnostic(
            (index, "backgroundColor"),
            expected(WORDS),
            found=measured(miss),
            hint=f'"{better}" is the nearest that will do' if better else "",
            kind=Kind.CONTRAST,
        )
