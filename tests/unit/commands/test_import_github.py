"""`import github` asks a stand-in of GitHub, and writes drafts that the site is valid with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from threading import Thread
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from click.testing import CliRunner, Result
from PIL import Image

from portfolio.commands import cli
from portfolio.content.loader import load
from tests.unit.commands.conftest import CommandLine

README = """\
# Steam shop

[![Build](https://img.shields.io/badge/build-passing.svg)](https://ci.test)
<p align="center"><img src="docs/icon.png" alt="An icon" width="20"></p>

![The shop with "steam"](docs/shop.png)
"""


def png(width: int, height: int) -> bytes:
    """Returns a picture of one colour."""
    file = BytesIO()
    Image.new("RGB", (width, height), "#2e3fd9").save(file, "PNG")
    return file.getvalue()


def repository(name: str, **said: Any) -> dict[str, Any]:
    """Returns a repository as the API describes it."""
    return {
        "name": name,
        "owner": {"login": "ada"},
        "description": f"What {name} does",
        "html_url": f"https://github.com/ada/{name}",
        "homepage": "",
        "topics": [],
        "stargazers_count": 3,
        "created_at": "2019-03-01T10:00:00Z",
        "pushed_at": "2022-05-01T10:00:00Z",
        "fork": False,
        **said,
    }


SHOP = repository(
    "steam-shop", homepage="steam-shop.test/shop", topics=["python", "steam"], stargazers_count=9
)
BARE = repository("bare", description=None, pushed_at="2019-06-01T10:00:00Z")
FORK = repository("copied", fork=True)


class StandIn(BaseHTTPRequestHandler):
    """Answers as GitHub does, with what ``answers`` has for a path."""

    answers: dict[str, Any]
    asked: list[tuple[str, str]]

    def do_GET(self) -> None:
        """Answers a question."""
        address = urlsplit(self.path)
        page = parse_qs(address.query).get("page", ["1"])[0]
        self.asked.append((self.path, self.headers.get("Authorization") or ""))
        raw = "raw" in (self.headers.get("Accept") or "")
        keys = (f"{address.path} raw", address.path) if raw else (f"{address.path} {page}",)
        keys = (*keys, address.path)
        self._answer(next((self.answers[key] for key in keys if key in self.answers), 404))

    def do_POST(self) -> None:
        """Answers a question in GraphQL."""
        self.asked.append((self.path, self.headers.get("Authorization") or ""))
        self.rfile.read(int(self.headers["Content-Length"]))
        self._answer(self.answers.get("graphql", 404))

    def _answer(self, answer: Any) -> None:
        status, headers = 200, {}
        if isinstance(answer, tuple):
            status, headers, answer = answer
        elif isinstance(answer, int):
            status, answer = answer, {"message": "no"}
        data = answer if isinstance(answer, bytes) else json.dumps(answer).encode()
        self.send_response(status)
        for name, value in {**headers, "Content-Length": str(len(data))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: Any) -> None:
        """Prints nothing."""


def answering(words: str) -> Result:
    """Asks for the repositories of ada, and answers the question which."""
    return CliRunner().invoke(cli.main, ("import", "github", "ada"), input=words)


@pytest.fixture
def github(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[StandIn]]:
    """A stand-in that has three repositories of ada, on two pages."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), StandIn)
    address = f"http://127.0.0.1:{server.server_port}"
    following = {"Link": f'<{address}/users/ada/repos?page=2>; rel="next"'}
    StandIn.asked = []
    StandIn.answers = {
        "/users/ada/repos 1": (200, following, [BARE, FORK]),
        "/users/ada/repos 2": [SHOP],
        "/repos/ada/steam-shop": SHOP,
        "/repos/ada/steam-shop/languages": {"HTML": 10, "Python": 900},
        "/repos/ada/steam-shop/readme": {"path": "README.md"},
        "/repos/ada/steam-shop/readme raw": README.encode(),
        "/repos/ada/steam-shop/contents/docs/icon.png": png(32, 32),
        "/repos/ada/steam-shop/contents/docs/shop.png": png(800, 500),
        "/repos/ada/bare": BARE,
        "/repos/ada/bare/languages": {},
    }
    for name in ("GITHUB_TOKEN", "GH_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GITHUB_API_URL", address)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield StandIn
    server.shutdown()
    server.server_close()


def test_a_repository_becomes_a_small_project_and_stays_a_draft(
    command_line: CommandLine, github: type[StandIn]
) -> None:
    said = command_line.runs("import", "github", "ada", "--repo", "steam-shop")
    assert "ada/steam-shop is in content/projects/steam-shop/project.yaml, as a draft." in said
    (project,) = [
        it
        for it in load(command_line.content, drafts=True).content.projects
        if it.slug == "steam-shop"
    ]
    assert (project.title, project.description) == ("Steam shop", "What steam-shop does")
    assert project.leads_to == "https://steam-shop.test/shop"
    assert project.repository == "https://github.com/ada/steam-shop"
    assert project.year == "2019 to 2022"
    assert project.stack == ("Python", "HTML", "steam")
    assert project.draft
    assert project.img
    assert (project.img.width, project.img.alt) == (800, 'The shop with "steam"')
    assert project.slug not in {it.slug for it in command_line.site().projects}


def test_a_second_run_changes_nothing(command_line: CommandLine, github: type[StandIn]) -> None:
    command_line.runs("import", "github", "ada", "--repo", "steam-shop")
    before = command_line.files()
    said = command_line.runs("import", "github", "ada", "--repo", "steam-shop")
    assert "is there already: content/projects/steam-shop/project.yaml" in said
    assert command_line.files() == before


def test_a_repository_becomes_an_experiment(
    command_line: CommandLine, github: type[StandIn]
) -> None:
    command_line.runs("import", "github", "ada", "--repo", "steam-shop", "--as", "experiment")
    (card,) = [it for it in load(command_line.content, drafts=True).content.experiments if it.draft]
    assert (card.title, card.url) == ("Steam shop", "https://steam-shop.test/shop")
    assert card.tags == ("Python", "HTML", "steam")
    assert card.preview
    assert card not in command_line.site().experiments


def test_what_a_repository_does_not_say_is_a_placeholder(
    command_line: CommandLine, github: type[StandIn]
) -> None:
    said = command_line.runs("import", "github", "ada", "--repo", "bare")
    assert "as a draft, without a picture: its README shows none." in said
    loaded = load(command_line.content, drafts=True)
    (project,) = [it for it in loaded.content.projects if it.slug == "bare"]
    assert project.description == "Placeholder: what Bare is, in one sentence."
    assert (project.year, project.leads_to) == ("2019", "https://github.com/ada/bare")
    assert any(it.file == "content/projects/bare/project.yaml" for it in loaded.warnings)


def test_repositories_are_listed_and_chosen_by_number(
    command_line: CommandLine, github: type[StandIn]
) -> None:
    result = answering("2\n")
    assert result.exit_code == 0, result.output
    assert "1  bare (2019, 3 stars)" in result.output
    assert "2  steam-shop (2022, 9 stars): What steam-shop does" in result.output
    assert "Forks are not listed (1)" in result.output
    assert (command_line.content / "projects/steam-shop/project.yaml").exists()
    assert not (command_line.content / "projects/bare").exists()


def test_no_answer_changes_nothing(command_line: CommandLine, github: type[StandIn]) -> None:
    before = command_line.files()
    for typed in ("\n", ""):
        assert answering(typed).exit_code == 0
    result = answering("9\n")
    assert "The list has no number 9; nothing was changed." in result.output
    assert command_line.files() == before


def test_with_a_token_pinned_repositories_come_first(
    command_line: CommandLine, github: type[StandIn], monkeypatch: pytest.MonkeyPatch
) -> None:
    nodes = [{"nameWithOwner": "ada/steam-shop"}, None]
    github.answers["graphql"] = {"data": {"user": {"pinnedItems": {"nodes": nodes}}}}
    monkeypatch.setenv("GITHUB_TOKEN", "secret")
    result = answering("\n")
    assert "1  steam-shop (pinned, 2022, 9 stars)" in result.output
    assert {token for _, token in github.asked} == {"Bearer secret"}
    github.answers["graphql"] = 403
    assert "1  bare" in answering("\n").output


def test_a_token_is_shown_to_nobody_but_github(
    command_line: CommandLine, github: type[StandIn], monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere: list[str] = []

    class Elsewhere(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            elsewhere.append(self.headers.get("Authorization") or "")
            self.send_error(404)

        def log_message(self, format: str, *args: Any) -> None:
            """Prints nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere)
    Thread(target=server.serve_forever, daemon=True).start()
    picture = f"![A](http://127.0.0.1:{server.server_port}/a.png)"
    github.answers["/repos/ada/steam-shop/readme raw"] = picture.encode()
    monkeypatch.setenv("GH_TOKEN", "secret")
    command_line.runs("import", "github", "ada", "--repo", "steam-shop")
    server.shutdown()
    server.server_close()
    assert elsewhere == [""]


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (404, "GitHub has no account 'ada'. It is the name in"),
        (401, "GitHub refuses the token in GITHUB_TOKEN"),
        (500, "GitHub answered 500"),
        (b"<html>", "answered something else than GitHub does"),
        ((403, {"x-ratelimit-remaining": "0", "x-ratelimit-reset": "1700000000"}, {}), "until "),
        ((429, {"Retry-After": "60"}, {}), "Without a token it answers 60 questions an hour"),
    ],
)
def test_what_github_refuses_is_said_in_a_sentence(
    command_line: CommandLine, github: type[StandIn], answer: Any, expected: str
) -> None:
    github.answers["/users/ada/repos 1"] = answer
    assert expected in command_line.refuses("import", "github", "ada")


def test_a_github_that_cannot_be_reached_is_named(
    command_line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GITHUB_API_URL", "http://127.0.0.1:9")
    said = command_line.refuses("import", "github", "ada")
    assert "GitHub cannot be reached at http://127.0.0.1:9" in said


def test_a_missing_repository_is_named(command_line: CommandLine, github: type[StandIn]) -> None:
    said = command_line.refuses("import", "github", "ada", "--repo", "nothing")
    assert "GitHub has no public repository 'ada/nothing'; without --repo" in said
