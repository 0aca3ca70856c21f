"""Models of the short records of a resume: received, published or learned."""

from __future__ import annotations

from pydantic import Field

from portfolio.models.asset import StickerPath
from portfolio.models.link import DeepHref
from portfolio.models.resume.dates import PartialDate
from portfolio.models.resume.entry import Entry


class Award(Entry):
    """An accomplishment."""

    title: str = Field("", description="Name of the award.", examples=["Innovation award"])
    summary: str = Field("", description="Reason for the award.")
    date: PartialDate | None = Field(None, description="Date of the award.")
    awarder: str | None = Field(None, description="Name of the awarder.")
    illustration: StickerPath | None = Field(
        None,
        description="Sticker, an address below /svg/; the page chooses one where it is left out.",
    )
    url: DeepHref | None = Field(None, description="Address that 'Read more' leads to.")


class Certificate(Entry):
    """An examination that was passed."""

    name: str = Field("", description="Certificate's name.", examples=["Accessibility specialist"])
    date: PartialDate | None = Field(None, description="Date of the certificate.")
    url: DeepHref | None = Field(None, description="Address for verification.")
    issuer: str = Field("", description="Name of the issuer.")


class Publication(Entry):
    """An article, a book or a talk."""

    name: str = Field("", description="Title of the publication.")
    publisher: str = Field("", description="Name of the publisher.")
    release_date: PartialDate | None = Field(None, description="Date of publication.")
    url: DeepHref | None = Field(None, description="Address of the text.")
    summary: str = Field("", description="Summary of the publication in a sentence.")


class Reference(Entry):
    """Words that somebody says about the owner."""

    name: str = Field("", description="Name of the person.")
    reference: str = Field("", description="Words of the person about you.")


class Skill(Entry):
    """A technical skill with an icon."""

    name: str = Field("", description="Name of the skill.", examples=["React"])
    level: str = Field("", description="Level that you have reached.", examples=["Master"])
    keywords: tuple[str, ...] = Field((), description="Parts of the skill.", examples=[["Hooks"]])


class Language(Entry):
    """A language that the owner speaks."""

    language: str = Field("", description="Name of the language.", examples=["English"])
    fluency: str = Field("", description="Level of fluency.", examples=["Native speaker"])


class Interest(Entry):
    """An interest of the owner beside the work."""

    name: str = Field("", description="Name of the interest.", examples=["Sailing"])
    keywords: tuple[str, ...] = Field(
        (), description="Parts of the interest.", examples=[["Dinghies"]]
    )
