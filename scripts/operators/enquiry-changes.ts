import { createInterface } from "node:readline/promises";
import { type DatabaseLocation, queryEnquiries } from "./enquiry-database.ts";
import { countOf, type Enquiry, enquiryColumns, stateOf } from "./enquiry-list.ts";

// Each function changes what is stored and returns what to tell the operator.

const idPattern = /^[A-Za-z0-9-]{1,64}$/;
const emailPattern = /^[^\s"]+@[^\s"]+$/;

/** Keeps a statement below D1's limit of 100 kB. */
const idsPerStatement = 1_000;

const due = "next_attempt_at = unixepoch() * 1000";

/** Sets columns of the enquiry with the id. @throws Error when there is none */
async function changeOne(
  id: string,
  changes: string,
  location: DatabaseLocation,
  query: typeof queryEnquiries,
): Promise<Enquiry> {
  // The id becomes part of the SQL: wrangler cannot bind parameters.
  if (!idPattern.test(id)) {
    throw new Error("An id consists of at most 64 letters, digits and hyphens.");
  }
  const [enquiry] = await query(
    `UPDATE enquiries SET ${changes} WHERE id = '${id}' RETURNING ${enquiryColumns}`,
    location,
  );
  if (!enquiry) throw new Error(`There is no enquiry with the id ${id}.`);
  return enquiry;
}

/** Marks an enquiry as answered; a second mark keeps the first time. @throws Error if there is no such enquiry */
export async function markReplied(
  id: string,
  location: DatabaseLocation,
  query = queryEnquiries,
): Promise<string> {
  const changes = "answered_at = coalesce(answered_at, unixepoch() * 1000)";
  const { answerBy, answeredAt } = await changeOne(id, changes, location, query);
  const isLate = answerBy !== null && answeredAt !== null && answeredAt > answerBy;
  return `Enquiry ${id} is answered${isLate ? ", later than promised" : ""}.`;
}

/** Makes an enquiry due, delivered or not, and removes its spam mark. @throws Error when there is no such enquiry */
export async function relayEnquiry(
  id: string,
  location: DatabaseLocation,
  query = queryEnquiries,
): Promise<string> {
  // A delivered enquiry gets a new revision, since the form service ignores a known Idempotency-Key.
  const changes = `revision = revision + (delivered_at IS NOT NULL), is_suspect = 0,
    attempts = 0, ${due}, last_failure = NULL, delivered_at = NULL`;
  await changeOne(id, changes, location, query);
  return `Enquiry ${id} is due: the next run of the relay sends it, within five minutes.`;
}

/** Makes every enquiry due that is not delivered. */
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

/** Reads the address from the first line of the standard input, and asks for it on a terminal. */
export async function readAddress(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write("E-mail address: ");
  for await (const line of createInterface({ input: process.stdin })) return line.trim();
  return "";
}

/** Erases all enquiries from an address, ignoring case. @throws Error if no enquiry came from the address */
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
    const condition = `id IN (${ids.join(", ")})`;
    await query(`DELETE FROM enquiries WHERE ${condition} RETURNING ${enquiryColumns}`, location);
  }
  const undelivered = found.filter((enquiry) => stateOf(enquiry) !== "delivered").length;
  return `Erased ${countOf(found.length)} from ${email}, of which ${undelivered} had not been delivered. The form service still has its copies.`;
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
