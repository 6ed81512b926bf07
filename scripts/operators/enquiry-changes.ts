import { createInterface } from "node:readline/promises";
import { UsageError } from "../command.ts";
import { type DatabaseLocation, queryEnquiries } from "./enquiry-database.ts";
import { countOf, type Enquiry, enquiryColumns, stateOf } from "./enquiry-list.ts";

// Each function changes what is stored and returns what to tell the operator.

const idPattern = /^[A-Za-z0-9-]{1,64}$/;
/** As visitors and the team's mails have it. */
const referencePattern = /^([\da-f]{4})-([\da-f]{4})$/i;
const emailPattern = /^[^\s"]+@[^\s"]+$/;

/** Keeps a statement below D1's limit of 100 kB. */
const idsPerStatement = 1_000;

const due = "next_attempt_at = unixepoch() * 1000";

/** Sets columns of the enquiry with the id or the reference. @throws Error when there is none, or more than one */
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
  const [, first, second] = referencePattern.exec(id) ?? [];
  const isReferred = `id LIKE '${first}${second}-%'`.toLowerCase();
  const which = first
    ? `${isReferred} AND (SELECT count(*) FROM enquiries WHERE ${isReferred}) = 1`
    : `id = '${id}'`;
  const [enquiry] = await query(
    `UPDATE enquiries SET ${changes} WHERE ${which} RETURNING ${enquiryColumns}`,
    location,
  );
  if (enquiry) return enquiry;
  throw new Error(
    first
      ? `No enquiry, or more than one, has the reference ${id}: the list has the whole ids.`
      : `There is no enquiry with the id ${id}.`,
  );
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

/**
 * Ends the attempts to deliver an enquiry that the form service refuses, and starts the time after which it is erased.
 * The mark of the refusal stays, so that it does not count as a delivery. @throws Error when there is none
 */
export async function settleEnquiry(
  id: string,
  location: DatabaseLocation,
  query = queryEnquiries,
): Promise<string> {
  const changes = `delivered_at = coalesce(delivered_at, unixepoch() * 1000), next_attempt_at = NULL,
    is_refused = is_refused OR delivered_at IS NULL`;
  await changeOne(id, changes, location, query);
  return `Enquiry ${id} is settled: it is not sent any more. Mark it with --answered once it is answered.`;
}

const floodOutcomes = {
  spam: { changes: "is_suspect = 1, is_flood = 0", words: "Marked as spam" },
  relay: { changes: `is_flood = 0, ${due}`, words: "Due now, like any other" },
};

/** Marks all undelivered enquiries of a flood as spam, or relays them before what comes next. @throws Error */
export async function endFlood(
  outcome: string,
  location: DatabaseLocation,
  query = queryEnquiries,
): Promise<string> {
  if (outcome !== "spam" && outcome !== "relay") {
    throw new UsageError(`--flood takes spam or relay, not "${outcome}"`);
  }
  const { changes, words } = floodOutcomes[outcome];
  const changed = await query(
    `UPDATE enquiries SET ${changes} WHERE is_flood = 1 AND delivered_at IS NULL RETURNING ${enquiryColumns}`,
    location,
  );
  return changed.length === 0
    ? "No enquiry of a flood is waiting."
    : `${words}: ${countOf(changed.length)}.`;
}

/** Makes an enquiry due, delivered or not, and removes its spam mark. @throws Error when there is no such enquiry */
export async function relayEnquiry(
  id: string,
  location: DatabaseLocation,
  query = queryEnquiries,
): Promise<string> {
  // A delivered one gets another revision, since the form service ignores an Idempotency-Key that it knows.
  const changes = `revision = revision + (delivered_at IS NOT NULL), is_suspect = 0, is_flood = 0,
    is_refused = 0, attempts = 0, ${due}, last_failure = NULL, delivered_at = NULL`;
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
