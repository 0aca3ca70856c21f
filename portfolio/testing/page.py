"""What may be wrong with a page, in lines that a failing test prints."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, ViewportSize
from selectolax.lexbor import LexborHTMLParser

from portfolio.hosting.static_server import find_file
from portfolio.testing.plugin import NOT_FOUND
from sandbox_islands.html import parse_html

WIDTHS = (320, 390, 820, 1440)
HEIGHT = 900
SCHEMES = ("light", "dark")

AXE_WIDTHS = {"light": (390, 1440), "dark": (1440,)}
"""Windows in which axe looks at a page. In the dark only colours are others."""

AXE_OPTIONS = {"iframes": False, "resultTypes": ["violations"]}
"""A player in a frame is a page of its own."""

MOST_BYTES = {"/": 310_000}
MOST_BYTES_OF_OTHERS = 480_000
"""Bytes that a visit on a phone may load, videos aside."""

CLIPPED = Path(__file__).with_name("clipped_text.js").read_text()
COVERED = Path(__file__).with_name("covered_words.js").read_text()

APART = {
    "words": "h1, .lead, .page-header .button, .nav a, .logo__name, .board :is(p, a, .board__name)",
    "others": ".header :is(.wrap > *, .nav a), .page-header__inner > .sticker, "
    ".page-header__stickers > .sticker, .hero:has(.lettering__part) .playground__mascot",
}
"""Selectors of words, and of what may lie on none of them.

Letters that are set as text stand before the mascot by design.
"""

DOES_NOT_FIT = "does not fit"
ROOM = (
    "What does not fit gets room from fewer or shorter words: of `navigation` in site.yaml, of "
    "`lettering` in home.yaml, of a title; or from `mascot: none` in theme.yaml."
)

LOADED = "html:not([data-preloader])"
"""Selector of the page once no overlay covers it."""

PICTURES = """() => [...document.images]
  .filter((image) => image.getClientRects().length && image.currentSrc)
  .flatMap((image) => {
    const name = image.currentSrc.split("/").at(-1);
    const width = image.offsetWidth;
    const isDrawing = /\\.svg(\\?|#|$)/.test(image.currentSrc);
    if (!image.hasAttribute("alt")) return [`${name} has no alternative text`];
    if (image.complete && !image.naturalWidth) return [`${name} cannot be shown`];
    if (isDrawing || !image.naturalWidth || image.naturalWidth >= width * 0.75) return [];
    return [`${name} is ${image.naturalWidth} pixels wide and shown on ${width}`];
  })"""

UNSEEN = """() => {
  const shown = { visibilityProperty: true, opacityProperty: true };
  const folded = "details, [hidden], [popover], [aria-hidden=true], .preloader, dialog, noscript";
  return [...document.querySelectorAll("main :is(h1, h2, h3, p, li)")]
    .filter((it) => it.textContent.trim() && it.getClientRects().length && !it.closest(folded))
    .filter((it) => !it.checkVisibility(shown))
    .map((it) => it.textContent.trim().slice(0, 80));
}"""
"""Words that have a place in a page and cannot be seen, but for those that a control unfolds."""

SCROLL = """async () => {
  const frame = () => new Promise((go) => [
    requestAnimationFrame(() => go(true)), setTimeout(go, 5000, false),
  ]);
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: "instant" });
    if (!await frame()) return false;
  }
  scrollTo({ top: 0, behavior: "instant" });
  return await frame() && await frame();
}"""
"""Scrolls to the end and back, so that all loads that a visitor would see; the header follows.

Returns whether the page is drawn.
"""

NOT_DRAWN = "the browser stopped drawing this page"
OPENINGS = 2
"""How often a page is opened until it is drawn.

On a busy machine a headless Chromium stops drawing one page of some hundreds, and shows no later
width of it and takes no picture; opened anew it is drawn.
"""


@contextmanager
def opened(browser: Browser, address: str, found: list[str], **options: Any) -> Iterator[Page]:
    """Yields an open page; what it should not have said or asked for is added to a list.

    Args:
        browser: The browser.
        address: The page.
        found: Where problems are added.
        options: Those of the browser's context, such as ``color_scheme``.
    """
    context = browser.new_context(reduced_motion="reduce", **options)
    page = context.new_page()
    origin = "/".join(address.split("/", 3)[:3])

    def hear(message: ConsoleMessage) -> None:
        is_status = message.location["url"] == page.url and "status of 404" in message.text
        if message.type in ("error", "warning") and not is_status:
            found.append(f"console: {message.text}")

    def see(request: Request) -> None:
        if not request.url.startswith((origin, "data:", "blob:")):
            found.append(f"asks another host: {request.url}")

    page.on("console", hear)
    page.on("pageerror", lambda error: found.append(f"error: {error.message}"))
    page.on("request", see)
    answer = page.goto(address)
    wanted = 404 if address.endswith(NOT_FOUND) else 200
    if not answer or answer.status != wanted:
        found.append(f"answers {answer and answer.status} instead of {wanted}")
    try:
        yield page
    finally:
        context.close()


def problems(browser: Browser, site: str, route: str, pictures: Path) -> list[str]:
    """Returns what is wrong with a page, in light and dark, in all widths, and without scripts.

    Args:
        browser: The browser.
        site: The address of the site.
        route: The page.
        pictures: Folder for a picture of the page in each window where something is wrong.
    """
    visits = (_in_all_windows(browser, site, route, pictures) for _ in range(OPENINGS))
    found = next((it for it in visits if NOT_DRAWN not in it), [NOT_DRAWN])
    return [*dict.fromkeys([*found, *_without_scripts(browser, site + route)])]


def _in_all_windows(browser: Browser, site: str, route: str, pictures: Path) -> list[str]:
    found: list[str] = []
    for scheme in SCHEMES:
        with opened(browser, site + route, found, color_scheme=scheme) as page:
            page.locator(LOADED).wait_for()
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": HEIGHT})
                if not page.evaluate(SCROLL):
                    return [NOT_DRAWN]
                here = [*_in_a_window(page, width, scheme)]
                found += [f"{scheme}, {width} px: {problem}" for problem in here]
                if here:
                    name = route.strip("/").replace("/", "-") or "home"
                    page.screenshot(path=pictures / f"{name}-{width}-{scheme}.png", full_page=True)
    return found


def _in_a_window(page: Page, width: int, scheme: str) -> Iterator[str]:
    wide, covered = page.evaluate(CLIPPED), page.evaluate(COVERED, APART)
    yield from (f"{DOES_NOT_FIT}: {it}" for it in [*wide, *covered])
    yield from page.evaluate(PICTURES)
    if width in AXE_WIDTHS[scheme]:
        violations = Axe().run(page, options=AXE_OPTIONS).response["violations"]
        for violation in violations:
            for node in violation["nodes"]:
                yield f"axe {violation['id']}: {' '.join(map(str, node['target']))}"


def _without_scripts(browser: Browser, address: str) -> Iterator[str]:
    found: list[str] = []
    with opened(browser, address, found, java_script_enabled=False) as page:
        headings = page.get_by_role("heading", level=1)
        if headings.count() != 1 or not headings.first.is_visible():
            yield f"without scripts: {headings.count()} main headings, or one that is not visible"
        yield from (f"without scripts nobody sees: {text}" for text in page.evaluate(UNSEEN))
    yield from (f"without scripts: {problem}" for problem in found)


def bytes_of_a_visit(browser: Browser, address: str) -> int:
    """Returns how many bytes a phone loads with a page, videos aside."""
    phone: ViewportSize = {"width": 390, "height": 844}
    with opened(browser, address, [], viewport=phone, device_scale_factor=2) as page:
        requests: list[Request] = []
        page.on("requestfinished", lambda request: requests.append(request))
        page.reload()
        page.locator(LOADED).wait_for()
        counted = [it for it in requests if it.resource_type != "media"]
        return sum(it.sizes()["responseBodySize"] for it in counted)


def most_bytes(route: str) -> int:
    """Returns how many bytes a visit may load."""
    return MOST_BYTES.get(route, MOST_BYTES_OF_OTHERS)


def broken_links(dist: Path, route: str, base: str) -> Iterator[str]:
    """Yields the links of a page that lead to no page, file or part of one.

    Args:
        dist: The built site.
        route: The page.
        base: Path of the host that the site is built for.
    """
    for link in _read(dist, route).css("a[href]"):
        href = link.attrs["href"] or ""
        address, _, fragment = href.partition("#")
        path = unquote(address.partition("?")[0])
        if not href.startswith(("/", "#")):
            continue
        file = find_file(dist, path.removeprefix(base) or "/") if path else _file(dist, route)
        if not file:
            yield f"{href} leads nowhere"
        elif fragment and file.suffix == ".html" and not _has_anchor(file, unquote(fragment)):
            yield f"{href} leads to a page that has no such part"


def _file(dist: Path, route: str) -> Path:
    return find_file(dist, route) or dist / "404.html"


def _read(dist: Path, route: str) -> LexborHTMLParser:
    return parse_html(_file(dist, route).read_text())


def _has_anchor(file: Path, name: str) -> bool:
    return any(it.attrs["id"] == name for it in parse_html(file.read_text()).css("[id]"))
