"""``python -m portfolio``: what the owner can do with the site."""

from portfolio.commands.cli import main

main(prog_name="python -m portfolio")
