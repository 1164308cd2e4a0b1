-- A guest, somebody with an account, or a bot of somebody's.
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('guest', 'account', 'bot')),
    name TEXT NOT NULL,
    keeper TEXT REFERENCES people (id),
    created BIGINT NOT NULL,
    last_seen BIGINT NOT NULL,
    expires BIGINT,
    CHECK ((kind = 'bot') = (keeper IS NOT NULL))
);

CREATE INDEX people_by_keeper ON people (keeper) WHERE keeper IS NOT NULL;

CREATE INDEX people_by_expiry ON people (expires) WHERE expires IS NOT NULL;

CREATE TABLE accounts (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    login TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    recovery TEXT NOT NULL,
    created BIGINT NOT NULL
);

-- A token as its SHA-256, never as itself.
CREATE TABLE sessions (
    token BLOB PRIMARY KEY CHECK (length(token) = 32),
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    expires BIGINT
);

CREATE INDEX sessions_by_person ON sessions (person);

CREATE INDEX sessions_by_expiry ON sessions (expires) WHERE expires IS NOT NULL;
