-- The desk's lists of offers: what waits for its owner, by the day until which it is valid, and what can be booked.
CREATE INDEX offers_to_answer ON offers (valid_until) WHERE ended_at IS NULL AND answer IS NULL;
CREATE INDEX offers_accepted ON offers (answered_at) WHERE ended_at IS NULL AND answer = 'accepted';
