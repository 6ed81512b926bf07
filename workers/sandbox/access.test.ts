import { describe, expect, it } from "vitest";
import { createSandboxFixture } from "#tests/fixtures/sandbox/sandbox-fixture.ts";

const token = "a-token-that-only-the-tests-use";
const deployed = { SANDBOX_TOKEN: token, SANDBOX_ACCESS: "token" };
const basic = (user: string, password: string) => `Basic ${btoa(`${user}:${password}`)}`;

async function statusOf(
  bindings: Parameters<typeof createSandboxFixture>[0],
  [method, path]: readonly [string, string],
  Authorization = "",
) {
  const sandbox = createSandboxFixture(bindings);
  return (await sandbox.fetch(path, { method, headers: { Authorization } })).status;
}

describe.each([
  ["GET", "/inbox"],
  ["DELETE", "/inbox"],
  ["GET", "/inbox.json"],
  ["GET", "/mail"],
  ["DELETE", "/mail"],
  ["GET", "/mail.json"],
  ["GET", "/mail/asha@example.com"],
  ["GET", "/__faults"],
  ["DELETE", "/__faults"],
] as const)("%s %s of a deployed sandbox", (...operation) => {
  it("needs the token, as a bearer token or as a password", async () => {
    expect(await statusOf(deployed, operation)).toBe(401);
    expect(await statusOf(deployed, operation, "Bearer nonsense")).toBe(401);
    expect(await statusOf(deployed, operation, basic(token, ""))).toBe(401);
    expect(await statusOf(deployed, operation, `Bearer ${token}`)).toBeLessThan(300);
    expect(await statusOf(deployed, operation, basic("anyone", token))).toBeLessThan(300);
  });

  it("is closed where the secret is missing", async () => {
    for (const SANDBOX_TOKEN of [undefined, ""]) {
      const bindings = { SANDBOX_TOKEN, SANDBOX_ACCESS: "token" };
      expect(await statusOf(bindings, operation, "Bearer ")).toBe(401);
      expect(await statusOf(bindings, operation, basic("anyone", ""))).toBe(401);
    }
  });

  it("is open where the configuration says so and no token is set", async () => {
    expect(await statusOf({ SANDBOX_ACCESS: "open" }, operation)).toBeLessThan(300);
    expect(await statusOf({ ...deployed, SANDBOX_ACCESS: "open" }, operation)).toBe(401);
  });
});

it.each(["/", "/pay/order_01UNKNOWN", "/chat/widget.js"])(
  "%s of a deployed sandbox needs no token, as visitors of the site open it",
  async (path) => {
    expect(await statusOf(deployed, ["GET", path])).not.toBe(401);
  },
);
