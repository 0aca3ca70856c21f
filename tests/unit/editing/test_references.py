"""Texts name a route or a file of the content, and follow where that goes."""

from pathlib import Path

import pytest

from portfolio.atomic_write import write_file
from portfolio.editing.transaction import Changes
from portfolio.restructure.plan import redirect_names

TEXT, PICTURE = Path("projects/cover/project.yaml"), Path("projects/draw/a.webp")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("href: /projects/draw", "href: /projects/new"),
        ("[it](/projects/draw?a=b#c)", "[it](/projects/new?a=b#c)"),
        ("src: ../draw/a.webp", "src: ../new/b.webp"),
        ("![A](./../draw/a.webp)", "![A](../new/b.webp)"),
        ("see /projects/draw.", "see /projects/new."),
        ("href: https://other.example/projects/draw", None),
        ("href: /projects/drawing, /projects/draw/more, /projects/draw.webp", None),
        ("src: ../draw/a.webp.png, ../../draw/a.webp, ../draw/aa.webp", None),
    ],
)
def test_a_text_names_another_target_only_where_it_named_the_old_one(
    tmp_path: Path, text: str, expected: str | None
) -> None:
    write_file(tmp_path / TEXT, text)
    changes = Changes(tmp_path)
    redirect_names(changes, "/projects/draw", "/projects/new")
    redirect_names(changes, PICTURE, Path("projects/new/b.webp"))
    assert changes.text(TEXT) == (expected or text)
    assert bool(changes.files) is bool(expected)


def test_a_hidden_file_and_one_that_is_no_text_name_nothing(tmp_path: Path) -> None:
    for name in (".schema/site.json", "notes.txt"):
        write_file(tmp_path / name, '"/projects/draw"')
    changes = Changes(tmp_path)
    redirect_names(changes, "/projects/draw", "/projects/new")
    assert changes.files == {}
