"""The first screen: the owner's board and the lettering on one ground, the playground above."""

from __future__ import annotations

from collections.abc import Sequence

import reflex as rx
from rjsmin import jsmin

from portfolio.components.backdrop import dust, tripping_rings, wave_divider
from portfolio.components.inline_script import inline, module_script
from portfolio.components.link import link
from portfolio.components.media.icon import icon
from portfolio.components.media.lettering import lettering, perch, title_drawing
from portfolio.i18n.current import words
from portfolio.icons.icon_sets import Icon
from portfolio.models.home import Home
from portfolio.models.site.site import Site
from portfolio.models.theme.theme import Theme
from portfolio.sections.board import COVER_ATTRIBUTE, board, delay
from portfolio.stickers.page_stickers import arranged
from portfolio.theme.sticker_inks import sticker_inks
from sandbox_islands.playground.component import Playground
from sandbox_islands.playground.first_paint import arrangement_script

SAND_WAVE = {"middle": 12, "swing": 5, "phase": 2.2}
GROUND_WAVE = {"middle": 10, "swing": 4, "phase": 0.4}
"""Flat waves: the crest of the sand, and below it the ground with the link and the controls."""

ARRANGEMENT = str(jsmin(arrangement_script()))
"""The script that lays the stickers in a random arrangement before the first paint."""


def home_hero(
    home: Home, theme: Theme, site: Site, *, hint: str, stack: Sequence[str] = ()
) -> rx.Component:
    """Returns the board, the lettering and the playground above them.

    Without JavaScript: the stickers in their places, every word and link. With reduced
    motion: nothing fades in, and nothing moves until Play is pressed.

    Args:
        home: Words and stickers of the page.
        theme: The mascot to tap, if there is one, and places of sprites.
        site: Name, role and portrait of the owner.
        hint: Words of the link to the projects; nothing for no link.
        stack: Technologies that the board names.
    """
    title = lettering(
        home.heading,
        "home",
        lines=home.lettering,
        width=860,
        line_attributes=COVER_ATTRIBUTE,
    )
    return rx.el.section(
        tripping_rings(),
        dust(),
        board(home, site, stack),
        rx.el.div(title, class_name="wall fade-up", custom_attrs=delay(1)),
        *([_scroll_cue(hint)] if hint else []),
        *_playground(home, theme),
        wave_divider("hero__sand", **SAND_WAVE),
        wave_divider("hero__ground", **GROUND_WAVE),
        *([inline(ARRANGEMENT)] if home.playground.sprites else []),
        class_name="hero",
        aria_label=home.heading,
        custom_attrs={"data-playground-stage": True, "style": _lettering_shape(site)},
    )


def _lettering_shape(site: Site) -> dict[str, str]:
    """Returns the shape of the drawn lettering, from which styles place the mascot behind it.

    ``--rise`` is its height and ``--perch`` the height at which the mascot looks over it, both as
    shares of the width of its letters.
    """
    drawing = title_drawing("home")
    if not drawing:
        return {}
    width = drawing.width + 2 * drawing.left
    rise = drawing.height / width
    top = perch("home", rtl=site.direction == "rtl")
    return {"--rise": f"{rise:.3f}", "--perch": f"{rise * (1 - top):.3f}"}


def _playground(home: Home, theme: Theme) -> list[rx.Component]:
    """Returns the playground, unless there is nothing to see and nothing to do."""
    playground, verbs = arranged(home.playground, theme), home.verbs.said
    mascot = None if home.without_mascot(theme) else theme.mascot_image
    if not (playground.sprites or mascot or verbs):
        return []
    props = playground.model_dump(mode="json", by_alias=True, exclude_none=True)
    names = type(playground).model_fields
    settings = {name: props[str(field.alias)] for name, field in names.items()}
    if not playground.drops_bolts:
        del settings["bolt"]
    if mascot:
        settings["mascot"] = mascot
    said = {}
    if playground.sprites:
        said = words().playground.props() | words().playground_extras.props()
    if "tap" in verbs:
        said |= {"tap": verbs["tap"]}
    return [Playground.create(words=said, inks=sticker_inks(theme), **settings)]


def _scroll_cue(label: str) -> rx.Component:
    """Returns the link to the projects, which a script fades out on scroll."""
    return rx.fragment(
        rx.el.div(
            link(icon(Icon.ARROW_DOWN), label, href="#projects", custom_attrs=COVER_ATTRIBUTE),
            class_name="scroll-cue",
            custom_attrs={"suppressHydrationWarning": True},
        ),
        rx.el.div(class_name="scroll-cue__range"),
        module_script("scroll_cue.js"),
    )
