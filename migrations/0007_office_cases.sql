-- Where it came from. What the office wrote down itself counts as delivered from the beginning, and has '' for an e-mail
-- address that is not known.
ALTER TABLE enquiries ADD COLUMN source TEXT NOT NULL DEFAULT 'website'
  CHECK (source IN ('website', 'phone', 'whatsapp', 'walk-in', 'referral'));

-- How the reply was given, which the visitor's page says. Null for what was answered before anybody noted it.
ALTER TABLE enquiries ADD COLUMN replied_via TEXT CHECK (replied_via IN ('mail', 'phone', 'whatsapp'));
-- The promise on arrival, and the first reply: a promise that was kept stays kept when there is more to answer.
ALTER TABLE enquiries ADD COLUMN first_reply_by INTEGER;
ALTER TABLE enquiries ADD COLUMN first_replied_at INTEGER;
UPDATE enquiries SET first_reply_by = reply_by, first_replied_at = replied_at;

-- The end of the month of the move, or of the month of its first possible landing if that is later.
ALTER TABLE enquiries ADD COLUMN move_until INTEGER;
UPDATE enquiries SET move_until =
  unixepoch(json_extract(details, '$.month') || '-01', 'start of month', '+1 month', '-330 minutes') * 1000
  WHERE json_valid(details) AND json_extract(details, '$.month') GLOB '????-??';

-- Nothing more is to be done. 'joined' is answered together with another one.
ALTER TABLE enquiries ADD COLUMN closed_at INTEGER;
ALTER TABLE enquiries ADD COLUMN closed_as TEXT CHECK (closed_as IN ('lost', 'died', 'spam', 'joined'));
-- Of a lost one: a name of the table of reasons (lost-reasons.ts).
ALTER TABLE enquiries ADD COLUMN closed_why TEXT;
-- Until now nobody had to answer what looks like spam. What is old of it stays so; the rest is due from here on.
UPDATE enquiries SET closed_at = 1000 * unixepoch(), closed_as = 'spam'
  WHERE is_suspect = 1 AND replied_at IS NULL AND (is_flood = 1 OR reply_by < 1000 * unixepoch());
ALTER TABLE enquiries ADD COLUMN joined_to TEXT REFERENCES enquiries (id) ON DELETE SET NULL;
CREATE INDEX enquiries_joined ON enquiries (joined_to) WHERE joined_to IS NOT NULL;

-- Somebody of the office keeps it longer than its time.
ALTER TABLE enquiries ADD COLUMN kept_until INTEGER;
ALTER TABLE enquiries ADD COLUMN kept_why TEXT;

-- The last ten digits, by which the same person is found.
ALTER TABLE enquiries ADD COLUMN phone_digits TEXT;
UPDATE enquiries SET phone_digits = substr(
  replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), -10)
  WHERE phone IS NOT NULL;
CREATE INDEX enquiries_by_phone ON enquiries (phone_digits) WHERE phone_digits IS NOT NULL;
CREATE INDEX enquiries_by_name ON enquiries (name COLLATE NOCASE);

-- What the visitor was promised is due, whether or not it looks like spam, until somebody closes it.
DROP INDEX enquiries_due;
DROP INDEX enquiries_due_of_kind;
DROP INDEX enquiries_due_of_holder;
CREATE INDEX enquiries_due ON enquiries (reply_by) WHERE replied_at IS NULL AND is_flood = 0 AND closed_at IS NULL;
CREATE INDEX enquiries_due_of_kind ON enquiries (kind, reply_by)
  WHERE replied_at IS NULL AND is_flood = 0 AND closed_at IS NULL;
CREATE INDEX enquiries_due_of_holder ON enquiries (claimed_by, reply_by)
  WHERE replied_at IS NULL AND is_flood = 0 AND closed_at IS NULL;
CREATE INDEX enquiries_closed ON enquiries (closed_at) WHERE closed_at IS NOT NULL;

-- The words by which the desk finds a note's enquiry.
ALTER TABLE enquiry_notes ADD COLUMN search_text TEXT NOT NULL DEFAULT '';
UPDATE enquiry_notes SET search_text = ' ' || replace(lower(text), char(10), ' ');
UPDATE enquiries SET search_text = search_text || ' ' || lower(coalesce(month, '')) || ' ' ||
  iif(json_valid(details), lower(coalesce(json_extract(details, '$.breed'), '')), '') || ' ' ||
  iif(kind = 'message', replace(lower(message), char(10), ' '), '');

-- What the office corrected of a visitor's words. The old value goes with the enquiry, unlike the log's line about it.
CREATE TABLE enquiry_corrections (
  id INTEGER PRIMARY KEY,
  enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  field TEXT NOT NULL,
  was TEXT NOT NULL
) STRICT;

CREATE INDEX enquiry_corrections_by_enquiry ON enquiry_corrections (enquiry_id);
