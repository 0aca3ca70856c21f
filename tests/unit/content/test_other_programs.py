"""Files as ten other programs have them are articles; what is not shown is named by its line."""

from pathlib import Path

import pytest
from PIL import Image

from portfolio.content.diagnostics import Kind
from portfolio.content.loader import load
from portfolio.content.writing import scheduled_files
from tests.support.content_directory import ContentDirectory, place_of
from tests.unit.content.test_articles import FIRST, NOW, loaded, routes, warnings, write

FILES = sorted((Path(__file__).parents[2] / "fixtures/other_programs").iterdir())

NOT_SHOWN = {
    "astro": ["<script>"],
    "devto": ["{% embed"],
    "docusaurus": [":::tip My tip", '":::"', "showLineNumbers"],
    "eleventy": ["{% image", "{%- for", "{{ post.data.title }}", "{%- endfor"],
    "ghost": [],
    "hexo": ["{% asset_img"],
    "hugo-json": ["{{% notice"],
    "hugo-toml": ["{{< youtube", "linenos=table"],
    "jekyll": ["{{ site.title }}", "{% highlight", "{% endhighlight", "{: .notice"],
    "mdx": [
        *("import Chart", "export const", "{frontmatter.title}", "<chart>", "<callout>"),
        "{/* a comment",
    ],
}
"""For each file what `check` names of its text, in the order of its lines."""


@pytest.fixture
def copied(directory: ContentDirectory) -> ContentDirectory:
    """A site into whose articles the ten files are copied."""
    for file in FILES:
        directory.write(f"writing/{file.name}", file.read_bytes())
    Image.new("RGB", (1200, 800)).save(directory.content / "writing/hero.png")
    return directory


def test_ten_files_are_read_and_what_is_not_shown_is_named(copied: ContentDirectory) -> None:
    articles = {it.slug: it for it in loaded(copied).writing.articles}
    assert {*NOT_SHOWN} - {*articles} == {"ghost"}
    assert articles["hugo-toml"].tags == ("Boats", "Drawing")
    assert articles["hugo-toml"].description == "How a boat was drawn."
    assert articles["jekyll"].tags == ("jekyll", "update")
    assert str(articles["jekyll"].updated) == "2019-03-05 00:00:00"
    assert articles["astro"].cover
    assert articles["devto"].canonical == "https://ada.example/of-dev-to"
    found = [it for it in warnings(copied) if it.kind is Kind.MARKUP]
    for name, parts in NOT_SHOWN.items():
        file = f"content/writing/{name}.md"
        lines = (copied.content.parent / file).read_text().split("\n")
        own = [it for it in found if it.file == file]
        assert len(own) == len(parts), own
        for warning, part in zip(own, parts, strict=True):
            assert part.strip('"') in warning.found.replace("\u201c", '"') or part in warning.found
            assert part.strip('"').lower()[:6] in lines[warning.line - 1].lower()


def test_an_unknown_key_is_a_warning_at_its_line(copied: ContentDirectory) -> None:
    keys = {
        (warning.file.removeprefix("content/writing/"), warning.line, warning.found)
        for warning in warnings(copied)
        if warning.message.startswith("unknown key")
    }
    assert ("jekyll.md", 2, '"layout"') in keys
    assert ("hugo-toml.md", 7, '"weight"') in keys
    (hint,) = [it.hint for it in warnings(copied) if it.found == '"categories"']
    assert hint == "`tags` says it already"


def test_what_another_program_does_not_publish_is_a_draft(copied: ContentDirectory) -> None:
    assert "/writing/ghost" not in routes(loaded(copied))
    assert "/writing/ghost" in routes(loaded(copied, drafts=True))


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("+++\ntitle = 'A'\ndate = soon\n+++\n", 3, "expected front matter in TOML"),
        ("+++\n" + "a = " + "[" * 5000 + "\n+++\n", 1, "expected front matter in TOML"),
        ('+++\ntitle = "A\\u0007"\n+++\n', 2, "expected text without control characters"),
        ('{\n"title": "A",\n "date": }\n}\n', 3, "expected valid JSON"),
        ('{\n"a":' + "[" * 100_000 + "\n}\n", 1, "expected at most 16 levels"),
        ('{\n"title": "A"', 1, "expected front matter between two lines"),
        ("+++\ntitle = 'A'\n", 1, "expected front matter between two lines"),
        ("{{< note >}}\n", 1, "expected front matter between two lines"),
        ("---\n# title: A\n\n---\n", 1, "expected front matter between two lines"),
    ],
    ids=["TOML", "deep TOML", "control", "JSON", "deep JSON", "open JSON", "open", "none", "empty"],
)
def test_a_front_matter_that_cannot_be_read_is_an_error_at_its_line(
    directory: ContentDirectory, text: str, line: int, message: str
) -> None:
    directory.write(FIRST, text)
    error = directory.diagnostic()
    assert (error.file, error.line) == (f"content/{FIRST}", line)
    assert error.message.startswith(message)


def test_a_mistake_in_toml_is_reported_at_its_line(directory: ContentDirectory) -> None:
    text = '+++\ntitle = "A"\nsummary = "B"\npublishDate = "soon"\n+++\nWords\n'
    directory.write(FIRST, text)
    error = directory.diagnostic()
    assert place_of(error) == directory.place(FIRST, '"soon"')
    assert error.found == '"soon"'


def test_a_date_by_another_name_is_known_before_all_is_read(directory: ContentDirectory) -> None:
    directory.write(FIRST, '+++\npublishDate = "2026-07-01"\n+++\n')
    directory.write("writing/b.md", "---\npubDate: '2026-07-02'\n---\n")
    assert len(scheduled_files(directory.content, NOW)) == 2


@pytest.mark.parametrize(
    ("text", "message", "hint"),
    [
        ("```pyhton\na\n```", "expected a language of code that is known", "`python`"),
        ('```python {titel="a"}\na\n```', "expected a language and then braces", "file"),
        ("```python linenos\na\n```", "expected a language and then braces", "mark"),
        ("::: columns\nWords", "expected Markdown; visitors see", "::: column"),
    ],
)
def test_what_a_text_does_not_know_is_a_warning(
    directory: ContentDirectory, text: str, message: str, hint: str
) -> None:
    write(directory, text=text)
    (warning,) = [it for it in load(directory.content, now=NOW).warnings if FIRST in it.file]
    assert (warning.line, warning.message.startswith(message)) == (7, True)
    assert hint in warning.hint
