"""Tags of other programs that this site has a counterpart of, by their names."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from portfolio.content.file_reader import CONTROL
from portfolio.importing.article_writer import ArticleWriter
from portfolio.importing.markdown_words import callout, captioned, is_callout
from portfolio.importing.tags import Tag
from portfolio.paths import inside

PICTURES = frozenset(
    (
        *("figure", "image", "img", "picture", "photo", "fig", "bundle-image", "imgproc"),
        *("responsive_image", "responsive-image", "lazyimg", "image_caption", "captioned_image"),
    )
)
RESIZED = "imgproc"
"""A picture whose further words say its size."""

WITH_CAPTIONS = frozenset(("figure", RESIZED))
"""Pictures whose captions may stand before their ends."""

YOUTUBE = frozenset(
    ("youtube", "youtubeplayer", "youtube-embed", "youtubeembed", "youtube-lite", "lite-youtube")
)
FILM_ADDRESS = re.compile(
    r"https?://(?:(?:www\.)?(?:youtube(?:-nocookie)?\.com/(?:embed/|watch\?)|youtu\.be/)"
    r"|(?:player\.)?vimeo\.com/(?:video/)?\d)"
)
"""An address of a film, which a tag of any name may show."""

CODE = frozenset(("highlight", "code", "codeblock", "code-block"))
CALLOUTS = frozenset(("notice", "callout", "alert", "admonition", "aside", "hint"))
CALLOUT_CLASS = re.compile(
    r"(?<![\w-])(?:notice|callout|alert|admonition)(?:-{1,2}(\w+))?(?![\w-])"
)
"""Classes of a part of a page that is a callout, with its kind."""

ICON = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
"""A name of an icon, e.g. ``circle-info``."""

POSTS = frozenset(("ref", "relref", "post_url", "link"))
CONTENTS = frozenset(("toc", "table_of_contents", "tableofcontents", "table-of-contents"))
"""Tables of contents, which every article here has by itself."""

SOURCES = ("src", "url", "path", "image_path", "file", "href", "link", "image", "0")
KINDS = ("type", "kind", "variant", "level", "style", "intent", "0")

Inner = tuple[str, int]
"""What stands between a tag and its end, and the line at which it begins."""


def counterpart(tag: Tag, inner: Inner | None, writer: ArticleWriter, line: int) -> str | None:
    """Returns what this site writes for a tag; None if it has nothing of the kind.

    Args:
        tag: The tag.
        inner: What is between it and its end, if it has one.
        writer: Writes the parts of the article.
        line: Line of the tag.
    """
    name = tag.name
    if name in CONTENTS:
        return ""
    if name in CODE and (imported := writer.imports.get(tag.get("code"))):
        code = _imported_code(imported, writer)
        return None if code is None else _code(tag, (code, line), writer, line)
    if make := MAKERS.get(name):
        return make(tag, inner, writer, line)
    if FILM_ADDRESS.match(address := tag.get("src", "url")):
        make = _vimeo if "vimeo" in address else _youtube
        shown = {"url": address, "title": tag.get("title", "caption")}
        return make(Tag(name, shown), inner, writer, line)
    if inner and (name in CALLOUTS or is_callout(name)):
        return _callout(tag, inner, writer)
    return None


def has_text(name: str) -> bool:
    """Returns whether a tag of a name goes on to its end."""
    return name in WITH_CAPTIONS or name in CODE or name in CALLOUTS or is_callout(name)


def callout_of(tag: Tag) -> Tag | None:
    """Returns the callout that an element of HTML is by its class, e.g. ``notice--info``."""
    kinds = CALLOUT_CLASS.findall(tag.get("class")) if tag.name in {"div", "aside"} else []
    return Tag("notice", {"type": next(filter(None, kinds), "note")}) if kinds else None


def _figure(tag: Tag, inner: Inner | None, writer: ArticleWriter, line: int) -> str:
    src = tag.get(*(key for key in SOURCES if key not in {"href", "link"} or key in tag.said))
    caption = tag.get("caption", "title", "cap")
    if inner and not src:
        return captioned(writer.convert(*inner).strip(), caption)
    caption = caption or (" ".join(inner[0].split()) if inner else "")
    is_listed = "0" in tag.said and tag.name != RESIZED
    alt = tag.get("alt", "alttext", "1" if is_listed else "alt")
    return writer.picture(line, src, alt, caption, tag.get("width"))


def _youtube(tag: Tag, inner: Inner | None, writer: ArticleWriter, line: int) -> str:
    given = tag.get("id", "videoid", "video_id", "video", "url", "src", "0")
    match = re.search(r"(?:v=|youtu\.be/|embed/|^)([\w-]{6,})", given)
    address = f"https://www.youtube.com/watch?v={match[1] if match else given}"
    title = tag.get("title", "caption")
    return writer.linked(line, f"{title} (YouTube)" if title else "YouTube", address)


def _vimeo(tag: Tag, inner: Inner | None, writer: ArticleWriter, line: int) -> str:
    given = tag.get("id", "videoid", "url", "0").rstrip("/").rpartition("/")[2]
    title = tag.get("title", "caption")
    words = f"{title} (Vimeo)" if title else "Vimeo"
    return writer.linked(line, words, f"https://vimeo.com/{given}")


def _gist(tag: Tag, inner: Inner | None, writer: ArticleWriter, line: int) -> str:
    user, gist = tag.get("0", "user"), tag.get("1", "id")
    path = f"{user}/{gist}" if gist and "/" not in user else user or gist
    return writer.linked(line, "Gist", f"https://gist.github.com/{path}")


def _code(tag: Tag, inner: Inner | None, writer: ArticleWriter, line: int) -> str:
    code, first = inner or (tag.get("code"), line)
    language = tag.get("lang", "language", "0")
    lines = tag.get("hl_lines", "mark_lines") or _marked(tag.written)
    info = f'{language} hl_lines="{lines}"' if lines else language
    if title := tag.get("title", "file", "filename"):
        info += f' title="{title}"'
    return writer.code(first, code.strip("\n"), info)


def _imported_code(imported: str, writer: ArticleWriter) -> str | None:
    """Returns the text of a file that an article imports as it is; None of any other."""
    path, _, asked = imported.partition("?")
    post, root = writer.files.post, writer.files.links.blog.root
    if asked != "raw" or not path.startswith("."):
        return None
    file = inside(root, post.file.parent / path)
    try:
        return CONTROL.sub("", file.read_text("utf-8-sig")) if file else None
    except (OSError, UnicodeDecodeError):
        return None


def _marked(written: str) -> str:
    """Returns the lines that Hugo's options name: ``hl_lines=[2,"4-6"]``."""
    match = re.search(r"hl_lines=(\[[^\]]*\]|[\d -]+)", written)
    return re.sub(r"[\[\]\"']", "", match[1]).replace(",", " ") if match else ""


def _post(tag: Tag, inner: Inner | None, writer: ArticleWriter, line: int) -> str:
    target = tag.get("path", "0")
    return writer.address(line, target if tag.name != "post_url" else f"{target}.md")


def _callout(tag: Tag, inner: Inner, writer: ArticleWriter) -> str:
    first = tag.get("0")
    kind = tag.name if is_callout(tag.name) and tag.name not in CALLOUTS else ""
    kind = kind or next((it for key in KINDS if is_callout(it := tag.get(key))), "")
    is_icon = tag.name == "alert" and ICON.fullmatch(first) and first != kind
    if is_icon and not kind:
        kind = next(filter(is_callout, first.split("-")), "")
        if not kind:
            writer.leave_once(inner[1], f"icon of a callout left out: {first}")
    is_title = first != kind and not is_icon
    title = tag.get("title", "heading") or (first if is_title else tag.get("1"))
    body = writer.convert(*inner).strip()
    if not title and (heading := re.match(r"#{1,6}[ \t]+(.+)", body)):
        title, body = heading[1], body[heading.end() :]
    return callout(kind or tag.name, body, title)


MAKERS: Mapping[str, Callable[[Tag, Inner | None, ArticleWriter, int], str]] = {
    **dict.fromkeys(PICTURES, _figure),
    **dict.fromkeys(YOUTUBE, _youtube),
    **dict.fromkeys(CODE, _code),
    **dict.fromkeys(POSTS, _post),
    "vimeo": _vimeo,
    "gist": _gist,
}
"""What writes the counterpart of a tag, by its name."""
