"""The elements of a page, read from its source."""

from dataclasses import dataclass, field

from sandbox_islands.html import parse_html


@dataclass(slots=True)
class Element:
    """An element, its attributes, and the text right inside it."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    text: str = ""

    def __getitem__(self, name: str) -> str:
        """An attribute; the empty string where there is none."""
        return self.attributes.get(name, "")


class Document:
    """A page as a list of elements, in the order of the source."""

    def __init__(self, html: str) -> None:
        self.elements = [
            Element(
                node.tag or "",
                {name: value or "" for name, value in node.attrs.items()},
                node.text(deep=False),
            )
            for node in parse_html(html).css("*")
        ]

    def all(self, tag: str, **attributes: str) -> list[Element]:
        """Returns the elements of a name whose attributes have these values."""
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
        return [
            element
            for element in self.elements
            if element.tag == tag and wanted.items() <= element.attributes.items()
        ]

    def one(self, tag: str, **attributes: str) -> Element:
        found = self.all(tag, **attributes)
        assert len(found) == 1, f"{len(found)} of <{tag} {attributes}>"
        return found[0]

    @property
    def title(self) -> str:
        """The text of the tab; drawings further down may have titles too."""
        return self.all("title")[0].text

    def meta(self, name: str) -> str:
        """Returns the content of the only ``<meta>`` of a name or property."""
        found = [it for it in self.all("meta") if name in (it["name"], it["property"])]
        assert len(found) == 1, f"{len(found)} of <meta {name}>"
        return found[0]["content"]
