-- The random part of the addresses in our mails, which nobody else knows: whoever has it reads that mailbox.
ALTER TABLE enquiries ADD COLUMN mail_key TEXT;
-- 32 letters of the alphabet that the site uses for its keys.
UPDATE enquiries SET mail_key =
  replace(replace(replace(replace(lower(hex(randomblob(16))), '0', 'g'), '1', 'h'), '8', 'i'), '9', 'j');
CREATE UNIQUE INDEX enquiries_by_mail_key ON enquiries (mail_key);

-- The visitor's, such as Europe/London, so that a mail can name the hour of our reply on both clocks.
ALTER TABLE enquiries ADD COLUMN time_zone TEXT;
-- Why nothing more may be sent to its address: a mail came back, was marked as spam, or the visitor has asked anew with
-- another address.
ALTER TABLE enquiries ADD COLUMN mail_stop TEXT CHECK (mail_stop IN ('returned', 'unwanted', 'replaced'));

-- Mails to visitors, each written in the batch of its cause, then sent (queue-mail.ts). They go with their enquiry.
CREATE TABLE mails (
  id INTEGER PRIMARY KEY,
  -- Null for an alarm to the office.
  enquiry_id TEXT REFERENCES enquiries (id) ON DELETE CASCADE,
  kind TEXT NOT NULL
    CHECK (kind IN ('received', 'corrected', 'reply', 'late', 'booked', 'message', 'link', 'found', 'alarm')),
  -- Of the enquiry or its journey, so that no cause has two mails.
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

CREATE INDEX mails_to_send ON mails (next_attempt_at) WHERE state IN ('waiting', 'sending', 'unsure');
CREATE INDEX mails_by_message ON mails (message_id) WHERE message_id IS NOT NULL;

-- How many mails an address has got because of forms, which anybody may fill in with any address. Kept for a day, or for 30
-- days once its owner has said that it was not them.
CREATE TABLE mail_limits (
  -- The address as SHA-256.
  recipient TEXT NOT NULL,
  weight INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT;

CREATE INDEX mail_limits_by_recipient ON mail_limits (recipient, until);
CREATE INDEX mail_limits_by_time ON mail_limits (until);
