"""What was received, published or learned: the resume shows it as short records."""

from __future__ import annotations

from pydantic import Field

from portfolio.models.asset import StickerPath
from portfolio.models.link import DeepHref
from portfolio.models.resume.dates import PartialDate
from portfolio.models.resume.entry import Entry


class Award(Entry):
    """One of the accomplishments."""

    title: str = Field("", description="What it is.", examples=["Innovation award"])
    summary: str = Field("", description="What it was for.")
    date: PartialDate | None = Field(None, description="When.")
    awarder: str | None = Field(None, description="By whom.")
    illustration: StickerPath | None = Field(
        None,
        description="The sticker, served from /svg/; the page chooses one where it is left out.",
    )
    url: DeepHref | None = Field(None, description="Where 'Read more' leads.")


class Certificate(Entry):
    """An examination that was passed."""

    name: str = Field("", description="Its name.", examples=["Accessibility specialist"])
    date: PartialDate | None = Field(None, description="When.")
    url: DeepHref | None = Field(None, description="Where it can be verified.")
    issuer: str = Field("", description="By whom.")


class Publication(Entry):
    """An article, a book or a talk."""

    name: str = Field("", description="Its title.")
    publisher: str = Field("", description="Where it appeared.")
    release_date: PartialDate | None = Field(None, description="When.")
    url: DeepHref | None = Field(None, description="Where it can be read.")
    summary: str = Field("", description="What it says, in a sentence.")


class Reference(Entry):
    """What somebody says about the owner."""

    name: str = Field("", description="Who.")
    reference: str = Field("", description="Their words.")


class Skill(Entry):
    """A technical skill with an icon."""

    name: str = Field("", description="Its name.", examples=["React"])
    level: str = Field("", description="How well.", examples=["Master"])
    keywords: tuple[str, ...] = Field((), description="What it includes.", examples=[["Hooks"]])


class Language(Entry):
    """A language that the owner speaks."""

    language: str = Field("", description="Its name.", examples=["English"])
    fluency: str = Field("", description="How well.", examples=["Native speaker"])


class Interest(Entry):
    """What the owner likes beside the work."""

    name: str = Field("", description="Its name.", examples=["Sailing"])
    keywords: tuple[str, ...] = Field((), description="What of it.", examples=[["Dinghies"]])
