"""What a page weighs on a phone: every byte that a visit of the whole page fetches, by kind."""

from collections import Counter
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Response

from tests.support.page_actions import PHONE, scroll_through, shown

KINDS = {"document": "page", "script": "script", "font": "font", "image": "picture"}
LIBRARIES = ("matter-", "gsap-", "image_slider-")
"""What moves: Matter.js, GSAP and react-slick (in the chunk of its one user), fetched only by pages
that move."""

SETTLED = """() => {
  const islands = [...document.querySelectorAll("[data-island]")];
  const shown = [...document.images].filter((image) => image.getClientRects().length);
  return islands.every(({ dataset }) => "hydrated" in dataset)
    && shown.every((image) => image.complete);
}"""


def weigh(browser: Browser, address: str, route: str) -> Counter[str]:
    """Returns the bytes of page, script, library, font, picture, video and rest, without headers.

    The page is scrolled to its foot, so that every island wakes.
    """
    page = browser.new_page(**PHONE, device_scale_factor=2, base_url=address)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(route)
    shown(page).wait_for(state="attached")
    scroll_through(page, frames=6)
    page.wait_for_function(SETTLED)
    weights: Counter[str] = Counter()
    for answer in answers:
        weights[_kind(answer)] += answer.request.sizes()["responseBodySize"]
    page.close()
    return weights


def _kind(answer: Response) -> str:
    name = urlsplit(answer.url).path.rpartition("/")[2]
    if name.endswith((".webm", ".mp4")):
        return "video"
    if name.startswith(LIBRARIES):
        return "library"
    return KINDS.get(answer.request.resource_type, "rest")
