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
  next_message_by INTEGER,
  -- The message that was sent last, and until when it was promised.
  last_message_by INTEGER,
  last_message_at INTEGER,
  -- When the log was told that the promise is broken.
  break_logged_at INTEGER,
  home_at INTEGER
) STRICT;

CREATE INDEX journeys_to_write ON journeys (next_message_by) WHERE next_message_by IS NOT NULL;
CREATE INDEX journeys_to_end ON journeys (home_at) WHERE home_at IS NOT NULL;
