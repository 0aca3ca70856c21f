"""The layers of the code: which package may import which."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from portfolio.models.base import kind_of
from portfolio.models.section_kinds import kinds

ROOT = Path(__file__).parents[2]
FOLDERS = {"portfolio": ROOT, "sandbox_islands": ROOT / "custom_components"}
"""Where each package of this project lies."""

OWN = tuple(FOLDERS)

DRAWING = re.compile(r"^```text\n(?P<layers>__main__\n.+?)```$", re.MULTILINE | re.DOTALL)
"""The layers in docs/architecture.md, a line each."""


def drawn_layers() -> list[set[str]]:
    """Returns the packages and modules of each layer, from top to bottom."""
    drawing = DRAWING.search((ROOT / "docs/architecture.md").read_text())
    assert drawing, "docs/architecture.md has no drawing of the layers"
    return [
        {name if name in FOLDERS else f"portfolio.{name}" for name in line.split()}
        for line in drawing["layers"].splitlines()
    ]


LAYERS = drawn_layers()
"""A module may import from its own layer and from those below."""

OF_SECTIONS = {"model": "portfolio.models", "words": "portfolio.i18n"}
"""Packages to whose layers the modules in the folder of a kind of section belong, by their name;
all others belong to that of ``portfolio.sections``."""

OF_CASE_STUDIES = (
    *("portfolio.models.project", "portfolio.sections.case_study", "portfolio.pages.project"),
    "portfolio.restructure.parts",
)
"""Modules that know where the hero, the facts, the summary, a video and the next project stand."""

OF_COMPONENTS = next(number for number, it in enumerate(LAYERS) if "portfolio.components" in it)
BELOW_COMPONENTS = {package for packages in LAYERS[OF_COMPONENTS + 1 :] for package in packages}
WITHOUT_REFLEX = BELOW_COMPONENTS | {"portfolio.editing", "portfolio.hosting", "portfolio.schema"}


def module_of(file: Path, root: Path) -> str:
    parts = file.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {
    module_of(file, root): file
    for package, root in FOLDERS.items()
    for file in sorted((root / package).rglob("*.py"))
}


def imports(file: Path) -> Iterator[str]:
    """Yields every module that a file imports, also within functions."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{file} imports relatively"
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (name if name in MODULES else str(node.module) for name in names)


IMPORTS = [(module, used) for module, file in MODULES.items() for used in imports(file)]

OWN_IMPORTS = [
    (module, used) for module, used in IMPORTS if used.split(".")[0] in OWN and used != "portfolio"
]
"""What modules import of this project; the package ``portfolio`` itself is empty."""


def kind_of_section(module: str) -> str:
    """Returns the folder of the kind of section that a module is of; nothing for any other."""
    folder, _, name = module.removeprefix("portfolio.sections.").partition(".")
    return folder if name and f"portfolio.sections.{folder}.model" in MODULES else ""


def layer(module: str) -> int:
    """Returns the number of a module's layer, counted from the top."""
    if kind_of_section(module):
        module = OF_SECTIONS.get(module.split(".")[3], module)
    for number, packages in enumerate(LAYERS):
        if any(f"{module}.".startswith(f"{package}.") for package in packages):
            return number
    raise AssertionError(f"{module} has no layer: say in docs/architecture.md where it belongs")


def test_architecture_names_every_folder_and_every_loose_module() -> None:
    text = (ROOT / "docs/architecture.md").read_text()
    engine, islands = (root / package for package, root in FOLDERS.items())
    found = [*engine.glob("*/"), *engine.glob("*/*/"), *islands.glob("*/")]
    kinds_of_section = {file.parent for file in engine.glob("sections/*/model.py")}
    folders = {it for it in found if it.name != "__pycache__"} - kinds_of_section
    names = [f"{it.name}/" for it in sorted(folders)]
    names += [it.name for it in [*engine.glob("*.py"), *islands.glob("*.py")]]
    assert len(names) > 80
    assert [name for name in names if not re.search(rf"[`/]{name}", text)] == []


def test_modules_import_nothing_from_a_layer_above() -> None:
    assert {layer(module) for module in MODULES if module != "portfolio"} == {*range(len(LAYERS))}
    inner = [pair for pair in OWN_IMPORTS if pair[0] != "portfolio"]
    assert [pair for pair in inner if layer(pair[1]) < layer(pair[0])] == []


def test_islands_import_nothing_of_the_site() -> None:
    islands = [pair for pair in OWN_IMPORTS if pair[0].startswith("sandbox_islands")]
    assert islands
    assert [island for island in islands if island[1].startswith("portfolio")] == []


@pytest.mark.parametrize("package", sorted(WITHOUT_REFLEX))
def test_a_package_that_reads_or_draws_content_does_without_reflex(package: str) -> None:
    members = {name for name in MODULES if f"{name}.".startswith(f"{package}.")}
    assert members
    assert [by for by, used in IMPORTS if by in members and used.startswith("reflex")] == []


def test_a_kind_of_section_imports_nothing_of_another_kind() -> None:
    pairs = [(kind_of_section(by), kind_of_section(used), by) for by, used in OWN_IMPORTS]
    assert len({kind for kind, _, _ in pairs if kind}) == len(kinds())
    assert [by for kind, other, by in pairs if kind and other and kind != other] == []


def test_kinds_of_section_are_looked_for_when_content_is_read() -> None:
    code = "import portfolio.content.loader\nfrom portfolio.models.section_kinds import kinds\n"
    code += "print(kinds.cache_info().currsize, len(kinds()))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["0", str(len(kinds()))]


def test_case_studies_alone_know_kinds_of_section_by_name() -> None:
    knowing = {by for by, used in OWN_IMPORTS if kind_of_section(used) and not kind_of_section(by)}
    assert knowing
    assert [module for module in knowing if not module.startswith(OF_CASE_STUDIES)] == []


def test_a_kind_of_section_is_named_like_its_folder() -> None:
    named = {kind_of_section(model.__module__): kind_of(model) for model in kinds()}
    assert named == {kind.replace("-", "_"): kind for kind in named.values()}


def test_sections_do_not_import_the_page_layout() -> None:
    used = [pair for pair in OWN_IMPORTS if pair[0].startswith("portfolio.sections")]
    assert used
    assert [pair for pair in used if pair[1].startswith("portfolio.layout")] == []


def test_yaml_is_parsed_in_few_places() -> None:
    parsing = {by for by, used in IMPORTS if used.startswith("ruamel")}
    allowed = (
        "portfolio.content",
        "portfolio.editing",
        "portfolio.dev",
        "portfolio.models.theme.theme",
    )
    assert {"portfolio.content.yaml_parser"} <= parsing
    assert [name for name in parsing if not name.startswith(allowed)] == []


def test_insides_of_reflex_are_imported_by_one_module_and_those_of_pillow_by_none() -> None:
    reflex = {by for by, used in IMPORTS if used.startswith("reflex") and used != "reflex"}
    assert reflex == {"sandbox_islands.reflex_insides"}
    pillow = {by for by, used in IMPORTS if used.startswith("PIL._")}
    assert pillow == set()
    assert [pair for pair in IMPORTS if pair[1].startswith("unittest")] == []
