import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { release, rollBack } from "#scripts/deployment/release.ts";
import { type Account, callWrangler, deployed, emptyAccount, visitorsVersion } from "./account.ts";
import { createStagingNetwork, readyDeployment } from "./staging-network.ts";

const wrangler = vi.hoisted(() => ({ run: vi.fn<(args: string[]) => Promise<string>>() }));
vi.mock("#scripts/deployment/wrangler.ts", () => ({ runWrangler: wrangler.run }));

const { stage, site } = readyDeployment;
const builtConfig = "build/server/wrangler.json";
const commit = "abc1234";
const split = "versions deploy version-before@100% version-new@0%";
const allTraffic = "versions deploy version-new@100%";
const returned = "versions deploy version-before@100% --config";
let network: ReturnType<typeof createStagingNetwork>;
let account: Account;

const startAccount = (changes: Partial<Account>) => {
  account = structuredClone({ ...emptyAccount, ...changes });
};
const calls = () => wrangler.run.mock.calls.map(([args]) => args.join(" "));
const hasCalled = (start: string) => calls().some((call) => call.startsWith(start));
const run = () => release({ stage, site, commit, pauseMs: 0, timeoutMs: 0 }, () => {});

/** Runs a release and abandons it after a call of wrangler, as if its process were killed. */
const runUntil = (step: string) =>
  new Promise<void>((resolve, reject) => {
    wrangler.run.mockImplementation(async (args) => {
      const output = callWrangler(account, args);
      if (!args.join(" ").startsWith(step)) return output;
      resolve();
      return new Promise<string>(() => {});
    });
    run().catch(reject);
  });

beforeEach(() => {
  startAccount({});
  network = createStagingNetwork(() => account);
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
  it("tests the version before visitors get it, and the addresses after", async () => {
    await run();
    expect(console.log).toHaveBeenCalledWith(
      "abc1234 is live at https://staging.marigoldpets.internal and passed the smoke test.",
    );
    expect(calls()).toEqual([
      "deployments list --name marigold-pet-relocation-staging --json",
      "versions view version-before --name marigold-pet-relocation-staging --json",
      "d1 migrations apply ENQUIRIES --remote --config wrangler.toml --env staging",
      expect.stringMatching(
        /^d1 execute ENQUIRIES --remote --config wrangler.toml --env staging --yes --command UPDATE enquiries .+;\nINSERT INTO enquiries .+;\nSELECT json_extract\(/s,
      ),
      `versions upload --config ${builtConfig} --tag abc1234`,
      `${split} --config ${builtConfig} --message Smoke test of abc1234 --yes`,
      `${allTraffic} --config ${builtConfig} --message Release of abc1234 --yes`,
      `triggers deploy --config ${builtConfig}`,
    ]);
    expect(visitorsVersion(account)).toBe("version-new");
  });

  it.each([
    ["a page fails", { "/about": 500 }, "/about responds with 500."],
    [
      "the product page is gone",
      { "/products/prod_01K6DJ6J7FV73BHFR58MMCDP19": 404 },
      "/products/prod_01K6DJ6J7FV73BHFR58MMCDP19 responds with 404.",
    ],
    ["the site map is gone", { "/sitemap.xml": 503 }, "/sitemap.xml responds with 503."],
    ["/healthz fails", { "/healthz": 503 }, "/healthz responds with 503."],
    [
      "the database cannot be read",
      { [`/quote/${"a".repeat(32)}`]: 500 },
      "A quote that does not exist responds with 500.",
    ],
    ["it makes no plan", { "/plan": 500 }, "/plan has no plan: it responds with 500."],
    [
      "it finds no crate",
      { "/crate-size": 500 },
      "/crate-size finds no crate: it responds with 500.",
    ],
    ["a form fails", { "/contact": 503 }, "A form without a message responds with 503."],
  ])("gives the version no traffic when %s", async (_, broken, problem) => {
    network.site.broken = broken;
    await expect(run()).rejects.toThrow(
      "https://staging.marigoldpets.internal has the previous version, version-before.",
    );
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(problem));
    expect(hasCalled(allTraffic)).toBe(false);
    expect(account.deployments[0]).toEqual({ "version-before": 100 });
  });

  it("gives a bad version no traffic, whenever the release is killed", async () => {
    network.site.broken = { "/about": 500 };
    const versions: (string | undefined)[] = [];
    wrangler.run.mockImplementation(async (args) => {
      const output = callWrangler(account, args);
      versions.push(visitorsVersion(account));
      return output;
    });
    await expect(run()).rejects.toThrow("has the previous version");
    expect(new Set(versions)).toEqual(new Set(["version-before"]));
  });

  it.each(["d1 migrations", "versions upload", split])(
    "that is killed after %s changes nothing for visitors or the next release",
    async (step) => {
      await runUntil(step);
      expect(visitorsVersion(account)).toBe("version-before");
      wrangler.run.mockImplementation(async (args) => callWrangler(account, args));
      await run();
      expect(visitorsVersion(account)).toBe("version-new");
    },
  );

  it("does not pass the test if the override is not applied", async () => {
    wrangler.run.mockImplementation(async (args) =>
      args.includes("version-new@0%") ? "Done." : callWrangler(account, args),
    );
    await expect(run()).rejects.toThrow("has the previous version, version-before.");
    expect(console.error).toHaveBeenCalledWith(
      "https://staging.marigoldpets.internal still runs abc1234 (version-before).",
    );
  });

  it("returns to the previous version when visitors do not get the new one", async () => {
    wrangler.run.mockImplementation(async (args) =>
      args.includes("version-new@100%") ? "Done." : callWrangler(account, args),
    );
    await expect(run()).rejects.toThrow("has the previous version, version-before.");
    expect(hasCalled(returned)).toBe(true);
  });

  it.each([
    ["the deployments cannot be listed", "deployments list", "d1 migrations apply"],
    ["a migration fails", "d1 migrations apply", "versions upload"],
    ["the database lacks a table", "d1 execute", "versions upload"],
    ["the upload fails", "versions upload", "versions deploy"],
  ])("changes nothing for visitors when %s", async (_, when, next) => {
    startAccount({ failing: [{ when, reason: "Out of order." }] });
    await expect(run()).rejects.toThrow("Out of order.");
    expect(hasCalled(next)).toBe(false);
    expect(account.deployments).toEqual(emptyAccount.deployments);
  });

  it.each([
    ["the traffic cannot be switched", allTraffic, false],
    ["wrangler fails after the traffic was switched", allTraffic, true],
    ["the addresses cannot be set", "triggers deploy", false],
  ])("returns to the previous version when %s", async (_, when, isLate) => {
    startAccount({ failing: [{ when, reason: "Out of order.", isLate }] });
    await expect(run()).rejects.toThrow("has the previous version, version-before.");
    expect(console.error).toHaveBeenCalledWith("Out of order.");
    expect(visitorsVersion(account)).toBe("version-before");
  });

  it("names the command to run when the return fails too", async () => {
    startAccount({
      failing: ["triggers deploy", returned].map((when) => ({ when, reason: "Out of order." })),
    });
    await expect(run()).rejects.toThrow(
      "Out of order.\nhttps://staging.marigoldpets.internal MAY RUN abc1234: npm run rollback -- staging version-before",
    );
  });

  it("stops without a version to return to", async () => {
    startAccount({ deployments: [] });
    await expect(run()).rejects.toThrow("marigold-pet-relocation-staging has no deployed version.");
    expect(hasCalled("versions upload")).toBe(false);
  });
});

describe("the first release, to a Worker that only has a secret", () => {
  const empty = emptyAccount.emptyVersion;
  beforeEach(() => startAccount({ deployments: deployed(empty), hasAddress: false }));

  it("sets the addresses before the test", async () => {
    await run();
    const order = ["version-new@0%", "triggers deploy", "version-new@100%"];
    expect(order.map((part) => calls().findIndex((call) => call.includes(part)))).toEqual([
      5, 6, 7,
    ]);
    expect(calls()).toHaveLength(8);
    expect(visitorsVersion(account)).toBe("version-new");
  });

  it("leaves a bad version without traffic, and says that there is no site yet", async () => {
    network.site.broken = { "/": 500 };
    await expect(run()).rejects.toThrow(
      "https://staging.marigoldpets.internal has no version yet: correct the problem and deploy again.",
    );
    expect(account.deployments[0]).toEqual({ [empty]: 100 });
    expect(hasCalled(allTraffic)).toBe(false);
  });

  it("is still the first after one that failed or was killed", async () => {
    network.site.broken = { "/": 500 };
    await expect(run()).rejects.toThrow("has no version yet");
    await runUntil("triggers deploy");
    expect(visitorsVersion(account)).toBe(empty);
    network.site.broken = {};
    wrangler.run.mockImplementation(async (args) => callWrangler(account, args));
    await run();
    expect(visitorsVersion(account)).toBe("version-new");
  });
});

describe("a manual rollback", () => {
  const run = (version?: string) => rollBack(stage, site, version, 0);

  it.each([
    ["the previous version", undefined, "version-before"],
    ["the named version", "version-old", "version-old"],
  ])("returns to %s, and runs the smoke test", async (_, named, version) => {
    startAccount({ deployments: deployed("version-now", "version-before", "version-old") });
    await run(named);
    expect(console.log).toHaveBeenCalledWith(
      `Rolled back to ${version}; https://staging.marigoldpets.internal passed the smoke test.`,
    );
    expect(visitorsVersion(account)).toBe(version);
  });

  it("skips releases that visitors never got", async () => {
    startAccount({
      deployments: [
        ...deployed("version-now"),
        { "version-now": 100, "version-failed": 0 },
        ...deployed("version-now", "version-before"),
      ],
    });
    await run();
    expect(visitorsVersion(account)).toBe("version-before");
  });

  it("requires a named version after a rollback, because a bad version would be next", async () => {
    startAccount({ deployments: deployed("version-before", "version-bad", "version-before") });
    await expect(run()).rejects.toThrow("Name one of: version-bad, version-before");
    expect(hasCalled("rollback")).toBe(false);
  });

  it("does not return to the empty Worker", async () => {
    startAccount({ deployments: deployed("version-now", emptyAccount.emptyVersion) });
    await expect(run()).rejects.toThrow("There is no version before the current one.");
    expect(hasCalled("rollback")).toBe(false);
  });

  it("fails when the smoke test fails", async () => {
    startAccount({ deployments: deployed("version-now", "version-new") });
    network.site.broken = { "/products": 503 };
    await expect(run()).rejects.toThrow("/products responds with 503.");
  });
});
