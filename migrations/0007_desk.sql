-- The desk, where the office answers enquiries. People of the office are named by their address at Cloudflare Access.
ALTER TABLE enquiries ADD COLUMN claimed_by TEXT;
ALTER TABLE enquiries ADD COLUMN claimed_at INTEGER;
ALTER TABLE enquiries ADD COLUMN answered_by TEXT;

-- Each list of the desk reads one index in its order.
DROP INDEX enquiries_to_answer;
CREATE INDEX enquiries_due ON enquiries (answer_by)
  WHERE answered_at IS NULL AND answer_by IS NOT NULL AND is_suspect = 0;
CREATE INDEX enquiries_due_of_kind ON enquiries (kind, answer_by)
  WHERE answered_at IS NULL AND answer_by IS NOT NULL AND is_suspect = 0;
CREATE INDEX enquiries_due_of_holder ON enquiries (claimed_by, answer_by)
  WHERE answered_at IS NULL AND answer_by IS NOT NULL AND is_suspect = 0;
CREATE INDEX enquiries_answered ON enquiries (answered_at) WHERE answered_at IS NOT NULL;
CREATE INDEX enquiries_refused ON enquiries (received_at) WHERE is_refused = 1 AND delivered_at IS NULL;
CREATE INDEX enquiries_by_arrival ON enquiries (received_at);
CREATE INDEX enquiries_by_email ON enquiries (email COLLATE NOCASE);

-- The words by which an enquiry is found, in lower case and without accents (app/enquiry/search-words.ts). An ordinary
-- table, since D1 does not export virtual ones.
CREATE TABLE enquiry_words (
  word TEXT NOT NULL,
  enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  PRIMARY KEY (word, enquiry_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX enquiry_words_by_enquiry ON enquiry_words (enquiry_id, word);

-- What the office writes down about an enquiry; visitors never see it.
CREATE TABLE enquiry_notes (
  id INTEGER PRIMARY KEY,
  enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX enquiry_notes_by_enquiry ON enquiry_notes (enquiry_id);

-- Who of the office did what and when, without any of a visitor's words, so that it may outlive the enquiry.
CREATE TABLE desk_log (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  -- Null for what is about no single enquiry.
  reference TEXT,
  did TEXT NOT NULL
) STRICT;
CREATE INDEX desk_log_by_reference ON desk_log (reference);
CREATE INDEX desk_log_by_time ON desk_log (at);

-- The words of the enquiries that are stored already: of the name, the address, the route and the reference.
INSERT OR IGNORE INTO enquiry_words (word, enquiry_id)
WITH RECURSIVE split (enquiry_id, word, rest) AS (
  SELECT id, '', lower(
    substr(id, 1, 4) || ' ' || substr(id, 5, 4) || ' ' || name || ' ' || email || ' '
    || replace(replace(email, '@', ' '), '.', ' ') || ' ' || replace(coalesce(route, ''), ',', ' ')
  ) || ' '
  FROM enquiries WHERE page <> 'digest'
  UNION ALL
  SELECT enquiry_id, substr(rest, 1, instr(rest, ' ') - 1), substr(rest, instr(rest, ' ') + 1)
  FROM split WHERE rest <> ''
)
SELECT word, enquiry_id FROM split WHERE length(word) > 1;
