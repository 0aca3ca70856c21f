"""A site below a path: every address begins with it, and nothing else is touched."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.export.base_path import mount

FILES = ("svg/a.svg", "img/b-1.avif", "img/b-2.avif", "my file.txt", "projects.html")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    return tmp_path


def moved(site: Path, name: str, text: str) -> str:
    (site / name).write_text(text)
    mount(site, "/p")
    return (site / name).read_text()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('<a href="/projects">', '<a href="/p/projects">'),
        ('<a href="/projects?a=b#c">', '<a href="/p/projects?a=b#c">'),
        ('<a href="/">', '<a href="/p/">'),
        ('<a href="/#projects">', '<a href="/p/#projects">'),
        (
            'srcSet="/img/b-1.avif 1w, /img/b-2.avif 2w"',
            'srcSet="/p/img/b-1.avif 1w, /p/img/b-2.avif 2w"',
        ),
        ("mask:url(/svg/a.svg)", "mask:url(/p/svg/a.svg)"),
        ("mask:url('/svg/a.svg')", "mask:url('/p/svg/a.svg')"),
        (
            "{&quot;href&quot;: &quot;/projects&quot;}",
            "{&quot;href&quot;: &quot;/p/projects&quot;}",
        ),
        ("{&quot;href&quot;: &quot;/&quot;}", "{&quot;href&quot;: &quot;/p/&quot;}"),
        (r"&lt;a href=\&quot;/projects\&quot;&gt;", r"&lt;a href=\&quot;/p/projects\&quot;&gt;"),
        ('"/my%20file.txt"', '"/p/my%20file.txt"'),
    ],
)
def test_an_address_is_moved(site: Path, before: str, after: str) -> None:
    assert moved(site, "index.html", before) == after


@pytest.mark.parametrize(
    "text",
    [
        "<p>and/or, 1 / 2, /etc</p>",
        '<a href="/unknown">',
        '<a href="//projects">',
        '<a href="https://me.dev/projects">',
        '<a href="#main">',
        "grid-area:1/2",
        'x.split("/")',
        'style="aspect-ratio:4/3"',
    ],
)
def test_what_only_looks_like_one_is_not(site: Path, text: str) -> None:
    assert moved(site, "index.html", text) == text


def test_scripts_name_files_and_find_their_parts(site: Path) -> None:
    script = 'let a="/svg/a.svg",b=c.split("/"),d=e=>`/`+e;function f(e){return"/"+e}'
    assert moved(site, "a.js", script) == (
        'let a="/p/svg/a.svg",b=c.split("/"),d=e=>`/`+e;function f(e){return"/p/"+e}'
    )


def test_at_the_root_nothing_is_touched(site: Path) -> None:
    (site / "index.html").write_text('<a href="/">')
    mount(site, "")
    assert (site / "index.html").read_text() == '<a href="/">'
