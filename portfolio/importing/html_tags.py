"""What becomes of the HTML tags in an article."""

from __future__ import annotations

KEPT = frozenset(("a", "p", "em", "strong", "br", "code", "ul", "ol", "li"))
"""Tags that a text here may have."""

RENAMED = {"b": "strong", "i": "em", "cite": "em", "kbd": "code", "tt": "code", "samp": "code"}
"""Tags with another name here."""

MARKS = {"del": "~~", "s": "~~", "strike": "~~", "hr": "\0---\0"}
"""What stands in Markdown for a tag."""

QUIETLY_DROPPED = frozenset(
    (
        *("article", "center", "col", "colgroup", "div", "figcaption", "legend", "main", "section"),
        *("source", "span", "summary", "tbody", "td", "th", "thead", "tr", "wbr"),
    )
)
"""Tags that go without a word, because they say nothing of what they hold, or belong to one that
is named."""

DROPPED = QUIETLY_DROPPED.union(
    ("abbr", "address", "aside", "audio", "big", "blockquote", "button", "caption"),
    ("dd", "details", "dl", "dt", "embed", "fieldset", "font", "footer", "form", "header"),
    ("input", "ins", "label", "mark", "nav", "object", "option", "q", "rp", "rt"),
    ("ruby", "select", "small", "sub", "sup", "table", "textarea", "tfoot", "time", "u"),
    ("var",),
)
"""Tags that go, and whose words stay."""

ENDS = {
    **dict.fromkeys(("dd", "tr"), "\n"),
    **dict.fromkeys(
        (
            *("address", "article", "aside", "blockquote", "caption", "center", "details", "div"),
            *("dt", "figcaption", "footer", "form", "header", "legend", "main", "nav", "option"),
            *("section", "summary", "table", "td", "th"),
        ),
        " ",
    ),
}
"""What stands for the end of a tag that goes, between its words and those behind it."""
