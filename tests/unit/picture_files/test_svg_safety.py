"""Drawings of the owner are served without active content, and stand in pages as shapes alone."""

from pathlib import Path

import pytest

from portfolio.picture_files.inline_svg import read_inline_svg
from portfolio.picture_files.plain_svg import read_plain_svg
from portfolio.picture_files.svg_safety import MAX_SVG_BYTES, DrawingError

SQUARE = '<path d="M2 2h8v8z"/>'
HOSTILE = {
    "a script": ("<script>alert(1)</script>", "<script>"),
    "a handler": ('<path onload="alert(1)" d="M2 2h8v8z"/>', "onload="),
    "a handler in capitals": ('<path ONCLICK="alert(1)" d="M2 2h8v8z"/>', "ONCLICK="),
    "a script link": ('<a href="javascript:alert(1)"><path d="M0 0"/></a>', "<a>"),
    "a link in a copy": ('<use href="other.svg#a"/>', "other.svg#a"),
    "an old-style link": ('<use xlink:href="data:image/svg+xml,x"/>', "data:image"),
    "a foreign object": ("<foreignObject><div/></foreignObject>", "<foreignObject>"),
    "an HTML element": ('<iframe xmlns="http://www.w3.org/1999/xhtml"/>', "<iframe>"),
    "a picture": ('<image href="https://example.com/a.png"/>', "<image>"),
    "an animation": ('<set attributeName="href" to="javascript:alert(1)"/>', "<set>"),
    "a remote paint": ('<path fill="url(//example.com/a#b)" d="M0 0"/>', "url(//example.com/a#b)"),
    "a quoted remote paint": ("""<path style="fill:url( 'https://example.com' )"/>""", "url("),
    "an import": ("<style>@import 'a.css';</style>", "@import"),
    "an import cut in two": ("<style>@im<!-- -->port 'a.css';</style>", "@import"),
    "an escaped import": (r"<style>@\69mport 'a.css';</style>", "'\\\\'"),
    "a picture set": ("""<path style="fill:image-set('a.png' 1x)"/>""", "image-set("),
    "a base": ('<g xml:base="https://example.com/"/>', "xml:base"),
    "text": ("<text>Hello</text>", "<text>"),
    "copies of copies": (
        '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
        "more than 20,000 elements and copies",
    ),
    "bottomless groups": ("<g>" * 200 + "</g>" * 200, "200 deep"),
    "elements without end": ("<g/>" * 20_000, "more than 20,000 elements"),
    "copies without end": (
        "<g id='a'>" + "<g/>" * 999 + "</g>" + "<use href='#a'/>" * 20,
        "more than 20,000 elements and copies",
    ),
    "masks of masks": (
        "".join(
            f'<mask id="m{it}"><g style="mask:url(#m{it + 1})"><path/></g>'
            f'<g id="g{it}" mask="url(#m{it + 1})"/><use href="#g{it}"/></mask>'
            for it in range(40)
        ),
        "more than 20,000 elements and copies",
    ),
    "clip paths of clip paths": (
        "".join(
            f'<clipPath id="m{it}">' + f'<path clip-path="url(#m{it + 1})"/>' * 2 + "</clipPath>"
            for it in range(40)
        ),
        "more than 20,000 elements and copies",
    ),
    "a circle without end": ('<circle r="1e30"/>', "the number 1e30… in r=…"),
    "an arc without end": (
        '<path d="M0 0A123456789 9 0 1 1 1 1z"/>',
        "the number 12345678… in d=…",
    ),
    "a part for one language": ("<g systemLanguage='de'/>", "a part with systemLanguage=…"),
    "a part for one program": ("<g requiredExtensions='http://a'/>", "requiredExtensions=…"),
}

DOCTYPE = (
    '<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Some Illustrator -->\n'
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" '
    '"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n'
)


def drawing(folder: Path, inside: str, before: str = "") -> Path:
    file = folder / "drawing.svg"
    file.write_text(
        f'{before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 12" '
        f'xmlns:xlink="http://www.w3.org/1999/xlink">{inside}</svg>'
    )
    return file


@pytest.mark.parametrize(("inside", "found"), HOSTILE.values(), ids=HOSTILE)
def test_active_content_in_a_drawing_is_refused_by_name(
    tmp_path: Path, inside: str, found: str
) -> None:
    file = drawing(tmp_path, SQUARE + inside)
    with pytest.raises(DrawingError) as refusal:
        read_plain_svg(file)
    assert str(refusal.value).startswith(f"{file}:1: ")
    assert found in str(refusal.value)
    assert "To fix it, " in str(refusal.value)


def test_entities_and_stylesheets_before_a_drawing_are_refused(tmp_path: Path) -> None:
    entities = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>'
    with pytest.raises(DrawingError, match="a DOCTYPE with declarations"):
        read_plain_svg(drawing(tmp_path, "<title>&b;</title>", before=entities))
    with pytest.raises(DrawingError, match=r"the entity &nbsp;"):
        read_plain_svg(drawing(tmp_path, "<title>&nbsp;</title>", before=DOCTYPE))
    handler = '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>'
    with pytest.raises(DrawingError, match="a DOCTYPE with declarations"):
        read_plain_svg(drawing(tmp_path, SQUARE, before=handler))
    with pytest.raises(DrawingError, match="ISO-2022-JP"):
        read_plain_svg(
            drawing(tmp_path, SQUARE, before='<?xml version="1.0" encoding="ISO-2022-JP"?>')
        )
    with pytest.raises(DrawingError, match="xml-stylesheet"):
        read_plain_svg(drawing(tmp_path, SQUARE, before='<?xml-stylesheet href="a.css"?>'))


@pytest.mark.parametrize(
    ("data", "found"),
    [
        *((data, "svg") for data in (b"", b"hello", b"<svg", b"<html/>", b"<svg><path/></svg>")),
        (b"\xff\xfe<\x00s\x00", "UTF-8"),
        (b" " * (MAX_SVG_BYTES + 1), "larger than"),
    ],
    ids=range(7),
)
def test_a_file_that_is_no_drawing_or_a_huge_one_is_refused(
    tmp_path: Path, data: bytes, found: str
) -> None:
    file = tmp_path / "drawing.svg"
    file.write_bytes(data)
    with pytest.raises(DrawingError, match=f"(?i){found}"):
        read_plain_svg(file)


def test_metadata_of_editors_in_a_drawing_is_allowed(tmp_path: Path) -> None:
    notes = (
        '<s:namedview xmlns:s="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" one="1"/>'
        r'<g xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:label="C:\a" data-x="\b"/>'
    )
    assert '<path d="M2 2h8v8z" />' in read_plain_svg(drawing(tmp_path, SQUARE + notes))


def test_references_within_a_drawing_are_kept(tmp_path: Path) -> None:
    inside = '<path id="a" d="M0 0h1v1z"/><use href="#a"/><path fill="url( \'#p\' )" d="M0 0"/>'
    assert 'href="#a"' in read_plain_svg(drawing(tmp_path, inside))


@pytest.mark.parametrize("before", [DOCTYPE, "<!DOCTYPE svg>"])
def test_a_doctype_without_declarations_is_taken(tmp_path: Path, before: str) -> None:
    assert "<path" in read_plain_svg(drawing(tmp_path, SQUARE, before=before))


PRIVATE = (
    "<switch><foreignObject requiredExtensions='http://ns.adobe.com/AdobeIllustrator/10.0/' "
    'x="0" y="0" width="1" height="1"><i:pgf xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" '
    'id="adobe_illustrator_pgf">eJzs</i:pgf>{hidden}</foreignObject>'
    '<g xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" i:extraneous="self">'
    "{shown}</g></switch>"
)


def test_the_private_part_of_a_switch_is_allowed_where_no_browser_shows_it(tmp_path: Path) -> None:
    assert "<path" in read_plain_svg(drawing(tmp_path, PRIVATE.format(hidden="", shown=SQUARE)))
    script = "<script>alert(1)</script>"
    with pytest.raises(DrawingError, match="<script>"):
        read_plain_svg(drawing(tmp_path, PRIVATE.format(hidden=script, shown=SQUARE)))


MISREAD = {
    "a comment that HTML ends sooner": "<!--><img src='x' onerror='smuggled = 1'>-->",
    "a script of another namespace": (
        "<script xmlns='http://www.inkscape.org/namespaces/inkscape'>smuggled = 1</script>"
    ),
    "data within a title": (
        "<title><g><![CDATA[><img src='x' onerror='smuggled = 1'>]]></g></title>"
    ),
    "a style that closes itself": (
        "<title><style><![CDATA[</style><img src='x' onerror='smuggled = 1'>]]></style></title>"
    ),
    "a note that is HTML": "<metadata><g>&lt;img src='x' onerror='smuggled = 1'></g></metadata>",
    "a style for the whole page": "<style>body { display: none }</style>",
}
"""Safe in a file of its own, another thing in a page."""


@pytest.mark.parametrize("inside", MISREAD.values(), ids=MISREAD)
def test_a_drawing_within_a_page_keeps_only_shapes(tmp_path: Path, inside: str) -> None:
    file = drawing(tmp_path, SQUARE + inside)
    assert read_plain_svg(file)
    assert read_inline_svg(file) == f'<svg viewBox="0 0 12 12">{SQUARE[:-2]} /></svg>'


def test_a_drawing_within_a_page_keeps_gradients_and_copies(tmp_path: Path) -> None:
    inside = (
        '<linearGradient id="p"><stop offset="0" style="stop-color:red"/></linearGradient>'
        '<path id="a" fill="url(#p)" d="M0 0h1v1z"/><use xlink:href="#a"/>'
    )
    markup = read_inline_svg(drawing(tmp_path, inside))
    assert '<linearGradient id="drawing-p"><stop offset="0" stop-color="red" />' in markup
    assert 'fill="url(#drawing-p)"' in markup
    assert '<use href="#drawing-a" />' in markup


def test_a_drawing_within_a_page_keeps_the_paint_of_its_styles_and_no_class(tmp_path: Path) -> None:
    styled = "<style>.sticker{fill:none;stroke:#06c}</style>" + SQUARE.replace(
        "d=", 'class="sticker" d='
    )
    assert read_inline_svg(drawing(tmp_path, styled)) == (
        f'<svg viewBox="0 0 12 12">{SQUARE[:-2]} fill="none" stroke="#06c" /></svg>'
    )
