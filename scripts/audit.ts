import { readFile } from "node:fs/promises";
import { execa } from "execa";
import * as v from "valibot";
import { runAsCommand } from "./command.ts";
import { findInstalled, lockSchema, runsBesideToken } from "./locked-packages.ts";

// `npm run audit`: fails when a production dependency, or one that runs beside the token of a deployment, has a known
// vulnerability of level high or above. On GitHub it fails, too, when the registry gives no audit.

const vulnerabilitySchema = v.object({
  severity: v.string(),
  range: v.string(),
  /** Where it is installed. */
  nodes: v.optional(v.array(v.string())),
});

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ vulnerabilities: v.record(v.string(), vulnerabilitySchema) }),
    // The output of npm when the registry cannot be asked.
    v.object({ message: v.string() }),
  ]),
);

await runAsCommand(async () => {
  const audit = execa({
    reject: false,
  })`npm audit --json --fetch-retries=0 --fetch-timeout=20000`;
  const report = v.parse(reportSchema, (await audit).stdout);
  if ("message" in report) {
    const problem = `The registry gave no audit, so nothing was checked: ${report.message}`;
    if (process.env.GITHUB_ACTIONS) throw new Error(problem);
    return console.log(problem);
  }
  const lock = v.parse(lockSchema, JSON.parse(await readFile("package-lock.json", "utf8")));
  const checked = findInstalled(lock, [
    ...Object.keys(lock.packages[""]?.dependencies ?? {}),
    ...runsBesideToken,
  ]);
  const severe = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => ["high", "critical"].includes(severity))
    .filter(([name, { nodes = [`node_modules/${name}`] }]) => nodes.some((at) => checked.has(at)))
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  if (severe.length > 0) throw new Error(severe.join("\n"));
  console.log("No known vulnerability of level high or above.");
});
