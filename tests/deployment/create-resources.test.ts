import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createResources } from "../../scripts/deployment/resources";
import { type Account, callWrangler, emptyAccount } from "./account";

const wrangler = vi.hoisted(() => ({ run: vi.fn<(args: string[]) => Promise<string>>() }));
vi.mock("../../scripts/deployment/wrangler", () => ({ runWrangler: wrangler.run }));

let folder: string;
let config: string;
let account: Account;

const changes = () =>
  wrangler.run.mock.calls.map(([args]) => args.join(" ")).filter((call) => / create /.test(call));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "marigold-"));
  config = join(folder, "wrangler.toml");
  await copyFile("wrangler.toml", config);
  account = structuredClone(emptyAccount);
  wrangler.run.mockReset();
  wrangler.run.mockImplementation(async (args) => callWrangler(account, args));
  vi.spyOn(console, "log").mockReturnValue();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

describe("the resources of an environment", () => {
  it("are created, and their ids written into its part of the configuration", async () => {
    const before = await readFile(config, "utf8");
    await createResources("staging", config);
    expect(changes()).toEqual([
      "kv namespace create marigold-pet-relocation-staging-catalogue",
      "kv namespace create marigold-pet-relocation-staging-sessions",
      "d1 create marigold-enquiries-staging",
    ]);
    const after = await readFile(config, "utf8");
    expect(after).toContain('id = "id-of-marigold-pet-relocation-staging-catalogue"');
    expect(after).toContain('id = "id-of-marigold-pet-relocation-staging-sessions"');
    expect(after).toContain('database_id = "id-of-marigold-enquiries-staging"');
    const productionOf = (text: string) => text.slice(text.indexOf("[env.production]"));
    expect(productionOf(after)).toBe(productionOf(before));
  });

  it("are left as they are when they exist", async () => {
    await createResources("production", config);
    const after = await readFile(config, "utf8");
    const created = changes();
    expect(created).toHaveLength(3);
    await createResources("production", config);
    expect(await readFile(config, "utf8")).toBe(after);
    expect(changes()).toEqual(created);
  });

  it("are kept when a later one fails, and completed by the next run", async () => {
    const reason = "You have reached the limit of databases.";
    account.failing = [{ when: "d1 create", reason }];
    await expect(createResources("production", config)).rejects.toThrow(reason);
    expect(await readFile(config, "utf8")).toContain(
      'id = "id-of-marigold-pet-relocation-production-catalogue"',
    );

    account.failing = [];
    await createResources("production", config);
    expect(account.namespaces).toHaveLength(2);
    expect(account.databases).toHaveLength(1);
  });
});
