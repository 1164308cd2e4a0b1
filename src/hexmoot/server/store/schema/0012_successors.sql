-- The session, ended by then, whose connections this one goes on with: other processes hear of it here.
ALTER TABLE sessions ADD COLUMN instead_of BLOB;
CREATE INDEX sessions_by_predecessor ON sessions (instead_of) WHERE instead_of IS NOT NULL;
