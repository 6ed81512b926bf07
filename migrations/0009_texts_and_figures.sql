-- How many enquiries of a month, by when they were received in India, have been erased, by what was known of them
-- (app/office/enquiry/figures.ts). Nothing here is about a person.
CREATE TABLE figures (
  month TEXT NOT NULL,
  what TEXT NOT NULL,
  value TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (month, what, value)
) STRICT;
