-- Times are milliseconds since 1970. People of the office are named by their address at Cloudflare Access.

-- What visitors send, from its arrival until it is erased (record.ts).
CREATE TABLE enquiries (
  id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL,
  -- A message of the contact form, or a quote that was asked for at /quote.
  kind TEXT NOT NULL DEFAULT 'message' CHECK (kind IN ('message', 'quote')),
  page TEXT NOT NULL,
  topic TEXT,
  -- In words, such as "Pune to London, United Kingdom" and "March 2027".
  route TEXT,
  month TEXT,
  -- The input of a quote as JSON, by its names in the query of /quote.
  details TEXT,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  message TEXT NOT NULL,
  -- Rises when a visitor corrects an enquiry, so that a delivery of earlier words is not taken for one of the later ones.
  revision INTEGER NOT NULL DEFAULT 1,
  -- The words by which the desk finds it (search-text.ts).
  search_text TEXT NOT NULL DEFAULT '',
  -- The random part of the address that shows a quote to its visitor alone.
  quote_key TEXT,
  -- Looks like spam: relayed last, and nobody has to reply.
  is_suspect INTEGER NOT NULL DEFAULT 0,
  -- Came with many others within a minute: relayed after the others, and in all else like them. Unlike is_suspect, it says
  -- nothing about the enquiry itself.
  is_flood INTEGER NOT NULL DEFAULT 0,

  -- The delivery to the form service.
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Not before; null once it is delivered.
  next_attempt_at INTEGER,
  last_failure TEXT,
  -- The form service responded to the last attempt, and did not accept it.
  is_refused INTEGER NOT NULL DEFAULT 0,
  delivered_at INTEGER,

  -- Our reply: the promise that the visitor was given, and when somebody of the office said that it was kept.
  reply_by INTEGER NOT NULL,
  replied_at INTEGER,
  replied_by TEXT,
  -- When the log was told that the promise is broken.
  break_logged_at INTEGER,
  claimed_by TEXT,
  claimed_at INTEGER
) STRICT;

CREATE UNIQUE INDEX enquiries_by_quote_key ON enquiries (quote_key) WHERE quote_key IS NOT NULL;
CREATE INDEX enquiries_to_relay ON enquiries (is_suspect, is_flood, next_attempt_at) WHERE delivered_at IS NULL;
CREATE INDEX enquiries_to_erase ON enquiries (delivered_at) WHERE delivered_at IS NOT NULL;
CREATE INDEX enquiries_suspect ON enquiries (received_at) WHERE is_suspect = 1;

-- Each list of the desk reads one index in its order.
CREATE INDEX enquiries_due ON enquiries (reply_by) WHERE replied_at IS NULL AND is_suspect = 0;
CREATE INDEX enquiries_due_of_kind ON enquiries (kind, reply_by) WHERE replied_at IS NULL AND is_suspect = 0;
CREATE INDEX enquiries_due_of_holder ON enquiries (claimed_by, reply_by) WHERE replied_at IS NULL AND is_suspect = 0;
CREATE INDEX enquiries_replied ON enquiries (replied_at) WHERE replied_at IS NOT NULL;
CREATE INDEX enquiries_refused ON enquiries (received_at) WHERE is_refused = 1 AND delivered_at IS NULL;
CREATE INDEX enquiries_by_arrival ON enquiries (received_at);
CREATE INDEX enquiries_by_email ON enquiries (email COLLATE NOCASE);

-- What a booked quote becomes. A journey goes with its enquiry, whoever erases that.
CREATE TABLE journeys (
  enquiry_id TEXT PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
  booked_at INTEGER NOT NULL,
  -- Rises with each change, so that two people do not overwrite each other's.
  revision INTEGER NOT NULL DEFAULT 1,
  -- As JSON: each stage with its day and what it waits for.
  stages TEXT NOT NULL,
  current TEXT NOT NULL,
  words TEXT NOT NULL,
  -- The promise of our next message; null once the pet is home.
  next_by INTEGER,
  -- The message that was sent last, and until when it was promised.
  last_at INTEGER,
  last_by INTEGER,
  -- When the log was told that the promise is broken.
  break_logged_at INTEGER,
  home_at INTEGER
) STRICT;

CREATE INDEX journeys_to_write ON journeys (next_by) WHERE next_by IS NOT NULL;
CREATE INDEX journeys_to_end ON journeys (home_at) WHERE home_at IS NOT NULL;

-- What the office writes down about an enquiry; visitors never see it.
CREATE TABLE enquiry_notes (
  id INTEGER PRIMARY KEY,
  enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;

CREATE INDEX enquiry_notes_by_enquiry ON enquiry_notes (enquiry_id);

-- Who of the office did what and when, without any of a visitor's words, so that it may outlive the enquiry.
CREATE TABLE desk_log (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  -- Null for what is about no single enquiry.
  reference TEXT,
  did TEXT NOT NULL
) STRICT;

CREATE INDEX desk_log_by_reference ON desk_log (reference);
CREATE INDEX desk_log_by_time ON desk_log (at);

-- The morning's digest, until the form service has it.
CREATE TABLE digests (
  -- Of India, such as 2026-11-26.
  day TEXT PRIMARY KEY,
  message TEXT NOT NULL,
  next_attempt_at INTEGER NOT NULL,
  delivered_at INTEGER
) STRICT;
