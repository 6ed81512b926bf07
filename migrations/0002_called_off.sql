-- When a move was called off, which ends a journey as the arrival at home does.
ALTER TABLE journeys ADD COLUMN called_off_at INTEGER;

CREATE INDEX journeys_called_off ON journeys (called_off_at) WHERE called_off_at IS NOT NULL;
