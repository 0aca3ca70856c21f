"""The owner, the navigation, and the words of the pages that are no case study."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Annotated, Any, Literal
from urllib.parse import quote, urlsplit

from pydantic import (
    ConfigDict,
    Field,
    PrivateAttr,
    ValidationError,
    ValidationInfo,
    field_validator,
    model_validator,
)

from portfolio.i18n.catalogue import with_catalogue
from portfolio.i18n.locale import Locale, babel_locale, language_name
from portfolio.i18n.words import Words
from portfolio.models.base import Model
from portfolio.models.field_types import DisplayWidth, Lettering, MascotAddress, Name
from portfolio.models.icon_name import IconName
from portfolio.models.link import Href
from portfolio.models.picture import SitePicture
from portfolio.models.site.address import SiteAddress
from portfolio.models.site.head import Allowed, HeadHtml
from portfolio.models.site.services import Analytics, Comments, Giscus

LANGUAGE = (
    r"^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|\d{3}))?(-([A-Za-z0-9]{5,8}|\d[A-Za-z0-9]{3}))*$"
)
"""Language, script, region and variants: what browsers accept as a tag of BCP 47."""


class NavLink(Model):
    """A link of the header."""

    label: str = Field(description="Words of the link.", examples=["Projects"], min_length=1)
    href: Href
    icon: IconName | None = Field(
        None, description="Icon before the label; docs/icons.md lists them.", examples=["user-tie"]
    )


class SocialLink(Model):
    """A profile at the end of every page; it opens in a new tab."""

    label: str = Field(description="Name of the network.", examples=["GitHub"], min_length=1)
    href: Href
    icon: IconName = Field(
        description="Icon of the network; docs/icons.md lists them.", examples=["github"]
    )


class Footer(Model):
    """The words at the foot of every page."""

    heading: str = Field(
        "",
        description="Heading above the social links; words of your language without it.",
        examples=["Follow me"],
    )
    text: str = Field(description="Words below the heading.", examples=["Let's build something."])
    signature: str = Field(
        description="Words at the end of the page; love and caffeine get their icons.",
        examples=["Made with love & caffeine"],
    )


class PageWords(Model):
    """The words of a page in the tab, in search results and on its first screen."""

    title: str = Field(
        "",
        description="Name of the page; the word of your language without it.",
        examples=["Projects"],
        min_length=1,
    )
    description: str = Field(
        description="Sentence for search results and shared links.",
        examples=["Five case studies of front-end work."],
        min_length=1,
        max_length=200,
    )
    heading: Lettering = Field(
        "",
        description="Heading on the page; its name without it.",
        examples=["Featured Projects"],
        min_length=1,
    )
    text: str = Field("", description="Words below the heading.", examples=["A selection …"])
    sticker: MascotAddress | None = Field(
        None,
        description="Drawing beside the heading: the address of an SVG in assets/, or `none`. "
        "Without it, it is one of the playground's stickers, or of the listed projects'.",
        examples=["/svg/bomb.svg", "none"],
    )


class NotFound(PageWords):
    """The page that answers an address that does not exist; it has words in every language."""

    description: str = Field(
        "", description="Sentence for shared links.", min_length=1, max_length=200
    )
    button: str = Field("", description="Words of the link back home.", examples=["Take me home"])


Family = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9 ]*(@\d+\.\d+\.\d+)?$")]
"""A family of Fontsource by its name; a release may follow, e.g. ``Noto Sans JP@5.3.0``."""


class Fonts(Model):
    """Families of Fontsource for words that the site's own faces cannot draw, in order."""

    display: tuple[Family, ...] = Field(
        (), description="Faces for titles and headings.", examples=[["Dela Gothic One"]]
    )
    text: tuple[Family, ...] = Field(
        (), description="Faces for all other words; pages load them.", examples=[["Noto Sans JP"]]
    )


Language = Annotated[str, Field(pattern=LANGUAGE)]


Presence = Literal["shown", "none"]


class BuiltInPages(Model):
    """The pages that come with the engine; of one that is absent there is nothing, nor a link."""

    projects: Presence = Field(
        "shown", description="`none` for no list of projects, and no case studies."
    )
    experiments: Presence = Field(
        "shown", description="`none` for no experiments, and no feed of them."
    )
    resume: Presence = Field("shown", description="`none` for no resume, and no files of it.")

    @property
    def absent(self) -> frozenset[str]:
        """The names of the pages that the site does not have."""
        return frozenset(name for name, presence in self if presence == "none")


def absent_pages(site: Any) -> frozenset[str]:
    """Returns the names of the pages that the data of site.yaml says are absent, valid or not."""
    pages = site.get("pages") if isinstance(site, dict) else None
    said = pages if isinstance(pages, dict) else {}
    return frozenset(name for name in BuiltInPages.model_fields if said.get(name) == "none")


NO_WORDS = PageWords(title="-", description="-", heading="-", text="", sticker=None)
"""Words of a page that the site does not have."""

WORDS_OF_PAGES = ("projects", "experiments", "writing")
"""Keys with the words of pages that may be absent; those of the resume are in its document."""


def _without_words_of_pages(schema: dict[str, Any]) -> None:
    schema["required"] = [key for key in schema["required"] if key not in WORDS_OF_PAGES]


def named_pages(said: Any, owner: Any) -> dict[str, Any]:
    """Returns the words of pages that a site's file may leave out.

    Args:
        said: The words of the site, not yet validated; those of English where they are wrong.
        owner: Name of the owner, not yet validated.
    """
    try:
        words = Words.model_validate(said)
    except ValidationError:
        words = Words()
    named, resume = words.pages, words.resume.title
    return {
        "navigation": [
            {"label": named.projects, "href": "/projects"},
            {"label": named.experiments, "href": "/experiments"},
            {"label": resume, "href": "/resume", "icon": "user-tie"},
        ],
        "footer": {"heading": named.follow},
        "projects": {"title": named.projects, "heading": named.projects},
        "experiments": {"title": named.experiments, "heading": named.experiments},
        "writing": {
            "title": named.writing,
            "description": named.articles_by.format(owner=owner),
            "heading": named.writing,
        },
        "notFound": {
            "title": named.not_found,
            "description": named.nothing_here,
            "heading": named.lost,
            "text": f"{named.nothing_here} {named.may_have_moved}",
            "button": named.take_me_home,
        },
    }


class Site(Model):
    """Everything that all pages share.

    Validate with ``context={"language": str}`` for the pages of another language than the first,
    and with ``words`` in it: what the files of the site's ``words/`` say, by their languages.
    """

    model_config = ConfigDict(json_schema_extra=_without_words_of_pages)

    owner: Name = Field(description="Name of the owner.", examples=["Your Name"], min_length=1)
    tagline: str = Field(
        description="Profession or claim in a few words.", examples=["Front-end web developer"]
    )
    email: str | None = Field(
        None,
        description="Mail address that the end of every page, the resume and the vCard show.",
        examples=["you@example.com"],
        pattern=r"^[^@\s]+@[^@\s]+\.[^@\s]+$",
    )
    portrait: Annotated[SitePicture, DisplayWidth(164)] | None = Field(
        None,
        description="Photograph or drawing of you, round on the home page; an address that starts "
        "with `/` is of a file in assets/.",
        examples=[{"src": "/portrait.webp", "alt": "Your Name, with a red hat"}],
    )
    location: str = Field(
        "",
        description="Place where you are; shown in the same places as `email`.",
        examples=["Wellington"],
    )
    availability: str = Field(
        "",
        description="Time when you can be hired; shown in the same places as `email`.",
        examples=["Open to work from May"],
    )
    calendar: Href | None = Field(
        None,
        description="Address where visitors book a call; linked beside `email` where a page ends.",
        examples=["https://cal.example/you"],
    )
    description: str = Field(
        description="Description of the site in one sentence.",
        examples=["The digital sandbox of a front-end web developer."],
        max_length=200,
    )
    address: SiteAddress = Field(
        description="Address of the site, with the path if it has one.",
        examples=["https://your-name.dev", "https://your-name.github.io/portfolio"],
    )
    language: str = Field(
        "en",
        description="Language of the site's words, a tag of BCP 47; what the site says itself is "
        "in it, too.",
        examples=["en", "sv-SE"],
        pattern=LANGUAGE,
    )
    languages: tuple[Language, ...] = Field(
        (),
        description="Languages of the site, if there are several. `language` is at `/`, by "
        "default the first of them; each of the others is below its own path, such as `/sv`, and "
        "has its words in files such as `home.sv.yaml`.",
        examples=[["en", "sv"]],
    )
    fonts: Fonts = Field(
        Fonts(display=(), text=()),
        description="Faces for other scripts; without them the build chooses.",
    )
    pages: BuiltInPages = Field(
        BuiltInPages(projects="shown", experiments="shown", resume="shown"),
        description="Pages that come with the engine; each may be absent.",
        examples=[{"experiments": "none"}],
    )
    navigation: tuple[NavLink, ...] = Field(
        (), description="Links of the header, in order; those of the engine's pages without it."
    )
    social: tuple[SocialLink, ...] = Field(
        description="Links at the end of every page, in order; the first two are large."
    )
    footer: Footer
    projects: PageWords = Field(
        description="Words of the projects page; needed where there is one.",
        json_schema_extra={"default": None},
    )
    experiments: PageWords = Field(
        description="Words of the experiments page; needed where there is one.",
        json_schema_extra={"default": None},
    )
    writing: PageWords = Field(
        description="Words of the list of articles, which is there once there is an article.",
        examples=[{"title": "Notes", "description": "What I learn, written down."}],
        json_schema_extra={"default": None},
    )
    not_found: NotFound = Field(description="Words of the page for an address that does not exist.")
    head: HeadHtml = Field(
        "",
        description="HTML for the head of every page: `<link>`, `<meta>` and `<script>`. What it "
        "loads from other sites is allowed in the security policy.",
        examples=['<meta name="google-site-verification" content="abc">'],
    )
    allow: Allowed = Field(
        default_factory=Allowed, description="Origins of other sites that pages may use."
    )
    analytics: Analytics | None = Field(
        None,
        description="A script that counts visits.",
        examples=[{"src": "https://gc.zgo.at/count.js"}],
    )
    comments: Comments = Field(
        default_factory=lambda: Comments(giscus=None),
        description="The service that shows comments below articles.",
    )
    search: bool = Field(
        False, description="Whether visitors can search the site, in each of its languages."
    )
    follow: Literal["feed"] | None = Field(
        None,
        description="`feed` for a link to the site's feed beside the social links.",
        examples=["feed"],
    )
    words: Words = Field(
        default_factory=Words,
        description="Words that the site says itself, where yours differ from the catalogue's.",
        examples=[{"caseStudy": {"readMore": "Keep reading"}}],
    )

    @model_validator(mode="before")
    @classmethod
    def _complete(cls, data: Any, info: ValidationInfo) -> Any:
        """Adds words in the site's language: the catalogue's, and names of the engine's pages.

        Of a page that is absent nothing needs to say any.
        """
        if not isinstance(data, dict):
            return data
        listed = data.get("languages")
        first = listed[0] if isinstance(listed, list) and listed else None
        language = data.get("language", first or "en")
        files = (info.context or {}).get("words", {})
        words = with_catalogue(str(language), data.get("words", {}), files)
        named, absent = named_pages(words, data.get("owner")), absent_pages(data)
        named |= {key: NO_WORDS for key in WORDS_OF_PAGES if key in absent}
        for key, own in data.items():
            is_mapping = isinstance(own, dict) and isinstance(named.get(key), dict)
            if is_mapping and "title" in own and key in WORDS_OF_PAGES:
                named[key]["heading"] = own["title"]
            named[key] = {**named[key], **own} if is_mapping else own
        return {**named, "language": language, "words": words}

    @field_validator("languages")
    @classmethod
    def _different(cls, languages: tuple[str, ...], info: ValidationInfo) -> tuple[str, ...]:
        known = [it.lower() for it in languages]
        if len({*known}) < len(known):
            raise ValueError("expected each language once")
        unknown = [it for it in languages if language_name(it) == it]
        if unknown:
            raise ValueError(f"expected languages that Unicode's CLDR knows; not {unknown[0]}")
        language = info.data.get("language", "")
        if known and language and language.lower() not in known:
            raise ValueError(f"expected {language} among them, which `language` says")
        return languages

    @model_validator(mode="after")
    def _placed(self, info: ValidationInfo) -> Site:
        if (info.context or {}).get("language"):
            self._prefix = f"/{self.language.lower()}"
        self.locale.date(date.min)  # Babel reads its files now, and not while pages are rendered.
        return self

    _prefix: str = PrivateAttr(default="")

    @property
    def prefix(self) -> str:
        """Path below which the pages of this language are; nothing for the first language."""
        return self._prefix

    @property
    def translations(self) -> tuple[str, ...]:
        """The languages beside the first one; of the first language's site only."""
        return tuple(it for it in self.languages if it.lower() != self.language.lower())

    @property
    def locale(self) -> Locale:
        """The language with its words."""
        return Locale(self.language, self.words, self._prefix)

    def shows(self, page: str) -> bool:
        """Returns whether the site has a page that comes with the engine, such as ``resume``."""
        return page not in self.pages.absent

    @property
    def feed_title(self) -> str:
        """The title of the feed of experiments."""
        return self.words.head.feed_title.format(title=self.experiments.title, owner=self.owner)

    @property
    def article_feed_title(self) -> str:
        """The title of the feeds of articles."""
        return self.words.head.feed_title.format(title=self.writing.title, owner=self.owner)

    @property
    def services(self) -> Iterator[Analytics | Giscus]:
        """Yields the services of others that pages use."""
        return filter(None, (self.analytics, self.comments.giscus))

    @property
    def host(self) -> str:
        """Host of the site's address, such as ``your-name.dev``."""
        return urlsplit(self.address).hostname or ""

    def url(self, path: str) -> str:
        """Returns the whole address of a page of the site, whatever its language."""
        return self.address + (path.rstrip("/") or "/")

    @property
    def direction(self) -> str:
        """The direction in which the language is written, as ``dir`` in HTML."""
        return babel_locale(self.language).text_direction

    @property
    def base(self) -> str:
        """Path of its host below which the site is served; nothing for the root."""
        return urlsplit(self.address).path

    def below(self, path: str) -> Site:
        """Returns the site as it is when served below another path of the same host."""
        host = self.address.removesuffix(self.base)
        base = "".join(f"/{quote(part)}" for part in path.split("/") if part)
        return self.model_copy(update={"address": host + base})
