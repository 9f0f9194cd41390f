"""The server: tables, seats, storage, clocks and bots behind HTTP and WebSockets."""
