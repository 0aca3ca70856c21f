"""nginx and Caddy with the files of ``deploy/`` answer alike.

`tests/unit/hosting/test_static_server.py` asks the local server.
"""

import gzip
from collections.abc import Iterator
from pathlib import Path

import brotli
import pytest

from portfolio.hosting.rules import HASHED_FOLDER, Hosting
from tests.support import hosts, variant
from tests.support.http import Answer, ask
from tests.support.site import DIST, mounted, pages
from tests.support.site_content import first

pytestmark = pytest.mark.xdist_group("hosts")

HASHED = "/assets/entry.client-*.js"
FONT = "/assets/fonts/*.woff2"
STICKER = "/assets/svg/*.svg"
"""Patterns of files whose names depend on what they hold."""

FOLDERS = ["/assets", "/assets/", "/svg/", "/assets/img/"]
FOR_HOSTS = ["/index.html.br", "/404.html.gz", f"{HASHED}.br", "/_headers", "/_hosts/Caddyfile"]
OUTSIDE = ["/../../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/x"]

A_YEAR = "public, max-age=31536000, immutable"
UNPACK = {"br": brotli.decompress, "gzip": gzip.decompress}


class Host:
    """A running server and where the site lies on it.

    It is asked for paths as at the root of a host; one of them may be the pattern of a file.
    """

    def __init__(self, server: str, address: str, site: Path, base: str) -> None:
        self.server, self.address, self.site, self.base = server, address, site, base

    def ask(self, path: str, method: str = "GET", **headers: str) -> Answer:
        return ask(self.address, self.base + self.named(path), method, **headers)

    def named(self, path: str) -> str:
        """Returns a path, or that of the first file that it is the pattern of."""
        if "*" not in path:
            return path
        file = sorted(self.site.glob(path.lstrip("/")))[0]
        return f"/{file.relative_to(self.site).as_posix()}"


@pytest.fixture(
    scope="module",
    params=[(server, site) for server in ("nginx", "caddy") for site in (DIST, variant.SITE)],
    ids=lambda param: f"{param[0]}-{param[1].name}",
)
def host(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Host]:
    """Each server, with the site at its root and below a path."""
    server, site = request.param
    folder = tmp_path_factory.mktemp(server)
    base = Hosting.of(site).base
    with getattr(hosts, server)(mounted(site, base, folder), base, folder) as address:
        yield Host(server, address, site, base)


class TestAddresses:
    def test_a_host_serves_pages_at_clean_addresses(self, host: Host) -> None:
        for page in pages(host.site)[:-1]:
            name = f"{page}index" if page.endswith("/") else page
            file = host.site / f"{name.lstrip('/')}.html"
            answer = host.ask(page)
            assert (answer.status, answer.body) == (200, file.read_bytes()), page
            assert answer.headers["content-type"] == "text/html; charset=utf-8"

    def test_a_host_answers_unknown_addresses_with_the_not_found_page(self, host: Host) -> None:
        for path in ("/no-such-page", "/projects/no-such-page", "/assets/gone-00000000.js"):
            answer = host.ask(path)
            assert (answer.status, answer.body) == (404, (host.site / "404.html").read_bytes())
            assert answer.headers["cache-control"] == "no-cache"

    def test_a_host_redirects_from_a_slash_at_the_end(self, host: Host) -> None:
        answer = host.ask("/projects/")
        assert answer.status in {301, 308}
        assert answer.headers["location"] == f"{host.base}/projects"

    def test_a_host_redirects_to_the_slash_of_a_folder_with_a_page(self, host: Host) -> None:
        if not (host.site / "games").is_dir():
            pytest.skip("this site has no such folder")
        answer = host.ask("/games/dot")
        assert answer.status in {301, 308}
        assert answer.headers["location"] == f"{host.base}/games/dot/"

    @pytest.mark.parametrize("path", ["//example.com/", "//example.com//", "/%2Fexample.com/"])
    def test_a_host_redirects_to_no_other_host(self, host: Host, path: str) -> None:
        location = host.ask(path).headers["location"] or "/"
        assert location.startswith("/")
        assert not location.startswith(("//", "/\\"))

    @pytest.mark.parametrize("path", [*FOLDERS, *FOR_HOSTS, *OUTSIDE])
    def test_a_host_lists_no_folder_and_serves_no_file_for_hosts_or_outside_the_site(
        self, host: Host, path: str
    ) -> None:
        answer = host.ask(path)
        assert answer.status in ({301, 308, 404} if path in FOLDERS else {400, 404})
        assert host.named(HASHED).rpartition("/")[2].encode() not in answer.body
        assert b"root:x:" not in answer.body


class TestHeaders:
    @pytest.mark.parametrize("path", ["/", "/projects", "/no-such-page", HASHED])
    def test_a_host_sends_security_headers_with_every_answer(self, host: Host, path: str) -> None:
        answer = host.ask(path)
        wanted = Hosting.of(host.site).headers
        assert len(wanted) == 6
        assert {name: answer.headers.get_all(name) for name in wanted} == {
            name: [value] for name, value in wanted.items()
        }

    @pytest.mark.parametrize(
        ("path", "caching"),
        [
            ("/", "no-cache"),
            ("/projects", "no-cache"),
            ("/resume.pdf", "public, max-age=3600"),
            ("/icons/favicon.ico", "public, max-age=3600"),
        ],
    )
    def test_a_host_has_pages_revalidated_and_other_files_cached_for_an_hour(
        self, host: Host, path: str, caching: str
    ) -> None:
        assert host.ask(path).headers.get_all("cache-control") == [caching]

    @pytest.mark.parametrize("folder", ["", "/fonts", "/img", "/svg"])
    def test_a_host_has_hashed_files_cached_for_a_year(self, host: Host, folder: str) -> None:
        files = sorted(host.site.joinpath(f"{HASHED_FOLDER}{folder}").glob("*-*.*"))
        file = first(files, f"no file in {folder}/")
        path = f"/{file.relative_to(host.site).as_posix()}"
        assert host.ask(path).headers.get_all("cache-control") == [A_YEAR]

    def test_a_host_sends_no_unchanged_page_again(self, host: Host) -> None:
        tag = host.ask("/projects").headers["etag"]
        answer = host.ask("/projects", If_None_Match=tag)
        assert (answer.status, answer.body) == (304, b"")

    @pytest.mark.parametrize(
        ("path", "kind"),
        [
            (HASHED, ("text/javascript", "application/javascript")),
            (STICKER, ("image/svg+xml",)),
            (FONT, ("font/woff2",)),
            ("/experiments.xml", ("text/xml", "application/xml")),
        ],
    )
    def test_a_host_sends_media_types(self, host: Host, path: str, kind: tuple[str, ...]) -> None:
        assert host.ask(path).headers["content-type"].partition(";")[0] in kind

    def test_a_host_serves_videos_in_parts(self, host: Host) -> None:
        videos = sorted((host.site / "video").glob("*.webm"))
        video = first(videos, "no video in assets/video/")
        answer = host.ask(f"/video/{video.name}", Range="bytes=100-199")
        assert (answer.status, answer.body) == (206, video.read_bytes()[100:200])
        assert answer.headers["content-range"] == f"bytes 100-199/{video.stat().st_size}"


class TestCompression:
    @pytest.mark.parametrize(("accepted", "encoding"), [("gzip", "gzip"), ("gzip, br", "br")])
    @pytest.mark.parametrize("path", ["/projects", HASHED])
    def test_a_host_sends_precompressed_files_and_prefers_brotli(
        self, host: Host, path: str, accepted: str, encoding: str
    ) -> None:
        if encoding == "br" and host.server == "nginx" and not hosts.BROTLI.exists():
            pytest.skip("nginx has no brotli module here")
        plain = host.ask(path)
        packed = host.ask(path, Accept_Encoding=accepted)
        assert packed.headers["content-encoding"] == encoding
        assert packed.headers["vary"].lower() == "accept-encoding"
        assert packed.headers["content-type"] == plain.headers["content-type"]
        assert UNPACK[encoding](packed.body) == plain.body
        assert len(packed.body) < len(plain.body) / 1.5

    def test_a_host_compresses_the_not_found_page(self, host: Host) -> None:
        answer = host.ask("/no-such-page", Accept_Encoding="gzip")
        assert answer.status == 404
        assert gzip.decompress(answer.body) == (host.site / "404.html").read_bytes()
