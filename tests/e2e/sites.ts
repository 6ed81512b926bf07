import { type ChildProcess, spawn } from "node:child_process";

/** A site and a sandbox for each process of tests, since a sandbox's faults are for all who use it. */
export const sites = [
  { port: 8797, sandboxPort: 8798 },
  { port: 8817, sandboxPort: 8818 },
];

// Playwright's number of the process that this runs in; none where it only starts the sites.
const { port, sandboxPort } = sites[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? {};

export const siteUrl = `http://localhost:${port}`;
export const sandboxUrl = `http://localhost:${sandboxPort}`;

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
