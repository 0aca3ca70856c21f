"""What the built site holds, whatever its pages are."""

from __future__ import annotations

from pathlib import Path

DIST = Path(__file__).parents[2] / "dist"


def pages(site: Path = DIST) -> list[str]:
    """Returns the address of every page, the lost one's last."""
    files = (file.relative_to(site).with_suffix("") for file in sorted(site.rglob("*.html")))
    named = [f"/{file.as_posix()}".removesuffix("index") for file in files]
    return sorted(named, key=lambda page: (page == "/404", page))
