"""Words beside the facts of a case."""

from __future__ import annotations

from portfolio.i18n.word import WordGroup, word


class FactsWords(WordGroup):
    """Labels of the facts below a hero."""

    facts: str = word("Facts", "Name of the section of facts, for screen readers.")
    role: str = word("Role", "Label of the role that you had in the project.")
    client: str = word("Client", "Label of the client whom the project was made for.")
    team: str = word("Team", "Label of the team that you worked with.")
    mine: str = word("My part", "Label of your own part of the work.")
    period: str = word("Period", "Label of the time in which the project was made.")
    built_with: str = word("Built with", "Label of the languages, libraries and tools.")
