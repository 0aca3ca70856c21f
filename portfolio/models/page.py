"""The models that pages of the owner's own share, and that of a page written in Python."""

from __future__ import annotations

import re
from typing import Self

from pydantic import Field, PrivateAttr, ValidationInfo, model_validator

from portfolio.models.base import Model
from portfolio.models.field_types import AssetPath, Lettering
from portfolio.models.site.old_address import OldAddresses

ROUTE = re.compile(r"(/[a-z0-9]+(-[a-z0-9]+)*)+")
"""An address such as ``/about`` or ``/notes/first-steps``."""

NAV_LENGTH = 24
"""Largest number of characters of a label in the navigation."""


PREVIEW_PICTURE = r"^(/[^?#]+\.(jpe?g|png|webp|gif))?$"
"""The address of a picture that the programs know that show a link with its preview."""


class Page(Model):
    """The texts of a page that its head, its title and previews show.

    Validate with ``context={"route": str}``.
    """

    title: str = Field(
        description="Name of the page: in the tab, in previews and as its heading.",
        examples=["About me"],
        min_length=1,
        max_length=80,
    )
    description: str = Field(
        description="Description of the page in one sentence: below the heading, in search "
        "results and shared links.",
        examples=["Who I am, and what I like to build."],
        min_length=1,
        max_length=200,
    )
    lettering: Lettering = Field(
        "", description="Words to draw as the heading, if not the title.", examples=["Hello!"]
    )
    _route: str = PrivateAttr(default="")

    @model_validator(mode="after")
    def _placed(self, info: ValidationInfo) -> Page:
        self._route = (info.context or {}).get("route", "")
        return self

    @property
    def route(self) -> str:
        """Path of the page, e.g. ``/notes/first``."""
        return self._route

    def at(self, route: str) -> Self:
        """Returns the page at another route."""
        page = self.model_copy()
        page._route = route
        return page

    @property
    def name(self) -> str:
        """The route as a file name, e.g. ``notes_first``; a slug has no underscore."""
        return self._route.strip("/").replace("/", "_")

    @property
    def heading(self) -> str:
        """The words that are drawn as the page's heading."""
        return self.lettering or self.title

    @property
    def has_header(self) -> bool:
        """Whether the page begins with its heading on a coloured background."""
        return True


class OwnPage(Page):
    """A page of the owner's own that is no article."""

    nav: str = Field(
        "",
        description="Label of the page's link in the navigation; without it there is none.",
        examples=["About"],
        max_length=NAV_LENGTH,
    )
    aliases: OldAddresses = ()


class PythonPage(OwnPage):
    """A page that a function in ``pages/`` renders."""

    header: bool = Field(True, description="Whether the heading is drawn above the content.")
    image: AssetPath = Field(
        "",
        description="Picture of the page's link previews, below assets/, if not the drawn one.",
        examples=["/img/workshop.jpg"],
        pattern=PREVIEW_PICTURE,
    )
    meta: tuple[dict[str, str], ...] = Field(
        (),
        description="Further meta elements of the page's head, as Reflex takes them.",
        examples=[[{"name": "keywords", "content": "wood, glue"}]],
    )

    @property
    def has_header(self) -> bool:
        """Whether the page begins with its heading on a coloured background."""
        return self.header
