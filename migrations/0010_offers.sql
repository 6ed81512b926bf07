-- The offers of the office for a move, which go with their enquiry (app/office/offer). An earlier one stays when it ends.
CREATE TABLE offers (
  id INTEGER PRIMARY KEY,
  enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  made_at INTEGER NOT NULL,
  made_by TEXT NOT NULL,
  currency TEXT NOT NULL,
  -- As JSON: [{what, amount}], the amounts in hundredths of the currency.
  lines TEXT NOT NULL,
  -- The end of a day in India.
  valid_until INTEGER NOT NULL,
  words TEXT NOT NULL,
  payment_url TEXT,
  -- When another one replaced it, or it was withdrawn.
  ended_at INTEGER,
  -- The owner's.
  answer TEXT CHECK (answer IN ('accepted', 'declined')),
  answered_at INTEGER,
  answer_words TEXT
) STRICT;

CREATE UNIQUE INDEX offers_current ON offers (enquiry_id) WHERE ended_at IS NULL;
CREATE INDEX offers_by_enquiry ON offers (enquiry_id);

-- The table of mails as before, with the kind 'offer': SQLite cannot change a CHECK. Nothing refers to mails.
CREATE TABLE mails_with_offers (
  id INTEGER PRIMARY KEY,
  -- Null for an alarm to the office.
  enquiry_id TEXT REFERENCES enquiries (id) ON DELETE CASCADE,
  kind TEXT NOT NULL
    CHECK (kind IN ('received', 'corrected', 'reply', 'offer', 'late', 'booked', 'message', 'link', 'found', 'alarm')),
  -- Of the enquiry or its journey, or the offer's id, so that no cause has two mails.
  revision INTEGER NOT NULL,
  -- The office's words of a reply, new ones of a journey, or the alarm's. The site writes all else when it sends the mail.
  words TEXT,
  created_at INTEGER NOT NULL,
  -- An unsure reply may have gone out: only a person sends it again. A stopped mail has become needless, and a capped one
  -- would have been one too many.
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN
    ('waiting', 'sending', 'sent', 'unsure', 'failed', 'capped', 'stopped', 'returned')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- While it is being sent: when the attempt counts as cut off.
  next_attempt_at INTEGER NOT NULL,
  tried_at INTEGER,
  -- The mail service's, by which it names a mail that came back.
  message_id TEXT,
  failure TEXT,
  -- It counts in mail_limits.
  is_counted INTEGER NOT NULL DEFAULT 0,
  UNIQUE (enquiry_id, kind, revision)
) STRICT;

INSERT INTO mails_with_offers
  (id, enquiry_id, kind, revision, words, created_at, state, attempts, next_attempt_at, tried_at, message_id, failure, is_counted)
SELECT id, enquiry_id, kind, revision, words, created_at, state, attempts, next_attempt_at, tried_at, message_id, failure, is_counted
FROM mails;
DROP TABLE mails;
ALTER TABLE mails_with_offers RENAME TO mails;

CREATE INDEX mails_to_send ON mails (next_attempt_at) WHERE state IN ('waiting', 'sending', 'unsure');
CREATE INDEX mails_by_message ON mails (message_id) WHERE message_id IS NOT NULL;
