"""Only pages that use Radix are wrapped in its theme."""

from __future__ import annotations

import pytest
import reflex as rx
from reflex.plugins import CompileContext, CompilerHooks, PageContext

from custom_components.radix_themes.plugin import PageTheme, SiteRadixThemesPlugin
from custom_components.reflex_insides import BaseComponent
from portfolio.theme.stylesheet import RADIX


def compiled(component: rx.Component) -> BaseComponent:
    """Returns a page as the compiler leaves it."""
    page = PageContext(name="page", route="page", root_component=rx.fragment(component))
    hooks = CompilerHooks(plugins=(SiteRadixThemesPlugin(RADIX),))
    context = CompileContext(pages=[], hooks=hooks)
    return hooks.compile_component(page.root_component, page_context=page, compile_context=context)


def themes(component: BaseComponent) -> int:
    """Returns how many themes a component holds, itself included."""
    return isinstance(component, PageTheme) + sum(map(themes, component.children))


@pytest.mark.parametrize(
    "component",
    [
        rx.heading("Words"),
        rx.el.div(rx.vstack(rx.text("Words"), rx.text("More"))),
        rx.accordion.root(rx.accordion.item(header="a", content="b")),
    ],
    ids=["of Radix Themes", "deep in it", "a primitive"],
)
def test_a_page_with_radix_has_one_radix_theme(component: rx.Component) -> None:
    assert themes(compiled(component)) == 1


def test_a_page_without_radix_has_no_radix_theme() -> None:
    assert themes(compiled(rx.el.p("Words"))) == 0


def test_styles_of_radix_are_not_loaded_on_every_page() -> None:
    assert not SiteRadixThemesPlugin(RADIX).get_stylesheet_paths()
