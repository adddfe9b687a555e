"""The server, over real sockets: every test starts its own process on the loopback interface."""
