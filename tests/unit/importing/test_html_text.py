"""HTML of feeds becomes Markdown whose signs mean what they meant."""

import pytest

from portfolio.importing.html_text import HtmlText
from portfolio.markdown.render_page import render_markdown


def converted(html: str, saved: str = "") -> tuple[str, list[str]]:
    """Returns the Markdown of HTML, and what is noted; pictures are saved by a name or not."""
    left: list[str] = []
    text = HtmlText("https://a.test/b/", lambda _: saved, left.append).convert(html)
    return text.strip(), left


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("<h1>One</h1><h3>Two</h3>", "## One\n\n### Two"),
        ("<p>A <b>b</b> <i>c</i></p>", "A **b** *c*"),
        ("<ul><li>One<ul><li>Two</li></ul></li></ul>", "- One\n  - Two"),
        ("<p>$5 and *x* &lt;b> {{ y }} [z] `w`</p>", r"\$5 and \*x\* \<b> \{\{ y }} \[z\] \`w\`"),
        ("<p>1. no list</p><p># no heading</p>", "1\\. no list\n\n\\# no heading"),
        ("<p>snake_case and _x_</p>", r"snake_case and \_x\_"),
        ("<pre>a<br>b ```</pre>", "````\na\nb ```\n````"),
        ('<pre><code class="language-js">x</code></pre>', "```js\nx\n```"),
        ('<pre class="brush: klingon">x</pre>', "```\nx\n```"),
        ('<a href="../c">d</a> <a href="#e">f</a>', "[d](https://a.test/c) f"),
        ('<a href="javascript:x()">d</a>', "d"),
        ('<a href="https://a.test/x_(y)">d</a>', "[d](https://a.test/x_%28y%29)"),
        ('<img src="x" width="1" height="1">', ""),
        ('<img src="x" alt="😀" class="wp-smiley">', "😀"),
        ("<table><tr><td>a | b</td></tr></table>", "| a \\| b |\n| --- |"),
    ],
)
def test_html_becomes_markdown(html: str, text: str) -> None:
    assert converted(html) == (text, [])


def test_a_picture_that_is_saved_has_its_caption() -> None:
    html = '<figure><img src="x.png" alt="A"><figcaption>The "b"</figcaption></figure>'
    assert converted(html, "x.png")[0] == '![A](x.png "The \u201db\u201d")'
    assert converted('<img src="x.png">', "x.png")[0] == "![](x.png){.decorative}"


@pytest.mark.parametrize(
    ("html", "text", "note"),
    [
        ('<img src="/c.png" alt="A [b]">', r"[A \[b\]](https://a.test/c.png)", "left where it is"),
        ('<iframe src="https://v.test/1"></iframe>', "[https://v.test/1](https://v.test/1)", "ifr"),
        ("a<script>alert(1)</script>", "a", "script left out"),
        ("a<form><p>b</p></form>", "a", "form left out"),
    ],
)
def test_what_is_not_shown_is_noted(html: str, text: str, note: str) -> None:
    found, (left,) = converted(html)
    assert found == text
    assert note in left


def test_signs_are_shown_as_they_were() -> None:
    words = "A < b & c > d, {% x %}, $a$ *b* _c_ `d` [e](f) # g :::"
    escaped = words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    html = render_markdown(converted(f"<p>{escaped}</p>")[0]).html
    assert html == f"<p>{escaped}</p>"
