-- The token of the form that was posted, by which a correction finds its enquiry. Null for a form without one, and once a
-- post with it would be another enquiry.
ALTER TABLE enquiries ADD COLUMN submission TEXT;

-- Until now, a token was the id, a UUID of version 4.
UPDATE enquiries SET submission = id WHERE substr(id, 15, 1) = '4';

CREATE UNIQUE INDEX enquiries_by_submission ON enquiries (submission);
