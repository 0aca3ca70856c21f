"""Every page has the same layout in Chromium, Firefox and WebKit."""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from portfolio.testing.server import serving
from tests.nightly.test_engines import until
from tests.support.engines import ChromiumDesktop, Engine
from tests.support.firefox import Firefox
from tests.support.page_scripts import page_script
from tests.support.site import DIST, compiled
from tests.support.webkit import WebKit

SIZES = ((1440, 900), (390, 844))
MEASURE = page_script("boxes")
TOLERANCE = 8
"""CSS pixels by which a box may be elsewhere or larger."""

ROUNDED = {
    "x": ("room", 0.12),
    "width": ("width", 0.12),
    "y": ("y", 0.03),
    "height": ("height", 0.03),
}
"""What WebKitGTK rounds, as shares of a box: it gives each glyph an advance of whole pixels (text
measured up to 12 % wider at 15 px, 9 % at 17 px, 0.4 % at 100 px), and WebKit cuts the height of
each line to whole pixels (28 of 28.8). Lines would break elsewhere, so it is measured with text and
rows that do not wrap."""

FRAME = """<!doctype html><title>Frame</title>
<style>body { margin: 0 } iframe { border: 0 }</style>"""
SHOW = """(() => {{
  document.querySelector("iframe")?.remove();
  const frame = document.body.appendChild(document.createElement("iframe"));
  frame.onload = () => (frame.dataset.loaded = "");
  Object.assign(frame, {{ width: {}, height: {}, src: {!r} }});
}})()"""
LOADED = """(() => {
  const frame = document.querySelector("iframe");
  return frame.matches("[data-loaded]")
    && !frame.contentDocument.querySelector("[data-preloader]");
})()"""
"""Whether the page in the frame is there, without its preloader."""

UNWRAPPED = """* {
  white-space: nowrap !important; flex-wrap: nowrap !important; min-width: 0 !important;
}"""
BOXES = f"""(async () => {{
  const page = document.querySelector("iframe").contentDocument;
  await page.fonts.ready;
  const wrapped = ({MEASURE})(page);
  const sheet = new page.defaultView.CSSStyleSheet();
  sheet.replaceSync({UNWRAPPED!r});
  page.adoptedStyleSheets = [sheet];
  await page.fonts.ready;
  return {{ wrapped, unwrapped: ({MEASURE})(page) }};
}})()"""
Boxes = list[dict[str, Any]]
Rounded = dict[str, tuple[str, float]]
Pages = dict[tuple[str, int], dict[str, Boxes]]

MAKERS: dict[str, Callable[[], Engine]] = {"firefox": Firefox, "webkit": WebKit}
ONE_WORKER = pytest.mark.xdist_group("layout")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where ``dist/`` is served with a page to frame its pages in, and without hydration.

    A frame has any size, while WebKitGTK's window is at least 447 pixels wide. An island that
    hydrates while it is measured would make the comparison a matter of timing.
    """
    folder = tmp_path_factory.mktemp("layout") / "dist"
    runtime = shutil.ignore_patterns("entry.client-*")
    shutil.copytree(DIST, folder, copy_function=os.symlink, ignore=runtime)
    (folder / "frame.html").write_text(FRAME)
    with serving(folder) as address:
        yield address


def measure(engine: Engine, site: str) -> Pages:
    engine.go(f"{site}/frame")
    measured: Pages = {}
    for page in compiled():
        for size in SIZES:
            engine.ask(SHOW.format(*size, page))
            until(engine, LOADED)
            measured[page, size[0]] = engine.ask(BOXES)
    return measured


@pytest.fixture(scope="module")
def expected(browser: Browser, site: str) -> Pages:
    engine = ChromiumDesktop(browser)
    measured = measure(engine, site)
    engine.close()
    return measured


@pytest.fixture(scope="module", params=MAKERS)
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    opened = MAKERS[request.param]()
    yield opened
    opened.close()


def differences(expected: Boxes, found: Boxes, rounded: Rounded) -> Iterator[str]:
    """Names the boxes that are elsewhere, or of another size."""
    # A preloader counts the pictures that it waits for, which are fewer once some have loaded.
    names = [[re.sub(r"\d+", "", box["name"]) for box in boxes] for boxes in (found, expected)]
    assert names[0] == names[1]
    for ours, theirs in zip(expected, found, strict=True):
        for side in ("x", "y", "width", "height"):
            of, share = rounded.get(side, (side, 0))
            if abs(ours[side] - theirs[side]) > max(TOLERANCE, share * abs(ours[of])):
                yield f"{ours['name']}: {side} {theirs[side]}, in Chromium {ours[side]}"


@ONE_WORKER
def test_pages_are_laid_out_in_firefox_and_webkit_as_in_chromium(
    engine: Engine, site: str, expected: Pages
) -> None:
    kind, rounded = ("unwrapped", ROUNDED) if isinstance(engine, WebKit) else ("wrapped", {})
    found = measure(engine, site)
    lines = [
        f"{page} at {width} px: {line}"
        for (page, width), boxes in expected.items()
        for line in differences(boxes[kind], found[page, width][kind], rounded)
    ]
    assert not lines, "\n".join(lines)
