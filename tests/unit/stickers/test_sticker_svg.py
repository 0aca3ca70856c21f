"""The outline of a sticker follows what its drawing paints, however the drawing is made."""

from __future__ import annotations

from pathlib import Path

import pytest
from shapely import LinearRing, Polygon

from portfolio.images.rasterize import rasterize_svg
from portfolio.picture_files.plain_svg import in_dark
from portfolio.picture_files.svg_safety import DrawingError
from portfolio.stickers.outline import marked_outline
from portfolio.stickers.sticker_svg import MARGIN, trace_drawing

CORNER = "M40 40h120v60h-60v60h-60z"
"""An angle, which looks different when it is turned, mirrored or cut."""

EXPECTED = Polygon([(15, 15), (185, 15), (185, 100), (100, 100), (100, 185), (15, 185)])
"""The angle in the box of a sticker."""

ROOT = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'viewBox="{box}" {attributes}>{inside}</svg>'
)


def drawing(folder: Path, inside: str, box: str = "0 0 200 200", attributes: str = "") -> Path:
    file = folder / "drawing.svg"
    file.write_text(ROOT.format(box=box, attributes=attributes, inside=inside))
    return file


MEANS = {
    "a path": f'<path d="{CORNER}"/>',
    "a copy": f'<defs><path id="a" d="{CORNER}"/></defs><use href="#a"/>',
    "a mask": (
        f'<mask id="a"><path fill="#fff" d="{CORNER}"/></mask>'
        '<g mask="url(#a)"><rect width="200" height="200"/></g>'
    ),
    "what a mask leaves": (
        '<mask id="a"><rect width="200" height="200" fill="#fff"/>'
        '<rect x="100" y="100" width="99" height="99"/></mask>'
        '<rect mask="url(#a)" x="40" y="40" width="120" height="120"/>'
    ),
    "a stroke without fill": (
        '<path fill="none" stroke="red" stroke-width="60" d="M70 160V70H160"/>'
    ),
    "a style": (
        "<style>.a{fill:none;stroke:#06c;stroke-width:60px}.b{display:none}</style>"
        '<path class="a" d="M70 160V70H160"/><rect class="b" width="200" height="200"/>'
    ),
    "faint paint": f'<path opacity="0.4" d="{CORNER}"/>',
}


STROKE = '<path d="M70 160V70H160"/>'
LINES = '<circle fill="none" stroke="red" stroke-width="2" cx="100" cy="100" r="80"/>'


@pytest.mark.parametrize(
    ("box", "attributes", "inside"),
    [
        *(pytest.param("0 0 200 200", "", inside, id=name) for name, inside in MEANS.items()),
        ("-100 -100 200 200", "", f'<path transform="translate(-100 -100)" d="{CORNER}"/>'),
        ("500 -900 40 40", "", '<path d="M508 -892h24v12h-12v12h-12z"/>'),
        ("0 0 2000 1000", 'width="20cm"', f'<path transform="translate(1500 700)" d="{CORNER}"/>'),
        ("0 0 90 90", "", f'<path d="{CORNER}"/>'),
        ("0 0 200 200", 'fill="none" stroke="red" stroke-width="60"', STROKE),
        ("0 0 200 200", 'style="fill:none;stroke:red;stroke-width:60"', STROKE),
    ],
)
def test_the_traced_outline_of_a_sticker_follows_the_paint_in_any_view_box(
    tmp_path: Path, box: str, attributes: str, inside: str
) -> None:
    traced = trace_drawing(drawing(tmp_path, inside, box, attributes))
    assert Polygon(traced.outline).hausdorff_distance(EXPECTED) < 2


@pytest.mark.parametrize(
    ("box", "inside", "bounds"),
    [
        ("0 0 200 100", '<rect width="100%" height="100%"/>', (MARGIN, 57.5, 185, 142.5)),
        ("0 0 200 200", LINES, (MARGIN, MARGIN, 185, 185)),
    ],
    ids=["percentages of the view box", "the outermost line"],
)
def test_the_traced_outline_of_a_sticker_is_as_wide_and_high_as_the_paint(
    tmp_path: Path, box: str, inside: str, bounds: tuple[float, ...]
) -> None:
    found = Polygon(trace_drawing(drawing(tmp_path, inside, box)).outline)
    assert found.bounds == pytest.approx(bounds, abs=0.6)
    assert found.area > 0.75 * Polygon.from_bounds(*bounds).area


def test_a_sticker_file_contains_the_traced_outline(tmp_path: Path) -> None:
    traced = trace_drawing(drawing(tmp_path, MEANS["a mask"]))
    found = LinearRing(marked_outline(traced.svg, tmp_path / "traced.svg"))
    assert found.hausdorff_distance(LinearRing(traced.outline)) < 0.3


@pytest.mark.parametrize(
    ("inside", "reason"),
    [
        ("", "nothing in it is painted"),
        ('<rect fill="none" width="99" height="99"/>', "nothing in it is painted"),
        ('<rect opacity="0" width="99" height="99"/>', "nothing in it is painted"),
        ('<clipPath id="a"/><rect clip-path="url(#a)" width="99" height="99"/>', "nothing in it"),
        ('<line x2="90" y2="90" stroke="red" stroke-width=".4"/>', "nothing but hairlines"),
        ('<path d="M0 0C1e308 1e308 1e308 0 5 5z"/>', "nothing in it is painted"),
        ('<path d="MNaN 0L5 5 3 3z"/>', "nothing in it is painted"),
    ],
)
def test_a_drawing_useless_as_sticker_is_refused(tmp_path: Path, inside: str, reason: str) -> None:
    with pytest.raises(DrawingError, match=reason) as caught:
        trace_drawing(drawing(tmp_path, inside))
    assert caught.value.fix


@pytest.mark.parametrize("box", ["", "0 0 0 24", "a b c d", "0 0 nan 24"])
def test_a_sticker_drawing_without_a_valid_view_box_is_refused(tmp_path: Path, box: str) -> None:
    with pytest.raises(DrawingError, match="no viewBox"):
        trace_drawing(drawing(tmp_path, f'<path d="{CORNER}"/>', box=box))


STYLED = {
    "an element": "path{fill:#1c1e23}",
    "everything": "*{fill:#1c1e23;stroke:#1c1e23;stroke-width:20px}",
    "a class of the border": ".cut,.sil{fill:#1c1e23;stroke:#1c1e23}",
    "the dark scheme": "@media (prefers-color-scheme:dark){path{fill:#1c1e23;stroke:#1c1e23}}",
}


@pytest.mark.parametrize("rules", STYLED.values(), ids=STYLED)
def test_styles_of_a_sticker_drawing_never_reach_the_border_and_the_hidden_outline(
    tmp_path: Path, rules: str
) -> None:
    svg = trace_drawing(drawing(tmp_path, f'<style>{rules}</style><path d="{CORNER}"/>')).svg
    for scheme in (svg, in_dark(svg)):
        picture = rasterize_svg(scheme, 200, 1)
        assert picture.getpixel((60, 9)) == (255, 255, 255, 255)
        assert picture.getpixel((60, 1))[3] == 0  # type: ignore[index]


def test_a_finished_sticker_is_marked_where_its_transform_puts_it(tmp_path: Path) -> None:
    bar = '<path class="sil" transform="rotate(90 100 100)" d="M20 90h160v20h-160z"/>'
    left, top, right, bottom = Polygon(trace_drawing(drawing(tmp_path, bar)).outline).bounds
    assert (left, top, right, bottom) == pytest.approx((90, 20, 110, 180), abs=0.2)
