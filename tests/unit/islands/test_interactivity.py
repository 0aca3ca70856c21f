"""Which components need React in the browser, and which are plain markup."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import reflex as rx
from reflex.plugins import CompileContext, CompilerHooks, PageContext

from custom_components.islands import IslandsPlugin, plugin
from custom_components.islands.interactivity import is_interactive
from custom_components.reflex_insides import BaseComponent, ReactRouterLink
from portfolio.components.media.icon import icon
from portfolio.icons.icon_sets import Icon

Make = Callable[[], BaseComponent]

INTERACTIVE: dict[str, Make] = {
    "an event handler": lambda: rx.el.button("Go", on_click=rx.call_script("go()")),
    "a handler of its mount": lambda: rx.el.div(on_mount=rx.console_log("here")),
    "a var of the browser": lambda: rx.el.p(rx.color_mode),
    "a choice by a var": lambda: rx.cond(rx.color_mode == "dark", rx.el.p("a"), rx.el.p("b")),
    "a component of an npm package": lambda: rx.accordion.root(),
    "a client state": lambda: rx.el.p(rx._x.client_state("count", default=0)),
}
STATIC: dict[str, Make] = {
    "an element": lambda: rx.el.p("Words", id="words", class_name="lead"),
    "a link": lambda: rx.el.a("Projects", href="/projects"),
    "a fragment": lambda: rx.fragment("Words"),
    "an icon": lambda: icon(Icon.SUN),
    "an icon of Lucide": lambda: rx.icon("sun"),
    "a heading of Radix": lambda: rx.heading("Words"),
    "a column of Radix": lambda: rx.vstack("Words"),
}


def parts(component: BaseComponent) -> list[BaseComponent]:
    """Returns a component and all in it."""
    return [component, *(part for child in component.children for part in parts(child))]


@pytest.mark.parametrize("name", INTERACTIVE)
def test_a_component_that_needs_react_is_interactive(name: str) -> None:
    assert any(is_interactive(part) for part in parts(INTERACTIVE[name]()))


@pytest.mark.parametrize("name", STATIC)
def test_a_component_that_is_plain_markup_is_not_interactive(name: str) -> None:
    assert not any(is_interactive(part) for part in parts(STATIC[name]()))


def compiled(islands: IslandsPlugin, component: BaseComponent) -> BaseComponent:
    """Returns a page as the compiler leaves it."""
    page = PageContext(name="page", route="page", root_component=component)
    hooks = CompilerHooks(plugins=(islands,))
    context = CompileContext(pages=[], hooks=hooks)
    return hooks.compile_component(component, page_context=page, compile_context=context)


@pytest.mark.parametrize("is_export", [True, False])
def test_links_load_documents_in_the_export(
    monkeypatch: pytest.MonkeyPatch, *, is_export: bool
) -> None:
    monkeypatch.setattr(plugin, "is_prod_mode", lambda: is_export)
    page = compiled(IslandsPlugin(), rx.el.nav(rx.el.a("Projects", href="/projects")))
    links = [part for part in parts(page) if isinstance(part, ReactRouterLink)]
    assert len(links) == 1
    assert (links[0].reload_document is not None) == is_export
