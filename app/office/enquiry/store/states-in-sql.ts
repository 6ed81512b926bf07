// The states of an enquiry, as conditions in SQL on a row of the table.

/** A reply was promised and has not been given. What looks like spam was promised one too, until somebody closes it. */
export const isUnanswered = "(replied_at IS NULL AND is_flood = 0 AND closed_at IS NULL)";

/** It came in a flood, and nobody has said yet whether it is genuine or spam. */
export const isUndecided = "(is_flood = 1 AND is_suspect = 0 AND closed_at IS NULL)";

/** The form service has accepted another enquiry since the time. One that was settled does not count as accepted. */
export const hasAcceptedSince = (time: string) => `EXISTS (SELECT 1 FROM enquiries AS other
  WHERE other.delivered_at > ${time} AND other.is_refused = 0)`;

/** Refused for a reason of its own, since another one was accepted. Otherwise the refusal may be an outage. */
export const isRefusedAlone = `(is_refused = 1 AND ${hasAcceptedSince("enquiries.received_at")})`;

/** Its move has a journey, which may be over. */
export const isBooked = "EXISTS (SELECT 1 FROM journeys WHERE enquiry_id = enquiries.id)";
