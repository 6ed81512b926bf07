import { parseArgs } from "node:util";
import { isStage, messageOf, runAsCommand, stages } from "../command.ts";
import { formatCsv } from "./enquiry-csv.ts";
import { type DatabaseLocation, queryEnquiries } from "./enquiry-database.ts";
import { eraseEnquiries } from "./enquiry-erasure.ts";
import { describeState, enquiryColumns, listEnquiries, stateOf } from "./enquiry-list.ts";

// `npm run enquiries`: the enquiries of visitors, for the people who answer them.

const help = `Lists the stored enquiries, undelivered ones first.

  npm run enquiries -- [staging|production] [options]

Without an environment, it lists those of \`npm start\`.

  --csv             prints CSV (UTF-8); use --silent, so that npm adds nothing to it:
                    npm run --silent enquiries -- production --csv > enquiries.csv
  --relay <id>      removes the spam mark of an enquiry, so that the next run of the relay sends it
  --erase <e-mail>  erases all enquiries from this address permanently
  --help            prints this help`;

const options = {
  csv: { type: "boolean", default: false },
  relay: { type: "string" },
  erase: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

const idPattern = /^[A-Za-z0-9-]{1,64}$/;

process.stdout.on("error", (error) => {
  // `| head` closes the pipe early, which is not a failure.
  if ("code" in error && error.code === "EPIPE") return;
  console.error(messageOf(error));
  process.exitCode = 1;
});

await runAsCommand(async () => {
  const { location, csv, relay, erase, help: showsHelp } = readArguments();
  if (showsHelp) console.log(help);
  else if (relay !== undefined) console.log(await relayEnquiry(relay, location));
  else if (erase !== undefined) console.log(await eraseEnquiries(erase, location));
  else {
    const enquiries = await queryEnquiries(`SELECT ${enquiryColumns} FROM enquiries`, location);
    // Excel recognises UTF-8 by the byte order mark.
    process.stdout.write(csv ? `\uFEFF${formatCsv(enquiries)}` : `${listEnquiries(enquiries)}\n`);
  }
});

/** @throws Error that names an invalid argument */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(3),
      options,
      allowPositionals: true,
    });
    const [stage, ...others] = positionals;
    if (others.length > 0 || (stage !== undefined && !isStage(stage))) {
      throw new Error(`"${positionals.join(" ")}" is not an environment (${stages.join(", ")})`);
    }
    if ([values.csv || undefined, values.relay, values.erase].filter(Boolean).length > 1) {
      throw new Error("--csv, --relay and --erase cannot be combined");
    }
    const location: DatabaseLocation = stage ?? "local";
    return { ...values, location };
  } catch (error) {
    throw new Error(`${messageOf(error)}; see npm run enquiries -- --help`);
  }
}

/** @throws Error when the enquiry does not exist or has no spam mark */
async function relayEnquiry(id: string, location: DatabaseLocation): Promise<string> {
  // The id becomes part of the SQL: wrangler cannot bind parameters.
  if (!idPattern.test(id)) {
    throw new Error("An id consists of at most 64 letters, digits and hyphens.");
  }
  const [enquiry] = await queryEnquiries(
    `SELECT ${enquiryColumns} FROM enquiries WHERE id = '${id}';
     UPDATE enquiries SET is_suspect = 0, next_attempt_at = unixepoch() * 1000
     WHERE id = '${id}' AND is_suspect = 1 AND delivered_at IS NULL`,
    location,
  );
  if (!enquiry) throw new Error(`There is no enquiry with the id ${id}.`);
  if (stateOf(enquiry) !== "suspect") {
    throw new Error(`Enquiry ${id} is not marked as spam: ${describeState(enquiry)}.`);
  }
  return `Enquiry ${id} is no longer marked as spam; the next run of the relay sends it.`;
}
