"""The owner's stylesheet is the last layer, and its addresses start from the root."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.atomic_write import write_file
from portfolio.build import generate_assets
from portfolio.content.diagnostics import ContentError
from portfolio.models.theme import Theme
from portfolio.theme.stylesheet import stylesheet


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file, which is not there yet."""
    file = tmp_path / "assets/site.css"
    monkeypatch.setattr(generate_assets, "SITE", tmp_path)
    monkeypatch.setattr(generate_assets, "OWN_STYLES", file)
    return file


def test_own_styles_are_the_last_layer(file: Path) -> None:
    assert generate_assets.own_styles() == ""
    write_file(file, ".a { background: url(b.webp) } .c { mask: url(/d.svg) }")
    own = generate_assets.own_styles()
    assert own == ".a { background: url(/b.webp) } .c { mask: url(/d.svg) }"
    css = stylesheet(Theme.named("swiss"), own=own)
    assert css.endswith(f"@layer own {{\n{own}\n}}")
    assert css.partition(";")[0].endswith(", look, own")


def test_an_import_in_own_styles_is_an_error_with_its_place(file: Path) -> None:
    write_file(file, ".a { color: red }\n@import url(https://a.test/b.css);\n")
    with pytest.raises(ContentError) as caught:
        generate_assets.own_styles()
    (error,) = caught.value.diagnostics
    assert (error.place, error.found) == ("assets/site.css:2:1", "@import")
