import { type ChildProcess, spawn } from "node:child_process";

/** A site for one file of journeys alone, by the command that people use. */
export function start(variables: Record<string, string>): {
  child: ChildProcess;
  output: () => string;
} {
  const child = spawn("node", ["scripts/launch.cjs", "start", "--built"], {
    env: { ...process.env, ...variables },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  return { child, output: () => output };
}
