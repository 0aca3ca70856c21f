"""Every kind of section that a case study may hold: the folders with a ``model.py``.

docs/adding-a-section.md says how to add one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any

from pydantic import Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema

from portfolio.errors import BuildError
from portfolio.models.base import kind_of
from portfolio.models.section import Section
from portfolio.section_modules import classes_of, place_of, section_modules

ENDS = {"hero", "next-project"}
"""Kinds of which a case study has one each, at its ends."""


@cache
def kinds() -> tuple[type[Section], ...]:
    """Returns the model of each kind; the folders are read once.

    Raises:
        BuildError: A module cannot be imported, has no model, or has a kind that there is already.
    """
    found: dict[str, type[Section]] = {}
    for module in section_modules("model"):
        models = [it for it in classes_of(module, Section) if "kind" in it.model_fields]
        place = place_of(module)
        if not models:
            raise BuildError(
                f"{place}  expected a subclass of BodySection with a field `kind`; found none"
            )
        for model in models:
            kind = kind_of(model)
            if kind in found:
                raise BuildError(
                    f"{place}  expected a kind that no other section has; found {kind!r}, which "
                    f"{found[kind].__module__} has"
                )
            found[kind] = model
    return tuple(found.values())


def kinds_of_texts() -> tuple[type[Section], ...]:
    """Returns the model of every kind that may stand in a text, too."""
    return tuple(model for model in kinds() if kind_of(model) not in ENDS)


@dataclass(frozen=True)
class OneOf:
    """Says in a type that a section is one of those a function returns, by its ``kind``.

    The function is called when the first section is read, and not when a module is imported.
    """

    models: Callable[[], tuple[type[Section], ...]]

    @property
    def union(self) -> Any:
        """The type that has all of them."""
        return Annotated[reduce(or_, self.models()), Field(discriminator="kind")]

    def __get_pydantic_core_schema__(
        self, source: type[Section], handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        """Returns pydantic's schema of the union."""
        return handler(self.union)


AnySection = Annotated[Section, OneOf(kinds)]
SectionOfText = Annotated[Section, OneOf(kinds_of_texts)]
