-- The wish that a table comes from, as a hash of the person and its nonce: the same wish makes no second table.
ALTER TABLE tables ADD COLUMN making BLOB;

CREATE UNIQUE INDEX tables_by_making ON tables (making) WHERE making IS NOT NULL;
