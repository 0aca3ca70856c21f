"""The links of blocks: of heroes, of two buttons, and to the next project."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest

from custom_components.html import parse_html
from tests.support.http import ask

STAY = {
    "Stays here": "/projects/draw",
    "Cover casestudy": "/projects/cover",
    "All Projects": "/projects",
}
"""What links of the case study of all blocks say that stay in the tab, and where they lead."""


@pytest.mark.parametrize(
    ("study", "says"),
    [("blocks", "Visit the website"), ("blocks", "Leaves the site"), ("edges", "Over there")],
)
def test_block_link_that_leaves_the_site_opens_a_new_tab(
    blocks_site: str, study: str, says: str
) -> None:
    page = parse_html(ask(blocks_site, f"/projects/{study}").text)
    links = [it for it in page.css("a[target=_blank]") if says in it.text()]
    assert links
    for link in links:
        assert "(opens in a new tab)" in link.text()
        assert "noopener" in (link.attrs["rel"] or "")
        assert urlsplit(link.attrs["href"] or "").netloc == "example.com"


@pytest.mark.parametrize("says", STAY)
def test_block_link_within_the_site_stays_in_the_tab(blocks_site: str, says: str) -> None:
    page = parse_html(ask(blocks_site, "/projects/blocks").text)
    (link,) = (it for it in page.css("main a") if says in " ".join(it.text().split()))
    assert link.attrs["href"] == STAY[says]
    assert "target" not in link.attrs
