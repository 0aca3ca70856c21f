"""``python -m portfolio``: runs the command line."""

from portfolio.commands.cli import main

main(prog_name="python -m portfolio")
