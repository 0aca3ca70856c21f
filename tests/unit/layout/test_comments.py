"""The comments below an article: what is in the page before anybody asks for them."""

from __future__ import annotations

import json

from portfolio.i18n.current import use_locale
from portfolio.layout.comments import comments
from portfolio.layout.footer import footer
from portfolio.models.services import Comments
from portfolio.models.site import Site
from tests.support.site_content import CONTENT

GISCUS = {"repo": "you/site", "repoId": "R_a", "category": "Talk", "categoryId": "DIC_a"}


def commented(language: str) -> Site:
    """Returns the site in a language, with comments."""
    chosen = Comments.model_validate({"giscus": GISCUS})
    return CONTENT.site.model_copy(update={"comments": chosen, "language": language})


def code(site: Site) -> str:
    with use_locale(site.locale):
        return str(comments(site).render())


def test_a_site_without_a_service_has_no_comments() -> None:
    assert "comments" not in code(CONTENT.site)


def test_comments_name_their_script_and_load_none() -> None:
    site = commented("de-AT")
    rendered = code(site)
    with use_locale(site.locale):
        script = json.loads(comments(site).custom_attrs["data-comments"])["script"]
    assert script["src"] == "https://giscus.app/client.js"
    assert (script["data-theme"], script["data-lang"]) == ("SCHEME", "de")
    assert "https://github.com/you/site/discussions" in rendered
    assert '"script"' not in rendered


def test_the_feed_is_among_the_social_links_where_the_owner_says_so() -> None:
    with use_locale(CONTENT.site.locale):
        assert "/experiments.xml" in str(footer(CONTENT.site, "/experiments.xml").render())
        assert "Feed" not in str(footer(CONTENT.site).render())
