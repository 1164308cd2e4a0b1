-- The private link by which a person comes back on another device: one at a time, as its SHA-256.
CREATE TABLE links (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    token BLOB NOT NULL UNIQUE CHECK (length(token) = 32),
    created BIGINT NOT NULL
);
