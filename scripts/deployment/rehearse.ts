import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../ports.ts";
import { readEnvironment, siteConfig } from "./environment.ts";
import { serveBuilt } from "./serve-built.ts";
import { smokeTest } from "./smoke-test.ts";
import type { Stage } from "./stage.ts";
import { runWrangler } from "./wrangler.ts";

// The sandbox may have its pictures to render first.
const patienceMs = 180_000;

/**
 * What follows the build, on this machine: the migrations on an empty database, the upload's bundle, and the
 * smoke test of the built Worker in workerd, with the sandbox as its services.
 * @throws Error with what went wrong
 */
export async function rehearse(
  stage: Stage,
  commit: string,
  builtConfig: string,
  step: (name: string) => void,
): Promise<void> {
  const stateFolder = await mkdtemp(join(tmpdir(), "rehearsal-"));
  try {
    step("Migrations, on an empty database of this machine");
    await runWrangler(
      [
        ...["d1", "migrations", "apply", "ENQUIRIES", "--config", siteConfig, "--env", stage],
        ...["--local", "--persist-to", join(stateFolder, "site")],
      ],
      { isShown: true },
    );
    step("Upload, without uploading");
    await runWrangler(["deploy", "--dry-run", "--config", builtConfig], { isShown: true });
    // At the same time, or they might be the same.
    const [port, sandboxPort] = await Promise.all([findFreePort(), findFreePort()]);
    const url = `http://localhost:${port}`;
    step(`Smoke test of the build at ${url}`);
    const stopServing = serveBuilt({ port, sandboxPort, stateFolder });
    try {
      const { siteUrl } = readEnvironment(stage);
      const problems = await smokeTest({ url, siteUrl, stage, expected: { commit }, patienceMs });
      if (problems.length > 0) throw new Error(problems.join("\n"));
      console.log("All is well. Nothing was deployed.");
    } finally {
      await stopServing();
    }
  } finally {
    await rm(stateFolder, { recursive: true, force: true });
  }
}
