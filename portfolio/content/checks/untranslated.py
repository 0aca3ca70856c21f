"""Warnings about texts that are not translated, and about translations into no language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from portfolio.content.diagnostics import PUT_YOUR_OWN, Diagnostic, Kind, format_loc, format_value
from portfolio.content.document import Document
from portfolio.content.model_fields import TypedValue
from portfolio.content.translations import TranslatedDocument, unknown_language
from portfolio.content.writing import WRITING_FOLDER
from portfolio.i18n.catalogue import LANGUAGES, catalogue_name, with_catalogue
from portfolio.i18n.missing_words import missing_words
from portfolio.markdown.outline import WITHOUT_SPACES
from portfolio.models.field_types import FieldRole
from portfolio.models.site.site import LANGUAGE, Site
from portfolio.paths import OWN_WORDS, files_below

UNTRANSLATED_ROLES = {
    FieldRole.LINK,
    FieldRole.ASSET,
    FieldRole.ANCHOR,
    FieldRole.NAME,
    FieldRole.FILE,
}
"""Roles of texts that are the same in every language."""

SEVERAL_WORDS = re.compile(rf"(?=.*[^\W\d_])\w\S*\s+\S*\w|[{WITHOUT_SPACES}]{{6}}", re.DOTALL)
"""A text of two words or more, with a letter; a single one is often a name, a number or a key."""

TRANSLATION_NAME = re.compile(r"(?P<original>.+)\.(?P<language>[A-Za-z0-9-]+)\.(yaml|json|md)")


def untranslated_texts(document: TranslatedDocument) -> Iterator[Diagnostic]:
    """Yields one warning for a file whose texts are not all in the language of the page.

    A text counts as translated when the translation says it, also in the same words.
    """
    missing = [
        (item.loc, item.value)
        for item in document.typed_values
        if _is_to_be_translated(item) and not document.says(item.loc)
    ]
    if not missing:
        return
    loc, text = missing[0]
    count = f"{len(missing)} text{'s' * (len(missing) > 1)}"
    found = f"{count}, the first: {format_loc(loc)} {format_value(text)}"
    hint = f"say in {document.name} what differs; until then the page shows these as they are"
    yield document.original.diagnostic(
        loc, "not translated", found=found, hint=hint, kind=Kind.TRANSLATION
    )


def _is_to_be_translated(item: TypedValue) -> bool:
    if item.type is not str or not isinstance(item.value, str):
        return False
    roles = {it for it in item.metadata if isinstance(it, FieldRole)}
    return bool(SEVERAL_WORDS.search(item.value)) and not UNTRANSLATED_ROLES & roles


def english_words(documents: Mapping[str, Document], site: Site) -> Iterator[Diagnostic]:
    """Yields the words of the site that stay English: each that its own file lacks, or one warning.

    Args:
        documents: All files, by their names.
        site: The site in one language.
    """
    name = catalogue_name(site.language)
    file, own = documents["site.yaml"], documents.get(f"{OWN_WORDS.name}/{name}.yaml")
    of_files = {name: own.data} if own else {}
    missing = [*missing_words(name, with_catalogue(name, file.value(("words",)) or {}, of_files))]
    if own:
        for loc, text in missing:
            found = format_value(text)
            yield own.diagnostic(
                loc, "placeholder", found=found, hint=PUT_YOUR_OWN, kind=Kind.PLACEHOLDER
            )
    elif missing and name not in LANGUAGES:
        message = f"no catalogue for {name}: {len(missing)} words are English"
        hint = f"python -m portfolio new language {name} writes a file for yours"
        key = "languages" if site.languages else "language"
        yield file.diagnostic((key,), message, hint=hint, kind=Kind.TRANSLATION)


def unknown_languages(content: Path, site: Site) -> Iterator[Diagnostic]:
    """Yields translations of nothing, and those into languages that the site does not have."""
    articles = content / WRITING_FOLDER
    for file in files_below(content):
        match = TRANSLATION_NAME.fullmatch(file.name)
        if not match or not re.fullmatch(LANGUAGE, match["language"]):
            continue
        original = file.with_name(f"{match['original']}{file.suffix}")
        name = file.relative_to(content.parent).as_posix()
        if match["language"] in site.translations:
            # An article may be in one language only.
            if original.exists() or file.is_relative_to(articles):
                continue
            message = f"expected a file that it translates: {original.name}"
            hint = "write that file, or delete this one"
            yield Diagnostic(name, 1, 1, "", message, hint=hint, kind=Kind.TRANSLATION)
        elif original.exists():
            yield unknown_language(name, Kind.TRANSLATION)
    known = {f"{catalogue_name(it)}.yaml" for it in (site.language, *site.translations)}
    for file in sorted((content.parent / OWN_WORDS.name).glob("[!.]*")):
        if file.name not in known:
            name, message = f"{OWN_WORDS.name}/{file.name}", "expected a language of the site"
            hint = f"name it {' or '.join(sorted(known))}, or add its language to `languages`"
            yield Diagnostic(name, 1, 1, "", message, hint=hint, kind=Kind.TRANSLATION)
