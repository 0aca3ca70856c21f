"""The base class of every island."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Literal

import reflex as rx

from sandbox_islands.islands.links import join_styles, link_files
from sandbox_islands.islands.props import complete_props, props_as_json, require_props, split_props
from sandbox_islands.reflex_insides import has_hooks

SHARED = {it.name: it for it in Path(__file__).parents[1].iterdir() if it.is_dir()}
"""Folders of the islands that come with this package, and of what they share, by their names."""

BASE_STYLES = (SHARED["shared_styles"], SHARED["defaults"])
"""Folders of the styles that every island expects of its page."""

HydrationPolicy = Literal["idle", "visible"]


class Island(rx.Component):
    """A React component that hydrates on its own in an otherwise plain page.

    A subclass is named like its module's export, and declares its props and the event handlers
    that it takes; there are no children. A prop is required, unless ``defaults`` has it or the
    class gives it a value. The component must render on the server exactly what it renders first
    in the browser.

    Values that are JSON are written into the page, also those of a loop (``rx.foreach``). A page
    whose island has an event handler, or a var that React computes, is hydrated as a whole.

    Without JavaScript: the prerendered markup stays.
    With reduced motion: the component decides.
    By keyboard: focus hydrates it.
    On teardown: the component's effects are cleaned up; the runtime holds nothing.
    """

    brings_styles: ClassVar[bool] = True
    """Whether pages with an island load its styles. False, set on this class, for an app whose own
    stylesheet has those of all islands."""

    module: ClassVar[str] = ""
    """File beside the subclass's own, if it has another name than their folder."""

    needs: ClassVar[tuple[str, ...]] = ()
    """Folders that the module imports from, e.g. ``picture``: of those that come with this package,
    else beside the subclass's own."""

    tag: str | None = None
    """Name that the module exports, if it is not that of the class."""

    hydrate: ClassVar[HydrationPolicy] = "visible"
    """Moment of hydration in an export: when the browser is idle, or near the viewport. The first
    interaction with it hydrates it in any case."""

    defaults: ClassVar[Mapping[str, Any]] = {}
    """Values of props that may be left out, by their names in Python. None is not passed on.
    What is missing in a mapping that is given is taken from here, too."""

    @classmethod
    def create(cls, *children: Any, **props: Any) -> rx.Component:
        """Returns the component inside the element that the runtime hydrates.

        Args:
            *children: None; there are no children.
            **props: The island's props and event handlers, in snake_case. ``id``, ``class_name``,
                ``style``, margins, ``custom_attrs``, ``key``, attributes that begin with ``data_``
                or ``aria_``, and other event handlers are those of the element.

        Raises:
            TypeError: If a prop is missing, not known, or of a wrong kind.
        """
        name, handlers = cls.__name__, cls.own_handlers()
        if children:
            raise TypeError(f"{name} has no children: what it shows is given as props.")
        island_props, element_props = split_props(name, cls.own_props(), props)
        island_props = complete_props(name, cls.default_props(), island_props)
        require_props(name, cls.required_props(), island_props)
        values = {key: island_props[key] for key in island_props if key not in handlers}
        json = props_as_json(name, values)
        cls._link_files()
        component = super().create(**island_props)
        component.library = f"$/public/{cls.source()}"
        component.tag = component.tag or name
        attributes = element_props.pop("custom_attrs", {})
        # With handlers or hooks it is a part of its page like any other component.
        if not component.event_triggers and not has_hooks(component):
            attributes = {
                **attributes,
                "data-island": f"{cls.source()}#{component.tag}",
                "data-props": json,
                "data-hydrate": cls.hydrate,
            }
        classes = element_props.pop("class_name", [])
        classes = classes if isinstance(classes, (list, tuple)) else [classes]
        element_props |= {"class_name": ["island", *classes], "custom_attrs": attributes}
        return rx.el.div(component, **element_props)

    @classmethod
    def own_props(cls) -> frozenset[str]:
        """Returns the names of the props and event handlers that a subclass declares."""
        return frozenset(cls.get_fields().keys() - Island.get_fields().keys())

    @classmethod
    def own_handlers(cls) -> frozenset[str]:
        """Returns the names of the event handlers that a subclass declares."""
        return cls.own_props() & cls.get_event_triggers().keys()

    @classmethod
    def default_props(cls) -> dict[str, Any]:
        """Returns the values of the props that may be left out, assigned ones and ``defaults``."""
        fields = {name: cls.get_fields()[name] for name in cls.own_props()}
        assigned = {name: it.default for name, it in fields.items() if it.default is not None}
        return {**assigned, **cls.defaults}

    @classmethod
    def required_props(cls) -> frozenset[str]:
        """Returns the names of the props without which there is no island."""
        return cls.own_props() - cls.own_handlers() - cls.default_props().keys()

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

    @classmethod
    def _link_files(cls) -> None:
        """Links the files of the island into the folder that Vite serves."""
        for folder in cls.folders():
            _link_once(folder, Path.cwd())

    def add_imports(self) -> dict[str, list[str]]:
        """Returns the import of the island's styles."""
        if not Island.brings_styles:
            return {}
        return {"": [f"$/public/{join_styles(self.folders()[::-1])}"]}


@cache
def _link_once(folder: Path, _project: Path) -> None:
    """Links the files of an island into a project, once in a process."""
    link_files(folder)
