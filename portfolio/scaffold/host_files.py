"""Adds the files with which a web server or Docker serves a built site."""

from __future__ import annotations

import shutil
from pathlib import Path

DEPLOY = Path(__file__).with_name("deploy")
"""The files, with the name of the folder that a site has them in."""

HOST_FILES = {
    "nginx": ("nginx.conf",),
    "caddy": ("Caddyfile",),
    "docker": ("Dockerfile", "Dockerfile.dockerignore", "Caddyfile"),
}
"""Names of files by the host that needs them."""


def add_host_files(host: str, site: Path) -> list[Path]:
    """Copies the files of a host into ``deploy/`` of a site; those that are there stay as they are.

    Args:
        host: A key of ``HOST_FILES``.
        site: The site's folder.

    Returns:
        The files that were added.
    """
    folder = site / DEPLOY.name
    folder.mkdir(exist_ok=True)
    added = [folder / name for name in HOST_FILES[host] if not (folder / name).exists()]
    for file in added:
        shutil.copyfile(DEPLOY / file.name, file)
    return added
