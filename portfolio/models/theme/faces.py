"""The faces of a theme: a family by its name, or a font file of the owner's."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from pydantic import (
    ConfigDict,
    Field,
    PrivateAttr,
    ValidationInfo,
    field_validator,
    model_validator,
)

from portfolio.file_names import nearest_file
from portfolio.models.base import Model, ThemePart
from portfolio.paths import CONTENT, inside, is_file

FAMILY = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ]*(@\d+\.\d+\.\d+)?")
FONT_SUFFIXES = (".woff2", ".ttf", ".otf")


class Face(Model):
    """A face of the theme. The name alone is enough.

    Validate with ``context={"content": Path}``: the folder that font files are relative to, if
    there is no ``"folder"`` of the file that names them.
    """

    model_config = ConfigDict(json_schema_extra={"type": ["object", "string"]})

    family: str = Field(
        description="Family of Fontsource, also with a release (`Archivo@5.3.0`); or a WOFF2, TTF "
        "or OTF: relative to the file that names it, or with `/` first below `assets/`.",
        examples=["Archivo", "fonts/my-face.woff2", "/fonts/my-face.woff2"],
    )
    weight: int | None = Field(
        None,
        description="Weight from 1 to 1000, or the nearest that the family has. Without it, "
        "titles have the heaviest, text 450, labels those of the text.",
        examples=[650],
        ge=1,
        le=1000,
    )

    _file: Path | None = PrivateAttr(default=None)

    @model_validator(mode="before")
    @classmethod
    def _named(cls, data: Any) -> Any:
        return {"family": data} if isinstance(data, str) else data

    @field_validator("family")
    @classmethod
    def _exists(cls, family: str, info: ValidationInfo) -> str:
        if _is_file(family):
            _require_font(_located(family, info.context))
        elif not FAMILY.fullmatch(family):
            raise ValueError(
                "expected a family of Fontsource by its name, such as Archivo, or a font file: "
                ".woff2, .ttf or .otf"
            )
        return family

    @model_validator(mode="after")
    def _find(self, info: ValidationInfo) -> Face:
        if _is_file(self.family):
            self._file = _located(self.family, info.context)
        return self

    @property
    def file(self) -> Path | None:
        """The owner's font file, if it is one."""
        return self._file


class Faces(ThemePart):
    """The faces of the site. Words that they lack have the next face, as `fonts` in site.yaml."""

    display: Face = Field(description="Face of titles and headings.", examples=["Archivo"])
    text: Face = Field(description="Face of all other words.", examples=[{"family": "Geist"}])
    labels: Face | None = Field(
        None,
        description="Face of buttons, navigation, labels and dates; without it, the face of the "
        "text.",
        examples=["Geist Mono"],
    )


def _is_file(family: str) -> bool:
    return family.lower().endswith(FONT_SUFFIXES)


def _located(name: str, context: dict[str, Any] | None) -> Path:
    """Returns a font file that exists."""
    context = {"content": CONTENT, **(context or {})}
    content = context["content"].absolute()
    own = context.get("folder", content)
    root = content.parent / "assets" if name.startswith("/") else own
    file = inside(root, root / name.lstrip("/"))
    if not file:
        raise ValueError(f"expected a font file inside {root.name}/")
    if not is_file(file):
        near = nearest_file(file, FONT_SUFFIXES)
        there = f"; did you mean {Path(name).with_name(near)}?" if near else ""
        raise ValueError(f"expected a font file that exists below {root.name}/{there}")
    return file


def _require_font(file: Path) -> None:
    from fontTools.ttLib import TTFont, TTLibError

    try:
        with file.open("rb") as stream, TTFont(stream, lazy=True) as font:
            is_font = bool(font.getBestCmap()) and "hmtx" in font
    except (TTLibError, OSError, KeyError, ValueError, AssertionError):
        is_font = False
    if not is_font:
        raise ValueError("expected a font with letters, as WOFF2, TTF or OTF; this file is none")
