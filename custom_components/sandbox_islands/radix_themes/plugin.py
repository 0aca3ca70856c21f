"""The Reflex plugin that gives Radix components their theme, on the pages that use them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import reflex as rx

from sandbox_islands.reflex_insides import (
    LUCIDE_LIBRARY,
    RADIX_THEMES_PACKAGE,
    RADIX_THEMES_STYLESHEET,
    AccordionComponent,
    BaseComponent,
    RadixPrimitiveComponent,
    RadixThemesComponent,
    Theme,
    components_in_props,
)

_ACCORDION_LIBRARY = str(AccordionComponent.get_fields()["library"].default)
_LIBRARIES = (RADIX_THEMES_PACKAGE, _ACCORDION_LIBRARY, LUCIDE_LIBRARY)

PACKAGES = [library.rpartition("@")[0] for library in _LIBRARIES]
"""Packages for ``frontend_packages`` in ``rxconfig.py``: with Radix installed from the start,
a page that begins to use them changes no lock file and needs no network. Components say which
releases: Reflex warns where the configuration names the same."""

STYLES = "styles/radix.css"
"""Radix's stylesheet with what the site changes in it, below the folder that Vite builds."""


class PageTheme(Theme):
    """Radix's theme around what is in one page, with Radix's stylesheet for that page."""

    def add_imports(self) -> rx.ImportDict | list[rx.ImportDict]:
        """Has the page's module import the stylesheet, so that Vite links it on this page only."""
        return {"": f"$/{STYLES}"}


class SiteRadixThemesPlugin(rx.plugins.RadixThemesPlugin):
    """Wraps a page with Radix components in Radix's theme, and leaves all other pages alone.

    Reflex would wrap and style every page as soon as one uses a Radix component.
    """

    def __init__(self, overrides: Path) -> None:
        """Creates a plugin that gives no theme to the whole app.

        Args:
            overrides: A stylesheet that follows Radix's own.
        """
        super().__init__(theme=None, enabled=False)
        self._overrides = overrides

    def pre_compile(self, **context: Any) -> None:
        """Writes Radix's stylesheet with the overrides where pages import it from."""
        css = f'@import "{RADIX_THEMES_STYLESHEET}";\n{self._overrides.read_text()}'
        context["add_save_task"](lambda: (STYLES, css))

    def get_stylesheet_paths(self, **context: Any) -> tuple[str, ...]:
        """Returns nothing for all pages; see :class:`PageTheme`."""
        return ()

    def enter_component(
        self, comp: BaseComponent, /, *, page_context: rx.plugins.PageContext, **context: Any
    ) -> BaseComponent | None:
        """Wraps what is in a page when the compiler enters its root."""
        super().enter_component(comp, page_context=page_context, **context)
        if comp is not page_context.root_component or not uses_radix(comp):
            return None
        page = page_context.own(comp)
        page.children = [PageTheme.create(*comp.children, has_background=False)]
        return page


def uses_radix(component: BaseComponent) -> bool:
    """Returns whether a component, or one in it or in its props, is one of Radix.

    Reflex styles Radix's primitives, such as the accordion, with the colours of Radix Themes.
    """
    if isinstance(component, RadixThemesComponent | RadixPrimitiveComponent):
        return True
    return any(map(uses_radix, (*component.children, *components_in_props(component))))
