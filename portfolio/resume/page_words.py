"""The words at the head of the resume page."""

from __future__ import annotations

from portfolio.i18n.locale import Locale
from portfolio.models.resume import Headings, Resume

MAX_DESCRIPTION = 200
"""Characters; search results show no more."""


def page_words(resume: Resume, locale: Locale) -> Headings:
    """Returns heading, description and text of the page.

    What ``meta.page`` leaves out is taken from the document: the summary below the heading; name
    and title in search results. The heading is the word of the site's language.
    """
    page, basics = resume.meta.page, resume.basics
    title = ", ".join(filter(None, (basics.name, basics.label)))
    return page.model_copy(
        update={
            "heading": resume.heading_in(locale),
            "description": page.description or title[:MAX_DESCRIPTION],
            "text": page.text or basics.summary,
        }
    )
