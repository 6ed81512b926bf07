import { runQuietly, runStoppable } from "./processes.ts";
import { createProgress } from "./progress.ts";

// `npm run check`: lint, types and unit tests at the same time. Each prints when it ends.

const scripts = ["lint", "typecheck", "test:unit"] as const;
const options = { lint: [], typecheck: ["--pretty", "false"], "test:unit": ["--reporter=minimal"] };
const variables = process.stdout.isTTY ? { FORCE_COLOR: "1" } : undefined;

/** Each TypeScript project reports the errors of the files that it shares with the others. */
const withoutRepetitions = (output: string) => [...new Set(output.split(/^(?=\S)/m))].join("");

function runScript(script: (typeof scripts)[number]): Promise<void> {
  const args = ["run", "--silent", script, "--", ...options[script]];
  return runQuietly(
    "npm",
    args,
    variables,
    script === "typecheck" ? withoutRepetitions : undefined,
  );
}

await runStoppable(async () => {
  const results = await createProgress(1)("Lint, types and unit tests", () =>
    Promise.allSettled(scripts.map(runScript)),
  );
  const failed = scripts.filter((_, index) => results[index]?.status === "rejected");
  if (failed.length === 0) return;
  throw new Error(`\nFailed: ${failed.map((script) => `npm run ${script}`).join(", ")}`);
});
