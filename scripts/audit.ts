import { execa } from "execa";
import * as v from "valibot";
import { runAsCommand } from "./command.ts";

// `npm run audit`: fails when a production dependency has a known vulnerability of level high or above.

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({
      vulnerabilities: v.record(v.string(), v.object({ severity: v.string(), range: v.string() })),
    }),
    // npm's output if the registry cannot be reached.
    v.object({ message: v.string() }),
  ]),
);

await runAsCommand(async () => {
  const audit = execa({
    reject: false,
  })`npm audit --omit=dev --json --fetch-retries=0 --fetch-timeout=20000`;
  const report = v.parse(reportSchema, (await audit).stdout);
  if ("message" in report) {
    return console.log(`The registry gave no audit, so nothing was checked: ${report.message}`);
  }
  const severe = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => ["high", "critical"].includes(severity))
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  if (severe.length > 0) throw new Error(severe.join("\n"));
  console.log("No known vulnerability of level high or above.");
});
