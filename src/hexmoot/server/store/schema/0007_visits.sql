-- Tables in whose events a person is or was named: where to look when the name has to go. It outlives `sitters`.
CREATE TABLE visits (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX visits_by_person ON visits (person);

INSERT INTO visits (table_id, person) SELECT table_id, person FROM sitters;
