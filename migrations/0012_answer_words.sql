-- The words by which the desk finds the enquiry of an owner's answer.
ALTER TABLE offers ADD COLUMN search_text TEXT NOT NULL DEFAULT '';
UPDATE offers SET search_text = ' ' || replace(lower(answer_words), char(10), ' ') WHERE answer_words IS NOT NULL;
