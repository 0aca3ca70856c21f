"""`import writing` writes new articles, leaves those that are there, lists what is left over."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from portfolio.content.diagnostics import Diagnostic
from portfolio.importing import import_writing as importing
from tests.unit.commands.conftest import CommandLine

CONFIG = "url: https://old.test\nbaseurl: /blog\npermalink: pretty\n"
BOAT = """\
---
layout: post
title: The boat
date: 2019-03-01 10:00:00 +0100
categories: sea
tags: [Sail]
image: /img/boat.png
---
We built a boat, see [the sail]({{ site.baseurl }}{% post_url 2020-01-02-sail %}).

![The boat](/img/boat.png) and [a plan](/files/plan.pdf), [about us](/about/).

{% map 1 %}
"""
SAIL = """\
---
title: The sail
tags: sail
redirect_from: /old-sail/
---
After [the boat](/blog/sea/2019/03/01/the-boat/). {% link _drafts/idea.md %}
"""
IDEA = "---\ntitle: An idea\n---\nA [sail]({% post_url 2020-01-02-sail %}).\n"


@pytest.fixture
def blog(command_line: CommandLine, tmp_path: Path) -> Path:
    """A site of Jekyll with two articles, a draft, a picture and a file."""
    command_line.own_assets()
    folder = tmp_path / "old"
    picture = BytesIO()
    Image.new("RGB", (1200, 800), "#2e3fd9").save(picture, "PNG")
    files = {
        "_config.yml": CONFIG,
        "_posts/2019-03-01-the-boat.md": BOAT,
        "_posts/2020-01-02-sail.md": SAIL,
        "_drafts/idea.md": IDEA,
        "img/boat.png": picture.getvalue(),
        "files/plan.pdf": "A plan",
    }
    for name, data in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data if isinstance(data, bytes) else data.encode())
    return folder


def test_articles_come_along_with_pictures_links_and_addresses(
    command_line: CommandLine, blog: Path
) -> None:
    said = command_line.runs("import", "writing", str(blog))
    assert (
        command_line.read("writing/the-boat/index.md")
        == """\
---
title: The boat
description: We built a boat, see the sail.
date: 2019-03-01T10:00+01:00
tags: [Sail, sea]
cover: { src: boat.png, alt: "", decorative: true }
aliases:
  - /blog/sea/2019/03/01/the-boat
---

We built a boat, see [the sail](/writing/sail).

![The boat](boat.png) and [a plan](/files/plan.pdf), [about us](https://old.test/about/).

<!-- left over: map 1 -->
"""
    )
    picture = (blog / "img/boat.png").read_bytes()
    assert (command_line.content / "writing/the-boat/boat.png").read_bytes() == picture
    assert (command_line.root / "assets/files/plan.pdf").read_text() == "A plan"
    assert "as a site of Jekyll" in said
    assert "_posts/2019-03-01-the-boat.md is now content/writing/the-boat/index.md" in said
    assert "_drafts/idea.md is now content/writing/idea.md (draft)" in said
    assert "_posts/2019-03-01-the-boat.md:13  Liquid tag without a counterpart: map 1" in said
    assert "and without a place here: layout (1)." in said


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (CONFIG, "media_subpath: /img"),
        (CONFIG, "img_path: /img/"),
        (f"{CONFIG}defaults: [{{ values: {{ media_subpath: /img }} }}]\n", "title: Sail"),
    ],
)
def test_pictures_are_looked_for_in_the_folder_that_an_article_names(
    command_line: CommandLine, blog: Path, settings: str, said: str
) -> None:
    (blog / "_config.yml").write_text(settings)
    body = (
        "![Boat](boat.png) ![Deck](/deck.png) ![Own](/deck/own.png) ![Far](https://far.test/a.png)"
    )
    (blog / "_posts/2020-01-02-sail.md").write_text(f"---\n{said}\nimage: boat.png\n---\n{body}\n")
    (blog / "deck").mkdir()
    picture = (blog / "img/boat.png").read_bytes()
    (blog / "img/deck.png").write_bytes(picture)
    (blog / "deck/own.png").write_bytes(picture)
    printed = command_line.runs("import", "writing", str(blog))
    sail = command_line.read("writing/sail/index.md")
    assert "cover: { src: boat.png" in sail
    assert "![Boat](boat.png) ![Deck](deck.png) ![Own](own.png) [Far](https://far.test" in sail
    assert "left out" not in printed
    assert "media_subpath" not in printed


def test_published_articles_do_not_lead_to_drafts_and_tags_have_one_spelling(
    command_line: CommandLine, blog: Path
) -> None:
    said = command_line.runs("import", "writing", str(blog))
    sail = command_line.read("writing/sail.md")
    assert "After [the boat](/writing/the-boat)." in sail
    assert "/writing/idea" not in sail
    assert "tags: [Sail]\n" in sail
    assert "  - /blog/2020/01/02/sail\n  - /blog/old-sail\n" in sail
    assert "_posts/2020-01-02-sail.md:6  link to an article that is not taken" in said
    idea = command_line.read("writing/idea.md")
    assert "A [sail](/writing/sail)." in idea
    assert "draft: true" in idea
    assert "aliases" not in idea


def test_a_second_run_changes_nothing_and_takes_only_what_is_new(
    command_line: CommandLine, blog: Path
) -> None:
    command_line.runs("import", "writing", str(blog))
    command_line.edit("writing/sail.md", "After", "Long after")
    before = command_line.files()
    said = command_line.runs("import", "writing", str(blog))
    assert command_line.files() == before
    assert "Taken: 0 articles." in said
    assert "There already, and left as they are: 3 articles." in said
    (blog / "_posts/2021-01-02-rope.md").write_text("---\ntitle: A rope\n---\n[Boat](/old-sail/)\n")
    said = command_line.runs("import", "writing", str(blog))
    new = {*command_line.files()} - {*before}
    assert new == {"content/writing/rope.md"}
    assert "[Boat](/writing/sail)" in command_line.read("writing/rope.md")


def test_two_articles_with_one_name_or_address_are_both_taken_and_named(
    command_line: CommandLine, blog: Path
) -> None:
    other = "---\ntitle: Later\npermalink: /sea/2019/03/01/the-boat/\n---\nWords\n"
    (blog / "_posts/2021-05-06-the-boat.md").write_text(other)
    (blog / "_posts/2999-01-01-moon.md").write_text("---\ntitle: Moon\n---\nWords\n")
    said = command_line.runs("import", "writing", str(blog))
    later = "_posts/2021-05-06-the-boat.md:1"
    assert f"{later}  old address left out, another page has it: /blog/sea/2019/03/01" in said
    assert f"{later}  the-boat is the name of another article, so this one is /writing" in said
    assert "aliases" not in command_line.read("writing/the-boat-2021.md")
    moon = "_posts/2999-01-01-moon.md:1"
    assert f"{moon}  a date in the future, hidden until then: 2999-01-01" in said


def test_nothing_is_overwritten(command_line: CommandLine, blog: Path) -> None:
    mine = "---\ntitle: Mine\ndescription: My sail.\ndate: 2020-01-02\n---\nMine\n"
    command_line.write("writing/sail.md", mine)
    assets = command_line.root / "assets"
    (assets / "files").mkdir()
    (assets / "files/plan.pdf").write_text("Another plan")
    command_line.runs("import", "writing", str(blog))
    assert command_line.read("writing/sail.md") == mine
    assert (assets / "files/plan.pdf").read_text() == "Another plan"
    assert (assets / "files/plan-2.pdf").read_text() == "A plan"
    assert "(/files/plan-2.pdf)" in command_line.read("writing/the-boat/index.md")


def test_an_article_that_is_not_valid_is_left_out_and_links_to_it_go_elsewhere(
    command_line: CommandLine, blog: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def errors(content: Path, files: dict[str, object]) -> tuple[Diagnostic, ...]:
        found = Diagnostic("content/writing/sail.md", 6, 1, "series", "expected a series")
        alias = Diagnostic("content/writing/the-boat/index.md", 7, 1, "aliases[0]", "expected")
        if "aliases" in str(files["content/writing/the-boat/index.md"]):
            return (alias,)
        return (found,) if found.file in files else ()

    monkeypatch.setattr(importing, "errors_with", errors)
    said = command_line.runs("import", "writing", str(blog))
    assert not (command_line.content / "writing/sail.md").exists()
    boat = command_line.read("writing/the-boat/index.md")
    assert "see the sail." in boat
    assert "aliases" not in boat
    assert "_posts/2020-01-02-sail.md:1  article left out, series: expected a series" in said


@pytest.mark.parametrize("address", ["/assets/cv.pdf", "/generated/cv.pdf", "/resume.pdf"])
def test_a_file_whose_address_the_build_has_gets_another(
    command_line: CommandLine, blog: Path, address: str
) -> None:
    file = blog / address.lstrip("/")
    file.parent.mkdir(exist_ok=True)
    file.write_text("My life")
    text = f"---\ntitle: S\n---\nThis is [my life]({address}).\n"
    (blog / "_posts/2020-01-02-sail.md").write_text(text)
    command_line.runs("import", "writing", str(blog))
    copy = f"writing/sail/{file.name}"
    assert f"This is [my life](/{copy})." in command_line.read("writing/sail.md")
    assert (command_line.root / "assets" / copy).read_text() == "My life"
    assert not (command_line.root / f"assets{address}").exists()


def test_a_file_that_can_have_no_address_is_left_out_and_its_article_is_not(
    command_line: CommandLine, blog: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def errors(content: Path, files: dict[str, object]) -> tuple[Diagnostic, ...]:
        found = (it for it in files if it.endswith((".pdf", ".png")))
        return tuple(Diagnostic(it, 1, 1, "", "expected another file") for it in found)

    monkeypatch.setattr(importing, "errors_with", errors)
    said = command_line.runs("import", "writing", str(blog))
    assert "\n*The boat* and a plan," in command_line.read("writing/the-boat.md")
    place = "_posts/2019-03-01-the-boat.md:11"
    assert f"{place}  picture left out, expected another file: /img/boat.png" in said
    assert f"{place}  link to a file, now words, no address here is free for it: /files" in said
    assert "article left out" not in said


def test_an_article_that_makes_another_file_invalid_is_left_out_alone(
    command_line: CommandLine, blog: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def errors(content: Path, files: dict[str, object]) -> tuple[Diagnostic, ...]:
        found = Diagnostic("content/site.yaml", 1, 1, "", "expected a page that is there")
        return (found,) if "content/writing/sail.md" in files else ()

    monkeypatch.setattr(importing, "errors_with", errors)
    said = command_line.runs("import", "writing", str(blog))
    left_out = "article left out, content/site.yaml: expected a page that is there"
    assert f"_posts/2020-01-02-sail.md:1  {left_out}" in said
    writing = command_line.content / "writing"
    assert (writing / "the-boat/index.md").exists()
    assert (writing / "idea.md").exists()
    assert not (writing / "sail.md").exists()


def test_dollar_signs_are_signs_where_a_formula_cannot_be_set(
    command_line: CommandLine, blog: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (blog / "_posts/2020-01-02-sail.md").write_text("---\ntitle: S\n---\n$5 or `$6`, \\$7\n")

    def errors(content: Path, files: dict[str, object]) -> tuple[Diagnostic, ...]:
        found = Diagnostic("content/writing/sail.md", 6, 1, "formulas[0]", "expected a formula")
        another = replace(found, field="formulas[1]")
        return () if "\\$5" in str(files["content/writing/sail.md"]) else (found, another)

    monkeypatch.setattr(importing, "errors_with", errors)
    said = command_line.runs("import", "writing", str(blog))
    assert "\\$5 or `$6`, \\$7" in command_line.read("writing/sail.md")
    assert "_posts/2020-01-02-sail.md:4  formulas that cannot be set" in said


def test_a_folder_without_articles_changes_nothing(
    command_line: CommandLine, tmp_path: Path
) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    (folder / "page.rst").write_text("Text")
    said = command_line.refuses("import", "writing", str(folder))
    assert "There is no article in Markdown in" in said
    assert "page.rst:1  .rst: it is not Markdown" in said


def test_translations_follow_the_languages_of_the_site(
    command_line: CommandLine, tmp_path: Path
) -> None:
    folder = tmp_path / "hugo"
    front = "---\ntitle: {}\ndate: 2020-01-02\n---\n{}\n"
    files = {
        "hugo.toml": "[languages.en]\n[languages.sv]\n[languages.fr]\n",
        "content/posts/boat.md": front.format("A boat", "Words"),
        "content/posts/boat.sv.md": front.format("En båt", "Ord"),
        "content/posts/boat.fr.md": front.format("Un bateau", "Mots"),
    }
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    site = command_line.content / "site.yaml"
    site.write_text(f"languages: [en, sv]\n{site.read_text()}")
    said = command_line.runs("import", "writing", str(folder))
    twin = "---\ntitle: En båt\ndescription: Ord\n---\n\nOrd\n"
    assert command_line.read("writing/boat.sv.md") == twin
    assert not (command_line.content / "writing/boat.fr.md").exists()
    assert "content/posts/boat.fr.md:1  in a language that the site does not have: fr" in said
