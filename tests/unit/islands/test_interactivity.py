"""Which components need React in the browser, and which pages have the theme of Radix."""

from collections.abc import Callable

import pytest
import reflex as rx
from reflex.plugins import CompileContext, CompilerHooks, PageContext

from portfolio.components.media.icon import icon
from portfolio.icons.icon_sets import Icon
from portfolio.theme.stylesheet import RADIX
from sandbox_islands.islands.interactivity import is_interactive
from sandbox_islands.radix_themes.plugin import PageTheme, SiteRadixThemesPlugin
from sandbox_islands.reflex_insides import BaseComponent, parts

Make = Callable[[], BaseComponent]

INTERACTIVE: dict[str, Make] = {
    "an event handler": lambda: rx.el.button("Go", on_click=rx.call_script("go()")),
    "a handler of its mount": lambda: rx.el.div(on_mount=rx.console_log("here")),
    "a var of the browser": lambda: rx.el.p(rx.color_mode),
    "a choice by a var": lambda: rx.cond(rx.color_mode == "dark", rx.el.p("a"), rx.el.p("b")),
    "a component of an npm package": lambda: rx.accordion.root(),
    "a table of Radix, which scrolls": lambda: rx.table.root(),
    "a button of Radix with a handler": lambda: rx.button("Go", on_click=rx.console_log("here")),
    "a client state": lambda: rx.el.p(rx._x.client_state("count", default=0)),
}
STATIC: dict[str, Make] = {
    "an element": lambda: rx.el.p("Words", id="words", class_name="lead"),
    "a link": lambda: rx.el.a("Projects", href="/projects"),
    "a fragment": lambda: rx.fragment("Words"),
    "an icon": lambda: icon(Icon.MOON),
    "an icon of Lucide": lambda: rx.icon("sun"),
    "a heading of Radix": lambda: rx.heading("Words"),
    "a column of Radix": lambda: rx.vstack("Words"),
    "a card of Radix": lambda: rx.card(rx.badge("New"), rx.separator(), rx.text("Words")),
    "a note of Radix": lambda: rx.callout("Words", icon="info"),
    "a button of Radix": lambda: rx.link(rx.button("Go"), href="/projects"),
}


@pytest.mark.parametrize("name", [*INTERACTIVE, *STATIC])
def test_only_a_component_that_needs_react_is_interactive(name: str) -> None:
    make = (INTERACTIVE | STATIC)[name]
    assert any(is_interactive(part) for part in parts(make())) == (name in INTERACTIVE)


def compiled(component: rx.Component, page_plugin: rx.plugins.Plugin) -> BaseComponent:
    page = PageContext(name="page", route="page", root_component=rx.fragment(component))
    hooks = CompilerHooks(plugins=(page_plugin,))
    context = CompileContext(pages=[], hooks=hooks)
    return hooks.compile_component(page.root_component, page_context=page, compile_context=context)


@pytest.mark.parametrize(
    ("component", "themes"),
    [
        (rx.heading("Words"), 1),
        (rx.el.div(rx.vstack(rx.text("Words"), rx.text("More"))), 1),
        (rx.accordion.root(rx.accordion.item(header="a", content="b")), 1),
        (rx.el.p("Words"), 0),
    ],
    ids=["of Radix Themes", "deep in it", "a primitive", "none of Radix"],
)
def test_only_a_page_with_radix_has_a_radix_theme_and_its_styles(
    component: rx.Component, themes: int
) -> None:
    radix = SiteRadixThemesPlugin(RADIX)
    found = [part for part in parts(compiled(component, radix)) if isinstance(part, PageTheme)]
    assert len(found) == themes
    assert not radix.get_stylesheet_paths(), "every page would load them"
