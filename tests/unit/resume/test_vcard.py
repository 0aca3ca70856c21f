"""The owner's contact details as a vCard."""

from dataclasses import replace

from portfolio.models.content import Content
from portfolio.resume.vcard import MAX_OCTETS, vcard
from tests.support.site_content import CONTENT


def card(content: Content = CONTENT, **site: str) -> list[str]:
    changed = replace(content, site=content.site.model_copy(update=site))
    return vcard(changed).decode().replace("\r\n ", "").split("\r\n")


def test_the_vcard_has_name_mail_place_and_availability_of_the_owner() -> None:
    reached = {"email": "ada@lovelace.dev", "location": "London; UK"}
    lines = card(owner="Ada Lovelace", availability="From May, 2027", **reached)
    assert lines[:3] == ["BEGIN:VCARD", "VERSION:4.0", "FN:Ada Lovelace"]
    assert lines[-2:] == ["END:VCARD", ""]
    assert "EMAIL:ada@lovelace.dev" in lines
    assert r'ADR;LABEL="London; UK":;;;London\; UK;;;' in lines
    assert r"NOTE:From May\, 2027" in lines


def test_the_vcard_has_no_line_for_a_missing_value() -> None:
    names = {line.partition(":")[0].partition(";")[0] for line in card(email="", location="")}
    assert not names & {"EMAIL", "ADR", "NOTE"}


def test_long_lines_of_the_vcard_are_folded_between_letters() -> None:
    name = ("Μαρία " * 30).strip()
    changed = replace(CONTENT, site=CONTENT.site.model_copy(update={"owner": name}))
    lines = [line.decode() for line in vcard(changed).split(b"\r\n")]
    assert all(len(line.encode()) <= MAX_OCTETS for line in lines)
    assert f"FN:{name}" in card(owner=name)
