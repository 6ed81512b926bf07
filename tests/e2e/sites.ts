import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "playwright/test";

const logFolder = ".wrangler/e2e-results";

/** A site and a sandbox for each worker process of Playwright, because a sandbox's faults affect all its users. */
export const sites = [
  { port: 8797, sandboxPort: 8798, logFile: `${logFolder}/site-8797.log` },
  { port: 8817, sandboxPort: 8818, logFile: `${logFolder}/site-8817.log` },
];

/** The secret of the sites' /hooks/catalog. */
export const hookToken = "a-token-that-only-the-tests-use";

// Playwright sets the index in its worker processes, but not in the process that starts the sites.
const {
  port,
  sandboxPort,
  logFile = "",
} = sites[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? {};

/** The output of the site and its sandbox. */
export const serverLogFile = logFile;
export const siteUrl = `http://localhost:${port}`;
export const deskUrl = `http://desk.localhost:${port}`;
export const sandboxUrl = `http://localhost:${sandboxPort}`;

/** Starts a site for one test file, with the command that people use: the built site, or its sources (`--dev`). */
export function startSite(
  variables: Record<string, string>,
  option: "--built" | "--dev" = "--built",
): {
  output: () => string;
  /** Waits until the site and its sandbox respond, which takes long on a slow machine with other tests. */
  untilReady: () => Promise<void>;
  /** Resolves to the exit code, once the site has stopped. */
  exit: Promise<number | null>;
  stop: () => Promise<void>;
} {
  const child = spawn("node", ["scripts/launch.cjs", "start", option], {
    env: { ...process.env, ...variables },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  const exit = once(child, "exit").then(([code]) => code);
  async function stop() {
    child.kill("SIGTERM");
    await exit;
  }
  const untilReady = () =>
    expect.poll(() => output, { timeout: 180_000 }).toContain("Its sandbox is at");
  return { output: () => output, untilReady, exit, stop };
}
