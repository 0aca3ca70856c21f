"""The Markdown of a page becomes safe HTML with headings, tables and code, and is counted."""

import re
from collections.abc import Callable

import pytest

from portfolio.i18n.current import use_locale
from portfolio.i18n.locale import Locale
from portfolio.markdown.outline import PageHeading
from portfolio.markdown.render_page import render_markdown
from portfolio.markdown.safe_html import to_html, unsupported_tags
from portfolio.sections.copy.model import Copy
from tests.support.html import Document


def page(markdown: str, title: str = "") -> Document:
    return Document(render_markdown(markdown, title).html)


def references(markdown: str, kind: str) -> list[tuple[object, int]]:
    found = render_markdown(markdown).references
    return [(item.value, item.line) for item in found if item.kind == kind]


def test_headings_of_a_markdown_page_get_unique_ids() -> None:
    markdown = "## What I don't do\n\n## What I *don't* do\n\n## Main\n\n## ***"
    ids = [heading["id"] for heading in page(markdown).all("h2")]
    assert ids == ["what-i-dont-do", "what-i-dont-do-2", "main-2", "section"]


def test_a_first_heading_that_repeats_the_title_of_a_page_is_left_out() -> None:
    assert "About me" not in render_markdown("# About me\n\nWords", "About me").html


def test_a_markdown_table_scrolls_and_has_column_headers() -> None:
    table = page("Table: Prices\n\n| | Cost |\n|-|-:|\n| Tea | 2 |")
    assert table.one("caption").text == "Prices"
    assert [cell["scope"] for cell in table.all("th")] == ["col"]
    box = table.one("section", class_="table")
    assert (box["tabindex"], box["aria-label"]) == ("0", "Prices")
    assert [cell.text for cell in table.all("td", class_="align-right")] == ["2"]


def test_a_markdown_table_is_named_by_the_words_of_the_caption_or_of_the_columns() -> None:
    table = "| `A` | **B** |\n|-|-|\n| 1 | 2 |"
    for text, name in ((table, "A, B"), (f"Table: *Two* prices\n\n{table}", "Two prices")):
        assert page(text).one("section", class_="table")["aria-label"] == name


@pytest.mark.parametrize("render", [to_html, lambda markdown: render_markdown(markdown).html])
@pytest.mark.parametrize(
    "markdown",
    [
        "<script>alert(1)</script>",
        "<style>*{}</style>",
        "words <img src=x onerror=alert(1)> words",
        '<svg onload="alert(1)">',
        '<div class="header" onclick="x()">words</div>',
        '<img data-picture="0">',
        "[words](javascript:alert(1))",
        '<em onclick="alert(1)">x</em>',
        '<span class="surface">words</span>',
        '<a href="javascript:alert(1)" onclick="x()">words</a>',
    ],
)
def test_html_that_is_not_allowed_in_markdown_does_not_reach_the_page(
    render: Callable[[str], str], markdown: str
) -> None:
    html = Document(render(markdown))
    tags = ("script", "style", "img", "svg", "div", "section", "span")
    assert not any(html.all(tag) for tag in tags)
    assert not [tag for tag in (*html.all("a"), *html.all("em")) if tag["href"] or tag["onclick"]]


def test_unsupported_html_tags_in_markdown_are_listed_once_and_not_from_code() -> None:
    assert unsupported_tags("<b>x</b> <em>y</em> <IMG> `<video>` 1 < 2") == ["b", "img"]


def test_links_of_a_markdown_page_are_found_with_their_lines() -> None:
    markdown = "One\n[two](/two)\n\n- three\n  [four](#four)"
    assert references(markdown, "links") == [({"href": "/two"}, 2), ({"href": "#four"}, 5)]


def parts(markdown: str) -> str:
    """Returns the tags and words of a text in short: ``<div beside> figure p Words </div>``."""
    html = render_markdown(markdown).html
    for pattern, short in (
        (r"<img[^>]*>|<a[^>]*>|</(?:a|p|h2|figure)>", ""),
        (r'<div class="(\w+)">', r" [\1] "),
        (r"</div>", " [/] "),
        (r"<(p|h2|figure)[^>]*>", r" \1 "),
    ):
        html = re.sub(pattern, short, html)
    return re.sub(r"\[(\w+)\]", r"<div \1>", " ".join(html.split())).replace("[/]", "</div>")


def test_braces_behind_a_picture_say_its_width_and_that_text_runs_beside_it() -> None:
    text = "![Us](team.webp){width=320 .beside}\n\nWords\n\n## Next\n\nMore"
    assert references(text, "pictures") == [
        ({"src": "team.webp", "alt": "Us", "width": 320, "beside": True}, 1)
    ]
    assert parts(text) == "<div beside> figure p Words </div> h2 Next p More"
    assert "320" not in render_markdown(text).html


def test_a_picture_beside_text_ends_where_its_part_does_or_another_begins() -> None:
    beside = "![Us](team.webp){.beside}"
    text = f"{beside}\n\nOne\n\n{beside}\n\nTwo\n\n::: column\n{beside}\n\nThree\n:::\n\nFour"
    assert parts(text) == (
        "<div beside> figure p One </div> <div beside> figure p Two </div> <div columns> "
        "<div column> <div beside> figure p Three </div> </div> </div> p Four"
    )


@pytest.mark.parametrize(
    "words",
    [
        "A set {1, 2}",
        "a < B and C > d",
        "one {a b} more",
        "At 10:30:45, std::fmt::Debug and a:b:c",
        "[[1]](https://a.test) a[[0]] `[[a]] :a: %%b%%`",
        "`a\n%%b`\n\n- 1\n\n  ```text\n  %%a%%\n  ```\n\n> ~~~text\n> %%a%%\n> ~~~\n\n5 %%",
    ],
)
def test_ordinary_words_are_not_taken_for_those_of_other_programs(words: str) -> None:
    assert references(words, "shortcodes") == []


def test_signs_of_obsidian_and_of_github_are_listed() -> None:
    text = "One [[Page|two]], ![[a b.png]] :rocket:\n\n- :+1: `:a:`"
    assert references(text, "shortcodes") == [
        ("[[Page|two]]", 1),
        ("![[a b.png]]", 1),
        (":rocket:", 1),
        (":+1:", 3),
    ]


def test_attributes_of_a_picture_in_markdown_reach_no_page() -> None:
    html = render_markdown('![Us](team.webp){#id onclick="x" style="color: red"}').html
    assert html == '<figure><img data-picture="0"></figure>'


def test_a_heading_links_to_itself_unless_it_has_links() -> None:
    page = Document(render_markdown("## One *two*\n\n## [Three](/three)[^1]\n\n[^1]: Four").html)
    assert page.all("a")[0]["href"] == "#one-two"
    assert [it["href"] for it in page.all("a")][1:3] == ["/three", "#fn:1"]


def test_signs_of_a_footnote_in_code_or_behind_a_backslash_are_none() -> None:
    assert references("`[^x]` and \\[^x]", "footnotes") == []


def test_a_wide_picture_stands_below_a_picture_beside_text() -> None:
    html = render_markdown("![A](a.webp){.beside}\n\nOne\n\n![B](b.webp){.wide}").html
    assert html.index("</div>") < html.index('class="wide"')


def test_a_video_is_written_as_a_picture_is_and_counted_by_itself() -> None:
    text = '![A](a.webp)\n\n![It turns](/video/a.mp4 "A <video>"){poster="b.webp"}'
    assert references(text, "videos") == [
        ({"src": "/video/a.mp4", "alt": "It turns", "poster": "b.webp"}, 3)
    ]
    assert '<figure><img data-video="0"><figcaption>A &lt;video&gt;' in render_markdown(text).html


def test_sections_and_islands_have_a_place_of_their_own_in_the_text() -> None:
    text = "![A](a.webp){.beside}\n\nOne\n\n```quote\nwords: x\n```\n\n```counter\n```"
    page = render_markdown(text, blocks={"quote": "sections", "counter": "islands"})
    assert page.html.endswith('</div>\n<div data-section="0"></div>\n<div data-island="0"></div>')
    found = [(it.kind, it.line, it.end) for it in page.references if it.kind != "pictures"]
    assert found == [("sections", 5, 7), ("islands", 9, 10)]


def test_attributes_of_html_that_is_allowed_do_not_reach_the_page() -> None:
    text = 'One <em class="wide" id="main">two</em>\n\n<p class="callout">three</p>\n\n<li id="x">'
    html = render_markdown(text).html
    assert "<em>two</em>" in html
    assert "class=" not in html
    assert "id=" not in html


def test_headings_are_listed_with_level_words_and_anchor() -> None:
    text = "# About\n\n## Tea & *code*\n\n::: column\n### It's `x`\n:::\n\n## Tea & code"
    assert render_markdown(text, "About").headings == (
        PageHeading(2, "Tea & code", "tea-code"),
        PageHeading(3, "It\u2019s x", "its-x"),
        PageHeading(2, "Tea & code", "tea-code-2"),
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", 0),
        ("One *two*\nthree.\n\n- four\n\n| five |\n|-|\n| six |", 6),
        ("It's a well-known `name`.", 4),
        ("One\n\n```python\nnot = counted\n```", 1),
        ("\u79c1\u306f\u6bce\u65e5\u66f8\u304f\u3002", 3),  # six characters, without spaces
        ("\u0645\u0631\u062d\u0628\u0627 \u0628\u0643", 2),
        ("मैं हिन्दी लिखता हूँ। ।", 4),
    ],
)
def test_words_are_counted_in_any_script_without_blocks_of_code(text: str, words: int) -> None:
    assert render_markdown(text).words == words


def test_the_characters_of_a_text_are_those_of_its_words() -> None:
    text = "## \u0416 *b*\n\n`c` $d$ e[^1]\n\n```\nf\n```\n\n[^1]: g"
    assert render_markdown(text).characters == " beg\u0416"


@pytest.mark.parametrize(
    ("markdown", "marked"),
    [
        ("**「重要」**です", ["「重要」"]),
        ("请看**这里\uff08重要\uff09。**谢谢", ["这里\uff08重要\uff09。"]),
        ("**마크다운(Markdown)**을", ["마크다운(Markdown)"]),
        ("[请看**\u201c这\u201d**](/a)谢", ["\u201c这\u201d"]),
        ("a**(b)**c 谢", []),
        ("重 ** 要 ** 谢", []),
    ],
)
def test_emphasis_needs_no_blanks_beside_chinese_japanese_and_korean(
    markdown: str, marked: list[str]
) -> None:
    for document in (Document(to_html(markdown)), page(markdown)):
        assert [it.text for it in document.all("strong")] == marked
    assert [it.text for it in page(markdown.replace("**", "*")).all("em")] == marked
    assert [it.text for it in page(markdown.replace("**", "~~")).all("s")] == marked


@pytest.mark.parametrize(
    ("language", "markdown", "shown"),
    [
        ("en", "\"It's 'here'\"", "“It\u2019s \u2018here\u2019”"),
        ("de-AT", "\"Hallo 'du'\"", "„Hallo \u201adu\u2018“"),
        ("de-CH", '"Hallo"', "«Hallo»"),
        ("fr", '"chat" de l\'école', "«\u00a0chat\u00a0» de l\u2019école"),
        ("sv", '"hej"', "”hej”"),
        ("ja", "彼は\"引用\"と'言った'。", "彼は「引用」と『言った』。"),
        ("ko", '"React"를', "“React”를"),
        ("tr", '"İzmir\'de"', "“İzmir\u2019de”"),
        ("en", "rock 'n' roll of the '90s", "rock \u2019n\u2019 roll of the \u201990s"),
        ("nl", "'s avonds is 't 'laat'", "\u2019s avonds is \u2019t \u2018laat\u2019"),
    ],
)
def test_quotation_marks_and_apostrophes_are_those_of_the_language(
    language: str, markdown: str, shown: str
) -> None:
    html = render_markdown(markdown, language=language).html.replace("&nbsp;", "\u00a0")
    assert html == f"<p>{shown}</p>"
    with use_locale(Locale(language)):
        assert Copy(kind="copy", title="A", body=markdown).html.replace("&nbsp;", "\u00a0") == html


@pytest.mark.parametrize(
    ("markdown", "shown"),
    [
        ("(c) (R) (tm) +- ?????? !!!! a,,b .. ....", "(c) (R) (tm) +- ?????? !!!! a,,b .. ...."),
        ("one -- two --- three, 1--2, a---b", "one \u2013 two \u2014 three, 1\u20132, a\u2014b"),
        ("*one*--*two*...", "<em>one</em>\u2013<em>two</em>\u2026"),
        ("wait... a, b, ...", "wait\u2026 a, b, \u2026"),
        ("--help ../../a f(...b) ----", "--help ../../a f(...b) ----"),
        ("<https://a.test/b--c> d--e", "https://a.test/b--c d\u2013e"),
    ],
)
def test_dashes_and_dots_are_set_between_words_and_all_else_stays(
    markdown: str, shown: str
) -> None:
    for html in (to_html(markdown), render_markdown(markdown).html):
        assert re.sub(r"</?(?:a|p)\b[^>]*>", "", html) == shown


@pytest.mark.parametrize(
    ("markdown", "addresses"),
    [
        ("See https://a.test/b_c_d?e=1&f#g.", ["https://a.test/b_c_d?e=1&f#g"]),
        ("(www.a.test/b_(c)), WWW.a.test", ["https://www.a.test/b_(c)", "https://WWW.a.test"]),
        ("**https://a.test/b**, _https://a.test/c_!", ["https://a.test/b", "https://a.test/c"]),
        ("詳しくはhttps://a.test/bc。次", ["https://a.test/bc"]),
        ('"https://a.test" \u201ehttps://b.test\u201c', ["https://a.test", "https://b.test"]),
        ("https://a.test/?b=1&amp;c=it's--so", ["https://a.test/?b=1&c=it's--so"]),
        ("https://a.test/ü", ["https://a.test/%C3%BC"]),
        ("[https://a.test](/b) `https://c.test` <a href='/d'>www.e.test</a>", ["/b", "/d"]),
        ("me@a.test mailto:me@a.test xmpp:me@a.test", []),
        ("www. www.a https://… https://_ xhttps://b.test {% a https://c.test %}", []),
    ],
)
def test_an_address_without_brackets_is_a_link_and_one_of_mail_is_words(
    markdown: str, addresses: list[str]
) -> None:
    for html in (to_html(markdown), render_markdown(markdown).html):
        assert [it["href"] for it in Document(html).all("a")] == addresses
