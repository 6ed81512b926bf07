import { execFile } from "node:child_process";
import * as v from "valibot";
import { messageOf } from "./command.ts";
import type { Stage } from "./deployment/stage.ts";
import { type Enquiry, enquirySchema, plainLine } from "./enquiry-list.ts";

/** Where enquiries are: in the database of an environment, or in this machine's own. */
export type Place = Stage | "here";

/** One entry for each statement. */
const answerSchema = v.array(v.object({ results: v.array(enquirySchema) }));
const refusalSchema = v.object({
  error: v.object({
    text: v.string(),
    notes: v.optional(v.array(v.object({ text: v.string() })), []),
  }),
});

/** The enquiries that the first statement finds. @throws Error with what wrangler says is wrong */
export async function queryEnquiries(sql: string, place: Place): Promise<Enquiry[]> {
  const answer = v.safeParse(answerSchema, await runWrangler(sql, place));
  if (answer.success) return answer.output[0]?.results ?? [];
  const [issue] = answer.issues;
  throw new Error(`wrangler's answer is wrong at ${v.getDotPath(issue)}: ${issue.message}`);
}

/** @throws Error with what wrangler says is wrong */
function runWrangler(sql: string, place: Place): Promise<unknown> {
  const stateFolder = process.env.STATE_DIR ?? ".wrangler/state";
  const database =
    place === "here"
      ? ["--local", "--persist-to", `${stateFolder}/site`]
      : ["--remote", "--env", place];
  const args = ["d1", "execute", "ENQUIRIES", "--config", "wrangler.toml", ...database];
  return new Promise((resolve, reject) => {
    execFile(
      "wrangler",
      [...args, "--json", "--command", sql],
      { env: { ...process.env, WRANGLER_SEND_METRICS: "false" }, maxBuffer: Infinity },
      (error, stdout, stderr) => {
        const answer = parseJson(stdout);
        if (!error && answer !== undefined) resolve(answer);
        else reject(new Error(explainFailure(answer, stderr || stdout || messageOf(error))));
      },
    );
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function explainFailure(answer: unknown, output: string): string {
  const refusal = v.safeParse(refusalSchema, answer);
  const { text, notes } = refusal.success ? refusal.output.error : { text: output, notes: [] };
  if (text.includes("no such table: enquiries")) {
    return "The database has no table of enquiries yet: `npm start` makes the local one, a deployment the remote one.";
  }
  if (text.includes("SQLITE_BUSY")) return "The site is writing to the database: try again.";
  // What follows the first line is a stack or where the logs are.
  const reasons = [text, ...notes.map((note) => note.text)].map((reason) => reason.trim());
  return `wrangler failed: ${reasons.map((reason) => plainLine(reason.split("\n", 1).join())).join(" ")}`;
}
