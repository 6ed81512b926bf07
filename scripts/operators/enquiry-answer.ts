import { type DatabaseLocation, queryEnquiries } from "./enquiry-database.ts";
import { enquiryColumns } from "./enquiry-list.ts";

const idPattern = /^[A-Za-z0-9-]{1,64}$/;

/**
 * The id becomes part of the SQL: wrangler cannot bind parameters.
 * @throws Error when it is not one
 */
export function requireId(id: string): void {
  if (idPattern.test(id)) return;
  throw new Error("An id consists of at most 64 letters, digits and hyphens.");
}

/**
 * Notes that an enquiry was answered; the first time stays. Returns what to tell the operator.
 * @throws Error when there is no enquiry with the id
 */
export async function markAnswered(
  id: string,
  location: DatabaseLocation,
  query = queryEnquiries,
): Promise<string> {
  requireId(id);
  const marked = await query(
    `UPDATE enquiries SET answered_at = coalesce(answered_at, unixepoch() * 1000)
     WHERE id = '${id}' RETURNING ${enquiryColumns}`,
    location,
  );
  const [enquiry] = marked;
  if (!enquiry) throw new Error(`There is no enquiry with the id ${id}.`);
  const { answerBy, answeredAt } = enquiry;
  const isLate = answerBy !== null && answeredAt !== null && answeredAt > answerBy;
  return `Enquiry ${id} is answered${isLate ? ", later than promised" : ""}.`;
}
