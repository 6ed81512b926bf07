-- How many requests each route had on a day, and how long they took: counts alone, for the weekly digest.
CREATE TABLE request_figures (
  -- In UTC, such as 2026-11-22.
  day TEXT NOT NULL,
  -- The pattern, such as /products/:productId.
  route TEXT NOT NULL,
  requests INTEGER NOT NULL,
  total_ms INTEGER NOT NULL,
  longest_ms INTEGER NOT NULL,
  -- Answers of the store that were failures, or did not come.
  store_errors INTEGER NOT NULL,
  PRIMARY KEY (day, route)
) STRICT, WITHOUT ROWID;
