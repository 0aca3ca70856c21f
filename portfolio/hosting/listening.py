"""Opens the sockets of a server: on this machine, or on an address that the owner names."""

from __future__ import annotations

import errno
import socket
from contextlib import ExitStack

from portfolio.errors import CommandError

THIS_MACHINE = "localhost"
"""Host of a server that no other machine reaches."""

LOOPBACK = {socket.AF_INET: "127.0.0.1", socket.AF_INET6: "::1"}
"""Addresses of this machine. Browsers try both, so that a program on one of them would answer."""

ABSENT = {errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT}
"""Errors of a machine that has no such address."""


def listen(host: str, port: int) -> list[socket.socket]:
    """Returns sockets that listen on every address of a host; of this machine on both.

    Args:
        host: Name or address; a machine without IPv6 has one address less.
        port: Port; 0 takes a free one.

    Raises:
        CommandError: The port is taken or needs other rights, or the host is not this machine.
    """
    listeners: list[socket.socket] = []
    with ExitStack() as undo:
        for family, address in _addresses(host):
            listener = undo.enter_context(socket.socket(family, socket.SOCK_STREAM))
            try:
                _bind(listener, address, port)
            except OSError as error:
                if error.errno in ABSENT and host == THIS_MACHINE:
                    listener.close()
                    continue
                raise CommandError(_reason(error, host, port)) from None
            listeners.append(listener)
            port = listener.getsockname()[1]
        undo.pop_all()
    return listeners


def require_free_port(host: str, port: int) -> None:
    """Raises the error of :func:`listen` where another program could not listen either."""
    for listener in listen(host, port):
        listener.close()


def url_host(host: str) -> str:
    """Returns a host as this machine's browser asks for it."""
    if host in {"0.0.0.0", "::"}:
        return THIS_MACHINE
    return f"[{host}]" if ":" in host else host


def _addresses(host: str) -> list[tuple[socket.AddressFamily, str]]:
    if host == THIS_MACHINE:
        return [*LOOPBACK.items()]
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise CommandError(_no_address(host)) from None
    return [*dict.fromkeys((family, str(address[0])) for family, *_, address in found)]


def _bind(listener: socket.socket, address: str, port: int) -> None:
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if listener.family == socket.AF_INET6:
        # Otherwise the address for all of IPv6 would take those of IPv4, too.
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    listener.bind((address, port))
    # Bound is not taken yet: another program could still listen on the port.
    listener.listen()


def _reason(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        other = port + 1 if port < 65_535 else port - 1
        return f"Port {port} is taken; choose another, e.g. PORT={other}."
    if error.errno == errno.EACCES:
        return f"Port {port} needs the rights of an administrator; choose one from 1024 on."
    return _no_address(host)


def _no_address(host: str) -> str:
    return f"HOST={host} is no address of this machine; without HOST only this machine is served."
