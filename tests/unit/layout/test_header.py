"""The tagline in the header is shown in windows that are wide enough for it."""

from __future__ import annotations

from portfolio.i18n.current import use_locale
from portfolio.layout.header import WINDOWS, header
from tests.support.site_content import CONTENT


def shown(owner: str, tagline: str, route: str = "/projects") -> str:
    """Returns the code of the header."""
    site = CONTENT.site.model_copy(update={"owner": owner, "tagline": tagline})
    with use_locale(site.locale):
        return str(header(site, route, None).render())


def test_a_short_tagline_in_the_header_needs_less_room_than_a_long_tagline() -> None:
    places = [shown("Ada", tagline).partition("logo__does--")[2][:4] for tagline in ("A", "A" * 40)]
    assert places == sorted(places)
    assert {*places} <= {str(it) for it in WINDOWS}
    assert places[0] != places[1]


def test_a_tagline_too_long_for_any_window_is_left_out_of_the_header() -> None:
    long = "Elektroingenieurin und Gestalterin interaktiver Anwendungen, " * 2
    assert long not in shown("Alexandra Papadimitriou", long)


def test_the_header_of_the_home_page_has_no_tagline() -> None:
    assert "Baker" not in shown("Ada", "Baker", "/")
