import { createInterface } from "node:readline/promises";
import { type DatabaseLocation, queryEnquiries } from "./enquiry-database.ts";
import { countOf, enquiryColumns, stateOf } from "./enquiry-list.ts";

const emailPattern = /^[^\s"]+@[^\s"]+$/;

/** Keeps a statement below D1's limit of 100 kB. */
const idsPerStatement = 1_000;

/** Reads the address from the first line of the standard input, and asks for it on a terminal. */
export async function readAddress(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write("E-mail address: ");
  for await (const line of createInterface({ input: process.stdin })) return line.trim();
  return "";
}

/**
 * Erases all enquiries from an address, in any case, and returns what to tell the operator.
 * @throws Error when no enquiry came from the address
 */
export async function eraseEnquiries(
  email: string,
  location: DatabaseLocation,
  query = queryEnquiries,
): Promise<string> {
  if (!emailPattern.test(email)) throw new Error(`"${email}" is not an e-mail address.`);
  // Found here, since the SQL is an argument of wrangler, which the list of processes shows.
  const stored = await query(`SELECT ${enquiryColumns} FROM enquiries`, location);
  const found = stored.filter((enquiry) => enquiry.email.toLowerCase() === email.toLowerCase());
  if (found.length === 0) throw new Error(`No enquiry from ${email} is stored.`);
  for (let start = 0; start < found.length; start += idsPerStatement) {
    const ids = found.slice(start, start + idsPerStatement).map(({ id }) => quote(id));
    await query(
      `DELETE FROM enquiries WHERE id IN (${ids.join(", ")}) RETURNING ${enquiryColumns}`,
      location,
    );
  }
  const undelivered = found.filter((enquiry) => stateOf(enquiry) !== "delivered").length;
  return `Erased ${countOf(found.length)} from ${email}, of which ${undelivered} had not been delivered. The form service still has its copies.`;
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
