-- A process that runs tables, and how long its tables are safe from others.
CREATE TABLE owners (
    id TEXT PRIMARY KEY,
    lease_until BIGINT NOT NULL
);

-- A table: the number of its last event, who may write the next one, and its line in the lobby.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    last BIGINT NOT NULL,
    epoch BIGINT NOT NULL,
    owner TEXT,
    created BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'running', 'ended')),
    is_public BOOLEAN NOT NULL,
    summary BLOB NOT NULL
);

CREATE INDEX tables_by_owner ON tables (owner);

CREATE INDEX tables_in_lobby ON tables (created, id) WHERE is_public AND state <> 'ended';

CREATE INDEX tables_alive ON tables (id) WHERE state <> 'ended';

CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL CHECK (number >= 1),
    at BIGINT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Who sits at a table, as its last summary says.
CREATE TABLE sitters (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX sitters_by_person ON sitters (person);
