import { execFile } from "node:child_process";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { formatCsv } from "./enquiry-csv.ts";
import {
  describeState,
  type Enquiry,
  enquiryColumns,
  enquirySchema,
  listEnquiries,
  plainLine,
  stateOf,
} from "./enquiry-list.ts";

// `npm run enquiries`: what visitors have sent, for the people who answer them.

const help = `Lists the enquiries that are stored, undelivered ones first.

  npm run enquiries -- [options]

  --remote      those of the deployed site; otherwise those of \`npm start\`
  --csv         as CSV (UTF-8), which npm must not add to:
                npm run --silent enquiries -- --remote --csv > enquiries.csv
  --relay <id>  takes the spam mark off one, so that the next run of the relay sends it
  --help        this`;

const options = {
  remote: { type: "boolean", default: false },
  csv: { type: "boolean", default: false },
  relay: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

const idPattern = /^[A-Za-z0-9-]{1,64}$/;

/** One entry for each statement. */
const answerSchema = v.array(v.object({ results: v.array(enquirySchema) }));
const refusalSchema = v.object({
  error: v.object({
    text: v.string(),
    notes: v.optional(v.array(v.object({ text: v.string() })), []),
  }),
});

async function runCommand(): Promise<void> {
  const { remote, csv, relay, help: isHelpWanted } = readOptions();
  if (isHelpWanted) console.log(help);
  else if (relay !== undefined) console.log(await relayEnquiry(relay, remote));
  else {
    const enquiries = await query(`SELECT ${enquiryColumns} FROM enquiries`, remote);
    // With the mark by which Excel knows UTF-8.
    process.stdout.write(csv ? `\uFEFF${formatCsv(enquiries)}` : `${listEnquiries(enquiries)}\n`);
  }
}

/** @throws Error that names what is not understood */
function readOptions() {
  try {
    const { values } = parseArgs({ args: process.argv.slice(3), options });
    if (values.csv && values.relay !== undefined) {
      throw new Error("--csv and --relay do not go together");
    }
    return values;
  } catch (error) {
    throw new Error(`${messageOf(error)}; see npm run enquiries -- --help`);
  }
}

/** @throws Error when there is no such enquiry, or it has no spam mark */
async function relayEnquiry(id: string, isRemote: boolean): Promise<string> {
  // It becomes part of the SQL: wrangler binds no parameters.
  if (!idPattern.test(id)) {
    throw new Error("An id has only letters, digits and hyphens, 64 at most.");
  }
  const [enquiry] = await query(
    `SELECT ${enquiryColumns} FROM enquiries WHERE id = '${id}';
     UPDATE enquiries SET is_suspect = 0, next_attempt_at = unixepoch() * 1000
     WHERE id = '${id}' AND is_suspect = 1 AND delivered_at IS NULL`,
    isRemote,
  );
  if (!enquiry) throw new Error(`There is no enquiry with the id ${id}.`);
  if (stateOf(enquiry) !== "suspect") {
    throw new Error(`Enquiry ${id} is not marked as spam: ${describeState(enquiry)}.`);
  }
  return `Enquiry ${id} is no longer marked as spam; the next run of the relay sends it.`;
}

/** The enquiries that the first statement finds. */
async function query(sql: string, isRemote: boolean): Promise<Enquiry[]> {
  const answer = v.safeParse(answerSchema, await runWrangler(sql, isRemote));
  if (answer.success) return answer.output[0]?.results ?? [];
  const [issue] = answer.issues;
  throw new Error(`wrangler's answer is wrong at ${v.getDotPath(issue)}: ${issue.message}`);
}

/** @throws Error with what wrangler says is wrong */
function runWrangler(sql: string, isRemote: boolean): Promise<unknown> {
  const stateFolder = process.env.STATE_DIR ?? ".wrangler/state";
  const place = isRemote ? ["--remote"] : ["--local", "--persist-to", `${stateFolder}/site`];
  const args = ["d1", "execute", "ENQUIRIES", "--config", "wrangler.toml", ...place];
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function fail(error: unknown): void {
  console.error(messageOf(error));
  process.exitCode = 1;
}

process.stdout.on("error", (error) => {
  // `| head` closes the pipe early, which is no failure.
  if (!("code" in error && error.code === "EPIPE")) fail(error);
});
await runCommand().catch(fail);
