"""Words beside charts."""

from __future__ import annotations

from portfolio.i18n.word import WordGroup, word


class MeasurementsWords(WordGroup):
    """Words of charts."""

    table: str = word("The figures as a table", "Button that unfolds a table with all figures.")
    part: str = word("Part", "Heading of the table's first column, the names of the bars.")
    overall: str = word("Overall", "Name of the table's last row, the figures of whole charts.")
