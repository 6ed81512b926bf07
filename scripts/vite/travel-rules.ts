import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";
import type { Plugin } from "vite";
import { sheetSchema } from "#travel/papers/sheet-schema.ts";
import { fillRuleReferences } from "#travel/rules/rule-references.ts";
import type { RuleFile } from "#travel/rules/rule-schema.ts";
import { asContentError } from "./content-error.ts";
import { factSchemas, readFactFile, readFacts, readRules } from "./fact-files.ts";

const rulesFolder = new URL("../../app/travel/rules/", import.meta.url);

/** The part of a file of rules that a form needs to offer its destination. */
const choiceSchema = v.object({
  destination: v.object({
    place: v.number(),
    wait: v.string(),
    label: v.string(),
    via: v.optional(v.array(v.string())),
  }),
});

/**
 * Compiles the facts that are kept as YAML: the rules of travel (app/travel/rules), what airlines take, fees, the list of changes,
 * and the sheets to print. Fills in the rules that sheets and the files of app/content refer to. A fact without a source, or
 * a reference to a rule that does not exist, stops the build.
 */
export function travelRules(): Plugin[] {
  return [
    {
      name: "travel-rules",
      transform: {
        filter: {
          id: new RegExp(`/app/(travel/)?(${Object.keys(factSchemas).join("|")})/[a-z-]+\\.yaml$`),
        },
        handler(yaml, file) {
          const facts = readFactFile(yaml, file);
          const choice = v.safeParse(choiceSchema, facts);
          const code = [
            // Its own export, so that a form needs not load all rules for their names.
            `export const choice = ${choice.success ? JSON.stringify(choice.output.destination) : undefined};`,
            `export default ${JSON.stringify(facts)};`,
          ];
          return { code: code.join("\n"), map: null };
        },
      },
    },
    {
      name: "travel-rule-references",
      enforce: "pre",
      transform: {
        filter: { id: /\/app\/content\/.*\.(mdx|ts)$/, code: "[[" },
        handler(text, file) {
          return { code: fillIn(text, file, (path) => this.addWatchFile(path)), map: null };
        },
      },
    },
    {
      name: "paper-sheets",
      transform: {
        filter: { id: /\/app\/travel\/papers\/sheets\/[a-z0-9-]+\.yaml$/ },
        handler(yaml, file) {
          const filled = fillIn(yaml, file, (path) => this.addWatchFile(path));
          const sheet = readFacts(sheetSchema, filled, file);
          return { code: `export default ${JSON.stringify(sheet)};`, map: null };
        },
      },
    },
  ];
}

/** @throws ContentError that names the file and a reference to a rule that does not exist */
function fillIn(text: string, file: string, addWatchFile: (path: string) => void): string {
  const lookup = (name: string) => {
    const url = new URL(`${name}.yaml`, rulesFolder);
    if (!existsSync(url)) return undefined;
    addWatchFile(url.pathname);
    return readKnownRules(readFileSync(url, "utf8"), url.pathname);
  };
  try {
    return fillRuleReferences(text, lookup);
  } catch (error) {
    throw asContentError(file, error);
  }
}

/** Cached by text: the content refers to some files a hundred times, and an edited file must be read again. */
const knownRules = new Map<string, RuleFile>();

function readKnownRules(yaml: string, file: string): RuleFile {
  const rules = knownRules.get(yaml) ?? readRules(yaml, file);
  knownRules.set(yaml, rules);
  return rules;
}
