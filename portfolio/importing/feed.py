"""Reads the articles of a feed: RSS and Atom with whole texts, also WordPress's own export."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from functools import partial
from io import BytesIO
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import feedparser
import httpx
from selectolax.lexbor import LexborHTMLParser

from portfolio.content.file_reader import CONTROL, MAX_TEXT_BYTES
from portfolio.errors import CommandError
from portfolio.importing.html_text import HtmlText
from portfolio.importing.new_article import NewArticle, is_old_address, plain
from portfolio.models.site.old_address import INDEX
from portfolio.picture_files.file_kind import file_kind

SUFFIXES = {"JPEG": ".jpg", "PNG": ".png", "GIF": ".gif", "WEBP": ".webp", "AVIF": ".avif"}
"""Endings of the pictures that are saved, by what their bytes say."""

MAX_FEED_BYTES, MAX_PICTURE_BYTES, MOST_REDIRECTS = 100_000_000, 20_000_000, 5

TRUNCATED = re.compile(r"(\[?(…|\.\.\.)\]?|\[&hellip;\])\s*+(</p>)?\s*$|\[(…|&hellip;|&#8230;)\]")
"""Signs that a text is only the beginning of another one."""


class Feed:
    """The articles of a feed, with their pictures.

    Attributes:
        left: What was not taken, or is not shown as it was, a line each.
    """

    def __init__(self, source: str, own_address: str, blocks: Mapping[str, str]) -> None:
        self.left: list[str] = []
        self._source, self._blocks = source, blocks
        self._own_host = urlsplit(own_address).netloc
        self._unreachable: set[str] = set()

    def articles(self) -> Iterator[NewArticle]:
        """Yields the articles.

        Raises:
            CommandError: There is no feed with whole texts.
        """
        data = self._data()
        if b"<!ENTITY" in data:
            raise CommandError(f"{self._source} has <!ENTITY>, as no feed does; nothing was read.")
        try:
            entries = feedparser.parse(BytesIO(data), sanitize_html=False).entries
        except (RecursionError, ValueError, LookupError, AssertionError) as error:
            raise CommandError(f"{self._source} cannot be read as a feed: {error}.") from None
        if not entries:
            raise CommandError(f"{self._source} is no feed with articles, in RSS or Atom.")
        for entry in entries:
            name = plain(entry.get("link")) or plain(entry.get("title"), 60) or "an article"
            if entry.get("wp_post_type", "post") != "post":
                continue
            try:
                if article := self._article(entry, name):
                    yield article
            except (RecursionError, ValueError, LookupError, TypeError) as error:
                self._leave(name, f"not taken: {type(error).__name__} in its text")

    def _leave(self, name: str, what: str) -> None:
        self.left.append(f"{name}  {what}")

    def _data(self) -> bytes:
        if re.match(r"https?://", self._source):
            return self._download(self._source, MAX_FEED_BYTES, MOST_REDIRECTS)
        try:
            with Path(self._source).open("rb") as file:
                data = file.read(MAX_FEED_BYTES + 1)
        except OSError as error:
            raise CommandError(f"{self._source} cannot be read: {error.strerror}.") from None
        if len(data) > MAX_FEED_BYTES:
            raise CommandError(f"{self._source} is larger than {MAX_FEED_BYTES // 1_000_000} MB.")
        return data

    def _article(self, entry: Any, name: str) -> NewArticle | None:
        contents = [it.get("value", "") for it in entry.get("content", ()) if it.get("value")]
        summary = entry.get("summary", "")
        html = CONTROL.sub("", contents[0] if contents else summary)
        if len(html) > MAX_TEXT_BYTES:
            self._leave(name, "not taken: expected at most 1 MB of text")
            return None
        if not html.strip() or (not contents and TRUNCATED.search(html)):
            self._leave(name, "not taken: the feed has only its beginning")
            return None
        if "<p" not in html and "\n\n" in html:  # as WordPress keeps texts
            paragraphs = re.split(r"\n\s*\n", html)
            html = "".join(f"<p>{paragraph}</p>" for paragraph in paragraphs)
        link = urlsplit(plain(entry.get("link")))
        title = entry.get("title", "")
        is_plain = entry.get("title_detail", {}).get("type") == "text/plain"
        path = INDEX.sub("", unquote(link.path)).strip("/")
        stem = plain(entry.get("wp_post_name")) or path.rpartition("/")[2]
        terms = [tag.get("term") for tag in entry.get("tags", ())]
        # Without dict(), feedparser answers with the date of publication where there is none.
        updated = _moment(dict(entry).get("updated_parsed"))
        date = _moment(entry.get("published_parsed")) or updated
        article = NewArticle(
            source=name,
            names=[re.sub(r"-[0-9a-f]{10,12}$", "", stem.removesuffix(".html"))],  # as of Medium
            title=title if is_plain else _words(title),
            date=date or datetime.now(UTC).replace(second=0, microsecond=0),
            updated=updated,
            tags=[term for term in terms if term != "Uncategorized"],
            draft=not date or entry.get("wp_status", "publish") != "publish",
        )
        leave = partial(self._leave, name)
        text = HtmlText(link.geturl(), partial(self._picture, article), leave).convert(html)
        article.text = f"\n{text.strip()}\n"
        has_summary = contents and summary != contents[0] and not TRUNCATED.search(summary)
        article.describe(plain(_words(summary)) if has_summary else "", self._blocks)
        if link.netloc == self._own_host:
            article.aliases = [link.path] if is_old_address(link.path) else []
        elif link.scheme in {"http", "https"} and not article.draft:
            # Such as WordPress's /?p=12, where only the query tells one article from another.
            query = "" if link.path.strip("/") else link.query
            article.canonical = link._replace(query=query, fragment="").geturl()
        return article

    def _picture(self, article: NewArticle, src: str) -> str:
        """Saves a picture beside an article; returns its name, or nothing if it cannot be had."""
        host = urlsplit(src).hostname or ""
        if host in self._unreachable or not _is_public(host):
            self._unreachable.add(host)
            return ""
        try:
            data = self._download(src, MAX_PICTURE_BYTES)
        except CommandError:
            return ""
        suffix = SUFFIXES.get(file_kind(data))
        stem = unquote(urlsplit(src).path).rpartition("/")[2].partition(".")[0]
        return article.add_picture(f"{stem}{suffix}", data) if suffix else ""

    def _download(self, address: str, most: int, redirects: int = 0) -> bytes:
        """Returns what is at an address.

        Redirects are followed, but never from another host into a private network.

        Raises:
            CommandError: It cannot be had, or is too much.
        """
        data = bytearray()
        try:
            with httpx.stream("GET", address, timeout=20) as response:
                if redirects and response.next_request:
                    url = response.next_request.url
                    if url.host != urlsplit(address).hostname and not _is_public(url.host):
                        raise CommandError(f"{address} leads to {url}, which is not public.")
                    return self._download(str(url), most, redirects - 1)
                if not response.is_success:
                    raise CommandError(f"{address} answered {response.status_code}.")
                for part in response.iter_bytes():
                    data += part
                    if len(data) > most:
                        raise CommandError(f"{address} is larger than {most // 1_000_000} MB.")
        except (httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
            self._unreachable.add(urlsplit(address).hostname or "")
            said = str(error) or type(error).__name__
            raise CommandError(f"{address} cannot be reached ({said}).") from None
        return bytes(data)


def _is_public(host: str) -> bool:
    """Returns whether a host is neither this machine nor one of its network."""
    try:
        found = socket.getaddrinfo(host, None)
        return all(ip_address(str(it[4][0]).partition("%")[0]).is_global for it in found)
    except (OSError, ValueError):
        return False


def _words(html: str) -> str:
    """Returns the words of HTML, with its entities as characters."""
    root = LexborHTMLParser(html, is_fragment=True).root
    return root.text(separator=" ") if root else ""


def _moment(parsed: Any) -> datetime | None:
    return datetime(*parsed[:5], tzinfo=UTC) if parsed else None
