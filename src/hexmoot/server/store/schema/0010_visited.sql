-- Whether somebody is at a table, as its owner says: the lobby shows no open table that nobody is at.
ALTER TABLE tables ADD COLUMN is_visited BOOLEAN NOT NULL DEFAULT FALSE;
