import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Stage } from "../command.ts";
import { findFreePort } from "../ports.ts";
import { siteConfig } from "./environment.ts";
import { smokeTest } from "./smoke-test.ts";
import { runWrangler } from "./wrangler.ts";

const startTimeoutMs = 60_000;
const pauseMs = 1_000;

export type Rehearsal = {
  stage: Stage;
  siteUrl: string;
  commit: string;
  /** A checkout of the commit, with its build. */
  folder: string;
  /** The configuration that the build has written. */
  builtConfig: string;
};

/**
 * Rehearses the steps after the build on this machine: the migrations on an empty database, the bundle of
 * the upload, and the smoke test of the built Worker in workerd, with the sandbox as its services.
 * @throws Error with the problems
 */
export async function rehearse(
  { stage, siteUrl, commit, folder, builtConfig }: Rehearsal,
  step: (name: string) => void,
): Promise<void> {
  const stateFolder = join(folder, ".wrangler/rehearsal");
  step("Migrations, on an empty local database");
  await runWrangler(
    [
      ...["d1", "migrations", "apply", "ENQUIRIES", "--config", siteConfig, "--env", stage],
      ...["--local", "--persist-to", join(stateFolder, "site")],
    ],
    { isShown: true, cwd: folder },
  );
  step("Upload, as a dry run");
  const upload = ["versions", "upload", "--dry-run", "--config", builtConfig];
  await runWrangler(upload, { isShown: true });
  // Both are searched for at the same time; one after the other could give the same port.
  const [port, sandboxPort] = await Promise.all([findFreePort(), findFreePort()]);
  const url = `http://localhost:${port}`;
  step(`Smoke test of the build at ${url}`);
  const stopServing = serveBuild({ folder, port, sandboxPort, stateFolder });
  try {
    const test = { url, siteUrl, stage, expected: { commit }, timeoutMs: startTimeoutMs };
    const problems = await smokeTest({ ...test, pauseMs });
    if (problems.length > 0) throw new Error(problems.join("\n"));
    console.log("The rehearsal passed. Nothing was deployed.");
  } finally {
    await stopServing();
  }
}

type Serving = { folder: string; port: number; sandboxPort: number; stateFolder: string };

/** Serves the build and the sandbox as `npm start` does; returns a function that stops them. */
function serveBuild({ folder, port, sandboxPort, stateFolder }: Serving): () => Promise<void> {
  const server = spawn(process.execPath, ["scripts/launch.cjs", "start", "--built"], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      STATE_DIR: stateFolder,
      // The rehearsal always uses the sandbox's store.
      STORE_API_URL: "",
    },
  });
  const ended = once(server, "exit");
  return async () => {
    server.kill("SIGTERM");
    await ended;
  };
}
