-- Who does not want to hear whom, at which table.
CREATE TABLE mutes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    muted TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, person, muted)
);

CREATE INDEX mutes_by_person ON mutes (person);

CREATE INDEX mutes_by_muted ON mutes (muted);
