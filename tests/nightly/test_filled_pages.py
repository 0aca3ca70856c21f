"""Pages that an export makes from another one are what React would render."""

import json
import re
import subprocess
import sys

from selectolax.lexbor import LexborNode

from sandbox_islands.html import parse_html
from tests.support.blocks import SITE
from tests.support.project_copy import BLOCKS

RENDER = """
import json
from portfolio.components.media.asset_manifest import AssetManifest, provide
from portfolio.export.component_html import component_html
from portfolio.layout.page_layout import main_alone
from portfolio.paths import CONTENT
from portfolio.routing.load_site import load_site
from portfolio.routing.site_pages import site_pages

content = load_site(CONTENT).content
provide(AssetManifest.read(content))
pages = [*site_pages(content)]
templates = {page.template for page in pages} - {""}
with main_alone():
    made = {it.route: component_html(it.render()) for it in pages if it.route in templates}
print(json.dumps(made))
"""

FILE = re.compile(r"/(?:assets|generated)/(?:[\w-]+/)*|^/svg/")
HASH = re.compile(r"-[0-9a-f]{8}(?=\.)")


def outline(node: LexborNode) -> list[str]:
    """Returns an element and what is in it, a line each; files have their names alone."""
    if node.tag == "-text":
        return [node.text_content or ""]
    if node.tag == "-comment":
        return []
    attributes = {
        name: HASH.sub("", FILE.sub("", value or "")) for name, value in node.attrs.items()
    }
    inside = [line for child in node.iter(include_text=True) for line in outline(child)]
    return [f"{node.tag} {sorted(attributes.items())}", *inside, f"end of {node.tag}"]


def words(lines: list[str]) -> list[str]:
    """Returns lines without those of white space; React splits texts where Python joins them."""
    return [line for line in "\n".join(lines).replace("\n\n", "\n").split("\n") if line.strip()]


def test_the_article_that_react_renders_is_what_the_others_are_made_with() -> None:
    made = json.loads(subprocess.check_output([sys.executable, "-c", RENDER], cwd=BLOCKS))
    assert made
    for route, html in made.items():
        (by_react,) = parse_html((SITE / f"{route[1:]}.html").read_text()).css("main")
        (by_python,) = parse_html(html).css("main")
        assert words(outline(by_python)) == words(outline(by_react))
