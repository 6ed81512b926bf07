import { execa } from "execa";
import { runStoppable } from "./processes.ts";

// Runs npm scripts at the same time, for the other scripts of package.json. The first one prints as it runs, each of
// the others when it ends.

const scripts = process.argv.slice(3);
const env = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};

/** Returns the script if it fails. */
async function runScript(script: string, index: number): Promise<string[]> {
  const output = index === 0 ? "inherit" : "pipe";
  const { all, failed, durationMs } = await execa({
    env,
    stdin: "ignore",
    stdout: output,
    stderr: output,
    all: true,
    reject: false,
  })`npm run --silent ${script}`;
  if (all?.trim()) console.log(`\n${all.trim()}`);
  console.log(
    `${script}: ${failed ? "failed" : "passed"} after ${Math.round(durationMs / 1000)} s`,
  );
  return failed ? [script] : [];
}

await runStoppable(async () => {
  const failed = (await Promise.all(scripts.map(runScript))).flat();
  if (failed.length > 0) throw new Error(`\nFailed: npm run ${failed.join(", npm run ")}`);
});
