-- When the form service last refused the enquiry.
ALTER TABLE enquiries ADD COLUMN refused_at INTEGER;
-- How often it did so although it had accepted another one since the attempt before.
ALTER TABLE enquiries ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0;

-- The order of the relay (outbox.server.ts).
DROP INDEX enquiries_to_relay;
CREATE INDEX enquiries_to_relay ON enquiries (is_flood, is_suspect, refused_at, next_attempt_at) WHERE delivered_at IS NULL;

-- From here on, one of a flood is promised no reply, whatever reply_by says, until somebody takes it as genuine, which ends
-- is_flood. As spam, it has both marks. Its break_logged_at is when the log was told of it. An answer has decided already.
UPDATE enquiries SET is_flood = 0 WHERE replied_at IS NOT NULL;
CREATE INDEX enquiries_flood ON enquiries (received_at) WHERE is_flood = 1 AND is_suspect = 0;
DROP INDEX enquiries_due;
DROP INDEX enquiries_due_of_kind;
DROP INDEX enquiries_due_of_holder;
CREATE INDEX enquiries_due ON enquiries (reply_by) WHERE replied_at IS NULL AND is_suspect = 0 AND is_flood = 0;
CREATE INDEX enquiries_due_of_kind ON enquiries (kind, reply_by) WHERE replied_at IS NULL AND is_suspect = 0 AND is_flood = 0;
CREATE INDEX enquiries_due_of_holder ON enquiries (claimed_by, reply_by) WHERE replied_at IS NULL AND is_suspect = 0 AND is_flood = 0;
