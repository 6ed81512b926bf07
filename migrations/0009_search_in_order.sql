-- The search reads the words in the order in which it shows what they find, and so no more of them than it needs: by word,
-- and the newest enquiry first. A comparison of rows reads an index only where all its columns rise, hence the minus.
CREATE TABLE ordered_words (
  word TEXT NOT NULL,
  -- The previous version of the Worker does not know the column.
  minus_received_at INTEGER NOT NULL DEFAULT 0,
  enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  PRIMARY KEY (word, minus_received_at, enquiry_id)
) STRICT, WITHOUT ROWID;

INSERT INTO ordered_words
  SELECT word, -received_at, enquiry_id FROM enquiry_words JOIN enquiries ON enquiries.id = enquiry_id;

DROP TABLE enquiry_words;
ALTER TABLE ordered_words RENAME TO enquiry_words;
CREATE INDEX enquiry_words_by_enquiry ON enquiry_words (enquiry_id, word);
