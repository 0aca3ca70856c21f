"""The local server answers as a good static host does."""

from __future__ import annotations

import gzip
import socket
from collections.abc import Iterator
from pathlib import Path

import brotli
import pytest

from portfolio.server.static_server import PortInUseError, negotiate_encoding, serve
from tests.support.http import ask
from tests.support.server import serving

PAGE = b"<!doctype html><title>Home</title>" + b"<p>The same words again." * 40
NOT_FOUND = b"<!doctype html><title>Lost?</title>"
SCRIPT = "/assets/entry-a1b2c3d4.js"


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
        "generated/img/udc-320-abc.webp": bytes(range(256)),
        "fonts/body.woff2": b"font",
        "robots.txt": b"Allow: /",
        "100% #1.txt": b"odd",
    }
    for name, data in files.items():
        file = site / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
        if file.suffix in {".html", ".js"} and data != NOT_FOUND:
            file.with_name(f"{file.name}.br").write_bytes(brotli.compress(data))
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(data))
    with serving(site) as address:
        yield address


class TestAddresses:
    @pytest.mark.parametrize("path", ["/", "/projects", "/projects/udc", "/projects?from=feed"])
    def test_a_page_needs_no_suffix(self, address: str, path: str) -> None:
        answer = ask(address, path)
        assert (answer.status, answer.body) == (200, PAGE)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"

    def test_a_slash_at_the_end_is_taken_off_for_good(self, address: str) -> None:
        answer = ask(address, "/projects/")
        assert (answer.status, answer.headers["location"]) == (308, "/projects")

    def test_slashes_never_lead_to_another_host(self, address: str) -> None:
        assert ask(address, "//evil.example/").headers["location"] == "/evil.example"

    @pytest.mark.parametrize("path", ["/nope", "/projects/nope", "/404", "/assets"])
    def test_an_unknown_address_gets_the_not_found_page(self, address: str, path: str) -> None:
        answer = ask(address, path)
        assert (answer.status, answer.body) == (404, NOT_FOUND)
        assert answer.headers["cache-control"] == "no-cache"

    @pytest.mark.parametrize(
        "path",
        [
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/projects/..%2f..%2fsecret.txt",
            "/..%5csecret.txt",
            "//etc/passwd",
            "/../site",
            f"/{'long' * 100}",
            "/nul%00",
            "/index.html.br",
        ],
    )
    def test_no_address_leads_out_of_the_folder(self, address: str, path: str) -> None:
        answer = ask(address, path)
        assert (answer.status, answer.body) == (404, NOT_FOUND)

    def test_a_name_may_hold_any_character(self, address: str) -> None:
        assert ask(address, "/100%25%20%231.txt").body == b"odd"

    def test_writing_is_refused(self, address: str) -> None:
        assert ask(address, "/", method="POST").status == 405


class TestCompression:
    @pytest.mark.parametrize(
        ("accepts", "encoding"),
        [
            ("gzip, deflate, br, zstd", "br"),
            ("gzip", "gzip"),
            ("br;q=0.5, gzip;q=0.9", "gzip"),
            ("br;q=0, gzip", "gzip"),
            ("br; q=0.0 , gzip ; q=0", None),
            ("*", "br"),
            ("*;q=0.1, br;q=0", "gzip"),
            ("identity", None),
            ("br;q=nonsense", "br"),
            ("", None),
        ],
    )
    def test_the_browser_gets_what_it_likes_best(
        self, address: str, accepts: str, encoding: str | None
    ) -> None:
        answer = ask(address, "/", accept_encoding=accepts)
        assert answer.headers["content-encoding"] == encoding
        assert answer.headers["vary"] == "accept-encoding"
        unpack = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[encoding]
        assert unpack(answer.body) == PAGE
        assert answer.headers["content-type"].startswith("text/html")

    def test_a_file_without_precompressed_ones_has_no_vary(self, address: str) -> None:
        answer = ask(address, "/fonts/body.woff2", accept_encoding="br")
        assert answer.headers["vary"] is None
        assert answer.headers["content-encoding"] is None
        assert answer.headers["content-type"] == "font/woff2"

    def test_of_equals_the_first_that_is_offered_is_taken(self) -> None:
        assert negotiate_encoding("gzip, br", ["br", "gzip"]) == "br"
        assert negotiate_encoding("gzip, br", []) is None


class TestCaching:
    @pytest.mark.parametrize(
        "path", [SCRIPT, "/generated/img/udc-320-abc.webp", "/fonts/body.woff2"]
    )
    def test_a_file_whose_name_has_a_hash_is_kept_for_a_year(self, address: str, path: str) -> None:
        caching = ask(address, path).headers["cache-control"]
        assert caching == "public, max-age=31536000, immutable"

    def test_a_page_is_asked_for_each_time(self, address: str) -> None:
        assert ask(address, "/projects").headers["cache-control"] == "no-cache"

    def test_a_script_that_is_gone_is_not_kept(self, address: str) -> None:
        assert ask(address, "/assets/gone-00000000.js").headers["cache-control"] == "no-cache"

    def test_other_files_are_kept_for_an_hour(self, address: str) -> None:
        answer = ask(address, "/robots.txt")
        assert answer.headers["cache-control"] == "public, max-age=3600"

    def test_what_the_browser_has_already_is_not_sent_again(self, address: str) -> None:
        known = ask(address, "/", accept_encoding="br").headers["etag"]
        answer = ask(address, "/", accept_encoding="br", if_none_match=known)
        assert (answer.status, answer.body) == (304, b"")
        assert ask(address, "/", if_none_match=known).status == 200, "another encoding of it"


class TestParts:
    def test_a_part_of_a_file_can_be_asked_for(self, address: str) -> None:
        answer = ask(address, "/generated/img/udc-320-abc.webp", range="bytes=10-19")
        assert (answer.status, answer.body) == (206, bytes(range(10, 20)))
        assert answer.headers["content-range"] == "bytes 10-19/256"

    def test_a_part_beyond_the_end_is_refused(self, address: str) -> None:
        answer = ask(address, "/generated/img/udc-320-abc.webp", range="bytes=900-")
        assert (answer.status, answer.headers["content-range"]) == (416, "bytes */256")

    def test_the_not_found_page_comes_whole(self, address: str) -> None:
        answer = ask(address, "/nope", range="bytes=0-3")
        assert (answer.status, answer.body) == (404, NOT_FOUND)

    def test_the_head_alone_says_the_same(self, address: str) -> None:
        head, whole = ask(address, "/", method="HEAD"), ask(address, "/")
        assert head.body == b""
        assert head.status == 200
        assert head.headers["content-length"] == whole.headers["content-length"]
        assert head.headers["etag"] == whole.headers["etag"]


def test_a_taken_port_is_told_with_a_way_out(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(PortInUseError, match=f"Port {port} is taken.*PORT={port + 1}"):
            serve(tmp_path, port, lambda address: pytest.fail(f"{address} was announced"))
