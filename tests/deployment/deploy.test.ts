import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deployed, visitorsVersion } from "./account";
import { createReadyStaging, type ReadyStaging } from "./ready-staging";

let staging: ReadyStaging;

beforeEach(async () => {
  staging = await createReadyStaging();
});
afterEach(() => staging.remove());

const secretLists = ["wrangler.toml", "workers/sandbox/wrangler.toml"].map(
  (config) => `secret list --config ${config} --env staging --format json`,
);
const deploy = (variables?: Record<string, string>) =>
  staging.run("deploy", ["--skip-checks"], variables);
const calls = async () => (await staging.readCalls()).map(({ call }) => call);

describe("npm run deploy", () => {
  it("deploys and tests the sandbox, then the site, in this order", async () => {
    const { output, hasFailed } = await deploy({ CLOUDFLARE_ENV: "production" });
    expect(output).toContain(
      `${staging.commit} is live at https://staging.marigoldpets.internal and passed the smoke test.`,
    );
    expect(hasFailed).toBe(false);
    expect(await calls()).toEqual([
      ...secretLists,
      "deploy --config workers/sandbox/wrangler.toml --env staging",
      ...secretLists,
      "build",
      "deployments list --name marigold-pet-relocation-staging --json",
      "versions view version-before --name marigold-pet-relocation-staging --json",
      "d1 migrations apply ENQUIRIES --remote --config wrangler.toml --env staging",
      expect.stringMatching(
        /^versions upload --config \S+\/checkout\/build\/server\/wrangler\.json --tag /,
      ),
      expect.stringMatching(/^versions deploy version-before@100% version-new@0% /),
      expect.stringMatching(/^versions deploy version-new@100% /),
      expect.stringMatching(/^triggers deploy --config /),
    ]);
    // The environment that the operator has set is overridden for the build, and hidden from wrangler.
    for (const { call, environment, folder } of await staging.readCalls()) {
      expect(environment).toBe(call === "build" ? "staging" : null);
      expect(folder === staging.folder).toBe(call !== "build");
    }
  });

  it("deploys nothing with a token that can reach production", async () => {
    await staging.setAccount({ secrets: ["HOOK_TOKEN", "SANDBOX_TOKEN"], productionError: null });
    const { output, hasFailed } = await deploy({ CLOUDFLARE_API_TOKEN: "a-token" });
    expect(output).toContain("The token can reach marigold-pet-relocation-production.");
    expect(hasFailed).toBe(true);
    expect((await calls()).some((call) => /\bdeploy |upload|apply/.test(call))).toBe(false);
  });

  it("deploys nothing from a tree with uncommitted changes", async () => {
    await staging.editConfig((text) => `${text}\n# A change.\n`);
    const { output, hasFailed } = await deploy();
    expect(output).toContain("Commit or undo these changes first:\n M wrangler.toml");
    expect(hasFailed).toBe(true);
    expect(await calls()).toEqual([]);
  });

  it("builds and uploads nothing when the preflight finds a problem", async () => {
    await staging.setFaults([{ path: "/store/*", kind: "status", status: 503 }]);
    const { output, hasFailed } = await deploy();
    expect(output).toContain("staging is not ready:");
    expect(hasFailed).toBe(true);
    expect(await calls()).not.toContain("build");
    expect((await calls()).some((call) => call.startsWith("versions"))).toBe(false);
    expect(existsSync(join(staging.folder, ".git/worktrees"))).toBe(false);
  });
});

describe("npm run preflight", () => {
  it("finds no problem with a ready environment", async () => {
    const { output, hasFailed } = await staging.run("preflight", []);
    expect(output).toBe("staging is ready.\n");
    expect(hasFailed).toBe(false);
  });
});

describe("npm run rollback", () => {
  it("returns to the named version, and runs the smoke test", async () => {
    const deployments = deployed("version-now", "version-before", "version-old");
    await staging.setAccount({ deployments });
    const { output, hasFailed } = await staging.run("rollback", ["version-old"]);
    expect(output).toContain(
      "Rolled back to version-old; https://staging.marigoldpets.internal passed the smoke test.",
    );
    expect(hasFailed).toBe(false);
    expect(visitorsVersion(await staging.readAccount())).toBe("version-old");
  });

  it("names the argument that is too many, and rolls nothing back", async () => {
    const { output, hasFailed } = await staging.run("rollback", ["foo", "bar"]);
    expect(output).toContain("Unexpected: bar; see npm run rollback -- --help");
    expect(hasFailed).toBe(true);
    expect(await calls()).toEqual([]);
  });
});
