"""Makes the scripts short that are no modules: those in pages, and those that pages share."""

from __future__ import annotations

from pathlib import Path

from portfolio.export.html_file import read_page, whole_pages, write_page
from portfolio.export.node import run_node
from portfolio.hosting.security_headers import INLINE_CODE

SCRIPT = Path(__file__).with_name("minify_scripts.mjs")


def minify_scripts(site: Path) -> None:
    """Minifies the inline scripts of all pages, and generated scripts.

    Scripts lose the mark that they are kept, as the router's are out of the pages by now.

    Pages that are hydrated whole are left as they are, and so is a script with a mistake.

    Args:
        site: The exported site.

    Raises:
        NodeError: If Node fails.
    """
    parsed = {file: read_page(file) for file in sorted({*site.rglob("*.html")} - whole_pages(site))}
    inline = {
        file: [it for it in page.css(INLINE_CODE) if "type" not in it.attrs]
        for file, page in parsed.items()
    }
    files = sorted((site / "generated").glob("*.js"))
    scripts = {it.text() for found in inline.values() for it in found}
    originals = sorted(scripts | {file.read_text() for file in files})
    made = run_node(SCRIPT, ("vite",), originals, failure="The scripts could not be minified")
    minified = dict(zip(originals, made, strict=True))
    for file, found in inline.items():
        for it in found:
            it.inner_html = minified[it.text()]
        for it in (marked := parsed[file].css("[data-keep]")):
            del it.attrs["data-keep"]
        if found or marked:
            write_page(file, parsed[file])
    for file in files:
        file.write_text(minified[file.read_text()])
