"""A theme whose every colour is another one than in the default theme."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from typing import Any

from portfolio.content.theme_files import read_theme
from portfolio.content.themes import default_theme, theme_of
from portfolio.models.theme.theme import DEFAULT_THEME, Theme

HEX = re.compile(r"#(?:[0-9a-f]{6}|[0-9a-f]{3})\b", re.IGNORECASE)


def other_theme(**parts: Any) -> Theme:
    """Returns the theme, of which other parts than colours can be given, too."""
    unlikely = (f"#{0x0B0D17 + 0x010309 * number:06x}" for number in count())
    data = read_theme(DEFAULT_THEME)
    return theme_of(_recoloured(data, unlikely, set(data["hues"])) | parts)


def _recoloured(value: Any, unlikely: Iterator[str], hues: set[str]) -> Any:
    """Returns data of a theme with another colour in the place of each."""
    if isinstance(value, dict):
        return {key: _recoloured(it, unlikely, hues) for key, it in value.items()}
    if isinstance(value, list):
        return [_recoloured(it, unlikely, hues) for it in value]
    is_color = isinstance(value, str) and (value.startswith("#") or value in hues)
    return next(unlikely) if is_color else value


def colours_in(text: str) -> set[str]:
    """Returns the colours that some text names, each as #rrggbb in lower case."""
    return {_six_digits(it) for it in HEX.findall(text)}


def default_colours() -> set[str]:
    return colours_in(str(default_theme()))


def _six_digits(colour: str) -> str:
    digits = colour[1:].lower()
    return f"#{digits}" if len(digits) == 6 else "#" + "".join(digit * 2 for digit in digits)
