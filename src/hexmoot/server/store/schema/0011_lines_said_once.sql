-- What a line is known by, as a hash of the speaker and the nonce: said again, it does not stand twice.
ALTER TABLE lines ADD COLUMN wish BLOB;
