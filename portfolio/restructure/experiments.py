"""Deletes cards of the experiments page."""

from __future__ import annotations

import re
from pathlib import Path

from portfolio.content.file_reader import read
from portfolio.editing.transaction import Changes, remove_item
from portfolio.restructure.plan import Plan, find
from portfolio.scaffold.experiment import EXPERIMENTS_FILE
from portfolio.scaffold.new_files import load_valid, require_page


def delete_experiment(content: Path, name: str) -> Plan:
    """Plans to delete a card of the experiments page, by its title, with dashes if you like."""
    require_page(load_valid(content), "experiments")
    titles = [card["title"] for card in read(content / EXPERIMENTS_FILE, content.parent).data]
    numbers = {it.casefold(): number for number, it in enumerate(titles)}
    dashed = {re.sub(r"\W+", "-", it).strip("-"): number for it, number in numbers.items()}
    number = find("experiment", name.casefold(), dashed | numbers)
    changes = Changes(content)
    remove_item(changes, EXPERIMENTS_FILE, (number,))
    return Plan(f"Delete the experiment {titles[number]}", changes)
