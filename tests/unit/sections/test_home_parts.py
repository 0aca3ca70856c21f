"""What home shows of person, works and playground, and leaves out without content."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from portfolio.components.media import lettering
from portfolio.components.media.lettering import perch
from portfolio.content.theme_files import ENGINE_THEME_NAMES
from portfolio.content.themes import named_theme
from portfolio.images.silhouette import RelativeBox
from portfolio.models.content import Content
from portfolio.models.home import Home, Proof
from portfolio.models.picture import SitePicture
from portfolio.sections.board import board
from portfolio.sections.home import home_hero
from portfolio.sections.home_parts import home_person, home_works


def board_code(content: Content, **changed: Any) -> str:
    site = content.site.model_copy(update={"portrait": None})
    return str(board(content.home.model_copy(update=changed), site).render())


def test_board_without_proof_portrait_and_lines_has_name_and_role(content: Content) -> None:
    code = board_code(content, proof=None, now=(), role="")
    assert content.site.owner in code
    assert content.site.tagline in code
    assert not [part for part in ("board__proof", "board__portrait", "board__now") if part in code]


def test_board_says_technologies_giver_and_year(content: Content) -> None:
    proof = Proof.model_validate({"title": "Cup", "awarder": "A club", "year": "2018", "href": "/"})
    assert "A club, 2018" in board_code(content, proof=proof)
    assert proof.model_copy(update={"awarder": "", "text": "9 boats"}).line == "2018 · 9 boats"
    for now in ((), ("Sailing", "Since 2011")):
        home = content.home.model_copy(update={"now": now})
        shown = str(board(home, content.site, ["React", "SVG"]).render())
        assert all(words in shown for words in (*now, "React, SVG"))


def test_board_says_the_role_in_the_place_of_the_tagline(content: Content) -> None:
    code = board_code(content, role="Cartographer")
    assert "Cartographer" in code
    assert content.site.tagline not in code


def test_portrait_that_is_drawing_has_address_of_its_file(content: Content, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'
    (tmp_path / "assets" / "Ada\u202f(1).svg").write_text(drawing)
    written = {"src": "/Ada (1).svg", "alt": "Ada"}
    portrait = SitePicture.model_validate(written, context={"content": tmp_path / "content"})
    site = content.site.model_copy(update={"portrait": portrait})
    assert '"/Ada%E2%80%AF%281%29.svg"' in str(board(content.home, site).render())


def test_home_shows_the_first_three_projects_if_it_names_none(content: Content) -> None:
    home = content.home.model_copy(update={"works": ()})
    code = str(home_works(home, content.projects, content.site).render())
    titles = [project.title for project in content.projects]
    assert [title for title in titles if title in code] == titles[:3]


def test_home_with_all_projects_has_no_button_to_all_of_them(content: Content) -> None:
    home = content.home.model_copy(update={"works": ()})
    few = content.projects[:2]
    assert '"/projects"' not in str(home_works(home, few, content.site).render())


def test_a_work_of_home_is_a_case_study(content: Content) -> None:
    data = content.home.model_dump(by_alias=True, exclude_none=True)
    with pytest.raises(ValidationError, match=r"works\.0\.href"):
        Home.model_validate(data | {"works": [{"href": "/resume"}]})


def test_person_without_sentence_and_employers_is_left_out(content: Content) -> None:
    home = content.home.model_copy(update={"about": ""})
    resume = content.resume.model_copy(update={"work": ()})
    assert home_person(replace(content, home=home, resume=resume)) == []


def test_mascot_looks_over_the_last_third_of_the_lettering(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes = {"home": (RelativeBox(0, 0, 0.5, 0.3), RelativeBox(0, 0.3, 1, 0.7))}
    monkeypatch.setattr(lettering, "manifest", lambda: type("Files", (), {"silhouettes": boxes}))
    assert perch("home") == 0.3
    assert perch("home", rtl=True) == 0


@pytest.mark.parametrize("theme", ENGINE_THEME_NAMES)
def test_mascot_steps_aside_for_a_word_of_more_letters_than_it_may_cover(
    content: Content, theme: str
) -> None:
    shown_theme = named_theme(theme).model_copy(update={"mascot": "/svg/cat.svg"})
    for word, has_mascot in (("Electroencephalographs", False), ("Experimentierwiese", True)):
        home = content.home.model_copy(update={"heading": word, "lettering": ("Hi", word)})
        code = str(home_hero(home, shown_theme, content.site, hint="").render())
        assert ("cat.svg" in code) is has_mascot


def shown(content: Content, mascot: str | None = None, **changed: Any) -> str:
    data = content.home.model_dump(by_alias=True, exclude_none=True)
    sprites = changed.pop("sprites", None)
    if sprites is not None:
        data["playground"] |= {"sprites": sprites}
    theme = content.theme.model_copy(update={"mascot": mascot or "none"})
    site = content.site.model_copy(update={"tagline": ""})
    return str(home_hero(Home.model_validate(data | changed), theme, site, hint="").render())


def test_a_playground_verb_without_words_has_no_button(content: Content) -> None:
    code = shown(content, "/svg/cat.svg", verbs={"trip": "trip"}, text="{trip}.")
    assert '"data-playground-action":"trip"' in code.replace(" ", "").replace("\\", "")
    assert "stir" not in code
    assert '"tap"' not in code.replace("\\", "")


def test_a_playground_without_stickers_has_no_stir_verb(content: Content) -> None:
    verbs = {"tap": "push", "stir": "mix", "trip": "light"}
    code = shown(content, sprites=[], verbs=verbs, text="{tap}, {stir}, {trip}.")
    assert "mix," in code
    assert "stir" not in code


def test_the_home_page_loads_lightning_only_if_a_sticker_drops_lightning(content: Content) -> None:
    assert "lightning" in shown(content)
    few = [it.model_dump(by_alias=True) | {"drops": None} for it in content.home.playground.sprites]
    assert "lightning" not in shown(content, sprites=few)


def test_a_home_page_without_stickers_and_verbs_has_no_playground(content: Content) -> None:
    code = shown(content, sprites=[], verbs={}, text="Welcome.")
    assert "Welcome." in code
    assert "playground.jsx" not in code
    assert "Playground" not in code
