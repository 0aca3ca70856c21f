"""The name of an icon in content: of a set, or a drawing of the owner's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, ValidationInfo, WithJsonSchema
from pydantic_core import PydanticCustomError

from portfolio.icons.icon_sets import Icon, find_icon, similar_icon
from portfolio.models.picture import ASSETS, located
from portfolio.picture_files.measure import SVG_SUFFIX
from portfolio.picture_files.measure_svg import measure_vector


class OwnIcon(str):
    """The address of a drawing that serves as an icon.

    Attributes:
        file: The drawing.
    """

    file: Path


def _icon(name: str, info: ValidationInfo) -> str:
    if name.lower().endswith(SVG_SUFFIX):
        return _own_icon(name, info)
    if not find_icon(name):
        similar = similar_icon(name)
        fix = f"did you mean `{similar}`?" if similar else "see docs/icons.md for the names"
        message = "expected an icon of Font Awesome or Simple Icons, or an SVG file"
        raise PydanticCustomError("icon_unknown", message, {"fix": fix})
    return name


def _own_icon(name: str, info: ValidationInfo) -> OwnIcon:
    context = info.context or {}
    folder = context.get("folder", Path())
    root = context.get("content", folder)
    if name.startswith("/"):
        folder = root = root.parent / ASSETS
    icon = OwnIcon(name)
    try:
        icon.file = located(name.lstrip("/"), folder, root)
        measure_vector(icon.file)
    except PydanticCustomError as error:
        context = error.context or {}
        similar = context.get("similar")
        fix = f"no such drawing; nearest is {similar}" if similar else context.get("fix", "")
        details = {"message": str(error), "fix": fix}
        raise PydanticCustomError("icon_file", "{message}", details) from None
    return icon


IconName = Annotated[
    str,
    AfterValidator(_icon),
    WithJsonSchema({"type": "string", "examples": [icon.value for icon in Icon]}),
]
"""An icon of Font Awesome or Simple Icons by its name, or an SVG file beside the content file or,
with a slash at the start, in ``assets/``."""
