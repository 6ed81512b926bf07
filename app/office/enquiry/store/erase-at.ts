import { enquiryRetentionDays, journeyRetentionDays } from "#content/company/retention.ts";
import { dayMs } from "#edge/http/india-clock.ts";
import { isBooked } from "./states-in-sql.ts";

export const enquiryRetentionMs = enquiryRetentionDays * dayMs;
const journeyRetentionMs = journeyRetentionDays * dayMs;

/** The end of a booked move; null while it goes on. */
const journeyEnd =
  "(SELECT coalesce(home_at, called_off_at) FROM journeys WHERE enquiry_id = enquiries.id)";

/** The last day of an offer that its owner can still answer. */
const offerEnd =
  "(SELECT valid_until FROM offers WHERE enquiry_id = enquiries.id AND ended_at IS NULL)";

/** In SQL, when its time begins to run: null while we owe a reply or a delivery, and for what goes with another one. */
const idleSince = `CASE
  WHEN ${isBooked} THEN ${journeyEnd} + ${journeyRetentionMs - enquiryRetentionMs}
  WHEN joined_to IS NOT NULL THEN NULL
  WHEN closed_at IS NOT NULL THEN closed_at
  WHEN is_flood = 1 THEN NULL
  ELSE max(delivered_at, replied_at, coalesce(move_until, 0), coalesce(${offerEnd}, 0))
END`;

/**
 * In SQL, when an enquiry is erased: its days (retention.ts) after the month of its move or its offer, after it was closed, or after the
 * end of its journey; later if the office keeps it. Null while something is open.
 */
export const eraseAt = `max(${idleSince} + ${enquiryRetentionMs}, coalesce(kept_until, 0))`;

/** In SQL, whether it may be erased at the time `?1`, as far as indexes tell: it spares reading all rows. */
export const mayBeErased = `(delivered_at < ?1 - ${enquiryRetentionMs} OR closed_at < ?1 - ${enquiryRetentionMs}
  OR id IN (SELECT enquiry_id FROM journeys
    WHERE home_at < ?1 - ${journeyRetentionMs} OR called_off_at < ?1 - ${journeyRetentionMs}))`;

/** In SQL, whether its page is still there at the time. */
export const isKept = (now: string) => `coalesce(${eraseAt} >= ${now}, 1)`;
