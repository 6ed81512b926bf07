-- Rises when a visitor corrects an enquiry, so that a delivery of earlier words is not taken for one of the later ones.
ALTER TABLE enquiries ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
