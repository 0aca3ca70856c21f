"""Servers listen on this machine only, and say in a sentence why they cannot."""

from __future__ import annotations

import errno
import os
import socket
from contextlib import closing

import pytest

from portfolio.errors import CommandError
from portfolio.hosting.listening import LOOPBACK, THIS_MACHINE, listen, url_host
from tests.support.server import free_port

WITH_IPV6 = pytest.mark.skipif(not socket.has_ipv6, reason="this machine has no IPv6")


def addresses(host: str) -> list[str]:
    """Returns what a server of a host listens on, and lets go of it again."""
    listeners = listen(host, 0)
    assert len({it.getsockname()[1] for it in listeners}) == 1
    found = [it.getsockname()[0] for it in listeners]
    for it in listeners:
        it.close()
    return found


def refusal(host: str, port: int) -> str:
    with pytest.raises(CommandError) as caught:
        listen(host, port)
    return caught.value.message


@WITH_IPV6
def test_a_server_of_this_machine_listens_on_both_of_its_addresses() -> None:
    assert addresses(THIS_MACHINE) == [*LOOPBACK.values()]


def test_a_server_listens_where_the_owner_says() -> None:
    assert addresses("0.0.0.0") == ["0.0.0.0"]
    assert addresses("127.0.0.1") == ["127.0.0.1"]


def test_a_machine_without_ipv6_is_served_on_its_one_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # An address of a block for documents stands for one that this machine does not have.
    monkeypatch.setitem(LOOPBACK, socket.AF_INET6, "2001:db8::1")
    assert addresses(THIS_MACHINE) == ["127.0.0.1"]


@pytest.mark.parametrize("family", [socket.AF_INET, pytest.param(socket.AF_INET6, marks=WITH_IPV6)])
def test_a_port_that_a_program_has_on_one_address_of_this_machine_is_taken(
    family: socket.AddressFamily,
) -> None:
    with socket.create_server((LOOPBACK[family], 0), family=family) as other:
        port = other.getsockname()[1]
        assert refusal(THIS_MACHINE, port).startswith(f"Port {port} is taken; choose another")
    # What could be opened was closed again.
    for listener in listen(THIS_MACHINE, port):
        listener.close()


def test_no_port_beyond_the_last_is_suggested() -> None:
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 65_535))
        other.listen()
        assert refusal(THIS_MACHINE, 65_535).endswith("e.g. PORT=65534.")


def test_a_port_that_needs_rights_is_said_to_need_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(socket.socket, "bind", refuse)
    assert refusal(THIS_MACHINE, 80) == (
        "Port 80 needs the rights of an administrator; choose one from 1024 on."
    )


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.invalid", "x86_64-conda-linux-gnu", "a..b"])
def test_a_host_that_is_not_this_machine_is_named(host: str) -> None:
    assert refusal(host, free_port()).startswith(f"HOST={host} is no address of this machine")


def test_a_url_names_an_address_as_browsers_take_it() -> None:
    hosts = ["localhost", "0.0.0.0", "::", "::1", "192.0.2.1"]
    assert [url_host(it) for it in hosts] == [
        "localhost",
        "localhost",
        "localhost",
        "[::1]",
        "192.0.2.1",
    ]
