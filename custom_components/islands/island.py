"""The base class of every island."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, ClassVar, Literal

import reflex as rx
from reflex_base.utils.format import to_camel_case

EXTERNAL = Path("assets/external")
"""Where Reflex looks for files that come with a component; relative to the project."""

HydrationPolicy = Literal["idle", "visible"]


class Island(rx.Component):
    """A React component that hydrates on its own in an otherwise plain page.

    A subclass names its module and export, and declares its props; they must be
    JSON-serialisable, and there are no children. The component must render on the
    server exactly what it renders first in the browser.

    Without JavaScript: the prerendered markup stays.
    With reduced motion: the component decides.
    By keyboard: focus hydrates it.
    On teardown: the component's effects are cleaned up; the runtime holds nothing.
    """

    module: ClassVar[str]
    """File beside the subclass's own, e.g. ``playground.jsx``."""

    needs: ClassVar[tuple[str, ...]] = ()
    """Folders beside the subclass's own that the module imports from, e.g. ``picture``."""

    tag: str | None = None
    """Name that the module exports."""

    hydrate: ClassVar[HydrationPolicy] = "visible"
    """When the export hydrates it: when the browser is idle, or near the viewport. The first
    interaction with it hydrates it in any case."""

    @classmethod
    def create(cls, **props: Any) -> rx.Component:
        """Returns the component inside the element that the runtime hydrates.

        Args:
            **props: The island's props, in snake_case.
        """
        for folder in cls._folders():
            _link_scripts(folder)
        path = cls.source()
        component = super().create(**props)
        component.library = f"$/public/{path}"
        return rx.el.div(
            component,
            class_name="island",
            custom_attrs={
                "data-island": f"{path}#{cls.get_fields()['tag'].default}",
                "data-props": json.dumps({to_camel_case(key): props[key] for key in props}),
                "data-hydrate": cls.hydrate,
            },
        )

    @classmethod
    def source(cls) -> str:
        """Returns the path of the module below the folder that Vite serves."""
        return f"external/{cls._folders()[0].name}/{cls.module}"

    @classmethod
    def _folders(cls) -> list[Path]:
        """Returns the island's own folder and those of the components that it imports."""
        folder = Path(sys.modules[cls.__module__].__file__ or "").parent
        return [folder, *(folder.with_name(name) for name in cls.needs)]


def _link_scripts(folder: Path) -> None:
    """Mirrors the scripts of a folder, subfolders included, as links in ``assets/external``.

    Links to scripts that were moved, or that lead into another copy of the project, are removed.
    """
    folder, target = folder.resolve(), EXTERNAL / folder.name
    scripts = [*folder.rglob("*.js"), *folder.rglob("*.jsx")]
    sources = {target / script.relative_to(folder): script for script in scripts}
    for link in [*target.rglob("*.js"), *target.rglob("*.jsx")]:
        if link.is_symlink() and link.resolve() != sources.get(link):
            link.unlink()
    for link, source in sources.items():
        link.parent.mkdir(parents=True, exist_ok=True)
        if not link.exists():
            link.symlink_to(source)
