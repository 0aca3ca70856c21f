"""The end of every page shows what content says, and nothing of what it does not."""

from typing import Any

import pytest

from portfolio.components.media.asset_manifest import AssetManifest, provide, read_mascot_poses
from portfolio.content.themes import theme_of
from portfolio.i18n.current import use_locale
from portfolio.layout.closing import closing
from portfolio.models.site.site import BuiltInPages
from tests.support.site_content import CONTENT

MAIL, CALENDAR = "ada@bread.test", "https://cal.example/ada"
SAID = {
    "email": MAIL,
    "calendar": CALENDAR,
    "location": "Wellington harbour",
    "availability": "Open to work from May",
}
NETWORKS = CONTENT.site.social
BARE = theme_of({"mascot": "none"})


def shown(theme: Any = BARE, poses: dict[str, str] | None = None, **changes: Any) -> str:
    provide(AssetManifest({}, inline_drawings={}, lettering={}, mascot_poses=poses or {}))
    site = CONTENT.site.model_copy(update=dict.fromkeys(SAID, "") | changes)
    with use_locale(site.locale):
        return str(closing(site, theme).render())


@pytest.mark.parametrize("only", [*SAID, None])
def test_address_calendar_availability_and_place_show_only_where_content_says_them(
    only: str | None,
) -> None:
    code = shown(**({only: SAID[only]} if only else {}))
    assert [it for it in SAID if SAID[it] in code] == ([only] if only else [])
    heading = CONTENT.site.locale.words.contact.heading
    assert (heading in code) is (only in {"email", "calendar"})
    assert ("data-copy" in code) is (only == "email")
    assert ("closing__availability" in code) is (only == "availability")


@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_the_first_two_networks_and_the_resume_are_large_and_the_others_have_a_tooltip(
    count: int,
) -> None:
    code = shown(social=NETWORKS[:count])
    assert code.count("button button--secondary") == min(count, 2)
    assert [it.label for it in NETWORKS[:count] if f'title:"{it.label}"' in code] == [
        it.label for it in NETWORKS[2:count]
    ]
    assert ("closing__icons" in code) is (count > 2)
    assert "/resume.pdf" in code


def test_without_networks_and_resume_there_are_no_lists() -> None:
    pages = BuiltInPages(projects="shown", experiments="shown", resume="none")
    code = shown(social=(), pages=pages)
    assert "/resume.pdf" not in code
    assert "closing__links" not in code


def test_the_mascot_stands_as_it_is_without_drawings_of_what_it_does() -> None:
    theme = theme_of({"mascot": "/svg/cat.svg"})
    assert "closing__mascot" not in shown()
    alone = shown(theme)
    assert "/svg/cat.svg" in alone
    assert "closing__day" not in alone
    poses = {pose: f"/svg/cat-{pose}.svg" for pose in ("digs", "arm", "sleeps")}
    drawn = shown(theme, poses)
    assert "/svg/cat.svg" not in drawn
    assert [it for it in poses.values() if it in drawn] == [*poses.values()]


def test_drawings_of_what_a_mascot_does_lie_beside_its_own() -> None:
    assert read_mascot_poses(BARE) == {}
    assert read_mascot_poses(theme_of({"mascot": "/svg/bomb.svg"})) == {}
    mascot = read_mascot_poses(theme_of({"mascot": "/svg/mushroom.svg"}))
    assert mascot["arm"] == "/svg/mushroom-arm.svg"
