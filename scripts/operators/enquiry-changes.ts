import { createInterface } from "node:readline/promises";
import { UsageError } from "#scripts/command.ts";
import { type DatabaseLocation, queryEnquiries } from "./enquiry-database.ts";
import { countOf, enquiryColumns, stateOf } from "./enquiry-list.ts";

// Each function changes what is stored and returns what to tell the operator.

const emailPattern = /^[^\s"]+@[^\s"]+$/;

/** Keeps a statement below D1's limit of 100 kB. */
const idsPerStatement = 1_000;

const due = "next_attempt_at = unixepoch() * 1000";

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
