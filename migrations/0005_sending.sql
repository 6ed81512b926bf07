-- An attempt to send it to the form service may still run until then.
ALTER TABLE enquiries ADD COLUMN sending_until INTEGER;
