-- The desk looks for the beginnings of words in one text of each enquiry (app/office/enquiry/search-text.ts).
ALTER TABLE enquiries ADD COLUMN search_text TEXT NOT NULL DEFAULT '';
DROP TABLE enquiry_words;
