import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createReadyStaging, type ReadyStaging } from "./ready-staging";

const upload = "deploy --config build/server/wrangler.json";
const rollback =
  "rollback version-before --name marigold-pet-relocation-staging --yes --message The deployment of";

let staging: ReadyStaging;

beforeEach(async () => {
  staging = await createReadyStaging();
});
afterEach(() => staging.remove());

const deploy = () => staging.run("deploy", ["--skip-checks"]);
const calls = async () => (await staging.readCalls()).map(({ call }) => call);

describe("npm run deploy", () => {
  it("deploys and tests the sandbox, then the site, in this order", async () => {
    const { output, hasFailed } = await deploy();
    expect(output).toContain(
      `${staging.commit} is live at https://staging.marigoldpets.internal and passed the smoke test.`,
    );
    expect(hasFailed).toBe(false);
    expect(await calls()).toEqual([
      "secret list --config wrangler.toml --env staging --format json",
      "deploy --config workers/sandbox/wrangler.toml --env staging",
      "secret list --config wrangler.toml --env staging --format json",
      "build",
      "deployments list --name marigold-pet-relocation-staging --json",
      "d1 migrations apply ENQUIRIES --remote --config wrangler.toml --env staging",
      upload,
    ]);
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
    expect(await calls()).not.toContain(upload);
  });

  it.each([
    ["a page fails", { "/about": 500 }, "/about responds with 500."],
    [
      "the product page is gone",
      { "/products/prod_01K6DJ6J7FV73BHFR58MMCDP19": 404 },
      "responds with 404.",
    ],
    ["the site map is gone", { "/sitemap.xml": 503 }, "/sitemap.xml responds with 503."],
  ])("rolls back to the previous version when %s", async (_, broken, problem) => {
    staging.site.broken = broken;
    const { output, hasFailed } = await deploy();
    expect(output).toContain(problem);
    expect(output).toContain("was rolled back to the previous version, version-before.");
    expect(hasFailed).toBe(true);
    const recorded = await calls();
    expect(recorded).toContain(upload);
    expect(recorded.at(-1)).toContain(rollback);
    expect((await staging.readAccount()).versions[0]).toBe("version-before");
  });

  it("reports that there is no version to roll back to", async () => {
    await staging.setAccount({ secrets: ["HOOK_TOKEN"], versions: [] });
    staging.site.broken = { "/": 500 };
    const { output, hasFailed } = await deploy();
    expect(output).toContain("This is the first version, so there is none to roll back to.");
    expect(hasFailed).toBe(true);
    expect((await calls()).some((call) => call.startsWith("rollback"))).toBe(false);
  });

  it("reports that the bad version still runs when the rollback fails too", async () => {
    await staging.setAccount({
      secrets: ["HOOK_TOKEN"],
      failing: [{ when: "rollback", reason: "Out of order. [code: 10013]" }],
    });
    staging.site.broken = { "/about": 500 };
    const { output, hasFailed } = await deploy();
    expect(output).toContain("/about responds with 500.");
    expect(output).toContain("Out of order. [code: 10013]");
    expect(output).toContain(
      `STILL RUNS ${staging.commit}: npm run rollback -- staging version-before`,
    );
    expect(hasFailed).toBe(true);
  });

  it.each([
    ["the deployed versions cannot be listed", "deployments list", "d1 migrations apply"],
    ["a migration fails", "d1 migrations apply", upload],
  ])("stops when %s", async (_, when, next) => {
    await staging.setAccount({
      secrets: ["HOOK_TOKEN"],
      failing: [{ when, reason: "Out of order." }],
    });
    const { output, hasFailed } = await deploy();
    expect(output).toContain("Out of order.");
    expect(hasFailed).toBe(true);
    expect((await calls()).filter((call) => call.startsWith(next))).toEqual([]);
  });

  it("leaves the site unchanged when the upload fails", async () => {
    const reason = "The script is too large.";
    await staging.setAccount({
      secrets: ["HOOK_TOKEN"],
      failing: [{ when: "build/server/wrangler.json", reason }],
    });
    const { output, hasFailed } = await deploy();
    expect(output).toContain(reason);
    expect(output).toContain("https://staging.marigoldpets.internal is unchanged.");
    expect(hasFailed).toBe(true);
    expect((await staging.readAccount()).versions).toEqual(["version-before"]);
  });

  it("rolls back when the upload fails after visitors got the new version", async () => {
    const reason = "Could not find zone for staging.marigoldpets.internal.";
    await staging.setAccount({
      secrets: ["HOOK_TOKEN"],
      failing: [{ when: "build/server/wrangler.json", reason, isLate: true }],
    });
    const { output, hasFailed } = await deploy();
    expect(output).toContain(reason);
    expect(hasFailed).toBe(true);
    expect((await staging.readAccount()).versions).toEqual([
      "version-before",
      "version-new",
      "version-before",
    ]);
  });

  it("does nothing when npm has consumed --dry-run itself", async () => {
    const { output, hasFailed } = await staging.run("deploy", [], { npm_config_dry_run: "true" });
    expect(output).toContain("Write -- before --dry-run");
    expect(hasFailed).toBe(true);
    expect(await calls()).toEqual([]);
  });

  it("runs wrangler for the named environment, whatever CLOUDFLARE_ENV is", async () => {
    await staging.run("deploy", ["--skip-checks"], { CLOUDFLARE_ENV: "production" });
    const recorded = await staging.readCalls();
    const ofWrangler = recorded.filter(({ call }) => call !== "build");
    expect(ofWrangler.map(({ environment }) => environment)).toEqual(ofWrangler.map(() => null));
  });
});

describe("npm run rollback", () => {
  it.each([
    ["the previous version", [], "version-before"],
    ["the named version", ["version-old"], "version-old"],
  ])("rolls back to %s, and runs the smoke test", async (_, args, version) => {
    await staging.setAccount({ versions: ["version-now", "version-before", "version-old"] });
    staging.site.version = version;
    const { output, hasFailed } = await staging.run("rollback", args);
    expect(output).toContain(
      `Rolled back to ${version}; https://staging.marigoldpets.internal passed the smoke test.`,
    );
    expect(hasFailed).toBe(false);
    expect((await staging.readAccount()).versions[0]).toBe(version);
  });

  it("requires a named version after a rollback, because a bad version would be next", async () => {
    await staging.setAccount({ versions: ["version-before", "version-bad", "version-before"] });
    const { output, hasFailed } = await staging.run("rollback", []);
    expect(output).toContain("Name one of: version-bad, version-before");
    expect(hasFailed).toBe(true);
    expect((await calls()).some((call) => call.startsWith("rollback"))).toBe(false);
  });

  it("fails when the smoke test fails", async () => {
    await staging.setAccount({ versions: ["version-now", "version-before"] });
    staging.site.broken = { "/products": 503 };
    const { output, hasFailed } = await staging.run("rollback", []);
    expect(output).toContain("/products responds with 503.");
    expect(hasFailed).toBe(true);
  });
});
