"""The first screen: the owner's board and the lettering on one ground, the playground above."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import reflex as rx
from rjsmin import jsmin

from portfolio.components.backdrop import dune, dust, tripping_rings
from portfolio.components.inline_script import inline, load_script
from portfolio.components.link import link
from portfolio.components.media.icon import icon
from portfolio.components.media.lettering import lettering, perch, title_drawing
from portfolio.i18n.current import words
from portfolio.icons.icon_sets import Icon
from portfolio.models.home import Home
from portfolio.models.project import Project
from portfolio.models.site.site import Site
from portfolio.models.theme.theme import Theme
from portfolio.sections.board import COVER_ATTRIBUTE, board, delay
from portfolio.stickers.page_stickers import arranged
from portfolio.theme.sticker_inks import sticker_inks
from sandbox_islands.playground.component import Playground
from sandbox_islands.playground.first_paint import arrangement_script

ARRANGEMENT = str(jsmin(arrangement_script()))
"""The script that lays the stickers in a random arrangement before the first paint."""

SCROLL_CUE = load_script(Path(__file__).with_name("scroll_cue.js"))
"""The short script that fades the scroll cue; a file would take a connection from pictures."""


def home_hero(
    home: Home,
    theme: Theme,
    site: Site,
    *,
    hint: str,
    stack: Sequence[str] = (),
    collection: Sequence[Project] = (),
) -> rx.Component:
    """Returns the board, the lettering and the playground above them.

    Without JavaScript: the stickers in their places, every word and link. With reduced
    motion: nothing fades in, and nothing moves until Play is pressed.

    Args:
        home: Words and stickers of the page.
        theme: The mascot to tap, if there is one and the heading leaves it room, and places of
            sprites.
        site: Name, role and portrait of the owner.
        hint: Words of the link to the projects; nothing for no link.
        stack: Technologies that the board names.
        collection: Case studies whose stickers join the others once visitors have taken them.
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
        *_playground(home, theme, collection),
        *map(dune, ("hill", "slope", "shore")),
        rx.el.div(class_name="hero__bucket"),
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


def _playground(home: Home, theme: Theme, collection: Sequence[Project]) -> list[rx.Component]:
    """Returns the playground, unless there is nothing to see and nothing to do."""
    playground, verbs = arranged(home.playground, theme), home.verbs.said
    mascot = None if home.too_long_beside_mascot(theme) else theme.mascot_image
    if not (playground.sprites or mascot or verbs):
        return []
    props = playground.model_dump(mode="json", by_alias=True, exclude_none=True)
    names = type(playground).model_fields
    settings = {name: props[str(field.alias)] for name, field in names.items()}
    if not playground.drops_bolts:
        del settings["bolt"]
    if mascot:
        settings["mascot"] = mascot
    if collection:
        settings["collectibles"] = [_collectible(project) for project in collection]
    said = {}
    if playground.sprites:
        said = words().playground.props() | words().playground_extras.props()
    if "tap" in verbs:
        said |= {"tap": verbs["tap"]}
    return [Playground.create(words=said, inks=sticker_inks(theme), **settings)]


def _collectible(project: Project) -> dict[str, str]:
    return {
        "name": project.slug,
        "label": project.title,
        "image": project.sticker or "",
        "outline": project.sticker_outline,
    }


def _scroll_cue(label: str) -> rx.Component:
    """Returns the link to the projects, which a script fades out on scroll."""
    return rx.fragment(
        rx.el.div(
            link(icon(Icon.ARROW_DOWN), label, href="#projects", custom_attrs=COVER_ATTRIBUTE),
            class_name="scroll-cue",
            custom_attrs={"suppressHydrationWarning": True},
        ),
        rx.el.div(class_name="scroll-cue__range"),
        inline(SCROLL_CUE, type="module"),
    )
