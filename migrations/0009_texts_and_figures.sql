-- The office's own prepared texts. One with the key of a text of prepared-texts.ts stands in its place.
CREATE TABLE texts (
  key TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  words TEXT NOT NULL,
  -- The state that a form names, so that two people do not overwrite each other's.
  changed_at INTEGER NOT NULL
) STRICT;

-- How somebody of the office signs.
CREATE TABLE signatures (
  who TEXT PRIMARY KEY,
  words TEXT NOT NULL
) STRICT;

-- How many enquiries of a month, by when they were received in India, have been erased, by what was known of them
-- (figures.server.ts). Nothing here is about a person.
CREATE TABLE figures (
  month TEXT NOT NULL,
  what TEXT NOT NULL,
  value TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (month, what, value)
) STRICT;
