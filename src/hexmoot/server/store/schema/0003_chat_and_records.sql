-- The number of a table's last line. Apart from the table, so that talk does not wait for moves.
CREATE TABLE chats (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    last BIGINT NOT NULL
);

CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL CHECK (number >= 1),
    at BIGINT NOT NULL,
    person TEXT REFERENCES people (id) ON DELETE SET NULL,
    seat BIGINT,
    is_phrase BOOLEAN NOT NULL,
    text TEXT NOT NULL,
    is_removed BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE INDEX lines_by_person ON lines (person) WHERE person IS NOT NULL;

CREATE TABLE records (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    edition TEXT NOT NULL,
    started BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    is_public BOOLEAN NOT NULL,
    hgn TEXT NOT NULL,
    statistics BLOB NOT NULL
);

CREATE INDEX records_listed ON records (ended, id) WHERE is_public;

-- Names are here and nowhere else in a record, so that they can be taken out.
CREATE TABLE record_seats (
    record TEXT NOT NULL REFERENCES records (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    bot TEXT,
    points BIGINT NOT NULL,
    has_won BOOLEAN NOT NULL,
    ended BIGINT NOT NULL,
    PRIMARY KEY (record, seat)
);

CREATE INDEX record_seats_by_person ON record_seats (person, ended, record) WHERE person IS NOT NULL;
