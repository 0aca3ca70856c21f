"""The same visit in Firefox, in WebKit and on a phone: every page, menu, sliders, playground."""

import asyncio
import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.types import ASGIApp, Receive, Scope, Send

from portfolio.testing.server import serving
from sandbox_islands.html import parse_html
from sandbox_islands.islands.plugin import hydrates_whole
from tests.nightly.test_search_letters import FOUND, TITLES, index_turkish_pages
from tests.support import blocks, variant
from tests.support.engines import ChromiumPhone, Engine
from tests.support.extras_page import SPRITES, STORED
from tests.support.firefox import Firefox
from tests.support.network_faults import file_of
from tests.support.page_actions import AT_REST, RUNTIME_HAS_LOADED, SIDEWAYS
from tests.support.site import DIST, compiled
from tests.support.site_content import first
from tests.support.webkit import WebKit

LISTEN = Path(__file__).parents[1] / "support" / "record_errors.js"
MAKERS: dict[str, Callable[[pytest.FixtureRequest], Engine]] = {
    "phone": lambda request: ChromiumPhone(request.getfixturevalue("browser")),
    "firefox": lambda _: Firefox(),
    "webkit": lambda _: WebKit(),
}
ONE_WORKER_EACH = [
    pytest.param(maker, id=name, marks=pytest.mark.xdist_group(name))
    for name, maker in MAKERS.items()
]
VIEW_TRANSITION = "@view-transition{navigation:auto}"
"""WebKitGTK 2.50 crashes in it when it has no graphics card, whichever link is followed."""

NO_STYLE = "/**/"

NARROW = 600, 900
PATIENCE = 15_000
"""Milliseconds that a busy machine gets."""

MENU = ".playground__menu"
PLAYGROUND = "document.querySelector('[data-playground]')"
ANNOUNCED = f"{PLAYGROUND}.querySelector('[role=status]').textContent"
TAKE_FINGERS_FOR_GRANTED = """(() => {
  const { matchMedia } = window;
  const coarse = "(pointer: coarse)";
  window.matchMedia = (query) => (query === coarse ? { matches: true } : matchMedia(query));
})()"""
"""Offers tilt on a computer, too, if it knows the events of a sensor."""

LEAN = """dispatchEvent(new DeviceOrientationEvent("deviceorientation", { beta: 40, gamma: 20 }))"""
KEEP_DOWNLOAD = """(() => {
  HTMLAnchorElement.prototype.click = function () {
    window.saved = this.href;
  };
})()"""
SIZE_OF_DOWNLOAD = """(async () => {
  const picture = Object.assign(new Image(), { src: saved });
  await picture.decode();
  return [picture.naturalWidth, picture.naturalHeight];
})()"""

ARTICLE_ROUTES = (
    "/writing",
    "/writing/tags/css",
    "/writing/stickers-that-bounce",
    "/ar/writing",
    "/ar/writing/from-right-to-left",
)
SEARCH_FIELD = "document.querySelector('.search-dialog__field')"
ASK_FOR = f"""(words) => {{
  {SEARCH_FIELD}.value = words;
  {SEARCH_FIELD}.dispatchEvent(new Event("input", {{ bubbles: true }}));
}}"""

SAID_OF_SEARCH = "document.querySelector('.search-dialog [role=status]').textContent"
FOUND_BY_SEARCH = f"[...document.querySelectorAll({TITLES!r})].map((it) => it.textContent)"
COMPOSE = """(key) => {
  const init = { key, isComposing: true, bubbles: true, cancelable: true };
  const event = new KeyboardEvent("keydown", init);
  event.preventDefault(); // The browser has given it to the input method.
  document.activeElement.dispatchEvent(event);
}"""

KEEP_ELSEWHERE = """(key, value) => {
  const tab = document.body.appendChild(document.createElement("iframe"));
  tab.contentWindow.localStorage.setItem(key, value);
}"""
"""Keeps something as another page of the site does, of which this one hears."""

PROTECT = """(() => {
  IDBFactory.prototype.open = () => ({});
  const { getImageData } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.getImageData = function (...box) {
    const pixels = getImageData.apply(this, box);
    pixels.data.fill(255);
    return pixels;
  };
})()"""
"""A database that never answers, and white pixels, as browsers protect from fingerprinting."""

STICK = "document.querySelector('.draw-sheet__stick')"
NOTE = "document.querySelector('.draw-sheet__note').textContent"
WAYS = "document.querySelectorAll('.draw-sheet__ways input')"
LETTERS = "document.querySelector('.draw-sheet__field')"
TYPE = f"""(words) => {{
  const {{ set }} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  set.call({LETTERS}, words); // React keeps the setter of the element for itself.
  {LETTERS}.dispatchEvent(new Event("input", {{ bubbles: true }}));
}}"""
UNSEEN = {"version": 1, "id": "unseen", "text": "\u3164", "ink": 0}
"""A sticker of a letter that nobody sees."""

SHARE = "document.querySelector('.comparison--hover').style.getPropertyValue('--share')"
PAINTED = """(() => {
  const canvas = document.querySelector("[data-playground] canvas");
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return data.some((it, index) => index % 4 === 3 && it > 0);
})()"""
HYDRATE = """(async () => {
  for (const island of document.querySelectorAll("[data-island]")) {
    island.scrollIntoView({ behavior: "instant" });
    island.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    await new Promise(requestAnimationFrame);
  }
})()"""
FRAME = "<!doctype html><title>Frame</title><iframe src='/resume' width='900' height='600'>"
"""A page to watch another one from: a driver waits until a page that is being left has gone."""

SCRIPTS_HAVE_RUN = "frames[0].document.readyState === 'complete'"
"""The scripts of the page in the frame, which run once it is parsed, have run."""

LEAVE = """(() => {
  const { document } = frames[0];
  window.states = [];
  new MutationObserver(() => {
    states.push(document.querySelector(".loading-indicator").checkVisibility());
  }).observe(document.documentElement, { attributeFilter: ["data-loading"] });
  const link = document.querySelector(".logo");
  link.href = "/?slow";
  link.click();
})()"""
"""Follows a link in the frame to a slow page, and keeps when the indicator showed."""

SLOW = 1.5
"""Seconds until the server answers to an address that ends in ``?slow``."""


def slowly(app: ASGIApp) -> ASGIApp:
    """Returns the application with some slow answers."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("query_string") == b"slow":
            await asyncio.sleep(SLOW)
        await app(scope, receive, send)

    return answer


def _rewrite(link: Path, text: str) -> None:
    link.unlink()
    link.write_text(text)


@contextmanager
def listening(site: Path, folder: Path, base: str = "") -> Iterator[str]:
    """Yields where a site is served with pages that listen to themselves, under its own policy.

    Args:
        site: The site.
        folder: Where it is copied to.
        base: The path that it was built for.
    """
    recorder = f'<script src="{base}/record_errors.js"></script>'
    sidecars = shutil.ignore_patterns("*.br", "*.gz")
    shutil.copytree(site, folder, copy_function=os.symlink, ignore=sidecars)
    shutil.copyfile(LISTEN, folder / "record_errors.js")
    for page in folder.rglob("*.html"):
        html = page.read_text()
        # React takes the first script of a page that it hydrates for one of its own.
        if hydrates_whole(parse_html(html)):
            html = html.replace("</head>", f"{recorder}</head>", 1)
        else:
            html = html.replace("<head>", f"<head>{recorder}", 1)
        _rewrite(page, html.replace(VIEW_TRANSITION, NO_STYLE))
    # React compares a style of such a page with the one in its script.
    for script in folder.glob("assets/*.js"):
        _rewrite(script, script.read_text().replace(VIEW_TRANSITION, NO_STYLE))
    (folder / "frame.html").write_text(FRAME)
    with serving(folder, slowly) as address:
        yield address + base


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with listening(DIST, tmp_path_factory.mktemp("engines") / "dist") as address:
        yield address


@pytest.fixture(scope="module")
def site_of_blocks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the tests' own site is served, which has a page that React hydrates whole."""
    with listening(blocks.SITE, tmp_path_factory.mktemp("engines") / "blocks") as address:
        yield address


@pytest.fixture(scope="module")
def site_of_articles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a site with articles in two languages and a search is served."""
    folder = tmp_path_factory.mktemp("engines") / "articles"
    with listening(variant.SITE, folder, variant.BASE) as address:
        yield address


@pytest.fixture(scope="module")
def site_in_turkish(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the site with articles is served with an index of Turkish pages instead of its own."""
    folder = tmp_path_factory.mktemp("engines") / "turkish"
    with listening(variant.SITE, folder, variant.BASE) as address:
        index_turkish_pages(folder)
        yield address


@pytest.fixture(scope="module")
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """A browser that all scenarios of a worker share."""
    opened = request.param(request)
    yield opened
    opened.close()


def until(engine: Engine, condition: str) -> None:
    """Waits until something is true in the page."""
    assert engine.ask(
        f"""new Promise((done) => {{
          const end = performance.now() + {PATIENCE};
          const look = () => {{
            if ({condition}) done(true);
            else if (performance.now() > end) done(false);
            else setTimeout(look, 50);
          }};
          look();
        }})"""
    ), f"never came true: {condition}; heard {engine.ask('window.heard ?? frames[0]?.heard')}"


def touch(engine: Engine, selector: str) -> None:
    element = f"document.querySelector({selector!r})"
    engine.ask(f"{element}.scrollIntoView({{ block: 'center', behavior: 'instant' }})")
    engine.ask(f"({AT_REST})({element})")
    box = engine.ask(f"{element}.getBoundingClientRect()")
    engine.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def left(element: str) -> str:
    return f"{element}.getBoundingClientRect().left"


def expect_no_errors(engine: Engine) -> None:
    """No page has complained, but of the service that counts visits, which is nowhere."""
    heard = engine.ask("window.heard ?? frames[0].heard")
    assert [it for it in heard if variant.COUNTER not in it] == []


def one_with(selector: str) -> str:
    """Returns the first screen with an element that a selector matches."""
    pages = ((screen, parse_html(file_of(screen).read_text())) for screen in compiled())
    return next(screen for screen, page in pages if page.css_first(selector))


def enter(engine: Engine, address: str) -> None:
    """Opens a page and waits until its preloader is gone and the islands' runtime is loaded."""
    engine.go(address)
    until(engine, "!('preloader' in document.documentElement.dataset)")
    until(engine, RUNTIME_HAS_LOADED)


def expect_heading(engine: Engine) -> None:
    until(engine, "document.querySelector('h1').checkVisibility({ opacityProperty: true })")


def hydrate(engine: Engine) -> None:
    engine.ask(HYDRATE)
    until(engine, "!document.querySelector('[data-island]:not([data-hydrated])')")


def open_hydrated(engine: Engine, site: str, selector: str) -> None:
    """Opens a page with an element of an island and hydrates all of its islands.

    Not only that one: others change their height as they hydrate, and a tap would miss.
    """
    enter(engine, site + one_with(selector))
    hydrate(engine)


def open_extras(engine: Engine, site: str, before: str = "null") -> None:
    """Opens the menu of the playground, after a script has run in the page."""
    open_hydrated(engine, site, "[data-playground]")
    engine.ask(before)
    until(engine, f"{PLAYGROUND}.dataset.sprites > 1")
    touch(engine, ".playground__controls [aria-expanded]")
    until(engine, f"document.querySelector('{MENU}')")
    words = f"[...document.querySelectorAll('{MENU} button')]"
    engine.ask(f"{words}.forEach((it) => (it.title = it.textContent))")


def entry(words: str) -> str:
    return f"{MENU} [title='{words}']"


def at_rest_in_frame(path: str) -> str:
    """Returns the condition that the page in the frame is one, loaded, and not reloaded."""
    loaded = f"{SCRIPTS_HAVE_RUN} && frames[0].performance.getEntriesByType('navigation')[0]"
    where = "(({ pathname, search, hash }) => pathname + search + hash)(frames[0].location)"
    return f"{where} === {path!r} && {loaded}.type !== 'reload'"


def click_in_frame(element: str, words: str) -> str:
    """Returns the script that clicks an element of the page in the frame."""
    elements = f"[...frames[0].document.querySelectorAll({element!r})]"
    return f"{elements}.find((it) => it.textContent === {words!r}).click()"


def expect_to_count(engine: Engine, path: str) -> None:
    """Counts one in the page in the frame, which works once React has hydrated it whole."""
    until(engine, at_rest_in_frame(path))
    until(engine, "frames[0].opened")  # by what the page does once React has mounted it
    engine.ask(click_in_frame("button", "Add one"))
    until(engine, "frames[0].document.body.textContent.includes('Count: 1')")


@pytest.mark.parametrize("engine", ONE_WORKER_EACH, indirect=True)
class TestEngine:
    @pytest.fixture(autouse=True)
    def _no_errors(self, engine: Engine) -> Iterator[None]:
        yield
        expect_no_errors(engine)

    def test_pages_show_headings_and_hydrate_in_an_engine(self, engine: Engine, site: str) -> None:
        for screen in compiled():
            enter(engine, site + screen)
            expect_heading(engine)
            hydrate(engine)
            expect_no_errors(engine)

    def test_the_scroll_cue_fades_in_an_engine(self, engine: Engine, site: str) -> None:
        enter(engine, f"{site}/")
        cue = "getComputedStyle(document.querySelector('.scroll-cue'))"
        for scrolled, expected in (
            (0, "opacity === '1'"),
            (120, "opacity > 0.3 && it.opacity < 0.7"),
            (400, "display === 'none'"),
            (0, "opacity === '1'"),
        ):
            engine.ask(f"scrollTo({{ top: {scrolled}, behavior: 'instant' }})")
            until(engine, f"((it) => it.{expected})({cue})")

    def test_logos_fade_in_after_a_jump_in_an_engine(self, engine: Engine, site: str) -> None:
        screens = (it for it in compiled() if 'class="logos"' in file_of(it).read_text())
        enter(engine, site + first(screens, "no page has a grid of logos"))
        logos = "[...document.querySelectorAll('.logos li')]"
        opacities = f"{logos}.map((it) => Number(getComputedStyle(it).opacity))"
        hidden = "'touch' in document.documentElement.dataset ? 1 : 0"
        until(engine, f"{opacities}.every((it) => it === ({hidden}))")
        engine.ask("document.querySelector('.logos').scrollIntoView({ behavior: 'instant' })")
        until(engine, f"{opacities}.every((it) => it === 1)")

    def test_a_slow_page_shows_the_indicator_in_an_engine(self, engine: Engine, site: str) -> None:
        engine.go(f"{site}/frame")
        until(engine, "frames[0].document.querySelector('.logo')?.checkVisibility()")
        until(engine, SCRIPTS_HAVE_RUN)
        engine.ask(LEAVE)
        until(engine, "frames[0].location.search === '?slow'")
        until(engine, "frames[0].document.readyState === 'complete'")
        assert engine.ask("states") == [True, False]
        shown = "frames[0].document.querySelector('.loading-indicator').checkVisibility()"
        assert not engine.ask(shown)

    def test_menus_open_and_close_on_escape_in_an_engine(self, engine: Engine, site: str) -> None:
        engine.resize(*NARROW)
        engine.go(f"{site}/resume")
        for done, act in (
            ("false", lambda: None),
            ("true", lambda: touch(engine, ".menu-toggle")),
            ("false", lambda: engine.press("Escape")),
        ):
            act()
            until(engine, f"document.querySelector('.menu-toggle').ariaExpanded === '{done}'")
            shown = "document.querySelector('#menu').checkVisibility({ visibilityProperty: true })"
            until(engine, f"String({shown}) === '{done}'")

    def test_the_comparison_slides_in_an_engine(self, engine: Engine, site: str) -> None:
        open_hydrated(engine, site, ".comparison--hover")
        touch(engine, ".comparison__buttons button:last-child")
        until(engine, f"{SHARE} === '0'")
        engine.ask("document.querySelector('.comparison--hover .comparison__range').focus()")
        engine.press("ArrowRight")
        until(engine, f"Number({SHARE}) > 0")

    def test_slides_change_by_number_in_an_engine(self, engine: Engine, site: str) -> None:
        open_hydrated(engine, site, ".image-slider")
        for number in (2, 1):
            touch(engine, f".image-slider label:nth-of-type({number})")
            until(engine, f"document.querySelector('.image-slider').dataset.current === '{number}'")
            slide = f"document.querySelectorAll('.image-slider .slick-slide')[{number - 1}]"
            frame = "document.querySelector('.image-slider__frame')"
            until(engine, f"Math.abs({left(slide)} - {left(frame)}) < 1")

    def test_the_playground_runs_and_pauses_in_an_engine(self, engine: Engine, site: str) -> None:
        open_hydrated(engine, site, "[data-playground]")
        until(engine, f"{PLAYGROUND}.dataset.sprites > 1")
        assert engine.ask(PAINTED)
        touch(engine, ".playground__controls button")
        until(engine, "document.querySelector('[data-playground]').dataset.state === 'paused'")

    def test_a_sticker_is_kept_and_peeled_off_in_an_engine(self, engine: Engine, site: str) -> None:
        open_extras(engine, site)
        touch(engine, entry("Draw a sticker"))
        until(engine, "document.querySelector('.draw-sheet[open]')")
        engine.ask(f"{WAYS}[1].click()")
        until(engine, LETTERS)
        for letter, is_off in (("A", "false"), (UNSEEN["text"], "true")):
            engine.ask(f"({TYPE})({letter!r})")
            until(engine, f"{STICK}.ariaDisabled === '{is_off}'")
        engine.ask(f"{STICK}.click()")
        until(engine, f"{NOTE} === 'Draw or type something first.'")
        engine.ask(f"{WAYS}[0].click()")
        paper = "document.querySelector('.draw-sheet__paper')"
        engine.ask(f"({AT_REST})({paper})")
        box = engine.ask(f"{paper}.getBoundingClientRect()")
        x, y, side = box["x"], box["y"], box["width"]
        square = ((0.3, 0.3), (0.7, 0.3), (0.7, 0.7), (0.3, 0.7), (0.3, 0.3))
        engine.drag([(x + side * across, y + side * down) for across, down in square])
        # On a busy machine Chromium drops a tap that follows a drag at once.
        engine.ask(f"{STICK}.click()")
        until(engine, f"{ANNOUNCED}.includes('Your sticker')")
        (record,) = engine.ask(f"({STORED})()")
        assert [len(it["points"]) >= len(square) for it in record["strokes"]] == [True]
        engine.ask(f"({STORED})({json.dumps([UNSEEN, record])})")
        open_hydrated(engine, site, "[data-playground]")
        engine.ask("document.querySelector('.playground__input-area').focus()")
        until(engine, f"{PLAYGROUND}.dataset.sprites > 1")
        for _ in range(3 * SPRITES):
            if "Your sticker" in (said := engine.ask(ANNOUNCED)):
                break
            engine.press("ArrowRight")
            until(engine, f"{ANNOUNCED} !== {said!r}")
        engine.press("Delete")
        until(engine, f"{ANNOUNCED}.includes('peeled off')")
        assert engine.ask(f"({STORED})()") == []

    def test_a_browser_that_keeps_and_tells_nothing_says_that_it_makes_no_sticker_in_an_engine(
        self, engine: Engine, site: str
    ) -> None:
        open_extras(engine, site, PROTECT)
        touch(engine, entry("Draw a sticker"))
        until(engine, "document.querySelector('.draw-sheet[open]')")
        until(engine, f"{NOTE}.includes('No sticker can be cut out here')")
        assert engine.ask(f"{STICK}.ariaDisabled") == "true"

    def test_a_picture_is_taken_in_an_engine(self, engine: Engine, site: str) -> None:
        open_extras(engine, site)
        engine.ask(KEEP_DOWNLOAD)
        touch(engine, entry("Take a picture"))
        until(engine, "window.saved")
        assert engine.ask(SIZE_OF_DOWNLOAD) in ([1600, 1000], [1080, 1350])
        until(engine, f"document.querySelector('{MENU} [role=status]').textContent")

    def test_sound_and_tilt_are_switched_in_an_engine(self, engine: Engine, site: str) -> None:
        open_extras(engine, site, TAKE_FINGERS_FOR_GRANTED)
        events = {"Sound": "null"}
        if engine.ask("'DeviceOrientationEvent' in window"):
            events["Tilt"] = LEAN
        switches = f"document.querySelectorAll('{MENU} [role=switch]').length"
        assert engine.ask(switches) == len(events)
        for name, event in events.items():
            for state in ("true", "false"):
                touch(engine, entry(name))
                # A sensor reports again and again; the first time nobody may listen yet.
                checked = f"document.querySelector({entry(name)!r}).ariaChecked"
                until(engine, f"({event}, {checked} === '{state}')")
        for kept, state in (('{"sound":true}', "true"), ("{}", "false")):
            engine.ask(f"({KEEP_ELSEWHERE})('playground', {kept!r})")
            until(engine, f"document.querySelector({entry('Sound')!r}).ariaChecked === '{state}'")
        assert engine.ask(f"document.querySelector('{MENU} [role=status]').textContent") == ""

    def test_articles_are_read_filtered_and_found_in_an_engine(
        self, engine: Engine, site_of_articles: str
    ) -> None:
        for route in ARTICLE_ROUTES:
            enter(engine, site_of_articles + route)
            expect_heading(engine)
            hydrate(engine)
            assert engine.ask(SIDEWAYS) == 0
            expect_no_errors(engine)
        enter(engine, f"{site_of_articles}/writing")
        rows = "[...document.querySelectorAll('.article-row')].filter((it) => it.offsetHeight)"
        shown = engine.ask(f"{rows}.length")
        touch(engine, ".experiment-filter label:nth-of-type(2)")
        until(engine, f"{rows}.length > 0 && {rows}.length < {shown}")
        engine.press("/")
        until(engine, f"document.activeElement === {SEARCH_FIELD}")
        engine.ask(f"({ASK_FOR})('bounce')")
        until(engine, "document.querySelector('.search-dialog__results a mark')")
        engine.press("Escape")
        until(engine, f"{SEARCH_FIELD}.value === ''")
        engine.press("Escape")
        until(engine, "!document.querySelector('.search-dialog[open]')")

    def test_any_words_are_searched_as_they_are_written_in_an_engine(
        self, engine: Engine, site_in_turkish: str
    ) -> None:
        enter(engine, f"{site_in_turkish}/projects")
        engine.ask("document.documentElement.lang = 'tr'")
        engine.press("/")
        until(engine, f"document.activeElement === {SEARCH_FIELD}")
        for words in ("zyz-zyx", "$& $` zyzzyx"):
            engine.ask(f"({ASK_FOR})({words!r})")
            until(engine, f"{SAID_OF_SEARCH}.includes({words!r})")
        found = {"IĞDIR": ("front-end",), **FOUND}
        for titles, asked in found.items():
            for words in asked:
                engine.ask(f"({ASK_FOR})('')")
                until(engine, f"{FOUND_BY_SEARCH}.length === 0")
                engine.ask(f"({ASK_FOR})({words!r})")
                until(engine, f"{FOUND_BY_SEARCH}.sort().join('|') === {titles!r}")
        for key in ("ArrowDown", "Enter"):
            engine.ask(f"({COMPOSE})({key!r})")
        engine.ask(f"({ASK_FOR})('')")
        engine.ask(f"({COMPOSE})('Escape')")
        assert engine.ask(f"document.activeElement === {SEARCH_FIELD}")

    def test_the_theme_that_another_page_keeps_is_taken_in_an_engine(
        self, engine: Engine, site: str
    ) -> None:
        for route in ("/projects", "/resume"):
            enter(engine, site + route)
        theme = "document.documentElement.dataset.theme"
        for kept in ("light", "dark"):
            engine.ask(f"({KEEP_ELSEWHERE})('theme', {kept!r})")
            until(engine, f"{theme} === {kept!r}")
        engine.back()
        until(engine, f"location.pathname === '/projects' && {theme} === 'dark'")
        engine.ask("localStorage.removeItem('theme')")

    def test_a_page_that_react_hydrates_whole_and_the_others_lead_to_each_other_in_an_engine(
        self, engine: Engine, site_of_blocks: str
    ) -> None:
        engine.go(f"{site_of_blocks}/frame")
        until(engine, SCRIPTS_HAVE_RUN)
        engine.ask("frames[0].location.assign('/ordinary.html?a=1')")
        expect_to_count(engine, "/ordinary?a=1")
        for leave, at, is_hydrated in (
            (click_in_frame("button", "Go to the projects"), "/projects#main", False),
            ("frames[0].history.back()", "/ordinary?a=1", True),
            ("frames[0].history.forward()", "/projects#main", False),
            ("frames[0].history.back()", "/ordinary?a=1", True),
            (click_in_frame("a", "To the heading of the projects"), "/projects#main", False),
        ):
            engine.ask(leave)
            if is_hydrated:
                expect_to_count(engine, at)
            else:
                until(engine, at_rest_in_frame(at))
            assert engine.ask("frames[0].heard") == []
