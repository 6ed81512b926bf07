-- What visitors send with the contact form, until it has been relayed to the form service.
-- Times are milliseconds since 1970.
CREATE TABLE enquiries (
  id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL,
  page TEXT NOT NULL,
  topic TEXT,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  message TEXT NOT NULL,
  -- Looks like spam: kept, not relayed.
  is_suspect INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Not before; null once it is delivered.
  next_attempt_at INTEGER,
  last_failure TEXT,
  delivered_at INTEGER
) STRICT;

CREATE INDEX enquiries_to_relay ON enquiries (next_attempt_at) WHERE delivered_at IS NULL AND is_suspect = 0;
CREATE INDEX enquiries_to_erase ON enquiries (delivered_at) WHERE delivered_at IS NOT NULL;
