import { describe, expect, it } from "vitest";
import { createSandboxFixture } from "#tests/fixtures/sandbox/sandbox-fixture.ts";

const token = "a-token-that-only-the-tests-use";
const deployed = { SANDBOX_TOKEN: token, SANDBOX_ACCESS: "token" };
const basic = (user: string, password: string) => `Basic ${btoa(`${user}:${password}`)}`;

const operations = [
  ["GET", "/inbox"],
  ["DELETE", "/inbox"],
  ["GET", "/inbox.json"],
  ["GET", "/__faults"],
  ["PUT", "/__faults"],
  ["DELETE", "/__faults"],
] as const;

const send = (
  bindings: Parameters<typeof createSandboxFixture>[0],
  [method, path]: readonly [string, string],
  authorization?: string,
) =>
  createSandboxFixture(bindings).fetch(path, {
    method,
    headers: authorization ? { Authorization: authorization } : {},
    ...(method === "PUT" && { body: "[]" }),
  });

describe.each(operations)("%s %s of a deployed sandbox", (...operation) => {
  it.each([
    ["no token", undefined],
    ["another token", "Bearer nonsense"],
    ["part of the token", `Bearer ${token.slice(0, -1)}`],
    ["an empty token", "Bearer "],
    ["another password", basic("anyone", "nonsense")],
    ["the token as the user's name", basic(token, "")],
    ["the token in another scheme", `Digest ${token}`],
  ])("responds to %s with 401, and a browser asks for the token", async (_, authorization) => {
    const response = await send(deployed, operation, authorization);
    expect(response.status).toBe(401);
    expect(response.headers.get("WWW-Authenticate")).toMatch(/^Basic /);
    expect(await response.text()).toContain("token");
  });

  it.each([
    ["as a bearer token", `Bearer ${token}`],
    ["as the password of any user", basic("anyone", token)],
  ])("accepts the token %s", async (_, authorization) => {
    expect((await send(deployed, operation, authorization)).ok).toBe(true);
  });

  it.each([
    ["no token", undefined],
    ["an empty token", "Bearer "],
    ["an empty password", basic("anyone", "")],
  ])("is closed to %s where the secret is missing", async (_, authorization) => {
    for (const SANDBOX_TOKEN of [undefined, ""]) {
      for (const SANDBOX_ACCESS of [undefined, "token"]) {
        const bindings = { SANDBOX_TOKEN, SANDBOX_ACCESS };
        expect((await send(bindings, operation, authorization)).status).toBe(401);
      }
    }
  });

  it("is open where the configuration says so and no token is set", async () => {
    expect((await send({ SANDBOX_ACCESS: "open" }, operation)).ok).toBe(true);
    const both = { SANDBOX_ACCESS: "open", SANDBOX_TOKEN: token };
    expect((await send(both, operation)).status).toBe(401);
  });
});

describe("the rest of a deployed sandbox", () => {
  it.each(["/", "/pay/order_01UNKNOWN", "/chat/widget.js"])(
    "%s needs no token, as visitors of the site open it",
    async (path) => {
      expect((await send(deployed, ["GET", path])).status).not.toBe(401);
    },
  );
});
