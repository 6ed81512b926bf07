import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deployed, visitorsVersion } from "./account.ts";
import { createReadyStaging, type ReadyStaging } from "./ready-staging.ts";

let staging: ReadyStaging;

beforeEach(async () => {
  staging = await createReadyStaging();
});
afterEach(() => staging.remove());

const built = "build --logLevel warn";
const secretLists = ["wrangler.toml", "workers/sandbox/wrangler.toml"].map(
  (config) => `secret list --config ${config} --env staging --format json`,
);
const deploy = (variables?: Record<string, string>) => staging.run("deploy", [], variables);
const calls = async () => (await staging.readCalls()).map(({ call }) => call);

describe("npm run deploy", () => {
  it("deploys and tests the sandbox, then the site, in this order", async () => {
    const { output, hasFailed } = await deploy({
      CLOUDFLARE_ENV: "production",
      CLOUDFLARE_API_TOKEN: "a-token",
    });
    expect(output).toContain(
      `${staging.commit} is live at https://staging.marigoldpets.internal and passed the smoke test.`,
    );
    expect(hasFailed).toBe(false);
    const [buildCall, ...laterCalls] = await calls();
    expect(buildCall).toBe(built);
    // What the account has is requested at the same time.
    const bucket = "r2 bucket info marigold-backups-staging";
    expect(laterCalls.splice(0, 3).toSorted()).toEqual([bucket, ...secretLists].toSorted());
    expect(laterCalls).toEqual([
      "deploy --config workers/sandbox/wrangler.toml --env staging",
      "deployments list --name marigold-pet-relocation-staging --json",
      "versions view version-before --name marigold-pet-relocation-staging --json",
      "d1 migrations apply ENQUIRIES --remote --config wrangler.toml --env staging",
      expect.stringMatching(/^d1 execute ENQUIRIES --remote /),
      `versions upload --config build/server/wrangler.json --tag ${staging.commit}`,
      expect.stringMatching(/^versions deploy version-before@100% version-new@0% /),
      expect.stringMatching(/^versions deploy version-new@100% /),
      expect.stringMatching(/^triggers deploy --config /),
    ]);
    // Wrangler does not see the operator's CLOUDFLARE_ENV, and the build does not see the token.
    for (const { call, environment, token } of await staging.readCalls()) {
      expect(environment).toBe(call === built ? "staging" : null);
      expect(token).toBe(call === built ? null : "a-token");
    }
  });

  it("tries at the end whether a purge reaches the edge cache, with the token of the site's hook", async () => {
    const { output, hasFailed } = await deploy({ HOOK_TOKEN: "a-secret-of-some-length" });
    expect(output).toContain("The edge cache keeps pages, and a purge reaches it.");
    expect(hasFailed).toBe(false);
  });

  it("fails, and leaves the new version live, when the edge cache is off", async () => {
    staging.site.cached = null;
    const { output, hasFailed } = await deploy();
    expect(output).toContain(`${staging.commit} is live at`);
    expect(output).toContain("the edge cache does not keep /products");
    expect(hasFailed).toBe(true);
    expect(visitorsVersion(await staging.readAccount())).toBe("version-new");
  });

  it("deploys no build of another environment, and names the command that builds", async () => {
    await staging.build("production");
    const { output, hasFailed } = await deploy();
    expect(output).toBe(
      `build/ is not the build of ${staging.commit} for staging. Make it: CLOUDFLARE_ENV=staging npm run build`,
    );
    expect(hasFailed).toBe(true);
    expect(await calls()).toEqual([built, built]);
  });

  it("deploys no build of another commit", async () => {
    await staging.editConfig((text) => `${text}\n# A change.\n`);
    const newer = await staging.commitAll();
    const { output, hasFailed } = await deploy();
    expect(output).toContain(`build/ is not the build of ${newer} for staging.`);
    expect(hasFailed).toBe(true);
    expect(await calls()).toEqual([built]);
  });

  it("runs no command that the build has put into its configuration for wrangler", async () => {
    await staging.writeFile(
      "build/server/wrangler.json",
      JSON.stringify({ build: { command: "steal the token" } }),
    );
    const { output, hasFailed } = await deploy();
    expect(output).toBe(
      "build/server/wrangler.json has a command for wrangler to run: steal the token",
    );
    expect(hasFailed).toBe(true);
    expect(await calls()).toEqual([built]);
  });

  it("deploys nothing from a tree with uncommitted changes", async () => {
    await staging.editConfig((text) => `${text}\n# A change.\n`);
    const { output, hasFailed } = await deploy();
    expect(output).toContain("Commit or undo these changes first:\n M wrangler.toml");
    expect(hasFailed).toBe(true);
    expect(await calls()).toEqual([built]);
  });

  it("uploads nothing when the preflight finds a problem", async () => {
    await staging.setFaults([{ path: "/store/*", kind: "status", status: 503 }]);
    const { output, hasFailed } = await deploy();
    expect(output).toContain("staging is not ready:");
    expect(hasFailed).toBe(true);
    expect((await calls()).some((call) => call.startsWith("versions"))).toBe(false);
  });
});

describe("npm run preflight", () => {
  it("finds no problem with a ready environment", async () => {
    const { output, hasFailed } = await staging.run("preflight", []);
    expect(output).toBe("staging is ready.");
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

  it("names the superfluous argument, and rolls nothing back", async () => {
    const { output, hasFailed } = await staging.run("rollback", ["foo", "bar"]);
    expect(output).toContain("Unexpected: bar; see npm run rollback -- --help");
    expect(hasFailed).toBe(true);
    expect(await calls()).toEqual([built]);
  });
});
