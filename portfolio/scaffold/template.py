"""Templates of the YAML files that commands write."""

from __future__ import annotations

from pathlib import Path
from string import Template

FOLDER = Path(__file__).with_name("templates")


def fill(name: str, /, **variables: str) -> str:
    """Returns a template with its variables filled in."""
    return Template((FOLDER / name).read_text(encoding="utf-8")).substitute(variables)
