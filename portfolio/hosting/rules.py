"""What a host needs for the built site: base path, headers and caching, in files it reads."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from portfolio.paths import files_below

HEADERS_FILE = "_headers"
"""File of the built site that Netlify, Cloudflare Pages and the local server read."""

CONFIGS_FOLDER = "_hosts"
"""Folder of what the configurations in ``deploy/`` include; no host serves it."""

REDIRECTS_FILE = "_redirects"

FOR_HOSTS = {HEADERS_FILE, CONFIGS_FOLDER, REDIRECTS_FILE}
"""What is read by hosts and served by none."""

HASHED_FOLDER = "assets"
"""Folder of all files whose name holds a hash of what they hold; see ``hash_assets.py``."""

PAGE_FILE = re.compile(r"\.html?$")

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
        redirects: Present paths by old ones, both with the base path.
    """

    base: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    redirects: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, site: Path) -> Self:
        """Reads the first rule of a built site's headers; a site without the file has none."""
        file = site / HEADERS_FILE
        if not file.exists():
            return cls()
        pattern, *lines = file.read_text().partition("\n\n")[0].splitlines()
        pairs = (line.strip().partition(": ") for line in lines)
        return cls(pattern.removesuffix("/*"), {name: value for name, _, value in pairs})


def write_host_configs(site: Path, hosting: Hosting) -> None:
    """Writes the files of every host into the built site.

    Headers of the owner's own follow those of the site, and redirects come before them: of those
    the first is taken.
    """
    configs = site / CONFIGS_FOLDER
    configs.mkdir(exist_ok=True)
    (configs / "nginx.conf").write_text(_nginx(hosting))
    (configs / "nginx-caching.conf").write_text(_nginx_caching(hosting.base))
    (configs / "Caddyfile").write_text(_caddy(hosting.headers))
    (configs / "Caddyfile-caching").write_text(_caddy_caching(hosting.base))
    headers, redirects = site / HEADERS_FILE, site / REDIRECTS_FILE
    headers.write_text("\n\n".join([*_rules(site, hosting), *_own(headers)]) + "\n")
    rules = [f"{old} {new} 301" for old, new in _with_slashes(hosting.redirects)]
    if hosting.base:
        # Where the host serves the folder at its root, the links of the pages still hold.
        rules.append(f"{hosting.base}/* /:splat 200")
    if rules:
        redirects.write_text("\n".join([*_own(redirects), *rules]) + "\n")


def _with_slashes(redirects: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yields redirects; an old path that has no ending of a page comes with a slash, too."""
    for old, new in redirects.items():
        yield old, new
        if not PAGE_FILE.search(old):
            yield f"{old}/", new


def _own(file: Path) -> list[str]:
    """Returns what the owner wrote into a file for hosts, if anything."""
    text = file.read_text().strip("\n") if file.exists() else ""
    return [text] if text else []


def _nginx(hosting: Hosting) -> str:
    """Returns what a ``server`` block includes."""
    base, index = hosting.base, "$document_root$uri/index.html"
    lines = [
        f"error_page 404 {base}/404.html;",
        # A folder with a page keeps its slash, since URLs in the page are relative to the folder.
        f"if (-f {index}) {{ rewrite ^({base}/.+[^/])$ $1/ permanent; }}",
        f"if (!-f {index}) {{ rewrite ^{base}/(.+)/$ {base}/$1 permanent; }}",
        *(f'add_header {name} "{value}" always;' for name, value in hosting.headers.items()),
    ]
    return "\n".join(lines) + "\n"


def _nginx_caching(base: str) -> str:
    """Returns what is included beside the ``server`` block: ``Cache-Control`` by address."""
    lines = [
        "map $uri $portfolio_cache_control {",
        f'  default "{ONE_HOUR}";',
        f'  ~\\.html$ "{REVALIDATE}";',
        f'  ~^{base}/{HASHED_FOLDER}/ "{IMMUTABLE}";',
        "}",
    ]
    return "\n".join(lines) + "\n"


def _caddy(headers: dict[str, str]) -> str:
    """Returns what a site block imports: a snippet that sends the headers."""
    lines = (f'\t{name} "{value}"' for name, value in headers.items())
    return "\n".join(["header {", *lines, "}"]) + "\n"


def _caddy_caching(base: str) -> str:
    """Returns what a route imports once it knows the file: ``Cache-Control`` by its path."""
    lines = [
        "@pages path *.html */",
        f"@hashed path {base}/{HASHED_FOLDER}/*",
        f'header Cache-Control "{ONE_HOUR}"',
        f'header @pages Cache-Control "{REVALIDATE}"',
        f'header @hashed Cache-Control "{IMMUTABLE}"',
    ]
    return "\n".join(lines) + "\n"


def _rules(site: Path, hosting: Hosting) -> Iterator[str]:
    """Yields the rules of ``_headers``; by default these hosts let browsers revalidate pages."""
    headers = (f"  {name}: {value}" for name, value in hosting.headers.items())
    yield "\n".join([f"{hosting.base}/*", *headers])
    caching = {HASHED_FOLDER: IMMUTABLE}
    for folder in sorted(path for path in site.iterdir() if path.is_dir()):
        if folder.name not in {*caching, CONFIGS_FOLDER} and not files_below(folder, ".html"):
            caching[folder.name] = ONE_HOUR
    for name, value in caching.items():
        yield f"{hosting.base}/{name}/*\n  Cache-Control: {value}"
