"""The elements of a page, read from its source."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

HOLLOW = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source"}


@dataclass(slots=True)
class Element:
    """A start tag, its attributes, and the text right inside it."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    text: str = ""

    def __getitem__(self, name: str) -> str:
        """An attribute; the empty string where there is none."""
        return self.attributes.get(name, "")


class Document(HTMLParser):
    """A page as a list of elements.

    Attributes:
        elements: In the order of the source.
    """

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self._open: list[Element] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes an element."""
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.elements.append(element)
        if tag not in HOLLOW:
            self._open.append(element)

    def handle_endtag(self, tag: str) -> None:
        """Closes the last element of that name."""
        while self._open and self._open.pop().tag != tag:
            pass

    def handle_data(self, data: str) -> None:
        """Gives text to the element that it stands in."""
        if self._open:
            self._open[-1].text += data

    def all(self, tag: str, **attributes: str) -> list[Element]:
        """Returns the elements of a name whose attributes have these values."""
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
        return [
            element
            for element in self.elements
            if element.tag == tag and wanted.items() <= element.attributes.items()
        ]

    def one(self, tag: str, **attributes: str) -> Element:
        """Returns the only such element."""
        found = self.all(tag, **attributes)
        assert len(found) == 1, f"{len(found)} of <{tag} {attributes}>"
        return found[0]

    @property
    def title(self) -> str:
        """The words of the tab; drawings further down may have titles too."""
        return self.all("title")[0].text

    def meta(self, name: str) -> str:
        """Returns the content of the only ``<meta>`` of a name or property."""
        found = [it for it in self.all("meta") if name in (it["name"], it["property"])]
        assert len(found) == 1, f"{len(found)} of <meta {name}>"
        return found[0]["content"]
