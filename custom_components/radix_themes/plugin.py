"""The Reflex plugin that gives Radix components their theme, on the pages that use them."""

from __future__ import annotations

from typing import Any

import reflex as rx
from reflex_base.components.component import BaseComponent
from reflex_base.plugins.compiler import PageContext
from reflex_components_radix.plugin import RadixThemesPlugin
from reflex_components_radix.themes.base import RadixThemesComponent


class SiteRadixThemesPlugin(RadixThemesPlugin):
    """Wraps a page with Radix components in Radix's theme, and leaves all other pages alone.

    Reflex would wrap every page as soon as one uses a Radix component.
    """

    def __init__(self) -> None:
        """Starts without styles: they are loaded once a Radix component is compiled."""
        super().__init__(theme=None, enabled=False)

    def enter_component(
        self,
        comp: BaseComponent,
        /,
        *,
        page_context: PageContext,
        compile_context: Any,
        in_prop_tree: bool = False,
    ) -> BaseComponent | None:
        """Wraps what is in a page when the compiler enters its root."""
        super().enter_component(
            comp,
            page_context=page_context,
            compile_context=compile_context,
            in_prop_tree=in_prop_tree,
        )
        if comp is not page_context.root_component or not uses_radix_themes(comp):
            return None
        page = page_context.own(comp)
        page.children = [rx.theme(*comp.children, has_background=False)]
        return page


def uses_radix_themes(component: BaseComponent) -> bool:
    """Returns whether a component, or one in it or in its props, is one of Radix Themes."""
    if isinstance(component, RadixThemesComponent):
        return True
    props = component._get_components_in_props() if isinstance(component, rx.Component) else []
    return any(uses_radix_themes(part) for part in (*component.children, *props))
