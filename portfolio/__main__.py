"""``python -m portfolio``: what the owner can do with the site."""

from portfolio.cli import main

main(prog_name="python -m portfolio")
