import { messageOf, readStage, runCommand, UsageError } from "#scripts/command.ts";
import { endFlood, eraseEnquiries, readAddress, relayAll } from "./enquiry-changes.ts";
import { formatCsv } from "./enquiry-csv.ts";
import { queryEnquiries } from "./enquiry-database.ts";
import { enquiryColumns, listEnquiries } from "./enquiry-list.ts";

// `npm run enquiries`: what concerns many enquiries at once, or is needed while the desk cannot be reached.

const help = `Lists the stored enquiries, undelivered ones first.

  npm run enquiries -- [staging|production] [options]

Without an environment, it lists those of \`npm start\`.

  --csv             prints CSV (UTF-8); use --silent, so that npm adds nothing to it:
                    npm run --silent enquiries -- production --csv > ~/enquiries.csv
  --relay-all       sends everything that waits with the next run of the relay
  --flood spam      marks all that came in a flood and wait as spam; --flood relay sends them with the next run
  --erase           erases all enquiries from an address permanently; it asks for the address, or reads it from a pipe:
                    npm run enquiries -- production --erase < ~/address.txt
  --help            prints this help

The desk does the rest: answers, new promises, settling and sending again.`;

const options = {
  csv: { type: "boolean" },
  flood: { type: "string" },
  "relay-all": { type: "boolean" },
  erase: { type: "boolean" },
} as const;

process.stdout.on("error", (error) => {
  // `| head` closes the pipe early, which is not a failure.
  if ("code" in error && error.code === "EPIPE") return;
  console.error(messageOf(error));
  process.exitCode = 1;
});

const args = process.argv.slice(3);
const withoutAddresses = args.filter((argument) => !argument.includes("@"));

await runCommand(
  { name: "enquiries", help, options, args: withoutAddresses },
  async (values, others) => {
    if (withoutAddresses.length < args.length) {
      throw new UsageError(
        "Leave the address out: the list of processes shows it to others on this machine. --erase asks for it",
      );
    }
    if (Object.keys(values).length > 1) {
      const names = Object.keys(options).map((name) => `--${name}`);
      throw new UsageError(`${names.join(", ")} cannot be combined`);
    }
    const location = others.length > 0 ? readStage(others).stage : "local";
    const { csv, flood, erase, "relay-all": relaysAll } = values;
    if (flood !== undefined) console.log(await endFlood(flood, location));
    else if (relaysAll) console.log(await relayAll(location));
    else if (erase) console.log(await eraseEnquiries(await readAddress(), location));
    else {
      const enquiries = await queryEnquiries(`SELECT ${enquiryColumns} FROM enquiries`, location);
      // Excel recognises UTF-8 by the byte order mark.
      process.stdout.write(
        csv ? `\uFEFF${formatCsv(enquiries)}` : `${listEnquiries(enquiries, Date.now())}\n`,
      );
    }
  },
);
