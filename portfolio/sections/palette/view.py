"""Markup of type, colours and states of a design."""

from __future__ import annotations

from typing import Any

import reflex as rx

from portfolio.color import AA_TEXT, contrast
from portfolio.components.page_section import page_section, section_head
from portfolio.i18n.current import current_locale, words_of
from portfolio.i18n.figures import ratio_in_words
from portfolio.sections.palette.model import ButtonState, DesignPalette, Swatch
from portfolio.sections.palette.words import PaletteWords
from portfolio.sections.section import section

BLACK, WHITE = "black", "white"

MIN_CONTRAST_WITHOUT_EDGE = 1.25
"""Contrast below which a colour does not stand out from a white page."""


@section
def design_palette(section: DesignPalette) -> rx.Component:
    """Returns a specimen of the client's face, the colours beside it, and the states below.

    On each colour stand words in that other colour of the design which is read best there; where
    none can be read, in black or white. The contrast is told.
    """
    first, *others = section.colours
    items = (_swatch(swatch, section.colours) for swatch in others)
    swatches = rx.el.ul(*items, class_name=f"swatches swatches--{len(others)}")
    states = [_state(state, section.button) for state in section.states]
    label = words_of(PaletteWords).states
    list_of_states = rx.el.ul(*states, class_name="button-states", aria_label=label)
    below = [list_of_states] if states else []
    parts = rx.el.div(_specimen(section, first), swatches, *below, class_name="columns palette")
    content = rx.el.div(section_head(section.title, section.lead), parts, class_name="wrap")
    return page_section(section, content)


def _specimen(section: DesignPalette, ground: Swatch) -> rx.Component:
    name, front, ratio = _read_best(ground, section.colours)
    caption = words_of(PaletteWords).specimen.format(
        face=section.face, name=ground.name, value=ground.colour.upper()
    )
    return rx.el.div(
        rx.el.div(section.letters, class_name="specimen__letters client-face", aria_hidden=True),
        rx.el.div(
            rx.el.div(section.sample, class_name="specimen__sample client-face"),
            rx.el.p(caption, " ", _contrast(name, ratio), class_name="specimen__caption"),
        ),
        class_name="specimen print-exact",
        custom_attrs=_style(ground.colour, front),
    )


def _swatch(swatch: Swatch, colours: tuple[Swatch, ...]) -> rx.Component:
    name, front, ratio = _read_best(swatch, colours)
    edge = " swatch--edged" if contrast(swatch.colour, WHITE) < MIN_CONTRAST_WITHOUT_EDGE else ""
    what = words_of(PaletteWords).swatch.format(value=swatch.colour.upper(), use=swatch.use)
    return rx.el.li(
        rx.el.b(swatch.name),
        rx.el.span(what, " ", _contrast(name, ratio)),
        class_name=f"swatch print-exact{edge}",
        custom_attrs=_style(swatch.colour, front),
    )


def _state(state: ButtonState, label: str) -> rx.Component:
    focus = " button-state--focus" if state.focus else ""
    return rx.el.li(
        rx.el.span(
            label,
            class_name=f"button-state print-exact client-face{focus}",
            custom_attrs=_style(state.background, state.text),
        ),
        state.name,
    )


def _read_best(swatch: Swatch, colours: tuple[Swatch, ...]) -> tuple[str, str, float]:
    """Returns name and value of the colour of words on a colour, and their contrast."""

    def ratio(named: tuple[str, str]) -> float:
        return contrast(named[1], swatch.colour)

    best = max(((other.name, other.colour) for other in colours), key=ratio)
    if ratio(best) < AA_TEXT:
        said = words_of(PaletteWords)
        best = max((said.black, BLACK), (said.white, WHITE), key=ratio)
    return best[0], best[1], ratio(best)


def _contrast(name: str, ratio: float) -> str:
    told = ratio_in_words(ratio, current_locale().language)
    return words_of(PaletteWords).contrast.format(name=name, ratio=told)


def _style(ground: str, front: str) -> dict[str, Any]:
    return {"style": {"--swatch": ground, "--on-swatch": front}}
