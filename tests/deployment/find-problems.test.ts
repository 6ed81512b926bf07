import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findProblems } from "#scripts/deployment/readiness/find-problems.ts";
import { type Account, callWrangler, deployed, emptyAccount } from "./account.ts";
import { createStagingNetwork, readyDeployment } from "./staging-network.ts";

const wrangler = vi.hoisted(() => ({ run: vi.fn<(args: string[]) => Promise<string>>() }));
vi.mock("#scripts/deployment/wrangler.ts", async (importOriginal) => ({
  ...(await importOriginal<typeof import("#scripts/deployment/wrangler.ts")>()),
  runWrangler: wrangler.run,
}));

const scope = { account: true, database: true, services: true, zone: true };
const ready = readyDeployment;
let network: ReturnType<typeof createStagingNetwork>;
let account: Account;

beforeEach(() => {
  network = createStagingNetwork(() => account);
  account = { ...emptyAccount, secrets: ["HOOK_TOKEN", "SANDBOX_TOKEN"] };
  wrangler.run.mockReset();
  wrangler.run.mockImplementation(async (args) => callWrangler(account, args));
  vi.stubGlobal("fetch", network.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the problems of a deployment", () => {
  it("are none if it is ready; one enquiry is sent, marked as a check", async () => {
    expect(await findProblems(ready, scope)).toEqual([]);
    expect(await network.readInbox()).toMatchObject({
      count: 1,
      messages: [{ fields: { name: "Preflight check" } }],
    });
  });

  it.each([
    [
      "the store is down",
      { path: "/store/*", kind: "status", status: 503 },
      "The store at https://",
    ],
    [
      "the store responds with another shape",
      { path: "/store/*", kind: "json", body: { products: "none" } },
      "The store at https://",
    ],
    [
      "the store is empty",
      { path: "/store/*", kind: "json", body: { products: [], count: 0, offset: 0, limit: 100 } },
      "has no products that can be read",
    ],
    [
      "the form service rejects enquiries",
      { path: "/form", kind: "status", status: 403 },
      "rejects enquiries: HTTP 403",
    ],
    [
      "the form service refuses an enquiry with status 200",
      { path: "/form", kind: "json", body: { ok: false } },
      "rejects enquiries: The response has ok: false",
    ],
    [
      "the chat's script is missing",
      { path: "/chat/*", kind: "status", status: 404 },
      "widget.js responds with 404",
    ],
    ["the chat's script is HTML", { path: "/chat/*", kind: "html" }, "is not a script (text/html"],
  ])("include that %s", async (_, fault, problem) => {
    await network.setFaults([fault]);
    expect(await findProblems(ready, scope)).toEqual([
      { problem: expect.stringContaining(problem), fix: expect.any(String) },
    ]);
  });

  it("include pictures from an origin that the site blocks", async () => {
    const vars = {
      ...ready.site.vars,
      STORE_IMAGE_ORIGINS: "https://pictures.marigoldpets.internal",
    };
    expect(await findProblems({ ...ready, site: { ...ready.site, vars } }, scope)).toEqual([
      {
        problem:
          "The store serves pictures from https://sandbox.marigoldpets.internal, which the site blocks.",
        fix: "Add it to STORE_IMAGE_ORIGINS.",
      },
    ]);
  });

  it("include products that the crate finder offers and the store does not have", async () => {
    const vars = {
      ...ready.site.vars,
      WOODEN_CRATE_PRODUCT: "prod_01NOTHERE",
      CRATE_EXTRA_PRODUCTS: `${ready.site.vars.CRATE_EXTRA_PRODUCTS} prod_01NORHERE`,
    };
    expect(await findProblems({ ...ready, site: { ...ready.site, vars } }, scope)).toEqual([
      {
        problem: "WOODEN_CRATE_PRODUCT names prod_01NOTHERE, which the store does not have.",
        fix: "Take the id from the store’s list of products.",
      },
      {
        problem: "CRATE_EXTRA_PRODUCTS names prod_01NORHERE, which the store does not have.",
        fix: "Take the id from the store’s list of products.",
      },
    ]);
  });

  it("include sizes of crates that the named product does not come in", async () => {
    const { CRATE_PRODUCT = "", CARRIER_PRODUCT = "" } = ready.site.vars;
    const vars = {
      ...ready.site.vars,
      CRATE_PRODUCT: CARRIER_PRODUCT,
      CARRIER_PRODUCT: CRATE_PRODUCT,
    };
    expect(await findProblems({ ...ready, site: { ...ready.site, vars } }, scope)).toMatchObject([
      {
        problem:
          "CRATE_PRODUCT and CARRIER_PRODUCT do not come in these sizes: 100, 200, 300, 400, 500, 700, Large carrier.",
      },
    ]);
  });

  it("include another site at the address, which a deployment would replace", async () => {
    account.deployments = deployed("version-new");
    network.site.broken = { "/healthz": 404 };
    expect(await findProblems(ready, scope)).toMatchObject([
      { problem: expect.stringContaining("Another site runs at https://staging.") },
    ]);
  });

  it("include missing secrets and pending migrations", async () => {
    account = { ...emptyAccount, pendingMigrations: ["0002_more.sql"] };
    expect(await findProblems(ready, scope)).toEqual([
      {
        problem: "HOOK_TOKEN is not set.",
        fix: "npx wrangler secret put HOOK_TOKEN --config wrangler.toml --env staging",
      },
      {
        problem: "SANDBOX_TOKEN is not set.",
        fix: "npx wrangler secret put SANDBOX_TOKEN --config workers/sandbox/wrangler.toml --env staging",
      },
      {
        problem: "Migrations are pending: 0002_more.sql.",
        fix: "npm run deploy -- staging applies them.",
      },
    ]);
  });

  it("include a database far from the office, which cannot be moved", async () => {
    account.databaseRegion = "WNAM";
    expect(await findProblems(ready, { database: true })).toMatchObject([
      { problem: expect.stringContaining("The database is in wnam, not in apac") },
    ]);
  });

  it("include a deployed site that responds over plain HTTP", async () => {
    account.deployments = deployed("version-new");
    network.site.isPlain = true;
    expect(await findProblems(ready, { zone: true })).toMatchObject([
      { problem: expect.stringContaining("/products is not redirected to https") },
      { problem: expect.stringContaining("/favicon.svg is not redirected to https") },
    ]);
  });

  it("include that the bucket of the backups does not exist, and how to make it", async () => {
    account.hasBucket = false;
    expect(await findProblems(ready, { account: true })).toEqual([
      {
        problem: "The bucket marigold-backups-staging, for the backups, does not exist.",
        fix: "npx wrangler r2 bucket create marigold-backups-staging. If R2 is not turned on: dashboard, R2, once.",
      },
    ]);
  });

  it("include the secret of a Worker that does not exist yet", async () => {
    const reason = "This Worker does not exist on your account. [code: 10007]";
    account.failing = [{ when: "secret list --config wrangler.toml", reason }];
    expect(await findProblems(ready, { account: true })).toMatchObject([
      { problem: "HOOK_TOKEN is not set." },
    ]);
  });

  it("say once that the account cannot be reached, and how to sign in", async () => {
    account = { ...emptyAccount, failing: [{ when: "", reason: "Out of order." }] };
    expect(await findProblems(ready, scope)).toEqual([
      {
        problem: "Out of order.",
        fix: "Sign in with npx wrangler login, or set CLOUDFLARE_API_TOKEN.",
      },
    ]);
  });

  it("are only those of the settings while these are wrong, and no service gets a request", async () => {
    const site = { ...ready.site, hosts: [] };
    expect(await findProblems({ ...ready, site }, scope)).toMatchObject([
      { problem: expect.stringContaining("No route of the Worker") },
    ]);
    expect(await network.readInbox()).toMatchObject({ count: 0 });
    expect(wrangler.run).not.toHaveBeenCalled();
  });
});
