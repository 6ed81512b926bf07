import * as v from "valibot";
import type { Plugin } from "vite";
import { destinationRulesSchema } from "../../app/rules/rule-schema.ts";
import { parseYaml } from "./front-matter.ts";

/**
 * Compiles the rules of travel, the YAML files of app/rules. A rule without a source, or with anything else missing or
 * invalid, stops the build.
 */
export function travelRules(): Plugin {
  return {
    name: "travel-rules",
    transform: {
      filter: { id: /\/app\/rules\/[a-z-]+\.yaml$/ },
      handler(yaml, file) {
        return { code: `export default ${JSON.stringify(readRules(yaml, file))};`, map: null };
      },
    },
  };
}

/** @throws Error that names the file and each field that is missing or invalid */
export function readRules(yaml: string, file: string) {
  const result = v.safeParse(destinationRulesSchema, parseYaml(yaml, file));
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? "it"}: ${issue.message}`);
  throw new Error(`The rules of ${file} are invalid. ${problems.join("; ")}`);
}
