"""Services of others: the script that counts visits, and giscus, the comments below articles."""

from __future__ import annotations

import json
import re
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, field_validator
from pydantic_core import PydanticCustomError

from portfolio.models.base import Model
from portfolio.models.site.head import ORIGIN, Origin, origin_of

Attribute = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]

SCHEME = "SCHEME"
"""Text in the markup of the comments that stands for ``light`` or ``dark``."""

LANGUAGES = (
    "ar be bg ca cs da de en eo es eu fa fr gr gsw hbs he hu id it ja kh ko nl pl pt ro ru th tr "
    "uk uz vi zh-CN zh-Hans zh-Hant zh-TW"
)
"""Languages of the frame, by the names that giscus gives them."""

OTHER_NAMES = {"el": "gr", "km": "kh", "sr": "hbs", "hr": "hbs", "bs": "hbs", "zh": "zh-CN"}
"""Names that giscus gives to languages, by their tags, where they differ."""

ID_PATTERN = r"^[A-Za-z0-9_=-]+$"
"""Signs of the ids that GitHub gives to what it keeps."""


REPOSITORY = re.compile(r"github\.com[/:]([\w.-]+/[\w.-]+)", re.ASCII)
"""A repository in its whole address."""


def _repository(value: Any) -> Any:
    if isinstance(value, str) and (found := REPOSITORY.search(value)):
        fix = f"write {found[1].removesuffix('.git')}"
        raise PydanticCustomError("repository", "expected owner/name", {"fix": fix})
    return value


def _checked_address(value: str) -> str:
    if value.startswith("https://") and ORIGIN.fullmatch(origin_of(value)):
        return value
    raise ValueError("expected the address of a script, with https:// and a host")


class Analytics(Model):
    """A script that counts visits.

    It loads after the first paint, at the site's own address, and not for visitors who ask not to
    be tracked.
    """

    src: Annotated[str, AfterValidator(_checked_address)] = Field(
        description="Address of the script.", examples=["https://plausible.io/js/script.js"]
    )
    attributes: dict[Attribute, str] = Field(
        default_factory=dict,
        description="Further attributes of the script's element.",
        examples=[{"data-domain": "your-name.dev"}],
    )
    connect: tuple[Origin, ...] = Field(
        default=(),
        description="Origins that it sends to, besides its own: by requests, or by pictures.",
        examples=[["https://your-name.goatcounter.com"]],
    )

    @field_validator("attributes")
    @classmethod
    def _domain_alone(cls, attributes: dict[str, str]) -> dict[str, str]:
        for name in {"data-domain", "data-domains"} & attributes.keys():
            if host := urlsplit(attributes[name]).hostname:
                problem, fix = f"expected a domain in {name}", f"write {host}"
                raise PydanticCustomError("domain", "{problem}", {"problem": problem, "fix": fix})
        return attributes

    @property
    def element(self) -> dict[str, str]:
        """All attributes of the script's element."""
        return {"src": self.src, **self.attributes}

    @property
    def origins(self) -> set[tuple[str, str]]:
        """What pages load for it: keys of ``allow``, each with an origin."""
        sent = {(kind, origin) for kind in ("connect", "images") for origin in self.connect}
        return {("scripts", origin_of(self.src)), *sent}


class Giscus(Model):
    """giscus, which shows a discussion of a public repository on GitHub for each article."""

    repo: Annotated[str, BeforeValidator(_repository)] = Field(
        description="Repository with discussions and the app giscus.",
        examples=["your-name/your-site"],
        pattern=r"^[\w.-]+/[\w.-]+$",
    )
    repo_id: str = Field(
        description="Id of the repository, which giscus.app shows.",
        examples=["R_kgDOAbCdEf"],
        pattern=ID_PATTERN,
    )
    category: str = Field(
        description="Category of the discussions.", examples=["Announcements"], min_length=1
    )
    category_id: str = Field(
        description="Id of the category, which giscus.app shows.",
        examples=["DIC_kwDOAbCdEf4CAbCd"],
        pattern=ID_PATTERN,
    )
    mapping: Literal["pathname", "url", "title", "og:title"] = Field(
        "pathname", description="Part of a page by which giscus finds its discussion."
    )
    strict: bool = Field(False, description="Whether the title of a discussion has to match whole.")
    reactions: bool = Field(True, description="Whether visitors can react to the article itself.")
    address: Origin | None = Field(
        None,
        description="Origin of your own server of giscus; giscus's own without it.",
        examples=["https://comments.example.com"],
    )

    @property
    def _origin(self) -> str:
        return self.address or "https://giscus.app"

    @property
    def origins(self) -> set[tuple[str, str]]:
        """What pages load of it: its script, its frame, and the few rules that size the frame."""
        return {(kind, self._origin) for kind in ("scripts", "frames", "styles")}

    def script(self, language: str) -> dict[str, str]:
        """Returns the attributes of the script's element; ``SCHEME`` in one is replaced.

        Args:
            language: Language of the page, a tag of BCP 47.
        """
        return {
            "src": f"{self._origin}/client.js",
            "data-repo": self.repo,
            "data-repo-id": self.repo_id,
            "data-category": self.category,
            "data-category-id": self.category_id,
            "data-mapping": self.mapping,
            "data-strict": str(int(self.strict)),
            "data-reactions-enabled": str(int(self.reactions)),
            "data-emit-metadata": "0",
            "data-input-position": "top",
            "data-theme": SCHEME,
            "data-lang": language_of(language),
            "crossorigin": "anonymous",
        }

    @property
    def message(self) -> str:
        """The JSON that the frame gets when the page turns light or dark, with ``SCHEME`` in it."""
        return json.dumps({"giscus": {"setConfig": {"theme": SCHEME}}})

    @property
    def discussions(self) -> str:
        """Address of a page that has the comments, too, for visitors without JavaScript."""
        return f"https://github.com/{self.repo}/discussions"


class Comments(Model):
    """The service that shows comments below articles, once a visitor asks for them."""

    giscus: Giscus | None = Field(None, description=Giscus.__doc__)


def language_of(tag: str) -> str:
    """Returns the name that giscus gives to a language, or to English where it lacks that one.

    Args:
        tag: A tag of BCP 47, such as ``de-AT``.
    """
    known = {name.lower(): name for name in LANGUAGES.split()}
    parts = tag.lower().split("-")
    for end in range(len(parts), 0, -1):
        part = "-".join(parts[:end])
        if name := known.get(OTHER_NAMES.get(part, part).lower()):
            return name
    return "en"
