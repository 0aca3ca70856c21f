"""Servers listen on this machine only, and say in a sentence why they cannot."""

from __future__ import annotations

import socket

import pytest

from portfolio.errors import CommandError
from portfolio.hosting.server_socket import THIS_MACHINE, server_socket, url_host


@pytest.mark.parametrize("host", [THIS_MACHINE, "0.0.0.0"])
def test_a_server_listens_where_the_owner_says(host: str) -> None:
    with server_socket(host, 0) as listener:
        assert listener.getsockname()[0] == host


def test_a_port_that_is_taken_is_named_with_another() -> None:
    with socket.create_server((THIS_MACHINE, 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(CommandError, match=f"Port {port} is taken; choose another, e.g. PORT="):
            server_socket(THIS_MACHINE, port)


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.invalid", "a..b"])
def test_a_host_that_is_not_this_machine_is_named(host: str) -> None:
    with pytest.raises(CommandError, match=f"HOST={host} is no address of this machine"):
        server_socket(host, 0)


def test_a_url_names_an_address_as_browsers_take_it() -> None:
    shown = {host: url_host(host) for host in (THIS_MACHINE, "0.0.0.0", "::", "::1", "192.0.2.1")}
    assert [*shown.values()] == ["localhost", "localhost", "localhost", "[::1]", "192.0.2.1"]
