"""Lets an imported resume have as many pages as its PDF takes."""

from __future__ import annotations

import json
from pathlib import Path

from portfolio.atomic_write import write_file
from portfolio.fonts.site_fonts import site_fonts
from portfolio.models.content import Content
from portfolio.models.resume import MAX_PAGES
from portfolio.resume.pdf import PAPERS, page_count


def fit_pages(content: Content, file: Path) -> list[str]:
    """Allows the PDF the pages that it takes, on any paper and in every language.

    Args:
        content: The content of the site, with the document.
        file: The document; it is changed where it allows fewer.

    Returns:
        What was changed, in a sentence, if anything was.
    """
    fonts = site_fonts(content)
    needed = max(
        page_count(edition, paper, fonts) for edition in content.languages for paper in PAPERS
    )
    allowed = content.resume.meta.page.pages
    if needed <= allowed:
        return []
    if needed > MAX_PAGES:
        return [f"The PDF takes {needed} pages; say less, since a build allows {MAX_PAGES}."]
    data = json.loads(file.read_text(encoding="utf-8"))
    data.setdefault("meta", {}).setdefault("page", {})["pages"] = needed
    write_file(file, json.dumps(data, indent=2, ensure_ascii=False) + "\n")
    return [f"meta.page.pages: {needed}, as many as the PDF takes; it was {allowed}."]
