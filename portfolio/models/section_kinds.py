"""Every kind of section that a case study may hold: the folders with a ``model.py``.

docs/adding-a-section.md says how to add one.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated

from pydantic import Field

from portfolio.errors import BuildError
from portfolio.models.base import kind_of
from portfolio.models.section import Section
from portfolio.section_modules import classes_of, place_of, section_modules


def _find_kinds() -> dict[str, type[Section]]:
    """Returns the model of each kind.

    Raises:
        BuildError: A module cannot be imported, has no model, or has a kind that there is already.
    """
    kinds: dict[str, type[Section]] = {}
    for module in section_modules("model"):
        models = [it for it in classes_of(module, Section) if "kind" in it.model_fields]
        place = place_of(module)
        if not models:
            raise BuildError(
                f"{place}  expected a subclass of BodySection with a field `kind`; found none"
            )
        for model in models:
            kind = kind_of(model)
            if kind in kinds:
                raise BuildError(
                    f"{place}  expected a kind that no other section has; found {kind!r}, which "
                    f"{kinds[kind].__module__} has"
                )
            kinds[kind] = model
    return kinds


KINDS = tuple(_find_kinds().values())

ENDS = {"hero", "next-project"}
"""Kinds of which a case study has one each, at its ends."""

KINDS_OF_TEXTS = tuple(it for it in KINDS if kind_of(it) not in ENDS)
"""Every kind that may stand in a text, too."""

if TYPE_CHECKING:
    AnySection = SectionOfText = Section
else:
    AnySection = Annotated[reduce(or_, KINDS), Field(discriminator="kind")]
    SectionOfText = Annotated[reduce(or_, KINDS_OF_TEXTS), Field(discriminator="kind")]
