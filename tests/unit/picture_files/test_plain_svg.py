"""A drawing becomes plain: what its styles say are attributes, which every reader understands."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from portfolio.images.rasterize import in_dark, rasterize_svg
from portfolio.picture_files.measure_svg import measure_vector
from portfolio.picture_files.plain_svg import plain_svg, read_plain_svg
from portfolio.picture_files.svg_safety import DrawingError

ROOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"{attributes}>{inside}</svg>'
SQUARE = "M4 4h32v32h-32z"
BAR = 'x="8" y="16" width="24" height="8"'


def drawing(inside: str, attributes: str = "") -> str:
    return ROOT.format(inside=inside, attributes=attributes and f" {attributes}")


def pixels(svg: str) -> bytes:
    return rasterize_svg(svg, 80, 1).tobytes()


RED, BLUE = 'fill="red"', 'fill="blue"'

RULES = {
    "a class": (".a{fill:none;stroke:red}", 'class="a"', 'fill="none" stroke="red"'),
    "a child of the root": ("svg>path{fill:red}", BLUE, RED),
    "a place among others": ("path:nth-child(3){fill:red}", "", RED),
    "what it is not": ("path:not(.b){fill:red}", "", RED),
    "an attribute": ("[stroke=blue]{fill:red}", 'stroke="blue"', f'stroke="blue" {RED}'),
    "what stands before it, though not shown": ("metadata+path{fill:red}", "", RED),
    "the more specific one": (".a{fill:red}path{fill:blue}", 'class="a"', RED),
    "the later one": ("path{fill:blue}path{fill:red}", "", RED),
    "the important one": ("path{fill:red!important}", 'style="fill:blue"', RED),
    "the element's own": ("path{fill:blue}", 'style="fill:red"', RED),
    "all of its selectors": ("rect,path{fill:red}", "", RED),
    "CDATA": ("<![CDATA[path{fill:red}]]>", "", RED),
    "screens": ("@media screen{path{fill:red}}@media print{path{fill:blue}}", "", RED),
    "no other language": ("</style><style type='text/x'>path{fill:blue}", RED, RED),
    "no selector that is unknown": ("path:%{fill:blue}", RED, RED),
}


@pytest.mark.parametrize(("style", "attributes", "meant"), RULES.values(), ids=RULES)
def test_the_rules_of_a_drawing_become_attributes(style: str, attributes: str, meant: str) -> None:
    path = '<path {} d="{}"/>'
    shapes = f"<metadata/>{path.format(attributes, SQUARE)}"
    plain = plain_svg(drawing(f"<style>{style}</style>{shapes}"))
    assert pixels(plain) == pixels(drawing(path.format(meant, SQUARE)))
    assert "style" not in plain
    assert "class" not in plain


@pytest.mark.parametrize("selector", ["#logo", ":root", "svg", "svg.mark", "*"])
def test_rules_for_the_root_of_a_drawing_count(selector: str) -> None:
    ring = '<circle cx="20" cy="20" r="15"/>'
    style = f"<style>{selector}{{fill:none;stroke:red;stroke-width:4px}}</style>"
    plain = plain_svg(drawing(style + ring, 'id="logo" class="mark"'))
    meant = drawing(ring, 'fill="none" stroke="red" stroke-width="4"')
    assert pixels(plain) == pixels(meant)


VALUES = {
    "a wide colour after a narrow one": ("fill:blue;fill:color(display-p3 1 0 0)", 'fill="#f00"'),
    "a wide colour with a share": (
        "fill:color(display-p3 1 0 0 / 50%)",
        'fill="#f00" fill-opacity=".5"',
    ),
    "a colour of OKLCH": ("fill:oklch(60% .2 20)", 'fill="#de394b"'),
    "spaces instead of commas": ("fill:rgb(255 0 0)", 'fill="red"'),
    "a variable": ("--a:red;fill:var(--a)", 'fill="red"'),
    "a variable of a variable": ("--b:red;--a:var(--b);fill:var(--a)", 'fill="red"'),
    "a fallback": ("fill:var(--none, red)", 'fill="red"'),
    "a fallback of a fallback": ("fill:var(--none, var(--neither, red))", 'fill="red"'),
    "a fallback of a variable without a value": ("--a:var(--no);fill:var(--a, red)", RED),
    "a variable that is taken back": ("--a:initial;fill:var(--a, red)", RED),
    "no variable": ("fill:red;fill:var(--none)", ""),
    "a variable of itself": ("--a:var(--a);fill:var(--a)", ""),
    "no colour": ("fill:red;fill:reddish", 'fill="red"'),
    "the current colour": ("color:red;fill:currentcolor", 'fill="red"'),
    "a share": ("opacity:50%", 'opacity=".5"'),
    "pixels": (
        "stroke:red;stroke-width:4px;stroke-dasharray:4px,2px",
        'stroke="red" stroke-width="4" stroke-dasharray="4,2"',
    ),
    "letters": ("stroke:red;stroke-width:.25em", 'stroke="red" stroke-width="4"'),
    "a shape": ("d:path('M4 4h9v9z')", 'd="M4 4h9v9z"'),
}


@pytest.mark.parametrize(("style", "meant"), VALUES.values(), ids=VALUES)
def test_values_of_a_drawing_are_those_that_every_reader_understands(
    style: str, meant: str
) -> None:
    shape = "" if "d=" in meant else f'd="{SQUARE}"'
    plain = plain_svg(drawing(f'<path style="{style}" d="{SQUARE}"/>'))
    assert pixels(plain) == pixels(drawing(f"<path {meant} {shape}/>"))


def test_variables_of_a_drawing_are_inherited_also_by_attributes() -> None:
    style = "<style>:root{--a:blue}.b{--a:red}</style>"
    plain = plain_svg(drawing(f'{style}<g class="b"><path fill="var(--a)" d="{SQUARE}"/></g>'))
    assert pixels(plain) == pixels(drawing(f'<path fill="red" d="{SQUARE}"/>'))


TRANSFORMS = {
    "degrees": ("transform:rotate(90deg) translateX(10px)", "rotate(90) translate(10 0)"),
    "turns": ("transform:rotate(.25turn)", "rotate(90)"),
    "the middle of the shape": (
        "transform-box:fill-box;transform-origin:center;transform:rotate(90deg)",
        "rotate(90 20 20)",
    ),
    "the corner of the shape": (
        "transform-box:fill-box;transform-origin:right bottom;transform:scale(.5)",
        "translate(32 24) scale(.5) translate(-32 -24)",
    ),
    "the middle of the drawing": (
        "transform-origin:50% 50%;transform:rotate(45deg)",
        "rotate(45 20 20)",
    ),
    "shares of the shape": (
        "transform-box:fill-box;transform:translate(25%,-50%)",
        "translate(6 -4)",
    ),
    "properties of their own": (
        "translate:4px 8px;rotate:90deg;scale:.5",
        "translate(4 8) rotate(90) scale(.5)",
    ),
}


@pytest.mark.parametrize(("style", "meant"), TRANSFORMS.values(), ids=TRANSFORMS)
def test_transforms_of_styles_become_those_of_attributes(style: str, meant: str) -> None:
    plain = plain_svg(drawing(f'<rect {BAR} style="{style}"/>'))
    assert pixels(plain) == pixels(drawing(f'<rect {BAR} transform="{meant}"/>'))


@pytest.mark.parametrize("word", ["none", "unset", "initial"])
def test_a_style_may_take_back_the_transform_of_an_attribute(word: str) -> None:
    rule = f"<style>*{{transform:{word}}}</style>"
    plain = plain_svg(drawing(f'{rule}<rect {BAR} transform="rotate(90)"/>'))
    assert pixels(plain) == pixels(drawing(f"<rect {BAR}/>"))


def test_a_whole_drawing_is_turned_about_its_middle() -> None:
    plain = plain_svg(drawing(f"<rect {BAR}/>", 'transform="rotate(90)"'))
    assert pixels(plain) == pixels(drawing(f'<rect {BAR} transform="rotate(90 20 20)"/>'))


def test_what_differs_in_the_dark_scheme_stays_and_fits_nothing_else() -> None:
    styles = (
        "<style>path{fill:red}:root{--a:blue}"
        "@media (prefers-color-scheme: dark){path{fill:lime}:root{--a:white}}</style>"
    )
    plain = plain_svg(drawing(f'{styles}<path d="{SQUARE}"/><rect fill="var(--a)" {BAR}/>'))
    light, dark = (
        drawing(f'<path fill="{ground}" d="{SQUARE}"/><rect fill="{bar}" {BAR}/>')
        for ground, bar in (("red", "blue"), ("lime", "white"))
    )
    assert pixels(plain) == pixels(light)
    assert pixels(in_dark(plain)) == pixels(dark)
    added = plain.replace("</svg>", f'<path fill="blue" d="{SQUARE}"/></svg>')
    assert rasterize_svg(in_dark(added), 40, 1).getpixel((20, 20)) == (0, 0, 255, 255)
    assert plain_svg(plain) == plain


def test_a_transform_of_the_dark_scheme_is_written_as_styles_have_it() -> None:
    style = "<style>@media (prefers-color-scheme:dark){rect{transform:translate(5px,1px)}}</style>"
    assert "{transform:matrix(1,0,0,1,5,1)}" in plain_svg(drawing(f"{style}<rect {BAR}/>"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_blended_in_one_scheme_alone_stays_so(scheme: str) -> None:
    rule = f"@media (prefers-color-scheme:{scheme}){{rect{{mix-blend-mode:multiply}}}}"
    shapes = f'<path fill="red" d="{SQUARE}"/><rect {{}} fill="blue" {BAR}/>'
    plain = plain_svg(drawing(f"<style>{rule}</style>{shapes.format('')}"))
    blended = drawing(shapes.format('style="mix-blend-mode:multiply"'))
    apart = drawing(shapes.format(""))
    light, dark = (blended, apart) if scheme == "light" else (apart, blended)
    assert pixels(plain) == pixels(light)
    assert pixels(in_dark(plain)) == pixels(dark)


def test_an_animation_of_a_drawing_stays() -> None:
    styles = "<style>@keyframes spin{to{rotate:1turn}}path{animation:spin 2s}</style>"
    plain = plain_svg(drawing(f'{styles}<path d="{SQUARE}"/>'))
    assert "@keyframes spin" in plain
    assert 'style="animation:spin 2s"' in plain


UNLIKE = {
    "a mix": ("fill:color-mix(in srgb, red, blue)", "the colour color-mix(in srgb, red, blue)"),
    "a colour of the system": ("fill:CanvasText", "the colour CanvasText"),
    "a calculation": ("stroke-width:calc(1px * 2)", "stroke-width: calc(…)"),
    "a cut by a shape of CSS": ("clip-path:circle(50%)", "clip-path: circle(…)"),
    "a line that does not grow": ("vector-effect:non-scaling-stroke", "vector-effect: non-"),
    "three dimensions": ("transform:rotateX(20deg)", "transform: rotatex(…)"),
    "a path to go": ("offset-path:path('M0 0h9')", "offset-path"),
}


@pytest.mark.parametrize(("style", "found"), UNLIKE.values(), ids=UNLIKE)
def test_what_is_not_drawn_the_same_everywhere_is_refused_by_name(
    tmp_path: Path, style: str, found: str
) -> None:
    file = tmp_path / "drawing.svg"
    file.write_text(drawing(f'<path style="{style}" d="{SQUARE}"/>'))
    with pytest.raises(DrawingError) as refusal:
        read_plain_svg(file)
    assert str(refusal.value).startswith(f"{file}: {found}")
    assert "not drawn the same everywhere. To fix it, " in str(refusal.value)


@pytest.mark.parametrize(
    "rule", ["@layer a{path{fill:red}}", "@media (width>9px){a{b:c}}", "g{path{d:none}}"]
)
def test_rules_that_other_readers_do_not_know_are_refused_by_name(
    tmp_path: Path, rule: str
) -> None:
    file = tmp_path / "drawing.svg"
    file.write_text(drawing(f"<style>{rule}</style>"))
    with pytest.raises(DrawingError, match="not drawn the same everywhere"):
        read_plain_svg(file)


def test_a_variable_keeps_the_value_that_it_has_where_it_is_declared() -> None:
    shape = f'<path style="--b:blue;fill:var(--a)" d="{SQUARE}"/>'
    plain = plain_svg(drawing(f'<g style="--b:red;--a:var(--b)">{shape}</g>'))
    assert pixels(plain) == pixels(drawing(f'<path fill="red" d="{SQUARE}"/>'))


@pytest.mark.parametrize("reference", ["var(--v{})", "var(--v{}, 1)", "var(--v{}, var(--v12))"])
def test_variables_that_multiply_end(reference: str) -> None:
    chain = "".join(f"--v{n + 1}:{f'{reference.format(n)} ' * 10};" for n in range(12))
    style = f"--v0:1;{chain}stroke-dasharray:var(--v12)"
    assert len(plain_svg(drawing(f'<path style="{style}"/>'))) < 20_000


SWITCHES = {
    "a part for a program": '<switch><g requiredExtensions="http://a">{no}</g><g>{yes}</g></switch>',
    "a part that browsers know": (
        '<switch><g requiredExtensions="http://www.w3.org/1999/xhtml">{yes}</g><g>{no}</g></switch>'
    ),
    "the first of several": "<switch><g>{yes}</g><g>{no}</g></switch>",
    "old features": (
        '<switch><g requiredFeatures="http://www.w3.org/TR/SVG11/feature#Shape">{yes}</g>'
        "<g>{no}</g></switch>"
    ),
    "a part without a switch": '<g requiredExtensions="http://a">{no}</g>{yes}',
}


@pytest.mark.parametrize("inside", SWITCHES.values(), ids=SWITCHES)
def test_of_a_switch_the_part_remains_that_browsers_show(inside: str) -> None:
    yes, no = f'<path fill="red" d="{SQUARE}"/>', "<circle cx='20' cy='20' r='19'/>"
    plain = plain_svg(drawing(inside.format(yes=yes, no=no)))
    assert pixels(plain) == pixels(drawing(yes))
    assert "switch" not in plain


@pytest.mark.parametrize(
    ("size", "box"),
    [
        ('width="40" height="30"', "0 0 40 30"),
        ('width="40px" height="30PX"', "0 0 40 30"),
        ('width="30pt" height="1in"', "0 0 40 96"),
        ('width="100%" height="30"', None),
        ('width="40"', None),
    ],
)
def test_a_drawing_without_a_view_box_gets_that_of_its_size(size: str, box: str | None) -> None:
    plain = plain_svg(f'<svg xmlns="http://www.w3.org/2000/svg" {size}/>')
    assert ElementTree.fromstring(plain).get("viewBox") == box


@pytest.mark.parametrize(
    ("root", "measured"),
    [
        ('viewBox="0 0 40 20"', (40, 20)),
        ('viewBox="0,0,40,20"', (40, 20)),
        ('viewBox="0 0 40 20" width="100%"', (40, 20)),
        ('viewBox="0 0 40 20" width="80" height="80"', (80, 80)),
        ('viewBox="0 0 40 20" width="80"', (80, 40)),
        ('viewBox="0 0 40 20" height="1in"', (192, 96)),
        ('viewBox="0 0 .4 .2"', (1, 1)),
        ('width="80" height="60"', (80, 60)),
    ],
)
def test_a_drawing_has_the_size_that_browsers_give_it(
    tmp_path: Path, root: str, measured: tuple[int, int]
) -> None:
    file = tmp_path / "drawing.svg"
    note = f"<!-- {'long ' * 2_000} -->"
    file.write_text(f'{note}<s:svg xmlns:s="http://www.w3.org/2000/svg" {root}/>')
    width, height, *_ = measure_vector(file)
    assert (width, height) == measured
