import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";
import type { Plugin } from "vite";
import { describeIssues } from "../../app/forms/issues.ts";
import { sheetSchema } from "../../app/papers/sheet-schema.ts";
import { fillRuleReferences } from "../../app/rules/rule-references.ts";
import { type RuleFile, ruleFileSchema } from "../../app/rules/rule-schema.ts";
import { asContentError, ContentError } from "./content-error.ts";
import { parseYaml } from "./front-matter.ts";

const rulesFolder = new URL("../../app/rules/", import.meta.url);

/**
 * Compiles the rules of travel, the YAML files of app/rules, and the sheets of app/papers/sheets, and fills in what these
 * and the files of app/content refer to. A rule or a sheet without a source, or a reference to a rule that does not exist,
 * stops the build.
 */
export function travelRules(): Plugin[] {
  return [
    {
      name: "travel-rules",
      transform: {
        filter: { id: /\/app\/rules\/[a-z-]+\.yaml$/ },
        handler(yaml, file) {
          const rules = readRules(yaml, file);
          const { place, label } = rules.destination ?? {};
          // Its own export, so that a form needs not load all rules for their names.
          const choice = rules.destination && { place, label };
          const code = [
            `export const choice = ${JSON.stringify(choice)};`,
            `export default ${JSON.stringify(rules)};`,
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
        filter: { id: /\/app\/papers\/sheets\/[a-z0-9-]+\.yaml$/ },
        handler(yaml, file) {
          const filled = fillIn(yaml, file, (path) => this.addWatchFile(path));
          const sheet = parseAs(sheetSchema, filled, file);
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

/** By their text: the contents refer to some files a hundred times, and an edit is read anew. */
const knownRules = new Map<string, RuleFile>();

function readKnownRules(yaml: string, file: string): RuleFile {
  const rules = knownRules.get(yaml) ?? readRules(yaml, file);
  knownRules.set(yaml, rules);
  return rules;
}

/** @throws ContentError that names the file and each field that is missing or invalid */
export const readRules = (yaml: string, file: string): RuleFile =>
  parseAs(ruleFileSchema, yaml, file);

function parseAs<Schema extends v.GenericSchema>(schema: Schema, yaml: string, file: string) {
  const result = v.safeParse(schema, parseYaml(yaml, file));
  if (result.success) return result.output;
  throw new ContentError(file, describeIssues(result.issues, "it").join("; "));
}
