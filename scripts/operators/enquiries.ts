import { parseArgs } from "node:util";
import { isStage, messageOf, runAsCommand, stages } from "../command.ts";
import { markAnswered } from "./enquiry-answer.ts";
import { formatCsv } from "./enquiry-csv.ts";
import { type DatabaseLocation, queryEnquiries } from "./enquiry-database.ts";
import { eraseEnquiries, readAddress } from "./enquiry-erasure.ts";
import { enquiryColumns, listEnquiries } from "./enquiry-list.ts";
import { relayAll, relayEnquiry } from "./enquiry-relay.ts";

// `npm run enquiries`: the enquiries of visitors, for the people who answer them.

const help = `Lists the stored enquiries, undelivered ones first.

  npm run enquiries -- [staging|production] [options]

Without an environment, it lists those of \`npm start\`.

  --csv             prints CSV (UTF-8); use --silent, so that npm adds nothing to it:
                    npm run --silent enquiries -- production --csv > ~/enquiries.csv
  --relay <id>      sends an enquiry with the next run of the relay, even if it was delivered, and removes its spam mark
  --answered <id>   notes that an enquiry was answered, so that its promise counts as kept
  --relay-all       sends everything that waits with the next run of the relay
  --erase           erases all enquiries from an address permanently; it asks for the address, or reads it from a pipe:
                    npm run enquiries -- production --erase < ~/address.txt
  --help            prints this help`;

const options = {
  csv: { type: "boolean", default: false },
  relay: { type: "string" },
  answered: { type: "string" },
  "relay-all": { type: "boolean", default: false },
  erase: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

process.stdout.on("error", (error) => {
  // `| head` closes the pipe early, which is not a failure.
  if ("code" in error && error.code === "EPIPE") return;
  console.error(messageOf(error));
  process.exitCode = 1;
});

await runAsCommand(async () => {
  const { location, csv, relay, answered, erase, help: showsHelp, ...others } = readArguments();
  if (showsHelp) console.log(help);
  else if (relay !== undefined) console.log(await relayEnquiry(relay, location));
  else if (answered !== undefined) console.log(await markAnswered(answered, location));
  else if (others["relay-all"]) console.log(await relayAll(location));
  else if (erase) console.log(await eraseEnquiries(await readAddress(), location));
  else {
    const enquiries = await queryEnquiries(`SELECT ${enquiryColumns} FROM enquiries`, location);
    // Excel recognises UTF-8 by the byte order mark.
    process.stdout.write(
      csv ? `\uFEFF${formatCsv(enquiries)}` : `${listEnquiries(enquiries, Date.now())}\n`,
    );
  }
});

/** @throws Error that names an invalid argument */
function readArguments() {
  try {
    const args = process.argv.slice(3);
    const erases = args.some((argument) => argument.startsWith("--erase"));
    if (erases && args.some((argument) => argument.includes("@"))) {
      throw new Error(
        "Leave the address out: the list of processes shows it to others on this machine. --erase asks for it",
      );
    }
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [stage, ...others] = positionals;
    if (others.length > 0 || (stage !== undefined && !isStage(stage))) {
      throw new Error(`"${positionals.join(" ")}" is not an environment (${stages.join(", ")})`);
    }
    const { csv, relay, answered, erase } = values;
    const actions = [csv, relay !== undefined, answered !== undefined, values["relay-all"], erase];
    if (actions.filter(Boolean).length > 1) {
      throw new Error("--csv, --relay, --answered, --relay-all and --erase cannot be combined");
    }
    const location: DatabaseLocation = stage ?? "local";
    return { ...values, location };
  } catch (error) {
    throw new Error(`${messageOf(error)}; see npm run enquiries -- --help`);
  }
}
