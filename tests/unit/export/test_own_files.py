"""Files of the owner's assets are told from those that builds write, also behind links."""

from __future__ import annotations

from pathlib import Path

from portfolio.atomic_write import write_files
from portfolio.export.own_files import OWN_STYLESHEET, own_files


def test_files_of_assets_are_the_owners_also_in_a_linked_folder(tmp_path: Path) -> None:
    assets, elsewhere = tmp_path / "assets", tmp_path / "games"
    names = (assets / "cv.html", assets / "generated/site.css", elsewhere / "dot/index.html")
    write_files(dict.fromkeys(names, ""))
    (assets / "games").symlink_to(elsewhere)
    names = ("cv.html", "games/dot/index.html", OWN_STYLESHEET)
    assert own_files(tmp_path / "site", assets) == {tmp_path / "site" / name for name in names}
