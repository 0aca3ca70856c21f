"""The built site on a free port."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from portfolio.hosting.static_server import application


class _Server(uvicorn.Server):
    """Ends without waiting: who has left the context reads no answer to its end."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._drop_connections()
        await super().shutdown(sockets)
        # Some were accepted while it stopped; uvicorn would leave them to the garbage collector.
        self._drop_connections()

    def _drop_connections(self) -> None:
        for connection in list(self.server_state.connections):
            connection.transport.abort()


@contextmanager
def serving(site: Path, around: Callable[[ASGIApp], ASGIApp] = lambda app: app) -> Iterator[str]:
    """Yields the address of a served folder; ``around`` may hear or spoil what is answered."""
    # With the protocol named asyncio sends small answers at once, instead of up to 40 ms later.
    listener = socket.socket(proto=socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        around(application(site)),
        log_level="critical",
        server_header=False,
        # A connection accepted while it stops must not keep the server, and so the run, for ever.
        timeout_graceful_shutdown=1,
    )
    server = _Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
