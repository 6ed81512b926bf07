import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Stage } from "../command.ts";
import { findFreePort } from "../ports.ts";
import { readEnvironment, siteConfig } from "./environment.ts";
import { smokeTest } from "./smoke-test.ts";
import { runWrangler } from "./wrangler.ts";

// The sandbox may have to render its pictures first.
const startTimeoutMs = 180_000;

/**
 * Rehearses the steps after the build on this machine: the migrations on an empty database, the bundle of
 * the upload, and the smoke test of the built Worker in workerd, with the sandbox as its services.
 * @throws Error with the problems
 */
export async function rehearse(
  stage: Stage,
  commit: string,
  builtConfig: string,
  step: (name: string) => void,
): Promise<void> {
  const stateFolder = await mkdtemp(join(tmpdir(), "rehearsal-"));
  try {
    step("Migrations, on an empty local database");
    await runWrangler(
      [
        ...["d1", "migrations", "apply", "ENQUIRIES", "--config", siteConfig, "--env", stage],
        ...["--local", "--persist-to", join(stateFolder, "site")],
      ],
      { isShown: true },
    );
    step("Upload, as a dry run");
    await runWrangler(["deploy", "--dry-run", "--config", builtConfig], { isShown: true });
    // Both are searched for at the same time; one after the other could give the same port.
    const [port, sandboxPort] = await Promise.all([findFreePort(), findFreePort()]);
    const url = `http://localhost:${port}`;
    step(`Smoke test of the build at ${url}`);
    const stopServing = serveBuild({ port, sandboxPort, stateFolder });
    try {
      const { siteUrl } = readEnvironment(stage);
      const expected = { commit };
      const test = { url, siteUrl, stage, expected, timeoutMs: startTimeoutMs };
      const problems = await smokeTest(test);
      if (problems.length > 0) throw new Error(problems.join("\n"));
      console.log("The rehearsal passed. Nothing was deployed.");
    } finally {
      await stopServing();
    }
  } finally {
    await rm(stateFolder, { recursive: true, force: true });
  }
}

type Serving = { port: number; sandboxPort: number; stateFolder: string };

/** Serves the build and the sandbox as `npm start` does; returns a function that stops them. */
function serveBuild({ port, sandboxPort, stateFolder }: Serving): () => Promise<void> {
  const server = spawn(process.execPath, ["scripts/launch.cjs", "start", "--built"], {
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
