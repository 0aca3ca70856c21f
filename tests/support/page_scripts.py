"""Scripts beside this file that tests run in a page."""

from pathlib import Path


def page_script(name: str) -> str:
    """Returns the text of a script by its name, such as ``boxes``."""
    return Path(__file__).with_name(f"{name}.js").read_text()
