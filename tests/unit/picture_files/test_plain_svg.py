"""A drawing becomes plain: what its styles say are attributes, which every reader understands."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from portfolio.images.rasterize import rasterize_svg
from portfolio.picture_files.measure_svg import measure_vector
from portfolio.picture_files.plain_svg import in_dark, plain_svg, read_plain_svg
from portfolio.picture_files.svg_safety import DrawingError

ROOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"{attributes}>{inside}</svg>'
SQUARE = "M4 4h32v32h-32z"
BAR = 'x="8" y="16" width="24" height="8"'


def drawing(inside: str, attributes: str = "") -> str:
    return ROOT.format(inside=inside, attributes=attributes and f" {attributes}")


def plain_in_both(svg: str) -> str:
    """Returns a drawing, whose colours are written for both schemes, as a plain one."""
    return plain_svg(svg, svg)


def pixels(svg: str) -> bytes:
    return rasterize_svg(svg, 80, 1).tobytes()


RED, BLUE = 'fill="red"', 'fill="blue"'

RULES = {
    "a class": (".a{fill:none;stroke:red}", 'class="a"', 'fill="none" stroke="red"'),
    "an id": ("#a{fill:red}", f'id="a" {BLUE}', RED),
    "any element": ("*{fill:red}", BLUE, RED),
    "the more specific one": (".a{fill:red}path{fill:blue}", 'class="a"', RED),
    "the later one": ("path{fill:blue}path{fill:red}", "", RED),
    "the later one of two classes": (".b{fill:blue}.a{fill:red}", 'class="a b"', RED),
    "the element's own": ("path{fill:blue}", 'style="fill:red"', RED),
    "all of its selectors": ("rect,path{fill:red}", "", RED),
    "CDATA": ("<![CDATA[path{fill:red}]]>", "", RED),
}


@pytest.mark.parametrize(("style", "attributes", "meant"), RULES.values(), ids=RULES)
def test_the_rules_of_a_drawing_become_attributes(style: str, attributes: str, meant: str) -> None:
    path = '<path {} d="{}"/>'
    shapes = f"<metadata/>{path.format(attributes, SQUARE)}"
    plain = plain_in_both(drawing(f"<style>{style}</style>{shapes}"))
    assert pixels(plain) == pixels(drawing(path.format(meant, SQUARE)))
    assert "style" not in plain
    assert "class" not in plain


@pytest.mark.parametrize("selector", ["#logo", "svg", ".mark", "*"])
def test_rules_for_the_root_of_a_drawing_count(selector: str) -> None:
    ring = '<circle cx="20" cy="20" r="15"/>'
    style = f"<style>{selector}{{fill:none;stroke:red;stroke-width:4px}}</style>"
    plain = plain_in_both(drawing(style + ring, 'id="logo" class="mark"'))
    meant = drawing(ring, 'fill="none" stroke="red" stroke-width="4"')
    assert pixels(plain) == pixels(meant)


VALUES = {
    "a wide colour after a narrow one": ("fill:red;fill:color(display-p3 1 0 0)", 'fill="red"'),
    "a colour of hues": ("fill:hsl(0, 100%, 50%)", 'fill="red"'),
    "eight digits": ("fill:#ff000080", 'fill="red" fill-opacity=".5"'),
    "a clear colour": ("fill:rgba(255,0,0,.5)", 'fill="red" fill-opacity=".5"'),
    "the current colour": ("color:red;fill:currentcolor", 'fill="red"'),
    "a share": ("opacity:50%", 'opacity=".5"'),
    "pixels": (
        "stroke:red;stroke-width:4px;stroke-dasharray:4px,2px",
        'stroke="red" stroke-width="4" stroke-dasharray="4,2"',
    ),
    "what other programs write": ("-inkscape-stroke:none;vector-effect:none;fill:red", RED),
}


@pytest.mark.parametrize(("style", "meant"), VALUES.values(), ids=VALUES)
def test_values_of_drawing_are_those_that_every_reader_understands(style: str, meant: str) -> None:
    shape = "" if "d=" in meant else f'd="{SQUARE}"'
    plain = plain_in_both(drawing(f'<path style="{style}" d="{SQUARE}"/>'))
    assert pixels(plain) == pixels(drawing(f"<path {meant} {shape}/>"))


def test_what_differs_in_the_dark_scheme_stays_and_fits_nothing_else() -> None:
    styles = (
        "<style>path{fill:red}.a{fill:blue}"
        "@media (prefers-color-scheme: dark){path{fill:lime}.a{fill:white}}"
        ".a{stroke:none}</style>"
    )
    plain = plain_in_both(drawing(f'{styles}<path d="{SQUARE}"/><rect class="a" {BAR}/>'))
    light, dark = (
        drawing(f'<path fill="{ground}" d="{SQUARE}"/><rect fill="{bar}" {BAR}/>')
        for ground, bar in (("red", "blue"), ("lime", "white"))
    )
    assert pixels(plain) == pixels(light)
    assert pixels(in_dark(plain)) == pixels(dark)
    added = plain.replace("</svg>", f'<path fill="blue" d="{SQUARE}"/></svg>')
    assert rasterize_svg(in_dark(added), 40, 1).getpixel((20, 20)) == (0, 0, 255, 255)
    assert plain_in_both(plain) == plain


def test_what_is_blended_in_the_dark_scheme_alone_stays_so() -> None:
    rule = "@media (prefers-color-scheme:dark){rect{mix-blend-mode:multiply;isolation:isolate}}"
    shapes = f'<path fill="red" d="{SQUARE}"/><rect {{}} fill="blue" {BAR}/>'
    own = 'style="isolation:auto"'
    plain = plain_in_both(drawing(f"<style>{rule}</style>{shapes.format('')}"))
    assert pixels(plain) == pixels(drawing(shapes.format(own)))
    assert pixels(in_dark(plain)) == pixels(
        drawing(shapes.format('style="mix-blend-mode:multiply"'))
    )


UNLIKE = {
    "a variable": ("fill:var(--a, red)", "fill: var(--a, red)"),
    "a mix": ("fill:color-mix(in srgb, red, blue)", "fill: color-mix(in srgb, red, blue)"),
    "a colour of the system": ("fill:CanvasText", "fill: CanvasText"),
    "a wide colour alone": ("fill:color(display-p3 1 0 0)", "fill: color(display-p3 1 0 0)"),
    "no colour": ("fill:red;fill:reddish", "fill: reddish"),
    "a calculation": ("stroke-width:calc(1px * 2)", "stroke-width: calc(1px * 2)"),
    "letters": ("stroke-width:.25em", "stroke-width: .25em"),
    "a cut by a shape of CSS": ("clip-path:circle(50%)", "clip-path: circle(50%)"),
    "a line that does not grow": ("vector-effect:non-scaling-stroke", "vector-effect: non-"),
    "a transform": ("transform:rotate(90deg)", "transform: rotate(90deg)"),
    "a transform that is taken back": ("transform:none", "transform: none"),
    "a box of a transform": ("transform-box:fill-box", "transform-box: fill-box"),
    "a turn": ("rotate:90deg", "rotate: 90deg"),
    "a width": ("width:9px", "width: 9px"),
    "a shape": ("d:path('M4 4h9v9z')", 'd: path("M4 4h9v9z")'),
    "a path to go": ("offset-path:path('M0 0h9')", "offset-path"),
    "an animation": ("animation:spin 2s", "animation: spin 2s"),
    "an important value": ("fill:red!important", "fill: red !important"),
    "a colour and another": ("fill:url(#a) red", "fill: url(#a) red"),
    "a colour that not every program reads": ("fill:rgb(255 0 0)", "fill: rgb(255 0 0)"),
    "a ground": ("background:red", "background: red"),
    "a rule within a rule": ("fill:red;path{fill:blue}", "a rule within a rule"),
}


def refused(folder: Path, svg: str) -> str:
    """Returns what is said of a drawing that is not plain, behind the name of its file."""
    file = folder / "drawing.svg"
    file.write_text(svg)
    with pytest.raises(DrawingError) as refusal:
        read_plain_svg(file)
    assert "To fix it, export it as plain SVG, which is drawn the same everywhere; docs" in str(
        refusal.value
    )
    return str(refusal.value).removeprefix(f"{file}:")


@pytest.mark.parametrize(("style", "found"), UNLIKE.values(), ids=UNLIKE)
def test_what_is_not_drawn_the_same_everywhere_is_refused_by_its_line(
    tmp_path: Path, style: str, found: str
) -> None:
    element = refused(tmp_path, drawing(f'\n<g/>\n<path style="{style}" d="{SQUARE}"/>'))
    assert element.startswith(f"3: {found}")
    rule = refused(tmp_path, drawing(f"\n<style>\n\npath{{\n{style}}}</style>"))
    assert rule.startswith(f"5: {found}")


def test_a_transform_of_a_whole_drawing_is_refused(tmp_path: Path) -> None:
    said = refused(tmp_path, drawing(f"<rect {BAR}/>", 'transform="rotate(90)"'))
    assert said.startswith("1: a transform of the whole drawing")


ELEMENTS = {
    '<path fill="var(--a)"/>': "fill: var(--a)",
    '<path stroke="oklch(60% .2 20)"/>': "stroke: oklch(60% .2 20)",
    '<path transform-origin="center"/>': "transform-origin: center",
    '<path vector-effect="non-scaling-stroke"/>': "vector-effect: non-scaling-stroke",
    '<style type="text/x">path{fill:red}</style>': "a <style> of another language or for some",
    '<style media="print">path{fill:red}</style>': "a <style> of another language or for some",
}
RULES = {
    **{
        f"{selector}{{fill:red}}": f"the selector {selector}"
        for selector in ("g path", "svg>path", ":root", "path:not(.b)", "[fill]", ".a.b", "path:%")
    },
    "@layer a{path{fill:red}}": "a rule @layer a",
    "@keyframes a{to{rotate:1turn}}": "a rule @keyframes a",
    "@media (prefers-color-scheme:light){a{b:c}}": "a rule @media (prefers-color-scheme:light)",
    "@media (width>9px){a{b:c}}": "a rule @media (width>9px)",
    "@media screen{a{b:c}}": "a rule @media screen",
}
UNKNOWN = {f"\n{element}": f"2: {found}" for element, found in ELEMENTS.items()}
UNKNOWN |= {f"<style>path{{}}\n\n{rule}</style>": f"3: {found}" for rule, found in RULES.items()}


@pytest.mark.parametrize(("inside", "found"), UNKNOWN.items(), ids=UNKNOWN)
def test_what_other_readers_do_not_know_is_refused_by_its_line(
    tmp_path: Path, inside: str, found: str
) -> None:
    assert refused(tmp_path, drawing(inside)).startswith(found)


def test_many_rules_of_many_elements_end() -> None:
    rules = "*{fill:red}.a{fill:blue}" * 9_000
    shapes = '<g class="a"/>' * 15_000
    plain = plain_in_both(drawing(f"<style>{rules}</style>{shapes}"))
    assert plain.count('fill="blue"') == 15_000


SWITCHES = {
    "a part of Illustrator": (
        '<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/"/>'
        "<g>{yes}</g></switch>"
    ),
    "the first of several": "<switch><g>{yes}</g><g>{no}</g></switch>",
}


@pytest.mark.parametrize("inside", SWITCHES.values(), ids=SWITCHES)
def test_of_a_switch_the_part_remains_that_browsers_show(inside: str) -> None:
    yes, no = f'<path fill="red" d="{SQUARE}"/>', "<circle cx='20' cy='20' r='19'/>"
    plain = plain_in_both(drawing(inside.format(yes=yes, no=no)))
    assert pixels(plain) == pixels(drawing(yes))


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
    plain = plain_in_both(f'<svg xmlns="http://www.w3.org/2000/svg" {size}/>')
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
