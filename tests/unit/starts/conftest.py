"""The tests' own site, changed as an owner would, and compiled without Reflex's export."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from portfolio.content.loader import load
from tests.support.compile_pages import compile_pages
from tests.support.sample import ASSETS, CONTENT
from tests.support.starts import Start

LINK = re.compile(r'(?:to|href)[":]+(/[^"#]*)"')


@dataclass(frozen=True)
class CompiledSite:
    """The pages of a site.

    Attributes:
        pages: JavaScript by route.
    """

    pages: dict[str, str]

    @property
    def everything(self) -> str:
        """The JavaScript of all pages."""
        return "\n".join(self.pages.values())

    @property
    def dead_links(self) -> set[str]:
        """Links to pages that are not there; files are no pages."""
        named = {*LINK.findall(self.everything)}
        return {it for it in named if it not in self.pages and not Path(it).suffix}


@pytest.fixture(scope="session")
def site_after(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Start], CompiledSite]:
    """Returns the site after a start; each is compiled once."""

    @cache
    def compiled(start: Start) -> CompiledSite:
        root = tmp_path_factory.mktemp("start")
        content = root / "content"
        shutil.copytree(CONTENT, content)
        (root / "assets").symlink_to(ASSETS)
        start(content)
        return CompiledSite(compile_pages(load(content).content))

    return compiled
