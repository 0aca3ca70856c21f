"""The commands of ``python -m portfolio``, one file each; cli.py is the group of all."""
