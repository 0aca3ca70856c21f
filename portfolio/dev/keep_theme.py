"""Writes the theme that was tried in the panel of the development server.

``python -m portfolio.dev.keep_theme`` reads JSON from its standard input: what was tried, as
:class:`Tried`. It writes that to ``content/theme.yaml`` and prints a sentence; with a status other
than 0 nothing was written. ``python -m portfolio.dev.keep_theme font display Archivo`` prints the
path of a WOFF2 file of a face; ``colors swiss 0057ff`` prints the custom properties of the site's
theme as it were with another theme extended and another accent, as JSON.
"""

from __future__ import annotations

import json
import sys
from string import printable

from pydantic import Field, ValidationError

from portfolio.content.diagnostics import ContentError, Loc
from portfolio.content.file_reader import read
from portfolio.errors import CommandError
from portfolio.fonts.fontsource import FontFetchError
from portfolio.fonts.theme_faces import theme_typeface
from portfolio.models.base import Model
from portfolio.models.field_types import Color
from portfolio.models.theme import Theme
from portfolio.models.theme_faces import Face
from portfolio.paths import CONTENT
from portfolio.scaffold.theme_file import set_values
from portfolio.theme.tokens import colors, css_color


class Tried(Model):
    """Values that were tried on the open page; a value that is None stays as it is."""

    extends: str | None = Field(None, description="Name of a theme.")
    accent: Color | None = Field(None, description="Colour of buttons and marks.")
    radius: int | None = Field(None, description="Radius of corners, in CSS pixels.")
    pill: bool | None = Field(None, description="Whether buttons have round ends.")
    display: str | None = Field(None, description="Family of titles.")
    text: str | None = Field(None, description="Family of text.")

    @property
    def values(self) -> dict[Loc, str | int]:
        """The values that were tried, by their places in theme.yaml."""
        found: dict[Loc, str | int | None] = {
            ("extends",): self.extends,
            ("colors", "accent"): self.accent,
            ("shape", "pill"): self.pill,
            ("shape", "radius"): self.radius,
            ("fonts", "text"): self.text,
            ("fonts", "display"): self.display,
        }
        return {loc: it for loc, it in found.items() if it is not None}


def keep(text: str) -> str:
    """Writes what was tried, given as JSON, and returns a sentence that says so.

    Raises:
        CommandError: It cannot be written; the message says why, and nothing was changed.
    """
    try:
        values = Tried.model_validate_json(text).values
        set_values(CONTENT, values)
    except ValidationError as error:
        raise CommandError("; ".join(it["msg"] for it in error.errors())) from None
    except ContentError as error:
        raise CommandError("; ".join(it.problem for it in error.diagnostics)) from None
    return "Kept in content/theme.yaml." if values else "Nothing was changed."


def colors_of(extends: str, accent: str) -> dict[str, str]:
    """Returns the custom properties that the colours of the owner's theme would have.

    Args:
        extends: Name of the theme that it would extend.
        accent: Accent that it would have, as CSS writes it.
    """
    file = CONTENT / "theme.yaml"
    document = read(file, CONTENT.parent, Theme) if file.exists() else None
    data = document.data if document else {}
    own = data.get("colors", {}) | {"accent": accent}
    theme = Theme.model_validate(data | {"extends": extends, "colors": own})
    return {name: css_color(color) for name, color in colors(theme)}


def main(words: list[str]) -> None:
    """Writes the theme, or prints the path of a face; ends with the reason if that fails."""
    try:
        if words[:1] == ["font"]:
            face = Face.model_validate({"family": words[2]})
            print(theme_typeface(face, words[1], printable)[0].path)
        elif words[:1] == ["colors"]:
            print(json.dumps(colors_of(words[1], f"#{words[2]}")))
        else:
            print(keep(sys.stdin.read()))
    except (CommandError, FontFetchError, ValidationError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
