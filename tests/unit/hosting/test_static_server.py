"""The local server answers as a good static host does, on this machine only."""

import gzip
import socket
from collections.abc import Iterator
from pathlib import Path

import brotli
import pytest

from portfolio.atomic_write import write_file
from portfolio.errors import CommandError
from portfolio.hosting.server_socket import THIS_MACHINE, server_socket, url_host
from portfolio.testing.server import serving
from tests.support.http import ask

PAGE = b"<!doctype html><title>Home</title>" + b"<p>The same words again." * 40
NOT_FOUND = b"<!doctype html><title>Lost?</title>"
SCRIPT = "/assets/entry-a1b2c3d4.js"
PICTURE = "/assets/img/udc-320-abc.webp"
UNKNOWN = [
    "/nope",
    "/_headers",
    "/projects/nope",
    "/404",
    "/assets",
    "/index.html.br",
    "/nul%00",
    "/x" * 200,
]
OUTSIDE = [
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/projects/..%2f..%2fsecret.txt",
    "/..%5csecret.txt",
    "//etc/passwd",
    "/../site",
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A small site: pages, a hashed script, a picture; and a secret beside it."""
    folder = tmp_path_factory.mktemp("host")
    (folder / "secret.txt").write_text("not for the world")
    (folder / "site.html").write_text("not for the world either")
    site = folder / "site"
    files = {
        "index.html": PAGE,
        "projects.html": PAGE,
        "projects/udc.html": PAGE,
        "404.html": NOT_FOUND,
        SCRIPT[1:]: b"export {};" * 60,
        PICTURE[1:]: bytes(range(256)),
        "fonts/body.woff2": b"font",
        "robots.txt": b"Allow: /",
        "games/dot/index.html": PAGE,
        "100% #1.txt": b"odd",
        "_files/cv.txt": b"mine",
        "_headers": b"/*",
        "archive.tar.gz": gzip.compress(b"tar"),
    }
    for name, data in files.items():
        write_file(site / name, data)
        if name.endswith((".html", ".js")) and data != NOT_FOUND:
            write_file(site / f"{name}.br", brotli.compress(data))
            write_file(site / f"{name}.gz", gzip.compress(data))
    with serving(site) as address:
        yield address


class TestAddresses:
    @pytest.mark.parametrize("path", ["/", "/projects", "/projects/udc", "/projects?from=feed"])
    def test_the_server_finds_a_page_without_suffix(self, address: str, path: str) -> None:
        answer = ask(address, path)
        assert (answer.status, answer.body) == (200, PAGE)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"

    def test_the_server_redirects_a_slash_at_the_end_and_never_to_another_host(
        self, address: str
    ) -> None:
        answer = ask(address, "/projects/")
        assert (answer.status, answer.headers["location"]) == (308, "/projects")
        assert ask(address, "/projects/?from=feed").headers["location"] == "/projects?from=feed"
        assert ask(address, "//evil.example/").headers["location"] == "/evil.example"

    def test_the_server_keeps_the_slash_of_a_folder_with_a_page(self, address: str) -> None:
        assert ask(address, "/games/dot/").body == PAGE
        answer = ask(address, "/games/dot")
        assert (answer.status, answer.headers["location"]) == (308, "/games/dot/")

    @pytest.mark.parametrize("path", [*UNKNOWN, *OUTSIDE])
    def test_the_server_answers_unknown_addresses_and_files_outside_with_the_not_found_page(
        self, address: str, path: str
    ) -> None:
        answer = ask(address, path)
        assert (answer.status, answer.body) == (404, NOT_FOUND)
        assert answer.headers["cache-control"] == "no-cache"

    def test_the_server_serves_files_with_any_name_and_refuses_requests_that_write(
        self, address: str
    ) -> None:
        assert ask(address, "/100%25%20%231.txt").body == b"odd"
        assert ask(address, "/_files/cv.txt").body == b"mine"
        assert ask(address, "/", method="POST").status == 405


def test_the_server_finds_pages_below_the_base_path_and_nowhere_else(tmp_path: Path) -> None:
    (tmp_path / "_headers").write_text("/portfolio/*\n")
    (tmp_path / "404.html").write_bytes(NOT_FOUND)
    (tmp_path / "projects.html").write_bytes(PAGE)
    with serving(tmp_path) as address:
        assert ask(address, "/portfolio/projects").body == PAGE
        redirected = ask(address, "/portfolio/projects/")
        assert redirected.headers["location"] == "/portfolio/projects"
        assert ask(address, "/").headers["location"] == "/portfolio/"
        for path in ("/projects", "/projects/", "/portfolio-2/"):
            assert ask(address, path).status == 404, path


def test_the_server_of_a_test_drops_an_answer_that_nobody_reads(tmp_path: Path) -> None:
    size = 50_000_000
    (tmp_path / "video.mp4").write_bytes(bytes(size))
    with serving(tmp_path) as address:
        client = socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])), timeout=5)
        client.sendall(b"GET /video.mp4 HTTP/1.1\r\nHost: here\r\n\r\n")
    with client:
        received = 0
        while data := client.recv(1_000_000):
            received += len(data)
    assert received < size


class TestCompression:
    @pytest.mark.parametrize(
        ("accepts", "encoding"),
        [
            ("gzip, br, zstd", "br"),
            ("gzip", "gzip"),
            ("identity", None),
            ("", None),
        ],
    )
    def test_the_server_sends_the_encoding_that_the_browser_prefers(
        self, address: str, accepts: str, encoding: str | None
    ) -> None:
        answer = ask(address, "/", accept_encoding=accepts)
        assert answer.headers["content-encoding"] == encoding
        assert answer.headers["vary"] == "accept-encoding"
        unpack = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[encoding]
        assert unpack(answer.body) == PAGE
        assert answer.headers["content-type"].startswith("text/html")

    def test_the_server_sends_a_file_without_compressed_copies_as_it_is(self, address: str) -> None:
        headers = ask(address, "/fonts/body.woff2", accept_encoding="br").headers
        assert (headers["vary"], headers["content-encoding"]) == (None, None)
        assert headers["content-type"] == "font/woff2"


def test_an_archive_of_the_owner_is_sent_as_it_is(address: str) -> None:
    answer = ask(address, "/archive.tar.gz", accept_encoding="br, gzip")
    assert (answer.status, gzip.decompress(answer.body)) == (200, b"tar")
    assert answer.headers["content-type"] == "application/octet-stream"
    assert answer.headers["content-encoding"] is None


A_YEAR, AN_HOUR = "public, max-age=31536000, immutable", "public, max-age=3600"


@pytest.mark.parametrize(
    ("path", "caching"),
    [
        (SCRIPT, A_YEAR),
        (PICTURE, A_YEAR),
        ("/fonts/body.woff2", AN_HOUR),
        ("/robots.txt", AN_HOUR),
        ("/projects", "no-cache"),
        ("/assets/gone-00000000.js", "no-cache"),
    ],
)
def test_the_server_lets_browsers_keep_files_and_not_pages(
    address: str, path: str, caching: str
) -> None:
    assert ask(address, path).headers["cache-control"] == caching


def test_the_server_answers_304_for_a_file_that_the_browser_has(address: str) -> None:
    known = ask(address, "/", accept_encoding="br").headers["etag"]
    answer = ask(address, "/", accept_encoding="br", if_none_match=known)
    assert (answer.status, answer.body) == (304, b"")
    assert ask(address, "/", if_none_match=known).status == 200, "another encoding of it"


@pytest.mark.parametrize(
    ("path", "wanted", "status", "sent"),
    [
        (PICTURE, "10-19", 206, "bytes 10-19/256"),
        (PICTURE, "900-", 416, "bytes */256"),
        ("/nope", "0-3", 404, None),
    ],
)
def test_the_server_sends_ranges_of_files_and_not_of_the_not_found_page(
    address: str, path: str, wanted: str, status: int, sent: str | None
) -> None:
    answer = ask(address, path, range=f"bytes={wanted}")
    assert (answer.status, answer.headers["content-range"]) == (status, sent)
    if status != 416:
        assert answer.body == (bytes(range(10, 20)) if sent else NOT_FOUND)


def test_the_server_answers_head_requests_with_the_headers_of_get(address: str) -> None:
    head, whole = ask(address, "/", method="HEAD"), ask(address, "/")
    assert (head.status, head.body) == (200, b"")
    for name in ("content-length", "etag"):
        assert head.headers[name] == whole.headers[name]


@pytest.mark.parametrize("host", [THIS_MACHINE, "0.0.0.0"])
def test_a_server_listens_where_the_owner_says(host: str) -> None:
    with server_socket(host, 0) as listener:
        assert listener.getsockname()[0] == host


def test_a_port_that_is_taken_is_named_with_another() -> None:
    with socket.create_server((THIS_MACHINE, 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(CommandError, match=f"Port {port} is taken; choose another, e.g. PORT="):
            server_socket(THIS_MACHINE, port)


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.invalid", "a..b"])
def test_a_host_that_is_not_this_machine_is_named(host: str) -> None:
    with pytest.raises(CommandError, match=f"HOST={host} is no address of this machine"):
        server_socket(host, 0)


def test_a_url_names_an_address_as_browsers_take_it() -> None:
    shown = {host: url_host(host) for host in (THIS_MACHINE, "0.0.0.0", "::", "::1", "192.0.2.1")}
    assert [*shown.values()] == ["localhost", "localhost", "localhost", "[::1]", "192.0.2.1"]
