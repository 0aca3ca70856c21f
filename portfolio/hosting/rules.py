"""What a host needs for the built site: base path, headers and caching, in files it reads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

HEADERS_FILE = "_headers"
"""File of the built site that Netlify, Cloudflare Pages and the local server read."""

CONFIGS_FOLDER = "_hosts"
"""Folder of what the configurations in ``deploy/`` include; no host serves it."""

HASHED_FOLDERS = ("art", "assets", "fonts", "generated", "svg", "vertices")
"""Folders of files whose name holds a hash of what they hold; see ``hash_assets.py``.

What every host is told of caching is made from this list.
"""

IMMUTABLE = "public, max-age=31536000, immutable"
ONE_HOUR = "public, max-age=3600"
REVALIDATE = "no-cache"
"""``Cache-Control`` of hashed files, other files, and pages."""


@dataclass(frozen=True, slots=True)
class Hosting:
    """The rules by which a site is served.

    Attributes:
        base: The base path: nothing, or a path such as ``/portfolio``.
        headers: Headers of every answer, by name.
    """

    base: str = ""
    headers: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, site: Path) -> Self:
        """Reads the first rule of a built site's headers; a site without the file has none."""
        file = site / HEADERS_FILE
        if not file.exists():
            return cls()
        pattern, *lines = file.read_text().partition("\n\n")[0].splitlines()
        pairs = (line.strip().partition(": ") for line in lines)
        return cls(pattern.removesuffix("/*"), {name: value for name, _, value in pairs})

    def rule(self) -> str:
        """Returns the rule that :meth:`of` reads."""
        return _rule(f"{self.base}/*", self.headers)

    def caching_rule(self, folder: str, caching: str) -> str:
        """Returns a rule that gives the files of a folder a ``Cache-Control``."""
        return _rule(f"{self.base}/{folder}/*", {"Cache-Control": caching})


def _rule(pattern: str, headers: dict[str, str]) -> str:
    lines = (f"  {name}: {value}" for name, value in headers.items())
    return "\n".join([pattern, *lines])


def write_host_configs(site: Path, hosting: Hosting) -> None:
    """Writes the files of every host into the built site.

    Args:
        site: The built site.
        hosting: Base path and headers of the site.
    """
    (site / CONFIGS_FOLDER).mkdir(exist_ok=True)
    (site / CONFIGS_FOLDER / "nginx.conf").write_text(nginx(hosting))
    (site / CONFIGS_FOLDER / "nginx-caching.conf").write_text(nginx_caching(hosting))
    (site / CONFIGS_FOLDER / "Caddyfile").write_text(caddy(hosting))
    (site / CONFIGS_FOLDER / "Caddyfile-caching").write_text(caddy_caching(hosting))
    (site / HEADERS_FILE).write_text("\n\n".join(_rules(site, hosting)) + "\n")
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
        if folder.name not in {*HASHED_FOLDERS, CONFIGS_FOLDER} and not any(folder.rglob("*.html")):
            yield hosting.caching_rule(folder.name, ONE_HOUR)
