-- Rises when a visitor corrects an enquiry, so that a delivery of earlier words is not taken for one of the later ones.
ALTER TABLE enquiries ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;

-- Enquiries that look like spam are relayed too, after the others.
DROP INDEX enquiries_to_relay;
CREATE INDEX enquiries_to_relay ON enquiries (is_suspect, next_attempt_at) WHERE delivered_at IS NULL;
-- They are erased 30 days after they were received.
CREATE INDEX enquiries_suspect ON enquiries (received_at) WHERE is_suspect = 1;
