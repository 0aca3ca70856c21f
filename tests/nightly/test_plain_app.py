"""Islands in a plain Reflex app: the lines of their READMEs, and nothing of a site."""

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from portfolio.paths import CACHE, ISLANDS
from portfolio.testing.server import serving
from tests.conftest import NewPage
from tests.support.http import free_port
from tests.support.installed_engine import InstalledEngine
from tests.support.page_actions import HYDRATED_WHOLE, wait_until
from tests.support.photographs import decoded, unlike
from tests.support.plain_app import INIT, NAMES, configure, write_examples
from tests.support.project_copy import wait_for

pytestmark = pytest.mark.xdist_group("installed engine")

VARIABLES = {"REFLEX_USE_NPM": "1", "REFLEX_TELEMETRY_ENABLED": "false"}

PATIENCE = 120_000
"""Milliseconds for a development server that compiles on a busy machine."""

AROUND = 50
"""Pixels around an island that are in its picture."""

MOST_UNLIKE = 0.1
"""Share of pixels that may differ from the picture in a README: faces are those of the machine."""

SMALLER = 4
"""Times that pictures are made smaller before: a shift by a pixel is no difference."""

SHOTS = CACHE / "plain-app"
"""Folder of the pictures of the last run."""

TALL = {"viewport": {"width": 1200, "height": 1040}}
"""A window in which every island fits, of the width of the pictures in the READMEs."""

PAINTED = """canvas => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, index) => index % 4 === 3 && value > 0);
}"""
"""Tells whether a canvas has a pixel that can be seen."""


@pytest.fixture(scope="module")
def app(engine: InstalledEngine, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An app as Reflex makes it, with its plugins, which was never compiled."""
    folder = tmp_path_factory.mktemp("plain")
    ended = engine.attempt(folder, INIT, env=VARIABLES)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    write_examples(folder)
    return folder


@pytest.fixture(scope="module", params=[False, True], ids=["without plugin", "with plugin"])
def exported(
    request: pytest.FixtureRequest,
    engine: InstalledEngine,
    app: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Path:
    """The exported app, with or without the islands plugin."""
    configure(app, with_plugin=request.param)
    ended = engine.attempt(app, "reflex export --frontend-only --no-zip", env=VARIABLES)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    folder = tmp_path_factory.mktemp("exported") / "site"
    shutil.copytree(app / ".web/build/client", folder)
    # With the plugin only the page that needs React has the router's scripts.
    assert ("modulepreload" in (folder / "index.html").read_text()) is not request.param
    assert "modulepreload" in (folder / "react.html").read_text()
    return folder


@pytest.fixture
def exported_page(exported: Path, new_page: NewPage) -> Iterator[NewPage]:
    with serving(exported) as address:
        yield partial(new_page, base_url=address)


@contextmanager
def running(app: Path, engine: InstalledEngine) -> Iterator[str]:
    """Yields the address of the app's development server."""
    ports = free_port(), free_port()
    command = ["reflex", "run", "--frontend-port", str(ports[0]), "--backend-port", str(ports[1])]
    environment = {**engine.variables, **VARIABLES}
    server = subprocess.Popen(command, cwd=app, env=environment, start_new_session=True)
    try:
        address = f"http://localhost:{ports[0]}"
        wait_for(address)
        yield address
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait()


def use_comparison(section: Locator) -> None:
    frame = section.locator(".comparison__frame")
    expect(frame).to_have_css("aspect-ratio", "8 / 5")
    frame.scroll_into_view_if_needed()
    slider = section.get_by_role("slider")
    slider.focus()
    slider.press("ArrowRight")
    expect(section.locator(".comparison")).to_have_css("--share", "47")
    box = frame.bounding_box()
    assert box
    mouse = section.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(box["x"] + box["width"] * 3 / 4, box["y"] + box["height"] / 2)
    mouse.up()
    expect(slider).to_have_value("75")


def use_demo(section: Locator) -> None:
    expect(section.locator(".demo__start")).to_have_css("position", "absolute")
    section.get_by_role("button", name="Start").click()
    page = section.frame_locator("iframe")
    expect(page.get_by_text("One and one is two.")).to_be_visible()
    section.get_by_role("button", name="Stop").click()
    expect(section.locator("iframe")).to_have_count(0)


def use_devices(section: Locator) -> None:
    expect(section.locator(".laptop__base")).to_have_css("height", "26px")
    devices = section.locator(".devices")
    section.locator("label").filter(has_text="Phone").click()
    expect(devices).to_have_attribute("data-device", "mobile")
    section.get_by_role("button", name="Next device").click()
    expect(section.get_by_role("radio", name="Tablet")).to_be_checked()


def use_image_slider(section: Locator) -> None:
    expect(section.locator(".screenshot").first).to_have_css("overflow", "hidden")
    section.locator("label").filter(has_text="2").click()
    expect(section.get_by_text("The map of all places")).to_be_visible()
    expect(section.get_by_role("img", name="The map of all places")).to_be_visible()
    expect(section.locator(".image-slider")).to_have_attribute("data-current", "2")


def use_playground(section: Locator) -> None:
    section.scroll_into_view_if_needed()
    playground = section.locator("[data-playground]")
    expect(playground).to_have_css("position", "absolute")
    expect(playground).to_have_attribute("data-sprites", "3")
    assert section.locator("canvas").evaluate(PAINTED)
    section.get_by_role("button", name="Pause").click()
    expect(playground).to_have_attribute("data-state", "paused")


def use_showcase(section: Locator) -> None:
    expect(section.locator(".phones")).to_have_css("display", "grid")
    section.locator("label").filter(has_text="2").click()
    expect(section.locator(".phones li").nth(1)).to_have_attribute("data-active", "true")
    expect(section.locator("[aria-live]")).to_have_text("One tap leads on.")


def use_video(section: Locator) -> None:
    # The island's own rule, and not that of all round buttons, which it shares.
    expect(section.locator(".video__toggle")).to_have_css("width", "132px")
    section.get_by_role("button", name=re.compile("^Play video")).click()
    expect(section.locator(".video")).to_have_attribute("data-state", "playing")
    section.get_by_role("button", name=re.compile("^Pause video")).click()
    expect(section.locator(".video")).to_have_attribute("data-state", "paused")


USES: dict[str, Callable[[Locator], None]] = {
    "comparison": use_comparison,
    "demo": use_demo,
    "devices": use_devices,
    "image_slider": use_image_slider,
    "playground": use_playground,
    "showcase": use_showcase,
    "video": use_video,
}

READY = {"devices": "[data-device=desktop]"}
"""What is there once an island looks as in its README; of others, what it is first."""


def use(page: Page, name: str) -> None:
    """Looks at an island, and uses it by its main control."""
    section = page.locator(f"#{name}")
    ready = READY.get(name, ".island > *")
    expect(section.locator(ready).first).to_be_visible(timeout=PATIENCE)
    expect_picture(section, name)
    USES[name](section)


def expect_picture(section: Locator, name: str) -> None:
    """Compares an island with the picture in its README; of what moves, the size."""
    section.evaluate("it => it.scrollIntoView({ block: 'center', behavior: 'instant' })")
    section.page.wait_for_function("[...document.images].every(({ complete }) => complete)")
    box = section.bounding_box()
    assert box
    clip = {"x": box["x"] - AROUND, "y": box["y"] - AROUND}
    clip |= {"width": box["width"] + 2 * AROUND, "height": box["height"] + 2 * AROUND}
    shown = decoded(section.page.screenshot(clip=clip, animations="disabled"))
    expected = decoded((ISLANDS / name / f"{name}.webp").read_bytes())
    shown = shown.resize((expected.width, round(shown.height * expected.width / shown.width)))
    SHOTS.mkdir(parents=True, exist_ok=True)
    shown.save(SHOTS / f"{name}.png")
    assert shown.height == pytest.approx(expected.height, rel=0.05)
    if name != "playground":
        size = expected.width // SMALLER, expected.height // SMALLER
        assert unlike(shown.resize(size), expected.resize(size)) < MOST_UNLIKE


def use_react(page: Page) -> None:
    """Presses a button of an island of the app, whose event changes what other islands show."""
    counter = page.locator("#counter")
    expect(counter).to_have_css("margin", "40px", timeout=PATIENCE)
    wait_until(page, HYDRATED_WHOLE)
    logos = page.locator(".skill")
    expect(logos).to_have_text(["3 taps", "redux", "javascript"])
    counter.get_by_role("button", name="3 so far").click()
    expect(counter.get_by_role("button")).to_have_text("4 so far")
    expect(logos.first).to_have_text("4 taps")


def test_every_island_has_an_example_and_a_test() -> None:
    assert sorted(USES) == sorted(NAMES)


def test_islands_of_an_exported_page_react_and_have_their_styles(exported_page: NewPage) -> None:
    page = exported_page(**TALL)
    page.goto("/")
    for name in NAMES:
        use(page, name)


def test_islands_take_vars_events_and_loops_in_an_exported_page(exported_page: NewPage) -> None:
    page = exported_page()
    page.goto("/react")
    use_react(page)


@pytest.mark.parametrize("name", ["devices", "video"])
def test_an_island_alone_in_its_page_has_all_its_styles(exported_page: NewPage, name: str) -> None:
    page = exported_page(**TALL)
    page.goto(f"/{name}")
    use(page, name)


def test_islands_that_decorate_say_nothing_in_the_console(exported_page: NewPage) -> None:
    page = exported_page()
    page.goto("/decorations")
    expect(page.locator(".decorations img")).to_have_count(3)
    page.goto("/scroll-effect")
    page.mouse.wheel(0, 400)
    expect(page.locator("[data-drift]")).to_have_attribute("style", re.compile("translate"))
    page.goto("/skill-logo")
    page.get_by_role("button", name="React").hover()
    expect(page.locator(".skill__logo")).to_have_css("--tint", "1")


def test_values_of_the_app_itself_take_the_place_of_the_defaults(exported_page: NewPage) -> None:
    page = exported_page()
    page.goto("/video")
    page.add_style_tag(content=":root { --play: rgb(1, 2, 3) } .video__toggle { width: 99px }")
    toggle = page.locator(".video__toggle")
    expect(toggle).to_have_css("background-color", "rgb(1, 2, 3)")
    expect(toggle).to_have_css("width", "99px")


@pytest.mark.parametrize("with_plugin", [False, True])
def test_islands_react_in_the_development_server(
    engine: InstalledEngine, app: Path, new_page: NewPage, with_plugin: bool
) -> None:
    configure(app, with_plugin=with_plugin)
    with running(app, engine) as address:
        # Vite says in the console what it connects to; an error fails the test all the same.
        page = new_page(".*", base_url=address, **TALL)
        page.goto("/", timeout=PATIENCE)
        for name in NAMES:
            use(page, name)
        page.goto("/react", timeout=PATIENCE)
        use_react(page)
