"""The decorator by which a function renders a kind of section."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, signature
from pathlib import Path
from typing import Any, TypeVar

import reflex as rx

from portfolio.errors import BuildError
from portfolio.models.section import Section
from portfolio.paths import source_name

View = TypeVar("View", bound=Callable[..., rx.Component])

VIEWS: dict[type[Section], Callable[[Any], rx.Component]] = {}
"""The function that renders each kind of section."""


def section(view: View) -> View:
    """Declares that a function renders sections of a kind: that of its first argument.

    Args:
        view: Function of one model, whose other arguments have defaults.

    Raises:
        BuildError: It takes something else, or another function renders the kind already.
    """
    parameters = [*signature(view, eval_str=True).parameters.values()]
    needed = [it for it in parameters if it.default is Parameter.empty]
    model = needed[0].annotation if len(needed) == 1 else None
    code = view.__code__
    place = f"{source_name(Path(code.co_filename))}:{code.co_firstlineno}:1"
    if not (isinstance(model, type) and issubclass(model, Section)):
        found = ", ".join(map(str, parameters))
        raise BuildError(
            f"{place}  expected a function of one model of a section, such as "
            f"`def {view.__name__}(section: Aside)`; found ({found})"
        )
    if model in VIEWS:
        other = VIEWS[model].__name__
        raise BuildError(f"{place}  {model.__name__} is rendered by {other} already")
    VIEWS[model] = view
    return view
