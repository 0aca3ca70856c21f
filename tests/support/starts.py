"""What owners begin with: content with something deleted or added, and a theme in other colours."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from portfolio.content.theme_files import read_theme
from portfolio.content.themes import default_theme, theme_of
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.models.theme.theme import DEFAULT_THEME, Theme

Start = Callable[[Path], None]
"""Changes a content folder."""
LISTS: dict[str, tuple[str, ...]] = {
    "site.yaml": ("social",),
    "experiments.yaml": (),
    "home.yaml": ("playground", "sprites"),
}
"""Lists that may be empty: the file of each, and its keys."""


def slugs(content: Path) -> list[str]:
    return sorted(it.parent.name for it in content.glob("projects/*/project.yaml"))


def with_one_study(content: Path) -> None:
    _delete(content, slugs(content)[1:])


def without_anything(content: Path) -> None:
    """Leaves nothing of what can be left out."""
    _delete(content, slugs(content))
    for name, keys in LISTS.items():
        file = content / name
        editor = YamlEditor(file.read_text())
        while editor.length(*keys):
            editor.remove((*keys, 0))
        file.write_text(editor.text)
    resume = content / "resume.json"
    resume.write_text(json.dumps(json.loads(resume.read_text()) | {"skills": []}))


def _delete(content: Path, studies: list[str]) -> None:
    """Deletes case studies as the owner's command does, which takes a second for each."""
    for slug in studies:
        shutil.rmtree(content / "projects" / slug)
    for file in (*content.rglob("*.yaml"), content / "resume.json"):
        gone = "|".join(map(re.escape, studies))
        text = re.sub(rf"/projects/(?:{gone})\b", "/projects", file.read_text())
        file.write_text(re.sub(rf"\.\./(?:{gone})/[\w-]+\.webp", "desktop.webp", text))


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
