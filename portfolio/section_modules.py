"""The folders of kinds of section and of a site's islands, and the modules in them."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from portfolio.errors import BuildError, exception_place, exception_text
from portfolio.paths import ENGINE, OWN_SECTIONS, source_name

ENGINE_SECTIONS = ENGINE / "sections"


def section_modules(name: str) -> Iterator[ModuleType]:
    """Yields the modules of one name of all kinds: the engine's first, each in alphabetical order.

    Args:
        name: ``model``, ``view`` or ``words``; a kind may have no words.

    Raises:
        BuildError: A module cannot be imported, or the engine has something of its folder's name.
    """
    for parent in (ENGINE_SECTIONS, OWN_SECTIONS):
        for model in sorted(parent.glob("*/model.py")):
            folder = model.parent
            if parent is OWN_SECTIONS and _is_of_the_engine(folder.name):
                raise BuildError(
                    f"{source_name(model)}:1:1  expected a folder whose name nothing in the "
                    f"engine's sections has; found {folder.name}"
                )
            if (folder / f"{name}.py").is_file():
                yield import_own(f"portfolio.sections.{folder.name}.{name}")


def classes_of(module: ModuleType, base: type) -> list[Any]:
    """Returns the subclasses of a class that a module declares itself."""
    classes = [it for it in vars(module).values() if isinstance(it, type) and issubclass(it, base)]
    return [it for it in classes if it.__module__ == module.__name__]


def place_of(module: ModuleType) -> str:
    """Returns how messages call a module that is wrong as a whole: its file, at its beginning."""
    return f"{source_name(Path(module.__file__ or ''))}:1:1"


def import_own(module: str) -> Any:
    """Returns a module that a site may have added.

    Raises:
        BuildError: It cannot be imported; the message has the place in the site's file.
    """
    try:
        return import_module(module)
    except BuildError:
        raise
    except Exception as error:
        file, line, column = exception_place(error)
        found = exception_text(error)
        place = f"{file}:{line}:{column}  " if file else ""
        raise BuildError(f"{place}expected a module that can be imported; found {found}") from None


def own_island(name: str) -> Any:
    """Returns an island of the site by its name, such as ``Counter`` of ``islands/counter/``."""
    folder = name.replace("-", "_")
    module = import_own(f"islands.{folder}.component")
    return getattr(module, folder.title().replace("_", ""))


def _is_of_the_engine(name: str) -> bool:
    return (ENGINE_SECTIONS / name).is_dir() or (ENGINE_SECTIONS / f"{name}.py").is_file()
