"""What a page weighs on a phone: every byte that a visit of the whole page fetches, by kind."""

from __future__ import annotations

from collections import Counter
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Response

from tests.support.preloader import shown

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
KINDS = {"document": "page", "script": "script", "font": "font", "image": "picture"}
LIBRARIES = ("matter-", "gsap-", "image_slider-")
"""What moves: Matter.js, GSAP and react-slick (in the chunk of its one user), fetched only by pages
that move."""

DOWN_THE_PAGE = """async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: "instant" });
    for (let wait = 0; wait < 6; wait += 1) await frame();
  }
}"""

SETTLED = """() => {
  const islands = [...document.querySelectorAll("[data-island]")];
  const shown = [...document.images].filter((image) => image.getClientRects().length);
  return islands.every(({ dataset }) => "hydrated" in dataset)
    && shown.every((image) => image.complete);
}"""


def weigh(browser: Browser, address: str, route: str) -> Counter[str]:
    """Returns the bytes of page, script, library, font, picture, film and rest, without headers.

    Args:
        browser: Chromium.
        address: Where the site is served.
        route: The page; it is scrolled to its foot, so that every island wakes.
    """
    page = browser.new_page(**PHONE, base_url=address)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(route)
    shown(page).wait_for(state="attached")
    page.evaluate(DOWN_THE_PAGE)
    page.wait_for_function(SETTLED)
    weights: Counter[str] = Counter()
    for answer in answers:
        weights[_kind(answer)] += answer.request.sizes()["responseBodySize"]
    page.close()
    return weights


def _kind(answer: Response) -> str:
    name = urlsplit(answer.url).path.rpartition("/")[2]
    if name.endswith((".webm", ".mp4")):
        return "film"
    if name.startswith(LIBRARIES):
        return "library"
    return KINDS.get(answer.request.resource_type, "rest")
