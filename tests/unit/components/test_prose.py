"""What screen readers hear of a text, and where its words may break."""

import pytest

from portfolio.components.markup import prose
from portfolio.components.media.lettering import _room, longest_word
from portfolio.components.small_parts import unbroken
from portfolio.i18n.current import use_locale
from portfolio.i18n.locale import Locale
from portfolio.markdown.render_page import render_markdown
from sandbox_islands.reflex_insides import literal_value
from tests.support.html import Document
from tests.support.words import catalogue_words

FRENCH = Locale("fr", catalogue_words("fr"))


def shown(html: str) -> Document:
    return Document(literal_value(prose(html).dangerouslySetInnerHTML)["__html"])


def test_blocks_of_code_are_named_after_their_language() -> None:
    markdown = "```css\na\n```\n\n```css\nb\n```\n\n```\nc\n```\n\n```\nd\n```"
    blocks = shown(render_markdown(markdown).html).all("section", class_="code")
    labels = [block["aria-label"] for block in blocks]
    assert labels == ["Code: CSS", "Code: CSS (2)", "Code", "Code (2)"]


def test_callouts_tasks_footnotes_and_formulas_speak_the_language_of_the_page() -> None:
    text = "> [!TIP]\n> A[^1]\n\n- [x] B\n- [ ] C\n\n$$\nd\n$$\n\n[^1]: E"
    with use_locale(FRENCH):
        page = shown(render_markdown(text).html)
    said = FRENCH.words.article
    assert page.one("p", class_="callout__title").text == said.tip != "Tip"
    states = [it.text for it in page.all("span", class_="visually-hidden")]
    assert states == [f"{said.done}: ", f"{said.to_do}: "]
    assert page.one("section", role="doc-endnotes")["aria-label"] == said.footnotes
    assert page.one("a", role="doc-noteref").text == "1"
    assert page.one("a", role="doc-backlink")["aria-label"] == said.back_to_text
    formula = page.one("section", class_="formula")
    assert (formula["tabindex"], formula["aria-label"]) == ("0", said.formula)


@pytest.mark.parametrize(
    ("words", "letters"),
    [
        ("Anna-Maria Wójcik-Brzęczyszczykiewicz", 19),
        ("UDC", 3),
        ("", 1),
        ("a - b", 1),
        ("well-", 5),
    ],
)
def test_a_line_may_end_behind_a_hyphen(words: str, letters: int) -> None:
    assert longest_word(words) == letters


@pytest.mark.parametrize(
    ("lines", "count"),
    [(("Welcome to my", "Digital", "Sandbox"), 2), (("Sam",), 1)],
)
def test_a_small_line_above_others_is_not_counted(lines: tuple[str, ...], count: int) -> None:
    assert _room(" ".join(lines), lines)["--lines"] == count


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("As the full-time engineer", ["full-time"]),
        ("Front-end, then back-end.", ["Front-end", "back-end"]),
        ("customer-engagement, state-of-the-art - so on", []),
        ("", []),
    ],
)
def test_short_words_with_a_hyphen_are_not_broken(text: str, kept: list[str]) -> None:
    parts = unbroken(text)
    spans = [part for part in parts if not isinstance(part, str)]
    assert ["".join(str(child) for child in span.children) for span in spans] == [
        f'"{word}"' for word in kept
    ]
