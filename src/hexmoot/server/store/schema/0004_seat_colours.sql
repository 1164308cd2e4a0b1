-- The colours that were played, so that a replay looks as the game did. Older records have none.
ALTER TABLE record_seats ADD COLUMN colour TEXT NOT NULL DEFAULT '';
