"""The owner's own stylesheet: ``assets/site.css``, the last layer of the site's styles."""

from __future__ import annotations

from urllib.parse import urljoin

import tinycss2
from tinycss2.ast import AtRule

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.export.rewrite_urls import rewrite_css
from portfolio.paths import ASSETS, SITE

OWN_STYLES = ASSETS / "site.css"
ONLY_AT_THE_TOP = ("import", "namespace", "charset")
"""Rules that have no effect within a layer."""


def own_styles() -> str:
    """Returns the owner's styles, whose relative addresses start from the root as in their file.

    Raises:
        ContentError: If they import others.
    """
    if not OWN_STYLES.is_file():
        return ""
    css = OWN_STYLES.read_text(encoding="utf-8")
    for rule in tinycss2.parse_stylesheet(css):
        if rule.type == "at-rule" and rule.lower_at_keyword in ONLY_AT_THE_TOP:
            raise ContentError([_misplaced(rule)])
    return rewrite_css(css, lambda url: urljoin("/", url))


def _misplaced(rule: AtRule) -> Diagnostic:
    return Diagnostic(
        OWN_STYLES.relative_to(SITE).as_posix(),
        rule.source_line,
        rule.source_column,
        "",
        "expected rules that work within a cascade layer",
        f"@{rule.at_keyword}",
        'a stylesheet elsewhere is a <link rel="stylesheet"> in `head` of site.yaml',
    )
