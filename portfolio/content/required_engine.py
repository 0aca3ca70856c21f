"""The release of the engine that a site needs, as its requirements.txt says it."""

from __future__ import annotations

import re
from pathlib import Path

import portfolio
from portfolio.content.diagnostics import ContentError, Diagnostic

REQUIREMENTS = "requirements.txt"

REQUIRED = re.compile(r"digital[-_]sandbox(?:\[\w+\])?(?:-|\s*[=>~]=\s*)(\d+(?:\.\d+)*)")
"""The engine with its release: the name of a wheel, or a requirement."""


def require_new_enough_engine(site: Path, engine: str = portfolio.__version__) -> None:
    """Raises an error if this engine is older than the one that a site needs.

    Content may say what an older engine does not know; its own errors would ask to delete it.

    Args:
        site: The site's folder; without the file, or the engine in it, any engine is new enough.
        engine: Release of this engine.

    Raises:
        ContentError: This engine is older; the error names the line of requirements.txt.
    """
    file = site / REQUIREMENTS
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    for number, line in enumerate(lines, start=1):
        required = REQUIRED.search(line.partition("#")[0])
        if required and _numbers(required[1]) > _numbers(engine):
            message = f"expected digital-sandbox {required[1]} or newer, as this site was made with"
            fix = f"install it: .venv/bin/pip install -r {REQUIREMENTS}"
            place = (REQUIREMENTS, number, required.start() + 1)
            raise ContentError([Diagnostic(*place, "", message, engine, fix)])


def _numbers(release: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", release)]
