"""Mistakes in a before-after section, and the diagnostics about them."""

from __future__ import annotations

import pytest

from tests.support.content_directory import ContentDirectory, place_of

LOANS = "projects/loans/project.yaml"
NEXT = "  - kind: copy\n    id: managed-content\n"
AFTER = "    after: {src: calculator-2.webp, alt: After}\n"
SECTION = f"""  - kind: before-after
    title: Before and after
    before: {{src: calculator-1.webp, alt: Before}}
{AFTER}    labels: [Then, Now]
"""


def test_a_before_after_section_needs_only_two_pictures_and_two_labels(
    directory: ContentDirectory,
) -> None:
    directory.edit(LOANS, NEXT, SECTION + NEXT)
    section = directory.load().content.projects[2].sections[5]
    assert section.kind == "before-after"  # pyright: ignore


@pytest.mark.parametrize(
    ("old", "new", "at", "field", "said"),
    [
        (AFTER, "", "kind: before-after", "", "missing key `after`"),
        ("[Then, Now]", "[Then]", "[Then]", ".labels", "expected 2 items"),
        ("[Then, Now]", "[A, B, C]", "[A, B, C]", ".labels", "expected at most 2 items"),
        (
            *("calculator-2.webp", "mobile.webp", "kind: before-after", ""),
            "expected before and after in the same ratio, "
            "but calculator-1.webp is 2160 by 1350 and "
            "mobile.webp is 780 by 1688",
        ),
    ],
)
def test_a_mistake_in_a_before_after_section_is_reported_with_its_place(
    directory: ContentDirectory, old: str, new: str, at: str, field: str, said: str
) -> None:
    directory.edit(LOANS, NEXT, SECTION.replace(old, new) + NEXT)
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place(LOANS, at)
    assert (diagnostic.field, diagnostic.message) == (f"sections[5]{field}", said)
