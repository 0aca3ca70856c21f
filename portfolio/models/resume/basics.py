"""The person whom a resume is about."""

from __future__ import annotations

from pydantic import Field

from portfolio.models.asset import AssetPath
from portfolio.models.link import DeepHref
from portfolio.models.resume.entry import Entry
from portfolio.models.text import Name


class Profile(Entry):
    """A network where the owner can be found."""

    network: str = Field("", description="Name of the network.", examples=["Github"])
    username: str = Field("", description="Name of the account.", examples=["your-name"])
    url: DeepHref | None = Field(None, description="Address of your profile.")

    @property
    def label(self) -> str:
        """The network's name, or what else tells the profile from others."""
        return self.network or self.username or (self.url or "").partition("://")[2]


class Location(Entry):
    """The place where the owner lives; leave out what may not be public."""

    address: str = Field("", description="Street and house; several lines are possible.")
    postal_code: str = Field("", description="Postal code.")
    city: str = Field("", description="Name of the town.", examples=["Wellington"])
    region: str = Field("", description="State or province.")
    country_code: str = Field("", description="Country, as in ISO 3166-1.", examples=["NZ"])

    @property
    def line(self) -> str:
        """The whole place in one line, e.g. ``1 Quay Street, 6011 Wellington, NZ``."""
        street = ", ".join(it.strip() for it in self.address.splitlines())
        town = " ".join(filter(None, (self.postal_code, self.city)))
        return ", ".join(filter(None, (street, town, self.region, self.country_code)))


class Basics(Entry):
    """The person the resume is about."""

    name: Name = Field(description="Name of the person.", examples=["Your Name"], min_length=1)
    label: str = Field("", description="Profession, in short.", examples=["Front-End Engineer"])
    image: AssetPath | None = Field(
        None,
        description="Portrait, a file in assets/; one elsewhere is only in resume.json.",
        examples=["/portrait.webp"],
    )
    summary: str = Field("", description="Summary of yourself in two sentences.")
    url: DeepHref | None = Field(None, description="Address of your site.")
    email: str | None = Field(None, description="Mail address, if it may be public.")
    phone: str | None = Field(None, description="Telephone number, if it may be public.")
    location: Location | None = Field(None, description="Place where you live.")
    profiles: tuple[Profile, ...] = Field((), description="Profiles in networks.")

    @property
    def portrait(self) -> str | None:
        """Address of the portrait, if the site itself has it."""
        return self.image if self.image and self.image.startswith("/") else None
