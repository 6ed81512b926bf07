-- Why a move was called off; null where nobody said.
ALTER TABLE journeys ADD COLUMN called_off_why TEXT CHECK (called_off_why IN ('died'));
-- As JSON: the journey before its last change, which can be undone.
ALTER TABLE journeys ADD COLUMN before_change TEXT;
-- Such as "AI 131".
ALTER TABLE journeys ADD COLUMN flight TEXT;
-- The day in India from which the plan of its stages was counted, such as 2026-11-25; null for that of the booking.
ALTER TABLE journeys ADD COLUMN planned_on TEXT;
