-- A message of the contact form, or a quote that was asked for at /quote.
ALTER TABLE enquiries ADD COLUMN kind TEXT NOT NULL DEFAULT 'message' CHECK (kind IN ('message', 'quote'));
-- In words, such as "Pune to London, United Kingdom" and "March 2027".
ALTER TABLE enquiries ADD COLUMN route TEXT;
ALTER TABLE enquiries ADD COLUMN month TEXT;
-- What was answered for a quote, as JSON: each answer under its name in the query of /quote.
ALTER TABLE enquiries ADD COLUMN details TEXT;
-- The random part of the address that shows a quote to its visitor alone.
ALTER TABLE enquiries ADD COLUMN answer_key TEXT;
-- The promise that the visitor was given, and when an operator said that it was kept. Null for earlier rows.
ALTER TABLE enquiries ADD COLUMN answer_by INTEGER;
ALTER TABLE enquiries ADD COLUMN answered_at INTEGER;

CREATE UNIQUE INDEX enquiries_by_answer_key ON enquiries (answer_key) WHERE answer_key IS NOT NULL;
CREATE INDEX enquiries_to_answer ON enquiries (answer_by) WHERE answered_at IS NULL;
