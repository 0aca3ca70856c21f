"""The base of the parts of a theme."""

from __future__ import annotations

from typing import Any

from pydantic import ConfigDict

from portfolio.models.base import Model


def _without_required(schema: dict[str, Any]) -> None:
    schema.pop("required", None)


class ThemePart(Model):
    """A part of a theme: all keys have a value, and none is needed in the owner's file.

    What the file does not say is said by the theme that it extends, so editors ask for nothing.
    """

    model_config = ConfigDict(json_schema_extra=_without_required)
