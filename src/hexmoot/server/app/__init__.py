"""HTTP and WebSocket: the way in."""
