"""The files in which each host reads the site's headers and base path."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from portfolio.hosting.rules import (
    FILE,
    HASHED_FOLDERS,
    IMMUTABLE,
    ONE_HOUR,
    REVALIDATE,
    Hosting,
)

FOLDER = "_hosts"
"""Folder of what the configurations in ``deploy/`` include; no host serves it."""


def write_host_configs(site: Path, hosting: Hosting) -> None:
    """Writes the files of every host into the built site.

    Args:
        site: The built site.
        hosting: Base path and headers of the site.
    """
    (site / FOLDER).mkdir(exist_ok=True)
    (site / FOLDER / "nginx.conf").write_text(nginx(hosting))
    (site / FOLDER / "nginx-caching.conf").write_text(nginx_caching(hosting))
    (site / FOLDER / "Caddyfile").write_text(caddy(hosting))
    (site / FOLDER / "Caddyfile-caching").write_text(caddy_caching(hosting))
    (site / FILE).write_text("\n\n".join(_rules(site, hosting)) + "\n")
    if hosting.base:
        # Where the host serves the folder at its root, the links of the pages still hold.
        (site / "_redirects").write_text(f"{hosting.base}/* /:splat 200\n")


def nginx(hosting: Hosting) -> str:
    """Returns what a ``server`` block includes."""
    lines = [
        f"error_page 404 {hosting.base}/404.html;",
        f"rewrite ^{hosting.base}/(.+)/$ {hosting.base}/$1 permanent;",
        *(f'add_header {name} "{value}" always;' for name, value in hosting.headers.items()),
    ]
    return "\n".join(lines) + "\n"


def nginx_caching(hosting: Hosting) -> str:
    """Returns what is included beside the ``server`` block: ``Cache-Control`` by address."""
    lines = [
        "map $uri $portfolio_cache_control {",
        f'  default "{ONE_HOUR}";',
        f'  ~\\.html$ "{REVALIDATE}";',
        f'  ~^{hosting.base}/({"|".join(HASHED_FOLDERS)})/ "{IMMUTABLE}";',
        "}",
    ]
    return "\n".join(lines) + "\n"


def caddy(hosting: Hosting) -> str:
    """Returns what a site block imports: a snippet that sends the headers."""
    headers = (f'\t{name} "{value}"' for name, value in hosting.headers.items())
    return "\n".join(["header {", *headers, "}"]) + "\n"


def caddy_caching(hosting: Hosting) -> str:
    """Returns what a route imports once it knows the file: ``Cache-Control`` by its path."""
    hashed = " ".join(f"{hosting.base}/{folder}/*" for folder in HASHED_FOLDERS)
    lines = [
        "@pages path *.html */",
        f"@hashed path {hashed}",
        f'header Cache-Control "{ONE_HOUR}"',
        f'header @pages Cache-Control "{REVALIDATE}"',
        f'header @hashed Cache-Control "{IMMUTABLE}"',
    ]
    return "\n".join(lines) + "\n"


def _rules(site: Path, hosting: Hosting) -> Iterator[str]:
    """Yields the rules of ``_headers``; by default these hosts let browsers revalidate pages."""
    yield hosting.rule()
    for folder in HASHED_FOLDERS:
        yield hosting.caching_rule(folder, IMMUTABLE)
    for folder in sorted(path for path in site.iterdir() if path.is_dir()):
        if folder.name not in {*HASHED_FOLDERS, FOLDER} and not any(folder.rglob("*.html")):
            yield hosting.caching_rule(folder.name, ONE_HOUR)
