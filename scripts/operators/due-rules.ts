import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDue, listCitations } from "../../app/rules/rule-checks.ts";
import type { RuleFile } from "../../app/rules/rule-schema.ts";
import { readRules } from "../vite/travel-rules.ts";

const folder = join(import.meta.dirname, "../../app/rules");

/** All rules, from the files themselves: only Vite can import them. */
export function readAllRules(): RuleFile[] {
  const names = globSync("*.yaml", { cwd: folder }).sort();
  return names.map((name) => readRules(readFileSync(join(folder, name), "utf8"), name));
}

/** What is due for checking on the day (`YYYY-MM-DD`), each with its destination's name. */
export const findDueRules = (today: string) =>
  listCitations(readAllRules()).filter(({ citation }) => isDue(citation, today));

/** What nobody of the company has read on the official page yet. */
export const findUnreadRules = () =>
  listCitations(readAllRules()).filter(({ citation }) => citation.read !== "official");
