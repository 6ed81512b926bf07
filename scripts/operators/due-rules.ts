import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rulesDue } from "../../app/rules/rule-checks.ts";
import type { DestinationRules } from "../../app/rules/rule-schema.ts";
import { readRules } from "../vite/travel-rules.ts";

const folder = join(import.meta.dirname, "../../app/rules");

/** All rules, from the files themselves: only Vite can import them. */
export function readAllRules(): DestinationRules[] {
  const names = globSync("*.yaml", { cwd: folder }).sort();
  return names.map((name) => readRules(readFileSync(join(folder, name), "utf8"), name));
}

/** The rules that are due for checking on the day (`YYYY-MM-DD`), each with its destination's name. */
export const findDueRules = (today: string) => rulesDue(readAllRules(), today);
