import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type * as v from "valibot";
import { readFacts } from "#scripts/vite/fact-files.ts";
import { airlineFileSchema } from "#travel/airlines/airline-schema.ts";
import { airportFileSchema } from "#travel/airports/airport-schema.ts";
import { feeFileSchema } from "#travel/fees/fee-schema.ts";
import { holidayFileSchema } from "#travel/holidays/holiday-schema.ts";
import { type RuleFile, ruleFileSchema } from "#travel/rules/rule-schema.ts";
import { isDue, listCitations } from "#travel/rules/source/rule-checks.ts";

/** The facts of a folder of app, from the files themselves: only Vite can import them. */
function readFolder<Facts>(folder: string, schema: v.GenericSchema<unknown, Facts>): Facts[] {
  const cwd = join(import.meta.dirname, "../../app/travel", folder);
  const names = globSync("*.yaml", { cwd }).sort();
  return names.map((name) => readFacts(schema, readFileSync(join(cwd, name), "utf8"), name));
}

export const readAllRules = (): RuleFile[] => readFolder("rules", ruleFileSchema);

/** Everything that is checked again by a day: rules, airlines and fees, each with its name. */
export const listAllCitations = () => [
  ...listCitations(readAllRules()),
  ...readFolder("airlines", airlineFileSchema).flatMap(({ airlines, assistance }) => [
    ...airlines.map((airline) => ({
      name: airline.name,
      what: "what it takes",
      citation: airline,
    })),
    ...assistance.map((law) => ({ name: "Airlines", what: law.title, citation: law })),
  ]),
  ...readFolder("airports", airportFileSchema).map((file) => ({
    name: "India",
    what: "the airports with AQCS",
    citation: file,
  })),
  ...readFolder("holidays", holidayFileSchema).map((file) => ({
    name: "India",
    what: "the holidays of its offices",
    citation: file,
  })),
  ...readFolder("fees", feeFileSchema)
    .flatMap(({ fees }) => fees)
    .map((fee) => ({ name: fee.paidTo, what: fee.what, citation: fee })),
];

/** The citations that are due for checking on the day (`YYYY-MM-DD`), each with its destination's name. */
export const findDueRules = (today: string) =>
  listAllCitations().filter(({ citation }) => isDue(citation, today));

/** The citations that nobody in the company has read on the official page yet. */
export const findUnreadRules = () =>
  listAllCitations().filter(({ citation }) => citation.read !== "official");

/** How many facts were read in each way. */
export const countReadings = () =>
  [...Map.groupBy(listAllCitations(), ({ citation }) => citation.read)].map(
    ([read, facts]) => [read, facts.length] as const,
  );
