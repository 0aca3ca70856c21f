"""The script that arranges the stickers of a playground before a page is painted."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parent

MODULES = (
    "physics/random.js",
    "physics/arrangement.js",
    "browser/measure.js",
    "browser/arrangeStills.js",
)
"""Files of the script, each after those that it imports."""

CALL = """
const root = document.querySelector("[data-playground]");
const { dataset } = root.closest("[data-props]") ?? root;
let settings = {};
try {
  settings = JSON.parse(dataset.props ?? "{}");
} catch {
  // The island itself tells of props that cannot be read.
}
arrangeStills(root, settings);
"""


def arrangement_script() -> str:
    """Returns a script for a page with a playground, behind everything that lies in front of it.

    Without it the pictures of the stickers are arranged when the playground is hydrated, which
    visitors see.
    """
    code = "".join((FOLDER / name).read_text() for name in MODULES)
    code = re.sub(r"^import .*\n", "", code, flags=re.MULTILINE)
    code = re.sub(r"^export ", "", code, flags=re.MULTILINE)
    return f"(() => {{{code}{CALL}}})();"
