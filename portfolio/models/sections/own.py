"""The kinds of section that a site adds: ``model.py`` of each folder in its ``sections/``."""

from __future__ import annotations

from importlib import import_module
from typing import Any, TypeGuard, get_args

from portfolio.errors import BuildError, exception_place, exception_text
from portfolio.models.sections.base import Section
from portfolio.paths import OWN_SECTIONS, source_name


def own_sections() -> list[str]:
    """Returns the names of the site's kinds of section: those of their folders."""
    return sorted(file.parent.name for file in OWN_SECTIONS.glob("*/model.py"))


def own_models(kinds: dict[str, type[Section]]) -> list[type[Section]]:
    """Returns the models of the site's kinds of section.

    Args:
        kinds: The engine's own models, by kind.

    Raises:
        BuildError: A module cannot be imported, has no model, or has a kind that there is already.
    """
    known = {**kinds}
    for name in own_sections():
        module = import_own(f"portfolio.sections.{name}.model")
        own = [it for it in vars(module).values() if _is_model_of(it, module.__name__)]
        place = f"{source_name(OWN_SECTIONS / name / 'model.py')}:1:1"
        if not own:
            raise BuildError(
                f"{place}  expected a subclass of BodySection with a field `kind`; found none"
            )
        for model in own:
            kind = kind_of(model)
            if kind in known:
                raise BuildError(
                    f"{place}  expected a kind that no other section has; found {kind!r}, which "
                    f"{known[kind].__module__} has"
                )
            known[kind] = model
    return [model for kind, model in known.items() if kind not in kinds]


def import_own(module: str) -> Any:
    """Returns a module of the site.

    Raises:
        BuildError: It cannot be imported; the message has the place in the site's file.
    """
    try:
        return import_module(module)
    except Exception as error:
        file, line, column = exception_place(error)
        found = exception_text(error)
        place = f"{file}:{line}:{column}  " if file else ""
        raise BuildError(f"{place}expected a module that can be imported; found {found}") from None


def kind_of(model: type[Section]) -> str:
    """Returns the word that content writes behind ``kind:``."""
    return get_args(model.model_fields["kind"].annotation)[0]


def _is_model_of(value: object, module: str) -> TypeGuard[type[Section]]:
    if not (isinstance(value, type) and issubclass(value, Section)):
        return False
    return value.__module__ == module and "kind" in value.model_fields
