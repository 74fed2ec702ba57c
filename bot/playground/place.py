"""Where a playground is found on this machine, and on this machine only."""

import socket

HOST = "127.0.0.1"


class Place:
    """A port, listened at from now on: who connects before somebody serves there waits.

    Port 0 takes any that is free. Raises `OSError` where the port is taken.
    """

    def __init__(self, port: int = 0) -> None:
        self.socket = socket.create_server((HOST, port))
        self.port: int = self.socket.getsockname()[1]
        self.address = f"http://{HOST}:{self.port}"

    @property
    def api(self) -> str:
        """Where the REST API is, in every version."""
        return f"{self.address}/api"

    @property
    def gateway(self) -> str:
        """Where the gateway's websocket is."""
        return f"ws://{HOST}:{self.port}/gateway"

    def close(self) -> None:
        """Give the port back."""
        self.socket.close()
