import { parseArgs } from "node:util";
import { messageOf, runAsCommand } from "./command.ts";
import { isStage, stages } from "./deployment/stage.ts";
import { formatCsv } from "./enquiry-csv.ts";
import { type Place, queryEnquiries } from "./enquiry-database.ts";
import { describeState, enquiryColumns, listEnquiries, stateOf } from "./enquiry-list.ts";

// `npm run enquiries`: what visitors have sent, for the people who answer them.

const help = `Lists the enquiries that are stored, undelivered ones first.

  npm run enquiries -- [staging|production] [options]

Without the name of an environment, those of \`npm start\`.

  --csv             as CSV (UTF-8), which npm must not add to:
                    npm run --silent enquiries -- production --csv > enquiries.csv
  --relay <id>      takes the spam mark off one, so that the next run of the relay sends it
  --erase <e-mail>  erases all that came from this address, for good
  --help            this`;

const options = {
  csv: { type: "boolean", default: false },
  relay: { type: "string" },
  erase: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

const idPattern = /^[A-Za-z0-9-]{1,64}$/;
const emailPattern = /^[^\s"]+@[^\s"]+$/;

process.stdout.on("error", (error) => {
  // `| head` closes the pipe early, which is no failure.
  if ("code" in error && error.code === "EPIPE") return;
  console.error(messageOf(error));
  process.exitCode = 1;
});

await runAsCommand(async () => {
  const { place, csv, relay, erase, help: isHelpWanted } = readArguments();
  if (isHelpWanted) console.log(help);
  else if (relay !== undefined) console.log(await relayEnquiry(relay, place));
  else if (erase !== undefined) console.log(await eraseEnquiries(erase, place));
  else {
    const enquiries = await queryEnquiries(`SELECT ${enquiryColumns} FROM enquiries`, place);
    // With the mark by which Excel knows UTF-8.
    process.stdout.write(csv ? `\uFEFF${formatCsv(enquiries)}` : `${listEnquiries(enquiries)}\n`);
  }
});

/** @throws Error that names what is not understood */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(3),
      options,
      allowPositionals: true,
    });
    const [stage, ...others] = positionals;
    if (others.length > 0 || (stage !== undefined && !isStage(stage))) {
      throw new Error(`"${positionals.join(" ")}" is none of ${stages.join(", ")}`);
    }
    if ([values.csv || undefined, values.relay, values.erase].filter(Boolean).length > 1) {
      throw new Error("--csv, --relay and --erase do not go together");
    }
    const place: Place = stage ?? "here";
    return { ...values, place };
  } catch (error) {
    throw new Error(`${messageOf(error)}; see npm run enquiries -- --help`);
  }
}

/** @throws Error when there is no such enquiry, or it has no spam mark */
async function relayEnquiry(id: string, place: Place): Promise<string> {
  // It becomes part of the SQL: wrangler binds no parameters.
  if (!idPattern.test(id)) {
    throw new Error("An id has only letters, digits and hyphens, 64 at most.");
  }
  const [enquiry] = await queryEnquiries(
    `SELECT ${enquiryColumns} FROM enquiries WHERE id = '${id}';
     UPDATE enquiries SET is_suspect = 0, next_attempt_at = unixepoch() * 1000
     WHERE id = '${id}' AND is_suspect = 1 AND delivered_at IS NULL`,
    place,
  );
  if (!enquiry) throw new Error(`There is no enquiry with the id ${id}.`);
  if (stateOf(enquiry) !== "suspect") {
    throw new Error(`Enquiry ${id} is not marked as spam: ${describeState(enquiry)}.`);
  }
  return `Enquiry ${id} is no longer marked as spam; the next run of the relay sends it.`;
}

/** @throws Error when nothing came from that address */
async function eraseEnquiries(email: string, place: Place): Promise<string> {
  // It becomes part of the SQL, too.
  if (!emailPattern.test(email)) throw new Error(`"${email}" is no e-mail address.`);
  const erased = await queryEnquiries(
    `DELETE FROM enquiries WHERE lower(email) = lower('${email.replaceAll("'", "''")}') RETURNING ${enquiryColumns}`,
    place,
  );
  if (erased.length === 0) throw new Error(`Nothing is stored that came from ${email}.`);
  const undelivered = erased.filter((enquiry) => stateOf(enquiry) !== "delivered").length;
  return `Erased from the site's database: ${erased.length} that came from ${email}, of which ${undelivered} had not been delivered. What the form service has is not erased by this.`;
}
