"""Plain HTTP, with every header and path as it is written, and ports for servers."""

import socket
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPMessage
from urllib.parse import urlsplit


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    headers: HTTPMessage
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()


def ask(address: str, path: str = "/", method: str = "GET", **headers: str) -> Answer:
    """Returns the answer to one request; nothing is followed, unpacked or tidied.

    Names of headers have underscores for hyphens.
    """
    connection = HTTPConnection(urlsplit(address).netloc, timeout=10)
    connection.putrequest(method, path, skip_accept_encoding=True)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return Answer(response.status, response.headers, body)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
