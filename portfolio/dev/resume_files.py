"""Writes the resume's files while developing, when there is no build to do so."""

from __future__ import annotations

from portfolio.paths import CACHE, CONTENT
from portfolio.resume.files import write_resume_files
from portfolio.routing.load_site import load_site

FOLDER = CACHE / "downloads"
VARIABLE = "PORTFOLIO_DOWNLOADS"
"""Environment variable by which the development server finds the folder."""


def write_downloads() -> None:
    """Writes what the resume's page offers, from the content as it is now.

    Raises:
        ContentError: If anything is wrong with the content.
        ResumeError: If the resume cannot be made in every form.
    """
    FOLDER.mkdir(parents=True, exist_ok=True)
    write_resume_files(load_site(CONTENT, drafts=True).content, FOLDER)
