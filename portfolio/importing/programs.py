"""Finds out which program the articles of a folder were written for."""

from __future__ import annotations

from pathlib import Path

from portfolio.importing import astro, hugo, jekyll
from portfolio.importing.blog import Blog, first_folder, plain_blog

PROGRAMS = (
    (astro.MARKS, astro.astro_blog),
    (hugo.MARKS, hugo.hugo_blog),
    (jekyll.MARKS, jekyll.jekyll_blog),
)
"""What the root of a site has, and what reads it; others may have ``_posts``, too."""


def open_blog(folder: Path) -> Blog:
    """Returns the articles in a folder, which is a whole site, a part of one, or any other."""
    folder = folder.resolve()
    for marks, open_site in PROGRAMS:
        if root := first_folder(folder, marks):
            return open_site(root, folder)
    return plain_blog(folder)
