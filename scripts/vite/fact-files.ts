import { basename, dirname } from "node:path";
import * as v from "valibot";
import { changeListSchema } from "#content/change-schema.ts";
import { airlineFileSchema } from "#travel/airlines/airline-schema.ts";
import { airportFileSchema } from "#travel/airports/airport-schema.ts";
import { feeFileSchema } from "#travel/fees/fee-schema.ts";
import { holidayFileSchema } from "#travel/holidays/holiday-schema.ts";
import { ruleFileSchema } from "#travel/rules/rule-schema.ts";
import { describeIssues } from "#ui/forms/checks/issues.ts";
import { ContentError } from "./content-error.ts";
import { parseYaml } from "./front-matter.ts";

/** The schema of the YAML files of each folder in app. */
export const factSchemas: Record<string, v.GenericSchema> = {
  rules: ruleFileSchema,
  airlines: airlineFileSchema,
  airports: airportFileSchema,
  fees: feeFileSchema,
  holidays: holidayFileSchema,
  content: changeListSchema,
};

/** @throws ContentError that names the file and each field that is missing or invalid */
export function readFacts<Facts>(
  schema: v.GenericSchema<unknown, Facts>,
  yaml: string,
  file: string,
): Facts {
  const result = v.safeParse(schema, parseYaml(yaml, file));
  if (result.success) return result.output;
  throw new ContentError(file, describeIssues(result.issues, "it").join("; "));
}

/** Reads a file with the schema of its folder. */
export function readFactFile(yaml: string, file: string): unknown {
  const folder = basename(dirname(file));
  const schema = factSchemas[folder];
  if (!schema) throw new ContentError(file, `The folder ${folder} has no schema.`);
  return readFacts(schema, yaml, file);
}

export const readRules = (yaml: string, file: string) => readFacts(ruleFileSchema, yaml, file);
