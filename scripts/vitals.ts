import * as v from "valibot";
import { runAsCommand } from "./command.ts";
import { readStageArguments } from "./deployment/stage.ts";
import { type Account, readFigures } from "./vitals-figures.ts";
import { renderVitals } from "./vitals-table.ts";

// `npm run vitals`: how fast the pages were for those who really visited them.

const help = `Prints how fast the pages of a deployed site were for its visitors: the 75th percentile of each
metric on each route, as Google judges sites by, with ✗ where it is not good.

  npm run vitals -- staging|production [options]

  --days <n>  over how many days, 90 at most; otherwise 28
  --help      this

CLOUDFLARE_ACCOUNT_ID names the account, and CLOUDFLARE_API_TOKEN is a token of it with the permission
Account Analytics (read). CLOUDFLARE_API_BASE_URL is where Cloudflare's API is, if elsewhere.`;

const options = { days: { type: "string", default: "28" } } as const;

// Cloudflare keeps the data for three months.
const daysSchema = v.pipe(
  v.string(),
  v.regex(/^\d+$/, "--days must be a whole number"),
  v.transform(Number),
  v.minValue(1, "--days must be at least 1"),
  v.maxValue(90, "--days must be at most 90"),
);

await runAsCommand(async () => {
  const asked = readStageArguments("vitals", options);
  if (!asked) return console.log(help);
  const { stage, values } = asked;
  const days = parseDays(values.days);
  const account = readAccount();
  // Loaded late, since it takes a while, and mistakes are to be told at once.
  const { readEnvironment } = await import("./deployment/environment.ts");
  const figures = await readFigures(account, readEnvironment(stage).vitalsDataset, days);
  const period = days === 1 ? "last day" : `last ${days} days`;
  if (figures.length === 0) throw new Error(`No visits in the ${period}.`);
  console.log(`Page speed for visitors of ${stage}, 75th percentile of the ${period}\n`);
  console.log(renderVitals(figures));
});

/** @throws Error with what is wrong */
function parseDays(value: string): number {
  const days = v.safeParse(daysSchema, value);
  if (!days.success) throw new Error(withHint(days.issues[0].message));
  return days.output;
}

/** @throws Error that names what is missing */
function readAccount(): Account {
  const { CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN, CLOUDFLARE_API_BASE_URL } = process.env;
  if (!CLOUDFLARE_ACCOUNT_ID || !CLOUDFLARE_API_TOKEN) {
    throw new Error(withHint("Set CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN"));
  }
  return {
    apiUrl: CLOUDFLARE_API_BASE_URL || "https://api.cloudflare.com/client/v4",
    accountId: CLOUDFLARE_ACCOUNT_ID,
    apiToken: CLOUDFLARE_API_TOKEN,
  };
}

function withHint(problem: string): string {
  return `${problem}; see npm run vitals -- --help`;
}
