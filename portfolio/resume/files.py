"""Writes and verifies the files of the resume that can be downloaded: PDF, JSON and text."""

from __future__ import annotations

import os
from pathlib import Path

from portfolio.atomic_write import write_files
from portfolio.fonts.site_fonts import site_fonts
from portfolio.models.content import Content
from portfolio.paths import CONTENT
from portfolio.resume.pdf import ResumeError, render_pdf
from portfolio.resume.text import render_text

SOURCE = "resume.json"

__all__ = ["ResumeError", "render_resume_files", "verify_resume_files", "write_resume_files"]


def write_resume_files(content: Content, site: Path) -> None:
    """Writes resume.pdf, resume.json and resume.txt, all of them from the same document.

    Raises:
        ResumeError: If the PDF would take more pages than allowed, or the paper is unknown.
    """
    files = render_resume_files(content)
    write_files({site / name: data for name, data in files.items()})


def render_resume_files(content: Content) -> dict[str, str | bytes]:
    """Returns the files by name.

    ``PAPER=letter`` in the environment sets the PDF on US letter instead of A4.

    Raises:
        ResumeError: If the PDF would take more pages than allowed, or the paper is unknown.
    """
    resume, paper = content.resume, os.environ.get("PAPER", "a4")
    return {
        SOURCE: (CONTENT / SOURCE).read_bytes(),
        "resume.txt": render_text(resume, content.site),
        "resume.pdf": render_pdf(resume, content.site, paper, site_fonts(content)),
    }


def verify_resume_files(site: Path) -> None:
    """Checks that every file exists and is no older than the document.

    Raises:
        ResumeError: If one is missing, empty or older.
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
