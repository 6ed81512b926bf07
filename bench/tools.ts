import { statSync } from "node:fs";
import { run } from "../scripts/processes.ts";

/** Lighthouse and autocannon are apart from the site's packages, of which they would be a fifth. */
export const toolsFolder = "bench/node_modules";

/** Installs what measures, unless it is installed as bench/package-lock.json has it. */
export async function installTools(): Promise<void> {
  const lockedAt = statSync("bench/package-lock.json").mtimeMs;
  const installed = statSync(`${toolsFolder}/.package-lock.json`, { throwIfNoEntry: false });
  if (installed && installed.mtimeMs > lockedAt) return;
  console.log("Installing Lighthouse and autocannon …");
  await run("npm", "ci", "--prefix", "bench", "--no-audit", "--no-fund");
}
