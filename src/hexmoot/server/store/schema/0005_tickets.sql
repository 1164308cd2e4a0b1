-- A pass to the socket, good once and not for long: a ticket as its SHA-256, and the session that it was given to.
CREATE TABLE tickets (
    ticket BLOB PRIMARY KEY CHECK (length(ticket) = 32),
    session BLOB NOT NULL REFERENCES sessions (token) ON DELETE CASCADE,
    expires BIGINT NOT NULL
);

CREATE INDEX tickets_by_session ON tickets (session);

CREATE INDEX tickets_by_expiry ON tickets (expires);
