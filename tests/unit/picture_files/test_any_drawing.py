"""What ``check`` accepts of drawings at random, every reader of the build takes.

``tests/nightly/test_drawings_alike.py`` compares how they look.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given

from portfolio.images.rasterize import in_dark, rasterize_svg
from portfolio.picture_files.inline_svg import read_inline_svg
from portfolio.picture_files.measure_svg import measure_vector, require_paintable
from portfolio.picture_files.plain_svg import plain_svg, read_plain_svg
from portfolio.picture_files.svg_safety import DrawingError
from portfolio.stickers.sticker_svg import UselessDrawingError, trace_drawing
from tests.support.any_drawing import SIDE, drawings


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("any") / "drawing.svg"


@given(svg=drawings())
def test_a_drawing_that_check_accepts_is_taken_by_every_reader(file: Path, svg: str) -> None:
    file.write_text(svg)
    try:
        require_paintable(file)
    except DrawingError:
        with pytest.raises(DrawingError, match="not drawn the same everywhere"):
            trace_drawing(file)
        return
    plain = read_plain_svg(file)
    for again, once in ((plain_svg(plain), plain), (in_dark(plain_svg(plain)), in_dark(plain))):
        assert rasterize_svg(again, SIDE, 1).tobytes() == rasterize_svg(once, SIDE, 1).tobytes()
    assert measure_vector(file)[:2] == (SIDE, SIDE)
    assert read_inline_svg(file).startswith("<svg")
    try:
        sticker = trace_drawing(file).svg
    except UselessDrawingError:
        return
    assert rasterize_svg(sticker, SIDE, 1).size == (SIDE, SIDE)
