"""`import writing` maps front matters, leaves texts as they are, and lists what is not taken."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from portfolio.atomic_write import write_file
from tests.unit.commands.conftest import CommandLine

BODY = """
We built a *boat*,  with `![no](picture.png)` and

```text
![A boat](/img/boat.png)
```

![A boat](/img/boat.png "In March") and ![](near.png){width=300}, ![](near.png)

![Far](https://far.test/a.png) {{< map 1 >}}\t
"""
BOAT = f"""\
+++
title = "The boat & I"
date = 2019-03-01
categories = ["Sea", "sea", "A tag that is longer than forty characters are"]
aliases = ["old-boat/", "/a?b"]
url = "https://old.test/boats/1.html"
image = "/img/boat.png"
layout = "post"
+++
{BODY}"""


def picture() -> bytes:
    data = BytesIO()
    Image.new("RGB", (1200, 800), "#2e3fd9").save(data, "PNG")
    return data.getvalue()


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A folder of another program with an article and two pictures."""
    write_file(tmp_path / "old/content/posts/2019-03-01-the-boat.md", BOAT)
    write_file(tmp_path / "old/static/img/boat.png", picture())
    write_file(tmp_path / "old/content/posts/near.png", picture())
    return tmp_path / "old"


def article(title: str = "A", more: str = "", text: str = "Words.") -> str:
    return f"---\ntitle: {title}\ndescription: B\ndate: 2020-01-02\n{more}---\n{text}\n"


def test_an_article_comes_with_its_pictures_and_its_text(shell: CommandLine, old: Path) -> None:
    said = shell.runs("import", "writing", str(old), "--old", "/:year/:month/:name/")
    front, text = shell.read("writing/the-boat/index.md").split("\n---\n", 1)
    assert (
        front
        == """\
---
title: The boat & I
description: "We built a boat, with ![no](picture.png) and"
date: 2019-03-01
tags: [Sea]
cover: { src: boat.png, alt: "", decorative: true }
aliases:
  - /old-boat/
  - /boats/1.html
  - /2019/03/the-boat/"""
    )
    changes = {
        '](/img/boat.png "': '](boat.png "',
        "{width=300}": "{.decorative width=300}",
        ", ![](near.png)": ", ![](near.png){.decorative}",
        "![Far]": "[Far]",
    }
    expected = BODY
    for before, after in changes.items():
        expected = expected.replace(before, after)
    assert text == expected
    for name in ("boat.png", "near.png"):
        assert (shell.content / "writing/the-boat" / name).read_bytes() == picture()
    source = "content/posts/2019-03-01-the-boat.md"
    assert f"{source}  content/writing/the-boat/index.md" in said
    assert f"{source}:1  old address left out, it is no path: /a?b" in said
    assert f"{source}:19  picture of another site, now a link: https://far.test/a.png" in said
    shortcode = (
        "content/writing/the-boat/index.md:21  expected Markdown; visitors see this as it is"
    )
    assert shortcode in said
    assert "without a place here: layout (1)." in said
    assert shell.run("check").exit_code == 0
    before = shell.files()
    assert "There already, and left as they are: 1 article." in shell.runs(
        "import", "writing", str(old)
    )
    assert shell.files() == before


def test_names_and_dates_come_from_where_they_are(shell: CommandLine, tmp_path: Path) -> None:
    old = tmp_path / "old"
    write_file(old / "_posts/2021-02-03-first.markdown", "# The first\n\nOne &amp; two.\n")
    write_file(old / "_posts/world/index.md", article(more="slug: Hello\n").replace("\n", "\r\n"))
    write_file(old / "_posts/2023-04-05-second/index.mdx", f"---\ntitle: S\n---\n{'long ' * 99}")
    write_file(old / "_drafts/idea.md", article(more="pubDate: 'Jul 08 2022'\n"))
    write_file(old / "_posts/undated.md", "---\ntitle: U\npublished: true\n---\nWords")
    write_file(old / "about.md", article("No article"))
    shell.runs("import", "writing", str(old))
    articles = {it.slug: it for it in shell.site().writing.articles}
    assert [*articles] == ["second", "first", "hello"]
    assert (articles["first"].title, articles["first"].description) == ("The first", "One & two.")
    assert articles["second"].description.endswith("long…")
    assert str(articles["second"].date) == "2023-04-05 00:00:00"
    for draft in ("idea", "undated"):
        assert "\ndraft: true\n" in shell.read(f"writing/{draft}.md")


@pytest.mark.parametrize(
    ("folder", "name"),
    [
        ("", "hello-world"),
        ("blog", "hello-world"),
        ("blog/hello-world", "hello-world"),
        ("2023-04-05-second", "second"),
    ],
)
def test_an_index_has_the_name_of_its_folder_also_if_that_is_the_one_that_is_named(
    shell: CommandLine, tmp_path: Path, folder: str, name: str
) -> None:
    for place in ("blog/hello-world", "2023-04-05-second"):
        write_file(tmp_path / "old" / place / "index.md", "---\ntitle: Third\n---\nWords")
    shell.runs("import", "writing", str(tmp_path / "old" / folder))
    text = shell.read(f"writing/{name}.md")
    assert ("\ndate: 2023-04-05\n" in text) == (name == "second")


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"---\ntitle: [\n---\n", "a.md:2  not taken: expected valid YAML"),
        (b"W\xf6rter", "a.md:1  not taken: expected UTF-8 text"),
    ],
    ids=["YAML", "Latin"],
)
def test_a_file_that_cannot_be_read_is_a_sentence_and_the_others_are_taken(
    shell: CommandLine, old: Path, data: bytes, sentence: str
) -> None:
    write_file(old / "a.md", data)
    said = shell.runs("import", "writing", str(old))
    assert sentence in said
    assert "Taken: 1 article." in said


def test_control_characters_are_deleted(shell: CommandLine, tmp_path: Path) -> None:
    old = tmp_path / "old"
    write_file(old / "a.md", article('"A\\u0007b"').replace("\\u0007", "\x07"))
    write_file(old / "b.md", article('"B\\u202eb"'))
    said = shell.runs("import", "writing", str(old))
    assert "a.md:1  control characters, which were deleted" in said
    assert shell.read("writing/a.md").startswith("---\ntitle: Ab\n")
    assert "b.md:2  not taken: expected text without control characters" in said


def test_nothing_outside_of_the_folder_is_read(shell: CommandLine, tmp_path: Path) -> None:
    old = tmp_path / "old"
    write_file(tmp_path / "keys/id.png", picture())
    write_file(tmp_path / "keys/secret.md", article("Secret"))
    places = ("../keys/id.png", "link/id.png", "one.png", str(tmp_path / "keys/id.png"))
    write_file(old / "a.md", article(text="\n\n".join(f"![A]({it})" for it in places)))
    (old / "link").symlink_to(tmp_path / "keys")
    (old / "one.png").symlink_to(tmp_path / "keys/id.png")
    (old / "two.md").symlink_to(tmp_path / "keys/secret.md")
    said = shell.runs("import", "writing", str(old))
    for name in ("link", "one.png", "two.md"):
        assert f"{name}:1  a link, which is not followed" in said
    for place in places:
        assert f"picture not copied, it is not there: {place}" in said
    written = {it.name for it in (shell.content / "writing").rglob("*")}
    assert written == {"_a.md"}


def test_only_pictures_are_copied_as_their_bytes_say(shell: CommandLine, tmp_path: Path) -> None:
    old = tmp_path / "old"
    script = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>a()</script></svg>'
    bad = {"a.html": b"<html>", "b.png": b"<html>", "c.svg": script, "d.png": picture()[:90]}
    for name, data in bad.items():
        write_file(old / name, data)
    write_file(old / "a.md", article(text="\n\n".join(f"![A]({it})" for it in bad)))
    said = shell.runs("import", "writing", str(old))
    assert said.count("picture not copied, ") == len(bad)
    assert [it.name for it in (shell.content / "writing").iterdir()] == ["_a.md"]


def test_what_is_not_valid_is_kept_aside_until_mended(shell: CommandLine, tmp_path: Path) -> None:
    old = tmp_path / "old"
    write_file(old / "a.md", article(text="[B](/writing/b)"))
    write_file(old / "b.md", article("B", text="Words\n\n# No title\n"))
    write_file(old / "c.md", article("C", "permalink: /projects/\n"))
    write_file(old / "d/c.md", article("D"))
    said = shell.runs("import", "writing", str(old))
    assert "Taken: 1 article.\n  c.md  content/writing/c.md" in said
    assert "content/writing/_b.md:8:1  headings[0].marks: expected a heading with ## or" in said
    assert "content/writing/_a.md:6:5  links[0].href: expected a page of this site" in said
    assert "c.md  old address left out, it is taken: /projects/" in said
    assert "d/c.md  not taken: c.md has its name, too" in said
    assert shell.run("check").exit_code == 0
    shell.edit("writing/_b.md", "# No", "## No")
    for name in ("a", "b"):
        file = shell.content / f"writing/_{name}.md"
        file.rename(file.with_name(f"{name}.md"))
    assert len(shell.site().writing.articles) == 3


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "There is no article in Markdown in"),
        (("--old", "/:yaer/:title/"), "'/:yaer/:title/' is no pattern of a path"),
        (("--old", "posts/:title/"), "'posts/:title/' is no pattern of a path"),
    ],
)
def test_an_import_of_nothing_is_refused(
    shell: CommandLine, tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    write_file(tmp_path / "old/README.md", "# No article")
    assert sentence in shell.refuses("import", "writing", str(tmp_path / "old"), *words)


def test_a_picture_is_found_whose_letters_and_accents_are_apart(
    shell: CommandLine, tmp_path: Path
) -> None:
    write_file(tmp_path / "old/static/bilder/fru\u0308h.png", picture())
    write_file(tmp_path / "old/a.md", article(text="![A](/bilder/fr\u00fch.png)"))
    shell.runs("import", "writing", str(tmp_path / "old"))
    assert "![A](fruh.png)" in shell.read("writing/a/index.md")
