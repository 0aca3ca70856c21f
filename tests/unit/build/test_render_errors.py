"""Commands can look for mistakes in pages, as no import of theirs runs the pages."""

from __future__ import annotations

import subprocess
import sys

from portfolio.paths import SITE

LOOK = """
import sys
import portfolio.build.render_errors
import portfolio.routing.load_site
print([name for name in sys.modules if name.startswith("portfolio.pages.")])
"""


def test_modules_that_find_mistakes_import_no_page_before_it_is_examined() -> None:
    command = [sys.executable, "-c", LOOK]
    found = subprocess.run(command, cwd=SITE, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
