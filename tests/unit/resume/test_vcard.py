"""The owner as an entry of an address book."""

from __future__ import annotations

from dataclasses import replace

from portfolio.models.content import Content
from portfolio.resume.vcard import MAX_OCTETS, vcard
from tests.support.site_content import CONTENT


def card(content: Content = CONTENT, **site: str) -> list[str]:
    """Returns the lines of the card, unfolded."""
    changed = replace(content, site=content.site.model_copy(update=site))
    return vcard(changed).decode().replace("\r\n ", "").split("\r\n")


def test_it_is_a_vcard_with_the_owners_name() -> None:
    lines = card(owner="Ada Lovelace")
    assert lines[:3] == ["BEGIN:VCARD", "VERSION:4.0", "FN:Ada Lovelace"]
    assert lines[-2:] == ["END:VCARD", ""]


def test_it_says_how_to_reach_the_owner() -> None:
    lines = card(email="ada@lovelace.dev", location="London; UK", availability="From May, 2027")
    assert "EMAIL:ada@lovelace.dev" in lines
    assert r'ADR;LABEL="London; UK":;;;London\; UK;;;' in lines
    assert r"NOTE:From May\, 2027" in lines


def test_what_the_owner_leaves_out_has_no_line() -> None:
    names = {line.partition(":")[0].partition(";")[0] for line in card(email="", location="")}
    assert not names & {"EMAIL", "ADR", "NOTE"}


def test_long_lines_go_on_in_the_next_and_no_letter_is_cut() -> None:
    name = "Μαρία " * 30
    changed = replace(CONTENT, site=CONTENT.site.model_copy(update={"owner": name.strip()}))
    lines = vcard(changed).split(b"\r\n")
    assert all(len(line) <= MAX_OCTETS for line in lines)
    assert all(line.decode() is not None for line in lines)
    assert f"FN:{name.strip()}" in card(owner=name.strip())
