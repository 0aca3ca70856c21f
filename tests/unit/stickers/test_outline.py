"""The outline that the physics uses follows the drawn edge, however the drawing is made."""

import json
from math import cos, hypot, pi, sin
from pathlib import Path

import pytest
import svgelements
from shapely import LinearRing, Point, Polygon

from portfolio.images.rasterize import rasterize_svg
from portfolio.paths import ENGINE_ASSETS
from portfolio.picture_files.plain_svg import in_dark
from portfolio.picture_files.svg_safety import DrawingError
from portfolio.stickers.outline import (
    BOX_SIZE,
    MAX_POINTS,
    marked_outline,
    outline_around,
    painted_area,
)
from portfolio.stickers.outline import Point as Corner
from portfolio.stickers.sticker_svg import MARGIN, trace_drawing

DRAWINGS = Path(__file__).parents[3] / "assets" / "svg"
OUTLINES = ENGINE_ASSETS / "vertices"
BODIES = sorted(file.name.removesuffix("-path.json") for file in OUTLINES.iterdir())

ROOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">{}</svg>'


def outline_of(inside: str) -> list[Corner]:
    return outline_around(painted_area(ROOT.format(inside)))


def marked_in(inside: str) -> list[Corner]:
    return marked_outline(ROOT.format(inside), Path("drawing.svg"))


def test_the_outline_of_a_circle_stays_round_within_one_per_cent() -> None:
    points = outline_of('<circle cx="100" cy="100" r="80"/>')
    assert all(abs(hypot(x - 100, y - 100) - 80) < BOX_SIZE / 100 for x, y in points)
    assert Polygon(points).area == pytest.approx(pi * 80**2, rel=0.03)


def test_an_outline_unites_overlapping_shapes_and_leaves_out_holes() -> None:
    shapes = '<path fill-rule="evenodd" d="M20 20h80v80h-80zM40 40h20v20h-20z"/>'
    outline = Polygon(outline_of(f'{shapes}<rect x="80" y="20" width="80" height="80"/>'))
    assert outline.area == pytest.approx(140 * 80, rel=0.003)


def test_an_outline_joins_separate_parts_by_a_bridge() -> None:
    part = '<rect x="{}" y="10" width="60" height="60"/>'
    outline = Polygon(outline_of(part.format(10) + part.format(130)))
    assert outline.is_valid
    assert 2 * 3600 < outline.area < 2 * 3600 + 60 * 10


@pytest.mark.parametrize(
    "mark",
    [
        "",
        'fill="none" display="none" opacity="0" stroke="red" stroke-width="9"',
        'fill="white" clip-path="url(#cut)"',
    ],
)
def test_a_path_of_class_sil_is_the_outline_however_it_is_painted(mark: str) -> None:
    path = f'<path class="x sil" {mark} d="M50 50h90v90h-90z"/>'
    cut = '<clipPath id="cut"><path d="M0 0h60v60h-60z"/></clipPath>'
    shapes = f'{cut}<g stroke="red" stroke-width="9"><rect width="200" height="200"/>{path}</g>'
    assert Polygon(marked_in(shapes)).bounds == (50, 50, 140, 140)


@pytest.mark.parametrize(
    "inside",
    [
        '<line class="sil" x1="0" y1="0" x2="90" y2="90" stroke="red"/>',
        '<path class="sil" d="M0 0C1e308 1e308 1e308 0 5 5z"/>',
        '<path class="sil" d="MNaN 0L5 5 3 3z"/>',
    ],
)
def test_an_outline_mark_that_covers_nothing_is_refused(inside: str) -> None:
    with pytest.raises(DrawingError, match=r"drawing\.svg: its path of class sil covers nothing"):
        marked_in(inside)


def test_an_outline_that_is_too_intricate_is_smoothed() -> None:
    turns = ((60 + step % 2 * 35, step * pi / 50) for step in range(100))
    star = " ".join(f"{100 + r * cos(turn):.2f},{100 + r * sin(turn):.2f}" for r, turn in turns)
    distances = [hypot(x - 100, y - 100) for x, y in outline_of(f'<polygon points="{star}"/>')]
    assert len(distances) <= MAX_POINTS
    assert 90 < max(distances) < 95 + BOX_SIZE / 100


@pytest.mark.parametrize("name", BODIES)
def test_shipped_outlines_of_stickers_follow_the_shipped_drawings(name: str) -> None:
    vertices = json.loads((OUTLINES / f"{name}-path.json").read_text())
    ring = LinearRing((point["x"], point["y"]) for point in vertices)
    drawn = svgelements.SVG.parse(DRAWINGS / f"{name}.svg").elements()
    marked = next(path for path in drawn if "sil" in str((path.values or {}).get("class")))
    edge = [segment.point(step / 8) for segment in marked for step in range(8)]
    assert len(vertices) <= MAX_POINTS
    assert vertices[0] != vertices[-1]
    assert ring.is_simple
    assert ring.is_ccw
    assert max(ring.distance(Point(point.x, point.y)) for point in edge) < BOX_SIZE / 100


CORNER = "M40 40h120v60h-60v60h-60z"
"""An angle, which looks different when it is turned, mirrored or cut."""

EXPECTED = Polygon([(15, 15), (185, 15), (185, 100), (100, 100), (100, 185), (15, 185)])
"""The angle in the box of a sticker."""

FRAME = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'viewBox="{box}" {attributes}>{inside}</svg>'
)


def drawing(folder: Path, inside: str, box: str = "0 0 200 200", attributes: str = "") -> Path:
    file = folder / "drawing.svg"
    file.write_text(FRAME.format(box=box, attributes=attributes, inside=inside))
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
        ('<path d="M0 0C1e308 1e308 1e308 0 5 5z"/>', "the number 1e30"),
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
