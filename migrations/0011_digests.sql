-- The morning's digest, until the form service has it.
CREATE TABLE digests (
  -- Of India, such as 2026-11-26.
  day TEXT PRIMARY KEY,
  message TEXT NOT NULL,
  next_attempt_at INTEGER NOT NULL,
  delivered_at INTEGER
) STRICT;
