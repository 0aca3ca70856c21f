"""Real web servers with the configurations of ``deploy/``, on free ports of this machine."""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from portfolio.scaffold.host_files import DEPLOY
from tests.support.http import free_port

BROTLI = Path("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so")
PATIENCE = 10
"""Seconds until a server has to answer."""

AROUND = """\
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
{user}
{modules}
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  include {folder}/site.conf;
}}
"""
"""What Debian's nginx.conf would be around the site's file."""


@contextmanager
def nginx(root: Path, mount: str, folder: Path) -> Iterator[str]:
    """Yields the address of an nginx with ``deploy/nginx.conf``, which writes into a folder.

    The site is at ``mount`` below ``root``.
    """
    program, port = ensure("nginx"), free_port()
    edits = {
        "listen 80;": f"listen 127.0.0.1:{port};",
        "/srv/portfolio/_hosts": f"{root}{mount}/_hosts",
        "/srv/portfolio;": f"{root};",
        "# brotli_static on;": "brotli_static on;" if BROTLI.exists() else "",
    }
    text = (DEPLOY / "nginx.conf").read_text()
    for old, new in edits.items():
        assert old in text
        text = text.replace(old, new)
    (folder / "site.conf").write_text(text)
    user = "user root;" if os.geteuid() == 0 else ""
    modules = f"load_module {BROTLI};" if BROTLI.exists() else ""
    around = AROUND.format(folder=folder, user=user, modules=modules)
    (folder / "nginx.conf").write_text(around)
    with _running([program, "-c", str(folder / "nginx.conf")], port, {}) as address:
        yield address


@contextmanager
def caddy(root: Path, mount: str, folder: Path) -> Iterator[str]:
    """Yields the address of a Caddy with ``deploy/Caddyfile``; see :func:`nginx`."""
    program, port = ensure("caddy"), free_port()
    environment = {
        "SITE_ADDRESS": f"http://127.0.0.1:{port}",
        "SITE_ROOT": str(root),
        "SITE_MOUNT": mount,
        "CADDY_ADMIN": f"unix/{folder}/admin.sock",
        "XDG_CONFIG_HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
    }
    command = [program, "run", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    with _running(command, port, environment) as address:
        yield address


def ensure(name: str) -> str:
    """Returns the path of a server program; installs it from Debian, or skips the test."""
    if not _found(name) and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "-y", name], capture_output=True, check=False)
    return _found(name) or pytest.skip(f"{name} is not installed and could not be")


def _found(name: str) -> str | None:
    return shutil.which(name, path=os.pathsep.join([os.environ["PATH"], "/usr/sbin"]))


@contextmanager
def _running(command: list[str], port: int, environment: dict[str, str]) -> Iterator[str]:
    server = subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    try:
        _wait(server, port)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.communicate()


def _wait(server: subprocess.Popen[bytes], port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    server.terminate()
    raise AssertionError(server.communicate()[1].decode())
