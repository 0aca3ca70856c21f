"""html-validate on the pages of a built site."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from portfolio.export.exported_pages import ExportedPages

TOOLS = Path(__file__).parents[1] / "tools"
NODE = Path(sys.executable).with_name("node")


def html_errors(site: Path) -> str:
    """Returns what html-validate reports on every page of a site, empty where it finds nothing.

    Pages that are hydrated whole are left out: Emotion, in which Reflex styles its components, puts
    ``<style>`` into the elements of the body.

    Args:
        site: The folder of the site.
    """
    tool = TOOLS / "node_modules" / "html-validate" / "bin" / "html-validate.mjs"
    config = TOOLS / "htmlvalidate.mjs"
    files = ExportedPages(site).plain
    command = [NODE, tool, "--config", config, "--formatter", "text", *files]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if answer.returncode == 0 else answer.stdout + answer.stderr or "it failed"
