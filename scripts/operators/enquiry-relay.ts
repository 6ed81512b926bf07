import { requireId } from "./enquiry-answer.ts";
import { type DatabaseLocation, queryEnquiries } from "./enquiry-database.ts";
import { countOf, enquiryColumns } from "./enquiry-list.ts";

const due = "next_attempt_at = unixepoch() * 1000";

/**
 * Makes an enquiry due, delivered or not, and removes its spam mark. Returns what to tell the operator.
 * @throws Error when there is no enquiry with the id
 */
export async function relayEnquiry(
  id: string,
  location: DatabaseLocation,
  query = queryEnquiries,
): Promise<string> {
  requireId(id);
  // A delivered one gets another revision, since the form service ignores an Idempotency-Key that it knows.
  const made = await query(
    `UPDATE enquiries SET revision = revision + (delivered_at IS NOT NULL), is_suspect = 0,
       attempts = 0, ${due}, last_failure = NULL, delivered_at = NULL
     WHERE id = '${id}' RETURNING ${enquiryColumns}`,
    location,
  );
  if (made.length === 0) throw new Error(`There is no enquiry with the id ${id}.`);
  return `Enquiry ${id} is due: the next run of the relay sends it, within five minutes.`;
}

/** Makes every enquiry due that is not delivered. Returns what to tell the operator. */
export async function relayAll(
  location: DatabaseLocation,
  query = queryEnquiries,
): Promise<string> {
  const made = await query(
    `UPDATE enquiries SET ${due} WHERE delivered_at IS NULL RETURNING ${enquiryColumns}`,
    location,
  );
  if (made.length === 0) return "No enquiry is waiting.";
  return `Due now: ${countOf(made.length)}. The next run of the relay starts within five minutes, and goes on while the form service accepts them.`;
}
