import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { release, rollBack } from "../../scripts/deployment/release";
import { type Account, callWrangler, emptyAccount } from "./account";
import { createStagingNetwork, readyDeployment } from "./staging-network";

const wrangler = vi.hoisted(() => ({ run: vi.fn<(args: string[]) => Promise<string>>() }));
vi.mock("../../scripts/deployment/wrangler", () => ({ runWrangler: wrangler.run }));

const { stage, site } = readyDeployment;
const builtConfig = "build/server/wrangler.json";
let network: ReturnType<typeof createStagingNetwork>;
let account: Account;

const startAccount = (changes: Partial<Account>) => {
  account = structuredClone({ ...emptyAccount, ...changes });
};
const calls = () => wrangler.run.mock.calls.map(([args]) => args.join(" "));

beforeEach(() => {
  network = createStagingNetwork();
  startAccount({});
  wrangler.run.mockReset();
  wrangler.run.mockImplementation(async (args) => callWrangler(account, args));
  vi.stubGlobal("fetch", network.fetch);
  for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a release", () => {
  const commit = "abc1234";
  const run = () => release({ stage, site, commit, builtConfig, pauseMs: 0 }, () => {});

  it("migrates the database, uploads the build and tests the site", async () => {
    await run();
    expect(console.log).toHaveBeenCalledWith(
      "abc1234 is live at https://staging.marigoldpets.internal and passed the smoke test.",
    );
    expect(calls()).toEqual([
      "deployments list --name marigold-pet-relocation-staging --json",
      "d1 migrations apply ENQUIRIES --remote --config wrangler.toml --env staging",
      "deploy --config build/server/wrangler.json",
    ]);
  });

  it.each([
    ["a page fails", { "/about": 500 }, "/about responds with 500."],
    [
      "the product page is gone",
      { "/products/prod_01K6DJ6J7FV73BHFR58MMCDP19": 404 },
      "/products/prod_01K6DJ6J7FV73BHFR58MMCDP19 responds with 404.",
    ],
    ["the site map is gone", { "/sitemap.xml": 503 }, "/sitemap.xml responds with 503."],
  ])("rolls back to the previous version when %s", async (_, broken, problem) => {
    network.site.broken = broken;
    await expect(run()).rejects.toThrow("rolled back to the previous version, version-before.");
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(problem));
    expect(calls().at(-1)).toBe(
      "rollback version-before --name marigold-pet-relocation-staging --yes --message The deployment of abc1234 failed",
    );
    expect(account.versions).toEqual(["version-before", "version-new", "version-before"]);
  });

  it("reports that there is no version to roll back to", async () => {
    startAccount({ versions: [] });
    network.site.broken = { "/": 500 };
    await expect(run()).rejects.toThrow(
      "This is the first version, so there is none to roll back to.",
    );
    expect(calls().some((call) => call.startsWith("rollback"))).toBe(false);
  });

  it("reports that the bad version still runs when the rollback fails too", async () => {
    startAccount({ failing: [{ when: "rollback", reason: "Out of order. [code: 10013]" }] });
    network.site.broken = { "/about": 500 };
    await expect(run()).rejects.toThrow(
      "Out of order. [code: 10013]\nhttps://staging.marigoldpets.internal STILL RUNS abc1234: npm run rollback -- staging version-before",
    );
    expect(console.error).toHaveBeenCalledWith("/about responds with 500.");
  });

  it.each([
    ["the deployed versions cannot be listed", "deployments list", "d1 migrations apply"],
    ["a migration fails", "d1 migrations apply", "deploy --config"],
  ])("stops when %s", async (_, when, next) => {
    startAccount({ failing: [{ when, reason: "Out of order." }] });
    await expect(run()).rejects.toThrow("Out of order.");
    expect(calls().filter((call) => call.startsWith(next))).toEqual([]);
  });

  it("leaves the site unchanged when the upload fails", async () => {
    const reason = "The script is too large.";
    startAccount({ failing: [{ when: builtConfig, reason }] });
    await expect(run()).rejects.toThrow(
      `${reason}\nhttps://staging.marigoldpets.internal is unchanged.`,
    );
    expect(account.versions).toEqual(["version-before"]);
  });

  it("rolls back when the upload fails after visitors got the new version", async () => {
    const reason = "Could not find zone for staging.marigoldpets.internal.";
    startAccount({ failing: [{ when: builtConfig, reason, isLate: true }] });
    await expect(run()).rejects.toThrow("rolled back to the previous version, version-before.");
    expect(console.error).toHaveBeenCalledWith(reason);
    expect(account.versions).toEqual(["version-before", "version-new", "version-before"]);
  });
});

describe("a rollback by hand", () => {
  const run = (version?: string) => rollBack(stage, site, version, 0);

  it.each([
    ["the previous version", undefined, "version-before"],
    ["the named version", "version-old", "version-old"],
  ])("returns to %s, and runs the smoke test", async (_, named, version) => {
    startAccount({ versions: ["version-now", "version-before", "version-old"] });
    network.site.version = version;
    await run(named);
    expect(console.log).toHaveBeenCalledWith(
      `Rolled back to ${version}; https://staging.marigoldpets.internal passed the smoke test.`,
    );
    expect(account.versions[0]).toBe(version);
  });

  it("requires a named version after a rollback, because a bad version would be next", async () => {
    startAccount({ versions: ["version-before", "version-bad", "version-before"] });
    await expect(run()).rejects.toThrow("Name one of: version-bad, version-before");
    expect(calls().some((call) => call.startsWith("rollback"))).toBe(false);
  });

  it("fails when the smoke test fails", async () => {
    startAccount({ versions: ["version-now", "version-before"] });
    network.site.broken = { "/products": 503 };
    await expect(run()).rejects.toThrow("/products responds with 503.");
  });
});
