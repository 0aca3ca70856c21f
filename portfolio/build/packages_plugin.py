"""The Reflex plugin that has builds and development install npm's packages once for both."""

from __future__ import annotations

from typing import Any

import reflex as rx

from portfolio.paths import DEV_WEB, SITE, WEB
from sandbox_islands.reflex_insides import POSTCSS_CONFIG, complete_packages, template_file


class PackagesPlugin(rx.plugins.Plugin):
    """Takes missing packages from the folder of the other: of builds, or of development.

    Reflex installs what is missing after this, and compiles in different processes do not overlap,
    so that the packages are complete or said to be incomplete.
    """

    def pre_compile(self, **context: Any) -> None:
        """Completes the packages, unless Reflex has still to make its folder, which empties it.

        The list of PostCSS's plugins is written anew, for plugins to add to: what one has added,
        as that of Tailwind does, would stay when the plugin is gone, and its packages with it.
        """
        context["add_save_task"](lambda: (POSTCSS_CONFIG, template_file(POSTCSS_CONFIG)))
        if (WEB / "reflex.json").exists():
            complete_packages(WEB, [it for it in (SITE / ".web", SITE / DEV_WEB) if it != WEB])
