import { runQuietly, runStoppable } from "./processes.ts";
import { createProgress } from "./progress.ts";

// Runs npm scripts at the same time, for the other scripts of package.json. Each prints when it ends.

const options: Record<string, string[]> = {
  typecheck: ["--pretty", "false"],
  "test:unit": ["--reporter=minimal"],
};
const variables = process.stdout.isTTY ? { FORCE_COLOR: "1" } : undefined;

/** Each TypeScript project reports the errors of the files that it shares with the others. */
const withoutRepetitions = (output: string) => [...new Set(output.split(/^(?=\S)/m))].join("");

function runScript(script: string): Promise<void> {
  const args = ["run", "--silent", script, "--", ...(options[script] ?? [])];
  return runQuietly(
    "npm",
    args,
    variables,
    script === "typecheck" ? withoutRepetitions : undefined,
  );
}

await runStoppable(async () => {
  const scripts = process.argv.slice(3);
  const results = await createProgress(1)(scripts.join(", "), () =>
    Promise.allSettled(scripts.map(runScript)),
  );
  const failed = scripts.filter((_, index) => results[index]?.status === "rejected");
  if (failed.length === 0) return;
  throw new Error(`\nFailed: ${failed.map((script) => `npm run ${script}`).join(", ")}`);
});
