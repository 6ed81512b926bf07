-- When the form service last refused the enquiry.
ALTER TABLE enquiries ADD COLUMN refused_at INTEGER;
-- How often it did so although it had accepted another one since the attempt before.
ALTER TABLE enquiries ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0;

-- The order of the relay (app/office/enquiry/delivery/outbox.server.ts).
DROP INDEX enquiries_to_relay;
CREATE INDEX enquiries_to_relay ON enquiries (is_flood, is_suspect, refused_at, next_attempt_at) WHERE delivered_at IS NULL;
