"""The home page: the playground below the title and the invitation, and the projects."""

from __future__ import annotations

import re

import reflex as rx
from rjsmin import jsmin

from portfolio.components.backdrop import dust, tripping_rings, wave_divider
from portfolio.components.button import button
from portfolio.components.inline_script import inline, module_script
from portfolio.components.link import link
from portfolio.components.media.icon import icon
from portfolio.components.media.lettering import (
    lettering,
    longest_word,
    room_beside_title,
    title_drawing,
)
from portfolio.i18n.current import words
from portfolio.icons.icon_sets import Icon
from portfolio.models.home import Home
from portfolio.models.project import Project
from portfolio.models.resting_places import arranged
from portfolio.models.site import Site
from portfolio.models.theme import Theme
from portfolio.sections.project_list import project_list
from sandbox_islands.playground.component import Playground
from sandbox_islands.playground.first_paint import arrangement_script

DIVIDER_WAVE = {"middle": 32, "swing": 6, "phase": 0.4}
"""A flat wave that covers the mascot's foot and not its face, at any width."""

INTRO_DELAY = 0.2
"""Seconds between the parts of the intro that fade in (the specification's section 2)."""

TWO_LINES_RATIO = 1.36
"""Width by height of a title of two lines; home_hero.css has the largest width that fits it."""

ARRANGEMENT = str(jsmin(arrangement_script()))
"""The script that lays the stickers in a random arrangement before the first paint."""

COVER_ATTRIBUTE: dict[str, object] = {"data-playground-cover": True}
"""Attribute of elements that stickers bounce off."""


def home_hero(home: Home, theme: Theme, site: Site, *, hint: str) -> rx.Component:
    """Returns the intro above the playground.

    Without JavaScript: the stickers in their places, every word and link. With reduced
    motion: nothing fades in, and nothing moves until Play is pressed.

    Args:
        home: Words and stickers of the page.
        theme: The mascot to tap, if there is one, and places of sprites.
        site: Name and work of the owner.
        hint: Words of the link to the projects; nothing for no link.
    """
    heading = lettering(
        home.heading,
        "home",
        lines=home.lettering,
        lazy=True,
        width=780,
        line_attributes=COVER_ATTRIBUTE,
    )
    title = rx.el.div(
        heading,
        *_name_tag(site),
        class_name="hero__lettering fade-up",
        custom_attrs=_lettering_style(),
    )
    return rx.el.section(
        tripping_rings(),
        dust(),
        *_playground(home, theme),
        rx.el.div(title, _invitation(home, site), class_name="hero__words wrap"),
        wave_divider(**DIVIDER_WAVE),
        *([_scroll_cue(hint)] if hint else []),
        *([inline(ARRANGEMENT)] if home.playground.sprites else []),
        class_name="hero",
        aria_label=home.heading,
        custom_attrs={"data-playground-stage": True},
    )


def _playground(home: Home, theme: Theme) -> list[rx.Component]:
    """Returns the playground, unless there is nothing to see and nothing to do."""
    playground, verbs = arranged(home.playground, theme), home.verbs.said
    mascot = theme.mascot_image
    if not (playground.sprites or mascot or verbs):
        return []
    props = playground.model_dump(mode="json", by_alias=True, exclude_none=True)
    names = type(playground).model_fields
    settings = {name: props[str(field.alias)] for name, field in names.items()}
    if not playground.drops_bolts:
        del settings["bolt"]
    if mascot:
        settings["mascot"] = mascot
    said = words().playground.props() if playground.sprites else {}
    if "tap" in verbs:
        said |= {"tap": verbs["tap"]}
    return [Playground.create(words=said, **settings)]


def _delay(step: int) -> dict[str, object]:
    return {"style": {"--delay": f"{INTRO_DELAY * (step + 1):.1f}s"}}


def _lettering_style() -> dict[str, object]:
    """Returns the style of the title; one that is high for its width is made narrower."""
    drawing = title_drawing("home")
    ratio = drawing.width / drawing.height if drawing else TWO_LINES_RATIO
    style = {"--delay": f"{INTRO_DELAY:.1f}s"}
    if ratio < TWO_LINES_RATIO:
        style["--ratio"] = f"{ratio:.2f}"
    return {"style": style}


def _name_tag(site: Site) -> list[rx.Component]:
    """Returns the tag that stands beside the title on wide screens, if there is room for it.

    Without the owner's work there is none, since the header has the name.
    """
    room = room_beside_title("home")
    if not site.tagline or room is None:
        return []
    style = {"--room": f"{room:.1%}", "--letters": longest_word(site.owner)}
    place = COVER_ATTRIBUTE | {"style": style}
    lines = (rx.el.b(site.owner), rx.el.span(site.tagline))
    return [rx.el.p(*lines, class_name="name-tag surface", custom_attrs=place)]


def _name_line(site: Site) -> list[rx.Component]:
    """Returns the line that says what the owner does where the tag has no room."""
    if not site.tagline:
        return []
    always = " name-line--always" if room_beside_title("home") is None else ""
    return [rx.el.p(site.tagline, class_name=f"name-line{always}")]


def _invitation(home: Home, site: Site) -> rx.Component:
    buttons = [
        rx.el.span(
            button(action.label, action.href, secondary=bool(index)),
            class_name="fade-up",
            custom_attrs=_delay(2 + index),
        )
        for index, action in enumerate(home.actions)
    ]
    return rx.el.div(
        rx.el.div(*_name_line(site), rx.el.p(*_with_verbs(home)), class_name="invitation__words"),
        *([rx.el.div(*buttons, class_name="invitation__actions")] if buttons else []),
        class_name="invitation surface fade-up",
        custom_attrs=_delay(1) | COVER_ATTRIBUTE,
    )


def _with_verbs(home: Home) -> list[rx.Component | str]:
    """Returns the text with a button in the place of each verb and its punctuation."""
    pieces: list[rx.Component | str] = []
    for piece in re.split(r"(\{\w+\}[,.]?)", home.text):
        verb = re.fullmatch(r"\{(\w+)\}([,.]?)", piece)
        pieces.append(_verb(home, verb[1], verb[2]) if verb else piece)
    return [piece for piece in pieces if piece]


def _verb(home: Home, action: str, punctuation: str) -> rx.Component | str:
    """Returns the button of a verb, or its words alone where it would do nothing."""
    label = home.verbs.said[action]
    if action == "stir" and not home.playground.sprites:
        return label + punctuation
    attributes = {"data-playground-action": action, "data-hydrates": "Playground"}
    return rx.el.span(
        rx.el.button(label, type="button", class_name="verb", custom_attrs=attributes),
        punctuation,
        class_name="nowrap",
    )


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


def home_projects(heading: str, projects: tuple[Project, ...]) -> rx.Component:
    """Returns the list of projects that 'Scroll to projects' links to."""
    return rx.el.section(
        rx.el.h2(heading),
        project_list(projects, level="h3"),
        id="projects",
        class_name="home-projects wrap",
        custom_attrs={"tabIndex": -1},
    )
