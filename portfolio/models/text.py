"""Types of text that the checks treat specially; any other text is ``str``."""

from __future__ import annotations

from typing import Annotated

from portfolio.models.meaning import Meaning

AltText = Annotated[str, Meaning.ALT_TEXT]
"""The alternative text of a picture."""

Lettering = Annotated[str, Meaning.LETTERING]
"""Words that are drawn as stickers, letter by letter."""

Name = Annotated[str, Meaning.NAME]
"""The name of a person."""

Organisation = Annotated[str, Meaning.ORGANISATION]
"""The name of an employer or a school."""
