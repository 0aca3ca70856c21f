"""The socket of a server: on this machine, or on an address that the owner names."""

from __future__ import annotations

import errno
import socket

from portfolio.errors import CommandError

THIS_MACHINE = "127.0.0.1"
"""Address of a server that no other machine reaches."""


def server_socket(host: str, port: int) -> socket.socket:
    """Returns a socket that listens.

    Args:
        host: An address or a name of this machine.
        port: Port; 0 takes a free one.

    Raises:
        CommandError: The port is taken or needs other rights, or the host is not this machine.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except (OSError, UnicodeError) as error:
        raise CommandError(_reason(error, host, port)) from None


def _reason(error: OSError | UnicodeError, host: str, port: int) -> str:
    number = error.errno if isinstance(error, OSError) else 0
    if number == errno.EADDRINUSE:
        other = port + 1 if port < 65_535 else port - 1
        return f"Port {port} is taken; choose another, e.g. PORT={other}."
    if number == errno.EACCES:
        return f"Port {port} needs the rights of an administrator; choose one from 1024 on."
    return f"HOST={host} is no address of this machine; without HOST only this machine is served."


def url_host(host: str) -> str:
    """Returns a host as this machine's browser asks for it."""
    if host in {THIS_MACHINE, "0.0.0.0", "::"}:
        return "localhost"
    return f"[{host}]" if ":" in host else host
