"""The base class of every island."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Literal

import reflex as rx
from rjsmin import jsmin

from sandbox_islands.islands.links import SCRIPTS, STYLES, join_styles, link_files
from sandbox_islands.reflex_insides import to_camel_case

SHARED = {folder.name: folder for folder in Path(__file__).parents[1].iterdir()}
"""Folders of the islands that come with this package, and of what they share, by their names."""

BASE_STYLES = (SHARED["shared_styles"], SHARED["defaults"])
"""Folders of the styles that every island expects of its page."""

CAPABILITIES = str(jsmin(Path(__file__).with_name("capabilities.js").read_text()))

HydrationPolicy = Literal["idle", "visible"]


class Island(rx.Component):
    """A React component that hydrates on its own in an otherwise plain page.

    A subclass is named like its module's export, and declares its props; they must be
    JSON-serialisable, and there are no children. The component must render on the
    server exactly what it renders first in the browser.

    Without JavaScript: the prerendered markup stays.
    With reduced motion: the component decides.
    By keyboard: focus hydrates it.
    On teardown: the component's effects are cleaned up; the runtime holds nothing.
    """

    brings_styles: ClassVar[bool] = True
    """Whether pages with an island load its styles. False, set on this class, for an app whose own
    stylesheet has those of all islands, and whose pages run ``capabilities.js`` in their head."""

    module: ClassVar[str] = ""
    """File beside the subclass's own, if it has another name than their folder."""

    needs: ClassVar[tuple[str, ...]] = ()
    """Folders that the module imports from, e.g. ``picture``: beside the subclass's own, or of
    those that come with this package."""

    tag: str | None = None
    """Name that the module exports, if it is not that of the class."""

    hydrate: ClassVar[HydrationPolicy] = "visible"
    """Moment of hydration in an export: when the browser is idle, or near the viewport. The first
    interaction with it hydrates it in any case."""

    defaults: ClassVar[Mapping[str, Any]] = {}
    """Values of props that are left out, by their names in Python."""

    @classmethod
    def create(cls, **props: Any) -> rx.Component:
        """Returns the component inside the element that the runtime hydrates.

        Args:
            **props: The island's props, in snake_case.
        """
        endings = SCRIPTS | STYLES if Island.brings_styles else SCRIPTS
        for folder in cls.folders():
            _link_once(folder, endings, Path.cwd())
        props = {**cls.defaults, **props}
        path = cls.source()
        component = super().create(**props)
        component.library = f"$/public/{path}"
        component.tag = component.tag or cls.__name__
        return rx.el.div(
            component,
            class_name="island",
            custom_attrs={
                "data-island": f"{path}#{component.tag}",
                "data-props": json.dumps(
                    {to_camel_case(key): props[key] for key in props}, separators=(",", ":")
                ),
                "data-hydrate": cls.hydrate,
            },
        )

    @classmethod
    def source(cls) -> str:
        """Returns the path of the module below the folder that Vite serves."""
        folder = cls.folders()[0].name
        return f"external/{folder}/{cls.module or f'{folder}.jsx'}"

    @classmethod
    def folders(cls) -> list[Path]:
        """Returns the island's own folder, and then those that it builds on."""
        folder = Path(sys.modules[cls.__module__].__file__ or "").parent
        needed = (SHARED.get(name, folder.with_name(name)) for name in cls.needs)
        return [folder, *needed, *(BASE_STYLES if Island.brings_styles else ())]

    def add_imports(self) -> dict[str, list[str]]:
        """Returns the import of the island's styles."""
        if not Island.brings_styles:
            return {}
        return {"": [f"$/public/{join_styles(self.folders()[::-1])}"]}

    @staticmethod
    def _get_app_wrap_components() -> dict[tuple[int, str], rx.Component]:
        """Returns the script that Reflex puts at the start of all pages."""
        if not Island.brings_styles:
            return {}
        script = rx.el.script(CAPABILITIES, custom_attrs={"data-keep": True})
        return {(1, "IslandCapabilities"): rx.fragment(script)}


@cache
def _link_once(folder: Path, endings: frozenset[str], _project: Path) -> None:
    """Links the files of an island; a process that compiles sees each file as it is once."""
    link_files(folder, endings)
