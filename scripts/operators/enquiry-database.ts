import { execa } from "execa";
import * as v from "valibot";
import type { Stage } from "#scripts/command.ts";
import { isSignedOut, signInAdvice } from "#scripts/deployment/wrangler.ts";
import { type Enquiry, enquirySchema, plainLine } from "./enquiry-list.ts";

/** The database of an environment, or the local one of `npm start`. */
export type DatabaseLocation = Stage | "local";

const jsonSchema = v.pipe(v.string(), v.parseJson());
/** One entry for each statement. */
const resultsSchema = v.array(v.object({ results: v.array(enquirySchema) }));
const noteSchema = v.object({ text: v.string() });
const errorSchema = v.object({
  error: v.object({ ...noteSchema.entries, notes: v.optional(v.array(noteSchema), []) }),
});

/** Returns the rows of the first statement. @throws Error with the reason that wrangler gives */
export async function queryEnquiries(sql: string, location: DatabaseLocation): Promise<Enquiry[]> {
  const stateFolder = process.env.STATE_DIR ?? ".wrangler/state";
  const database =
    location === "local"
      ? ["--local", "--persist-to", `${stateFolder}/site`]
      : ["--remote", "--env", location];
  const args = ["d1", "execute", "ENQUIRIES", "--config", "wrangler.toml", ...database];
  const { stdout, stderr, failed, shortMessage } = await execa(
    "wrangler",
    [...args, "--json", "--command", sql],
    { env: { WRANGLER_SEND_METRICS: "false" }, maxBuffer: Infinity, reject: false },
  );
  const { output, success } = v.safeParse(jsonSchema, stdout);
  if (failed || !success) {
    throw new Error(explainFailure(output, stderr || stdout || shortMessage || ""));
  }
  const results = v.safeParse(resultsSchema, output);
  if (results.success) return results.output[0]?.results ?? [];
  const [issue] = results.issues;
  throw new Error(`wrangler's output is invalid at ${v.getDotPath(issue)}: ${issue.message}`);
}

function explainFailure(output: unknown, plainOutput: string): string {
  const parsed = v.safeParse(errorSchema, output);
  const { text, notes } = parsed.success ? parsed.output.error : { text: plainOutput, notes: [] };
  if (text.includes("no such table: enquiries")) {
    return "The database has no table of enquiries yet: `npm start` creates the local one, a deployment the remote one.";
  }
  if (isSignedOut(text)) return `You are not signed in to Cloudflare. ${signInAdvice}`;
  if (text.includes("SQLITE_BUSY")) return "The site is writing to the database: try again.";
  // The lines after the first are a stack trace or the path of a log.
  const reasons = [text, ...notes.map((note) => note.text)].map((reason) => reason.trim());
  return `wrangler failed: ${reasons.map((reason) => plainLine(reason.split("\n", 1).join())).join(" ")}`;
}
