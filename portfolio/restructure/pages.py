"""Deletes Markdown pages."""

from __future__ import annotations

from pathlib import Path

from portfolio.content.pages import markdown_files
from portfolio.editing.transaction import Changes, translations
from portfolio.restructure.plan import Plan, deletion, find
from portfolio.scaffold.new_files import load_valid


def delete_page(content: Path, address: str) -> Plan:
    """Plans to delete a Markdown page; what links to it will link to the home page."""
    load_valid(content)
    pages = {route.strip("/"): file for file, route in markdown_files(content).items()}
    slug = address.strip("/")
    page = find("page", slug, pages).relative_to(content)
    places = [page, *translations(content, page)]
    return deletion(Changes(content), f"Delete the page /{slug}", places, f"/{slug}", "/")
