"""Warnings about content that is valid, but that its owner will want to change."""

from __future__ import annotations

from collections.abc import Iterator

from portfolio.color import AA_LARGE, AA_TEXT, contrast, ratio_text
from portfolio.content.diagnostics import Diagnostic, Kind, Loc, closest, format_value
from portfolio.content.document import Document
from portfolio.content.model_fields import locate_field
from portfolio.invisible_characters import describe, index_of_invisible
from portfolio.markdown.highlight import is_language, language_names
from portfolio.markdown.references import COMMENT
from portfolio.markdown.safe_html import unsupported_tags
from portfolio.markdown.side_by_side import COLONS, COLUMN, PAIR
from portfolio.models.article import OTHER_NAMES, Article
from portfolio.models.field_types import FieldRole
from portfolio.models.project import Project
from portfolio.models.text.body import MarkdownBody
from portfolio.models.text.code import CODE_BRACES
from portfolio.models.theme.colors import GROUND

COLONS_HINT = f"here are {COLONS} {COLUMN}, {COLONS} {PAIR}, and {COLONS} at the end of one"


def missing_alt_texts(document: Document) -> Iterator[Diagnostic]:
    """Yields pictures whose alternative text is empty."""
    for loc, text in document.texts(FieldRole.ALT_TEXT):
        if not text and not document.value((*loc[:-1], "decorative")):
            hint = "say what it shows, or confirm a decoration with `decorative: true`"
            yield document.diagnostic(loc, "empty alternative text", hint=hint, kind=Kind.ALT)


def unknown_keys(document: Document) -> Iterator[Diagnostic]:
    """Yields unknown keys, where those are allowed: of an article all, else those nearly known."""
    known: dict[Loc, list[str]] = {}
    for loc in document.key_positions:
        if not loc or not isinstance(key := loc[-1], str):
            continue
        above = loc[:-1]
        if above not in known:
            known[above] = locate_field(document.annotation, above).keys
        keys = known[above]
        is_reported = document.annotation is Article and not above
        if key not in keys and ((similar := closest(key, keys, 0.8)) or is_reported):
            yield document.diagnostic(
                loc,
                "unknown key; it is kept, but the page does not show it",
                found=format_value(key),
                hint=f"did you mean `{similar}`?" if similar else _meaning(key),
                kind=Kind.SPELLING,
                at_key=True,
            )


def _meaning(key: str) -> str:
    meant = OTHER_NAMES.get(key)
    return f"`{meant}` says it already" if meant else "docs/writing.md lists what an article says"


def odd_texts(document: Document) -> Iterator[Diagnostic]:
    """Yields texts with characters that cannot be seen."""
    is_body = document.annotation is MarkdownBody
    for loc, value in document.scalars():
        if not isinstance(value, str) or (is_body and loc[0] != "lines"):
            continue
        if (index := index_of_invisible(value)) is not None:
            yield document.diagnostic(
                loc,
                "expected text without invisible characters",
                found=f"{describe(value[index])}, as character {index + 1}",
                hint="delete it; it often comes with a paste",
                kind=Kind.SPELLING,
            )


def unsupported_html(document: Document) -> Iterator[Diagnostic]:
    """Yields Markdown with HTML that will not reach the page."""
    for loc, text in document.texts(FieldRole.MARKDOWN):
        if tags := unsupported_tags(text):
            yield document.diagnostic(
                loc,
                "expected words, links, lists and emphasis; other HTML is dropped",
                found=", ".join(f"<{tag}>" for tag in tags),
                hint="write Markdown: **strong**, *emphasis*, [words](address)",
                kind=Kind.MARKUP,
            )


def skipped_headings(document: Document) -> Iterator[Diagnostic]:
    """Yields headings in the text of a page that are more than one level below the one before."""
    level = 1
    for index, heading in enumerate(document.data["headings"]):
        before, level = level, len(heading["marks"])
        if level > before + 1:
            yield document.diagnostic(
                ("headings", index, "marks"),
                f"expected {'#' * (before + 1)}, one level below the heading before",
                found=heading["marks"],
                hint="screen readers list the headings by their levels",
                kind=Kind.MARKUP,
            )


def comments(document: Document) -> Iterator[Diagnostic]:
    """Yields comments of the author's in the text of a page, which visitors would read."""
    for index, code in enumerate(document.data["shortcodes"]):
        if code.startswith(COMMENT):
            message = f"expected no comment between {COMMENT}, which visitors would read"
            hint = "delete it, or write <!-- before and --> behind it, in a paragraph of its own"
            yield document.diagnostic(("shortcodes", index), message, hint=hint)


def shortcodes(document: Document) -> Iterator[Diagnostic]:
    """Yields what other programs make something of in the text of a page, such as shortcodes."""
    for index, code in enumerate(document.data["shortcodes"]):
        hint = "write it in Markdown or delete it; to show it, put it between backticks"
        yield document.diagnostic(
            ("shortcodes", index),
            "expected Markdown; visitors see this as it is",
            found=format_value(code),
            hint=COLONS_HINT if code.startswith(COLONS) else hint,
            kind=Kind.MARKUP,
        )


def unknown_code(document: Document) -> Iterator[Diagnostic]:
    """Yields languages of code that are not known, and what else stands behind backticks."""
    for index, block in enumerate(document.data["code"]):
        loc: Loc = ("code", index)
        if not is_language(language := block["language"]):
            similar, other = closest(language, language_names()), "any other is written `text`"
            yield document.diagnostic(
                loc,
                "expected a language of code that is known; it has no colours",
                found=format_value(language),
                hint=f"did you mean `{similar}`? {other.capitalize()}" if similar else other,
                kind=Kind.MARKUP,
            )
        if rest := block["rest"]:
            yield document.diagnostic(
                loc,
                "expected a language and then braces; the rest is left out",
                found=format_value(rest),
                hint=f"for example {CODE_BRACES}",
                kind=Kind.MARKUP,
            )


def vague_results(document: Document, project: Project) -> Iterator[Diagnostic]:
    """Yields a result without a number, a name or a date, which nobody could check.

    A capital letter behind the first counts as a name; in scripts without them nothing is found.
    """
    result = project.result
    has_name = result[1:] != result[1:].lower() or result.lower() == result.upper()
    if not (has_name or any(character.isnumeric() for character in result)):
        yield document.diagnostic(
            ("result",),
            "expected a number, a name or a date, so that it can be checked",
            found=format_value(result),
            hint="write what was counted or who said so, such as `10,000 visitors in April 2018`; "
            "or leave the result out",
            kind=Kind.VAGUE,
        )


def low_contrast(document: Document, project: Project) -> Iterator[Diagnostic]:
    """Yields pairs of colours that are hard to read on each other."""
    palette = project.palette
    faintest = min((palette.ground, palette.ring), key=lambda it: contrast(palette.text, it))
    pairs: list[tuple[Loc, str, str, float]]
    pairs = [(("palette", "text"), palette.text, faintest, AA_TEXT)]
    if palette.accent:
        night = palette.night or GROUND.of(palette.ground)
        pairs.append((("palette", "accent"), palette.accent, night, AA_LARGE))
    pairs += (
        (("sections", index, "color"), section.text_color, section.background_color, AA_TEXT)
        for index, section in enumerate(project.sections)
        if section.text_color
    )
    for loc, text, ground, least in pairs:
        if (ratio := contrast(text, ground)) < least:
            yield document.diagnostic(
                loc if document.value(loc) else loc[:-1],
                f"expected a contrast of {least}:1 or more",
                found=f"{ratio_text(ratio)} for {text} on {ground}",
                hint="make one of the two darker or lighter",
                kind=Kind.CONTRAST,
            )
