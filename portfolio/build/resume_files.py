"""Writes the resume's files while developing, when there is no build to do so."""

from __future__ import annotations

from portfolio.models.content import Content
from portfolio.paths import CACHE
from portfolio.resume.files import write_resume_files

FOLDER = CACHE / "downloads"
"""Read by ``vite-plugin-dev-routes.js``."""


def write_downloads(content: Content) -> None:
    """Writes what the resume's page offers.

    Raises:
        ResumeError: If the resume cannot be made in every form.
    """
    FOLDER.mkdir(parents=True, exist_ok=True)
    write_resume_files(content, FOLDER)
