"""Makes the content of an owner that nobody knows from a seed: other words, counts and parts."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

from portfolio.content.file_reader import read
from portfolio.models.resume import Resume
from portfolio.models.theme_files import THEME_NAMES
from portfolio.scaffold.theme_file import readable_accent
from portfolio.schema import FILE_MODELS
from portfolio.schema import SCHEMA_FOLDER as SCHEMAS
from tests.nightly.owners.words import VOICES, Voice, reworded, sentence
from tests.support.blocks import FIXTURES
from tests.support.sample import ASSETS, CONTENT

BLOCKS = FIXTURES / "blocks"
LENDER = CONTENT / "projects" / "loans"
"""The case study of the tests' site whose pictures that of all blocks borrows."""

SAME = ("owner", "address", "language", "languages", "order", "title")
"""Keys of files that a translation leaves out."""

VERBS = ("tap", "stir", "trip")
NO_MASCOT = 1
"""Every fifth owner has none, the second first."""

MOST_SECTIONS = 7
MOST_EXPERIMENTS = 12


class Owner:
    """An owner and what they write: the same seed makes the same one.

    Every second owner has another language, and each has some of the case studies.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.voice = VOICES[seed % len(VOICES)]
        self._random = Random(seed)
        others = [it for it in VOICES if it.language != self.voice.language]
        self.second = others[seed % len(others)] if seed % 4 in (0, 1) else None
        self._studies = {it.name: it for it in sorted((CONTENT / "projects").iterdir())}
        self._studies[BLOCKS.name] = BLOCKS
        count = self._random.randint(0, len(self._studies))
        self.slugs = self._random.sample(sorted(self._studies), count)

    def write(self, content: Path) -> None:
        """Replaces the content of a site; its assets have to be those of the tests' site.

        The schemas stay, as they do when an owner writes.
        """
        for entry in content.iterdir():
            if entry.name != SCHEMAS.name:
                shutil.rmtree(entry) if entry.is_dir() else entry.unlink()
        self._write(content / "site.yaml", FILE_MODELS["site"], self._site)
        self._name_experiments(content / "site.yaml")
        self._write(content / "home.yaml", FILE_MODELS["home"], self._home)
        (content / "theme.yaml").write_text(json.dumps(self._theme()))
        self._write(content / "experiments.yaml", FILE_MODELS["experiments"], self._experiments)
        self._write(content / "resume.json", Resume, self._resume)
        for order, slug in enumerate(self.slugs, 1):
            self._write_study(content / "projects" / slug, order)
        if self.seed % 2:
            self._write_page(content / "pages" / "notes.md")
        if self.second:
            self._translate(content, self.second)

    def _translate(self, content: Path, second: Voice) -> None:
        """Writes what the owner says in the other language; experiments and pages have none."""
        files = {
            "site.yaml": FILE_MODELS["site"],
            "home.yaml": FILE_MODELS["home"],
            "resume.json": Resume,
        }
        files |= {
            f"projects/{slug}/project.yaml": FILE_MODELS["project"] for slug in self.slugs[:1]
        }
        for name, annotation in files.items():
            file = content / name
            data = read(file, content, annotation).data
            data = {key: it for key, it in data.items() if key not in SAME}
            said = reworded(data, annotation, second, self._random, self._routes())
            if "basics" in said:
                said["basics"] = {key: said["basics"][key] for key in ("label", "summary")}
            _write_json(file.with_suffix(f".{second.language}{file.suffix}"), said)

    def _write(self, file: Path, annotation: Any, change: Any, source: Path | None = None) -> None:
        """Writes a file of the tests' site, changed; JSON is YAML as well."""
        source = source or CONTENT / file.name
        document = read(source, source.parent, annotation)
        data = change(document.data)
        data = reworded(data, annotation, self.voice, self._random, self._routes())
        file.parent.mkdir(parents=True, exist_ok=True)
        _write_json(file, data)

    def _routes(self) -> list[str]:
        studies = [f"/projects/{slug}" for slug in self.slugs]
        return ["/", "/projects", "/experiments", "/resume", *studies]

    def _site(self, data: dict[str, Any]) -> dict[str, Any]:
        social = [it | {"href": f"{it['href']}-of-owner"} for it in data["social"]]
        return data | {
            "owner": self.voice.name,
            "address": f"https://owner-{self.seed}.dev",
            "language": self.voice.language,
            **({"languages": [self.voice.language, self.second.language]} if self.second else {}),
            "social": self._random.sample(social, self._random.randint(0, len(social))),
        }

    def _name_experiments(self, file: Path) -> None:
        """Gives that page a title that no other has: words by chance are soon the same."""
        data = json.loads(file.read_text())
        data["experiments"]["title"] = self.voice.titles[0]
        _write_json(file, data)

    def _theme(self) -> dict[str, Any]:
        """Returns a look: a theme of the project, or one with another accent and shape."""
        chance = Random(self.seed)
        mascot = {"mascot": "none"} if self.seed % 5 == NO_MASCOT else {}
        if self.seed % 3 == 0:
            return {"extends": THEME_NAMES[(self.seed // 3 + 1) % len(THEME_NAMES)], **mascot}
        accent = readable_accent(f"#{chance.randrange(1 << 24):06x}", mascot)
        shape = {
            "radius": chance.choice((0, 6, 24)),
            "pill": chance.random() < 0.5,
            "border": chance.choice((0, 2, 4)),
            "edge": chance.choice((0, 6)),
            "shadow": chance.random() < 0.5,
            "waves": chance.random() < 0.5,
        }
        return {"colors": {"accent": accent}, "shape": shape, **mascot}

    def _home(self, data: dict[str, Any]) -> dict[str, Any]:
        playground = data["playground"]
        sprites = self._random.sample(playground["sprites"], self._random.randint(0, 8))
        said = self._random.sample(VERBS, self.seed % 4)
        return data | {
            "playground": playground | {"sprites": sprites},
            "verbs": {name: it for name, it in data["verbs"].items() if name in said},
            "text": "".join(f"{{{name}}}, " for name in said) + "a few words.",
        }

    def _experiments(self, data: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [
            self._random.choice(data) | {"url": f"https://owner.dev/experiment-{number}"}
            for number in range(self._random.randint(0, MOST_EXPERIMENTS))
        ]

    def _resume(self, data: dict[str, Any]) -> dict[str, Any]:
        parts = {"awards", "work", "skills", "education"}
        kept = {
            name: self._random.sample(value, self._random.randint(0, len(value)))
            for name, value in data.items()
            if name in parts
        }
        basics = data["basics"] | {"name": self.voice.name, "profiles": []}
        return data | kept | {"basics": basics}

    def _write_study(self, folder: Path, order: int) -> None:
        shutil.copytree(LENDER, folder)
        shutil.copytree(self._studies[folder.name], folder, dirs_exist_ok=True)

        def change(data: dict[str, Any]) -> dict[str, Any]:
            hero, *middle, following = data["sections"]
            middle = [it for it in middle if it["kind"] != "demo"]  # Its page is no owner's.
            count = self._random.randint(0, min(MOST_SECTIONS, len(middle)))
            chosen = sorted(self._random.sample(range(len(middle)), count))
            sections = [hero, *(middle[index] for index in chosen), following]
            head = {"order": order, "title": self.voice.titles[order]}
            return _at_home(data | head | {"sections": sections}, folder)

        self._write(
            folder / "project.yaml", FILE_MODELS["project"], change, folder / "project.yaml"
        )

    def _write_page(self, file: Path) -> None:
        title, *lines = (sentence(self.voice, self._random, count) for count in (2, 9, 3, 14))
        head = {"title": title, "description": lines[0], "nav": self.voice.words[0]}
        front = "\n".join(
            f"{key}: {json.dumps(it, ensure_ascii=False)}" for key, it in head.items()
        )
        file.parent.mkdir()
        file.write_text(f"---\n{front}\n---\n\n{lines[0]}\n\n## {lines[1]}\n\n{lines[2]}\n")


def _write_json(file: Path, data: Any) -> None:
    file.write_text(json.dumps(data, ensure_ascii=False))


def _at_home(data: Any, folder: Path) -> Any:
    """Returns data whose pictures are all in a folder, where those of others are copied to."""
    if isinstance(data, list):
        return [_at_home(it, folder) for it in data]
    if not isinstance(data, dict):
        return data
    data = {key: _at_home(it, folder) for key, it in data.items()}
    if str(data.get("src", "")).startswith("../"):
        _, slug, name = data["src"].split("/", 2)
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy(CONTENT / "projects" / slug / name, folder / name)
        data["src"] = name
    return data


def add_assets(assets: Path) -> None:
    """Adds the drawings and films of the tests' site, which owners use."""
    pages = shutil.ignore_patterns("*.html")
    shutil.copytree(ASSETS, assets, dirs_exist_ok=True, ignore=pages)
