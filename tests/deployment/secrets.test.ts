import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ensureSecret, secretsOf } from "../../scripts/deployment/secrets";
import { type Account, callWrangler, emptyAccount } from "./account";

type Run = (args: string[], options?: { input?: string }) => Promise<string>;
const wrangler = vi.hoisted(() => ({ run: vi.fn<Run>() }));
vi.mock("../../scripts/deployment/wrangler", () => ({ runWrangler: wrangler.run }));

const token = "a-long-secret-of-the-operators";
let account: Account;

const ensureHookToken = async () => {
  for (const secret of secretsOf("production")) await ensureSecret(secret, "production");
};

beforeEach(() => {
  account = { ...emptyAccount, secrets: [] };
  wrangler.run.mockReset();
  wrangler.run.mockImplementation(async (args) => callWrangler(account, args));
  vi.spyOn(console, "log").mockReturnValue();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe("the secret HOOK_TOKEN", () => {
  it("is passed by standard input, where no process list shows it", async () => {
    vi.stubEnv("HOOK_TOKEN", token);
    await ensureHookToken();
    expect(account.secrets).toEqual(["HOOK_TOKEN"]);
    expect(wrangler.run).toHaveBeenLastCalledWith(
      ["secret", "put", "HOOK_TOKEN", "--config", "wrangler.toml", "--env", "production"],
      { input: token },
    );
  });

  it("is left as it is when it is set", async () => {
    account.secrets = ["HOOK_TOKEN"];
    await ensureHookToken();
    expect(console.log).toHaveBeenCalledWith("HOOK_TOKEN is set.");
    expect(wrangler.run).toHaveBeenCalledOnce();
  });

  it.each([
    ["too short", "short", "at least 20 characters"],
    ["missing, without a terminal", "", "run this in a terminal"],
  ])("is not set when it is %s", async (_, value, reason) => {
    vi.stubEnv("HOOK_TOKEN", value);
    await expect(ensureHookToken()).rejects.toThrow(reason);
    expect(account.secrets).toEqual([]);
  });

  it("is set for a Worker that has not been deployed yet", async () => {
    vi.stubEnv("HOOK_TOKEN", token);
    const reason = "This Worker does not exist on your account. [code: 10007]";
    account.failing = [{ when: "secret list", reason }];
    await ensureHookToken();
    expect(account.secrets).toEqual(["HOOK_TOKEN"]);
  });
});

describe("the secret SANDBOX_TOKEN", () => {
  it("is set for the sandbox beside staging", async () => {
    vi.stubEnv("HOOK_TOKEN", token);
    vi.stubEnv("SANDBOX_TOKEN", "a-long-secret-of-the-sandbox");
    for (const secret of secretsOf("staging")) await ensureSecret(secret, "staging");
    expect(account.secrets).toEqual(["HOOK_TOKEN", "SANDBOX_TOKEN"]);
    const config = "workers/sandbox/wrangler.toml";
    expect(wrangler.run).toHaveBeenLastCalledWith(
      ["secret", "put", "SANDBOX_TOKEN", "--config", config, "--env", "staging"],
      { input: "a-long-secret-of-the-sandbox" },
    );
  });
});
