"""The resume in the forms that are not a page: PDF, JSON and plain text."""

from __future__ import annotations

import os
from pathlib import Path

from portfolio.atomic_write import write_files
from portfolio.models.content import Content
from portfolio.paths import CONTENT
from portfolio.resume.pdf import ResumeError, typeset
from portfolio.resume.text import plain

SOURCE = "resume.json"

__all__ = ["ResumeError", "prove_resume", "write_resume"]


def write_resume(content: Content, site: Path) -> None:
    """Writes /resume.pdf, /resume.json and /resume.txt, all of the same document.

    ``PAPER=letter`` in the environment sets the PDF on US letter instead of A4.

    Raises:
        ResumeError: If the PDF would take more than two pages, or the paper is unknown.
    """
    paper = os.environ.get("PAPER", "a4")
    write_files(
        {
            site / SOURCE: (CONTENT / SOURCE).read_bytes(),
            site / "resume.txt": plain(content.resume, content.site.address),
            site / "resume.pdf": typeset(content.resume, content.site, paper),
        }
    )


def prove_resume(site: Path) -> None:
    """Makes sure that every form is there and is no older than its source.

    Raises:
        ResumeError: If one is missing, empty or stale.
    """
    source = CONTENT / SOURCE
    for name in (SOURCE, "resume.txt", "resume.pdf"):
        file = site / name
        if not file.is_file() or not file.stat().st_size:
            raise ResumeError(f"The build made no /{name}.")
        if file.stat().st_mtime < source.stat().st_mtime:
            raise ResumeError(f"/{name} is older than {source.name}, which it is made from.")
    if (site / SOURCE).read_bytes() != source.read_bytes():
        raise ResumeError(f"/{SOURCE} is not the document in {source}.")
