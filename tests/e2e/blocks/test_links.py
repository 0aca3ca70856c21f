"""The sections that lead on: two buttons, and the next project."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Open


def test_a_button_that_leaves_the_site_opens_a_new_tab_and_says_so(open_page: Open) -> None:
    page = open_page("/projects/blocks")
    link = page.get_by_role("link", name="Leaves the site (opens in a new tab)")
    expect(link).to_have_attribute("target", "_blank")
    expect(link).to_have_attribute("rel", re.compile("noopener"))
    expect(link).to_have_attribute("href", "https://example.com/launch")


def test_a_button_within_the_site_stays_in_the_tab(open_page: Open) -> None:
    page = open_page("/projects/blocks")
    link = page.get_by_role("link", name="Stays here")
    expect(link).not_to_have_attribute("target", re.compile(""))
    link.click()
    expect(page).to_have_url(re.compile("/projects/draw$"))


def test_the_end_leads_to_the_next_project(open_page: Open) -> None:
    page = open_page("/projects/blocks")
    page.get_by_role("link", name="Cover casestudy").click()
    expect(page).to_have_url(re.compile("/projects/cover$"))


def test_the_end_leads_to_all_projects(open_page: Open) -> None:
    page = open_page("/projects/blocks")
    page.get_by_role("link", name="All Projects").click()
    expect(page).to_have_url(re.compile("/projects$"))


def test_a_next_project_elsewhere_opens_a_new_tab(open_page: Open) -> None:
    page = open_page("/projects/edges")
    link = page.get_by_role("link", name="Over there (opens in a new tab)")
    expect(link).to_have_attribute("target", "_blank")
