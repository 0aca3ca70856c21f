"""The content security policy allows what the pages use, and nothing else."""

import base64
import hashlib
import re
from dataclasses import replace
from pathlib import Path

import pytest

from portfolio.atomic_write import write_files
from portfolio.hosting import security_headers as headers
from portfolio.hosting.rules import HASHED_FOLDER, Hosting, write_host_configs
from portfolio.hosting.security_headers import Uses, frame_origins, security_headers
from portfolio.models.content import Content
from sandbox_islands.html import parse_html
from sandbox_islands.reflex_insides import template_file


def sha(code: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()}'"


def policy(content: Content, page: str = "", script: str = "") -> str:
    uses = Uses()
    uses.add_page(parse_html(page))
    uses.add_file(script)
    return security_headers(uses, content)["Content-Security-Policy"]


@pytest.mark.parametrize(
    ("pages", "scripts"),
    [
        (["<p></p><script>let a;\n</script>"], ["let a;\n"]),
        (['<script data-keep="true">let a;</script>'], ["let a;"]),
        (['<script type="speculationrules">{}</script>'], ["{}"]),
        (["<script>b</script><script>a</script>", "<script>a</script>"], ["a", "b"]),
        # Files and data need none.
        (['<script type="module" src="/a.js"></script>'], []),
        (['<script type="application/ld+json">{}</script>'], []),
    ],
)
def test_the_security_policy_has_the_hash_of_every_inline_script_once(
    content: Content, pages: list[str], scripts: list[str]
) -> None:
    uses = Uses()
    for page in pages:
        uses.add_page(parse_html(page))
    headers = security_headers(uses, content)
    allowed = re.findall(r"'sha256-[^']+'", headers["Content-Security-Policy"])
    assert allowed == sorted(map(sha, scripts))


def test_video_player_on_another_site_may_be_framed_if_content_names_one(content: Content) -> None:
    assert frame_origins(content) == []
    study = next(it for it in content.projects if it.slug == "cover")
    video = {"src": "https://player.vimeo.com/video/1?autoplay=1&loop=1"}
    sections = tuple(
        section.model_copy(update=video) if section.kind == "video" else section
        for section in study.sections
    )
    elsewhere = replace(content, projects=(study.model_copy(update={"sections": sections}),))
    assert frame_origins(elsewhere) == ["https://player.vimeo.com"]


def test_the_security_policy_allows_connections_to_the_backend_alone(
    content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "connect-src" not in policy(content)
    monkeypatch.setattr(headers, "backend_address", lambda: "https://api.example.com/v1")
    allowed = policy(content)
    assert "connect-src 'self' https://api.example.com wss://api.example.com;" in allowed
    assert "img-src 'self' https://api.example.com;" in allowed


def test_a_backend_on_this_machine_has_the_name_by_which_the_page_was_asked_for(
    content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(headers, "backend_address", lambda: "http://localhost:8000")
    assert "connect-src 'self' http://*:8000 ws://*:8000;" in policy(content)


@pytest.mark.parametrize(
    ("script", "allowed"),
    [
        (template_file("utils/state.js"), "script-src 'self' 'unsafe-eval';"),
        ("url('data:image/png,x')", "img-src 'self' data:;"),
        ("URL.createObjectURL(x)", "img-src 'self' blob:;"),
        ("@font-face{src:url(data:font/woff2;base64,x)}", "font-src 'self' data:;"),
    ],
)
def test_the_security_policy_allows_eval_and_files_in_memory_only_where_something_uses_them(
    content: Content, script: str, allowed: str
) -> None:
    assert allowed in policy(content, script=script)
    without = policy(content, page="<p>eval(</p>")
    assert "unsafe-eval" not in without
    assert "img-src" not in without
    assert "font-src" not in without


@pytest.mark.parametrize("script", ["a.retrieval(b)", "// eval(", "eval(code)"])
def test_only_the_owner_lets_own_scripts_evaluate_text(content: Content, script: str) -> None:
    assert "unsafe-eval" not in policy(content, script=script)
    allow = content.site.allow.model_copy(update={"eval": True})
    site = content.site.model_copy(update={"allow": allow})
    assert "script-src 'self' 'unsafe-eval'" in policy(replace(content, site=site), script=script)


def test_the_security_policy_allows_what_pages_name_for_what_they_name_it(content: Content) -> None:
    uses = Uses(origins={("images", "https://a.test"), ("scripts", "https://b.test")})
    sources = security_headers(uses, content)["Content-Security-Policy"]
    assert "img-src 'self' https://a.test;" in sources
    assert "script-src 'self' https://b.test;" in sources
    assert "connect-src 'self' https://b.test;" in sources
    assert sources.count("https://a.test") == 1
    assert "a.test" not in policy(content)


@pytest.mark.parametrize("base", ["", "/portfolio"])
def test_the_local_server_reads_headers_and_base_path_from_the_files_of_hosts(
    tmp_path: Path, base: str
) -> None:
    hosting = Hosting(base, {"Content-Security-Policy": "a 'self'; b: c", "X-Thing": "1"})
    write_host_configs(tmp_path, hosting)
    assert Hosting.of(tmp_path) == hosting
    assert (tmp_path / "_redirects").exists() == bool(base)


def test_headers_revalidate_pages_and_keep_hashed_files_for_a_year(tmp_path: Path) -> None:
    names = ("projects/udc.html", "fonts/body-1a2b3c4d.woff2", "assets/a.js", "video/a.webm")
    write_files({tmp_path / name: "" for name in names})
    write_host_configs(tmp_path, Hosting())
    rules = (tmp_path / "_headers").read_text()
    assert "/video/*\n  Cache-Control: public, max-age=3600\n" in rules
    assert f"/{HASHED_FOLDER}/*\n  Cache-Control: public, max-age=31536000, immutable\n" in rules
    assert "/projects/*" not in rules


def test_headers_of_the_owner_are_kept(tmp_path: Path) -> None:
    own = "/games/*\n  X-Game: dot\n"
    (tmp_path / "_headers").write_text(own)
    write_host_configs(tmp_path, Hosting("/portfolio", {"X-Thing": "1"}))
    headers = (tmp_path / "_headers").read_text()
    assert headers.startswith("/portfolio/*\n  X-Thing: 1\n\n")
    assert headers.endswith(f"\n\n{own}")


def test_old_addresses_are_redirected_between_the_rules_of_the_owner_and_that_of_the_path(
    tmp_path: Path,
) -> None:
    (tmp_path / "_redirects").write_text("/own /projects 301\n")
    old = {"/portfolio/2019/a": "/portfolio/writing/a", "/portfolio/b.html": "/portfolio/writing/b"}
    write_host_configs(tmp_path, Hosting("/portfolio", {}, old))
    assert (tmp_path / "_redirects").read_text().splitlines() == [
        "/own /projects 301",
        "/portfolio/2019/a /portfolio/writing/a 301",
        "/portfolio/2019/a/ /portfolio/writing/a 301",
        "/portfolio/b.html /portfolio/writing/b 301",
        "/portfolio/* /:splat 200",
    ]


def test_only_a_site_with_a_search_may_compile_webassembly(content: Content) -> None:
    searched = replace(content, site=content.site.model_copy(update={"search": True}))
    assert "wasm" not in policy(content)
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy(searched)
