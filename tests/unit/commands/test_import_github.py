"""`import github` asks a stand-in of GitHub, and writes drafts that the site is valid with."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from click.testing import CliRunner, Result

from portfolio.commands import cli
from portfolio.content.loader import load
from portfolio.importing import github
from tests.unit.commands.conftest import CommandLine


def repository(name: str, **said: Any) -> dict[str, Any]:
    return {
        "name": name,
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

Hub = Callable[..., list[httpx.Request]]


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Hub:
    """Returns what makes a stand-in that answers each question the same."""
    for name in (*github.TOKEN_VARIABLES, github.ADDRESS_VARIABLE):
        monkeypatch.delenv(name, raising=False)

    def answering(said: Any, status: int = 200, headers: Any = None) -> list[httpx.Request]:
        asked: list[httpx.Request] = []

        def answer(request: httpx.Request) -> httpx.Response:
            asked.append(request)
            content = said if isinstance(said, bytes) else json.dumps(said).encode()
            return httpx.Response(status, content=content, headers=headers)

        client = httpx.Client(transport=httpx.MockTransport(answer))
        monkeypatch.setattr(github.httpx, "get", client.get)
        return asked

    return answering


def answered(words: str) -> Result:
    """Asks for the repositories of ada, and answers the question which."""
    return CliRunner().invoke(cli.main, ("import", "github", "ada"), input=words)


def test_repositories_are_listed_and_become_small_projects(shell: CommandLine, hub: Hub) -> None:
    asked = hub([BARE, FORK, SHOP])
    result = answered("bare, steam-shop\n")
    assert result.exit_code == 0, result.output
    assert "  bare (2019, 3 stars)" in result.output
    assert "  steam-shop (2022, 9 stars): What steam-shop does" in result.output
    assert "Forks are not listed (1)" in result.output
    assert "steam-shop is in content/projects/steam-shop/project.yaml, as a draft." in result.output
    (question,) = asked
    assert question.url.params["sort"] == "pushed"
    loaded = load(shell.content, drafts=True)
    projects = {it.slug: it for it in loaded.content.projects}
    shop, bare = projects["steam-shop"], projects["bare"]
    assert (shop.title, shop.description) == ("Steam shop", "What steam-shop does")
    assert shop.leads_to == "https://steam-shop.test/shop"
    assert shop.repository == "https://github.com/ada/steam-shop"
    assert (shop.year, shop.stack, shop.draft) == ("2019 to 2022", ("python", "steam"), True)
    assert (bare.year, bare.leads_to) == ("2019", "https://github.com/ada/bare")
    assert bare.description == "Placeholder: what Bare is, in one sentence."
    assert any(it.file == "content/projects/bare/project.yaml" for it in loaded.warnings)
    before = shell.files()
    said = shell.runs("import", "github", "ada", "--repo", "steam-shop")
    assert "steam-shop is there already: /projects/steam-shop" in said
    assert shell.files() == before


def test_no_answer_changes_nothing(shell: CommandLine, hub: Hub) -> None:
    hub([SHOP])
    before = shell.files()
    assert answered("\n").exit_code == 0
    assert "9 is not among the hundred public repositories of ada" in answered("9\n").output
    assert shell.files() == before


def test_odd_words_of_a_repository_do_no_harm(shell: CommandLine, hub: Hub) -> None:
    said = {"description": "A\u202e\x07 'b': \"c\" # d " * 30, "homepage": "javascript:alert(1)"}
    hub([repository("a_b", topics=["", "!", "x" * 99, "ok"], **said)])
    shell.runs("import", "github", "ada", "--repo", "a_b")
    loaded = load(shell.content, drafts=True).content
    (project,) = [it for it in loaded.projects if it.slug == "a-b"]
    assert project.description.startswith("A 'b': \"c\" # d")
    assert (project.leads_to, project.stack) == ("https://github.com/ada/a_b", ("ok",))


@pytest.mark.parametrize("elsewhere", [{"Location": "http://127.0.0.1:9/"}, {"Link": "<http://x>"}])
def test_the_token_goes_to_github_alone(
    shell: CommandLine, hub: Hub, monkeypatch: pytest.MonkeyPatch, elsewhere: dict[str, str]
) -> None:
    monkeypatch.setenv("GH_TOKEN", "secret")
    asked = hub([SHOP, BARE], status=302, headers=elsewhere)
    assert "GitHub answered 302" in shell.refuses("import", "github", "ada")
    asked = hub([SHOP, BARE], headers=elsewhere)
    answered("\n")
    assert {it.url.host for it in asked} == {"api.github.com"}
    assert {it.headers["Authorization"] for it in asked} == {"Bearer secret"}


@pytest.mark.parametrize(
    ("status", "answer", "expected"),
    [
        (404, {}, "GitHub has no account 'ada'. It is the name in"),
        (401, {}, "GitHub refuses the token in GITHUB_TOKEN"),
        (403, {}, "with a token it answers 5,000 an hour"),
        (429, {}, "GitHub answers no more questions for now"),
        (500, {}, "GitHub answered 500"),
        (200, b"<html>", "answered something else than GitHub does"),
        (200, [{"name": 3}], "answered something else than GitHub does"),
        (200, b"[" * 100_000, "answered something else than GitHub does"),
        (200, [], "ada has no public repository of their own"),
    ],
    ids=["none", "token", "limit", "many", "down", "HTML", "odd", "deep", "empty"],
)
def test_what_github_refuses_is_said_in_a_sentence(
    shell: CommandLine,
    hub: Hub,
    monkeypatch: pytest.MonkeyPatch,
    status: int,
    answer: Any,
    expected: str,
) -> None:
    monkeypatch.setenv("GITHUB_TOKEN", "secret")
    hub(answer, status=status)
    assert expected in shell.refuses("import", "github", "ada")


@pytest.mark.parametrize("name", ["---", "a" * 300], ids=["signs", "long"])
def test_a_repository_of_which_no_address_can_be_made_is_refused(
    shell: CommandLine, hub: Hub, name: str
) -> None:
    hub([repository(name)])
    assert "No address can be made of" in shell.refuses("import", "github", "ada", "--repo", name)


def test_a_name_that_is_none_is_asked_of_nobody(shell: CommandLine, hub: Hub) -> None:
    asked = hub([SHOP])
    for name in ("../../user", "ada/x", "ada?x="):
        assert "GitHub has no account" in shell.refuses("import", "github", name)
    assert asked == []
    said = shell.refuses("import", "github", "ada", "--repo", "nothing")
    assert "nothing is not among the hundred public repositories of ada" in said


def test_github_out_of_reach_is_named(shell: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_API_URL", "http://127.0.0.1:9")
    said = shell.refuses("import", "github", "ada")
    assert "GitHub cannot be reached at http://127.0.0.1:9" in said


def test_the_address_of_an_account_is_named_as_one(shell: CommandLine) -> None:
    said = shell.refuses("import", "github", "https://github.com/ada-l/thing")
    assert "is an address: write ada-l." in said
