"""Codes by which search engines know that a site is its owner's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from portfolio.models.base import Model
from portfolio.models.site_head import HeadTag, head_tags

META_NAMES = {
    "google": "google-site-verification",
    "bing": "msvalidate.01",
    "yandex": "yandex-verification",
    "baidu": "baidu-site-verification",
    "naver": "naver-site-verification",
    "seznam": "seznam-wmt",
    "pinterest": "p:domain_verify",
}
"""Names of the meta elements, by keys."""


CODE = re.compile(r"[^<>\"'\s]+")
"""A code as it stands in the element: no quotes, brackets and spaces."""


def _code_alone(value: str) -> str:
    """Refuses what a code cannot be, such as the whole element that search engines show."""
    if CODE.fullmatch(value):
        return value
    tags = head_tags(value) if "<" in value else []
    code = next((it.attributes.get("content", "") for it in tags), "")
    fix = f"write {code}" if CODE.fullmatch(code) else "copy the value of `content` alone"
    raise PydanticCustomError("verification", "expected the code alone", {"fix": fix})


Code = Annotated[str, AfterValidator(_code_alone)]


class Verification(Model):
    """Codes by which search engines know that the site is yours."""

    google: Code | None = Field(
        default=None, description="Code of Google Search Console.", examples=["abc"]
    )
    bing: Code | None = Field(
        default=None, description="Code of Bing Webmaster Tools.", examples=["0AB1"]
    )
    yandex: Code | None = Field(
        default=None, description="Code of Yandex Webmaster.", examples=["0ab1"]
    )
    baidu: Code | None = Field(
        default=None, description="Code of Baidu Search Resource Platform.", examples=["codeva-ab1"]
    )
    naver: Code | None = Field(
        default=None, description="Code of Naver Search Advisor.", examples=["0ab1"]
    )
    seznam: Code | None = Field(
        default=None, description="Code of Seznam Webmaster.", examples=["Ab1"]
    )
    pinterest: Code | None = Field(
        default=None, description="Code of Pinterest.", examples=["0ab1"]
    )

    def tags(self) -> Iterator[HeadTag]:
        """Yields the elements for the head of every page."""
        for key, code in self:
            if code:
                yield HeadTag("meta", {"name": META_NAMES[key], "content": code})
