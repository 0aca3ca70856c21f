"""The resume's files where no build makes them: while developing, and to see whether it could."""

from __future__ import annotations

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.fonts.site_fonts import site_fonts
from portfolio.models.content import Content
from portfolio.paths import CACHE, CONTENT
from portfolio.resume.files import SOURCE, render_resume_files, write_resume_files
from portfolio.resume.pdf import ResumeError

FOLDER = CACHE / "downloads"
"""Folder that ``vite-plugin-dev-routes.js`` serves downloads from."""


def write_downloads(content: Content) -> None:
    """Writes what the resume's page offers.

    Raises:
        ResumeError: If the resume cannot be made in every form.
    """
    FOLDER.mkdir(parents=True, exist_ok=True)
    write_resume_files(content, FOLDER)


def require_sound_resume(content: Content) -> None:
    """Makes the files as the build does at its end, and writes none.

    Raises:
        ContentError: If the resume cannot be made in every form.
    """
    try:
        for edition in content.languages:
            render_resume_files(edition, site_fonts(content))
    except ResumeError as error:
        file = f"{CONTENT.name}/{SOURCE}"
        raise ContentError([Diagnostic(file, 1, 1, "", error.message)]) from None
