import { type DatabaseLocation, queryEnquiries } from "./enquiry-database.ts";
import { countOf, enquiryColumns, stateOf } from "./enquiry-list.ts";

const emailPattern = /^[^\s"]+@[^\s"]+$/;

/**
 * Erases all enquiries from an address, in any case, and returns what to tell the operator.
 * @throws Error when no enquiry came from the address
 */
export async function eraseEnquiries(
  email: string,
  location: DatabaseLocation,
  query = queryEnquiries,
): Promise<string> {
  // The address becomes part of the SQL: wrangler cannot bind parameters.
  if (!emailPattern.test(email)) throw new Error(`"${email}" is not an e-mail address.`);
  const erased = await query(
    `DELETE FROM enquiries WHERE lower(email) = lower('${email.replaceAll("'", "''")}') RETURNING ${enquiryColumns}`,
    location,
  );
  if (erased.length === 0) throw new Error(`No enquiry from ${email} is stored.`);
  const undelivered = erased.filter((enquiry) => stateOf(enquiry) !== "delivered").length;
  return `Erased ${countOf(erased.length)} from ${email}, of which ${undelivered} had not been delivered. The form service still has its copies.`;
}
