-- Came with many others within a minute: relayed after the others, and in all else like them. Unlike is_suspect, it says
-- nothing about the enquiry itself.
ALTER TABLE enquiries ADD COLUMN is_flood INTEGER NOT NULL DEFAULT 0;
-- The form service responded to the last attempt, and did not accept it.
ALTER TABLE enquiries ADD COLUMN is_refused INTEGER NOT NULL DEFAULT 0;
-- When the log was told that the promise is broken.
ALTER TABLE enquiries ADD COLUMN break_logged_at INTEGER;

DROP INDEX enquiries_to_relay;
CREATE INDEX enquiries_to_relay ON enquiries (is_suspect, is_flood, next_attempt_at) WHERE delivered_at IS NULL;
