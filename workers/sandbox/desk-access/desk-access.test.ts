import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import {
  createSandboxFixture,
  type SandboxFixture,
} from "#tests/fixtures/sandbox/sandbox-fixture.ts";
import { sandboxAccessAudience } from "#workers/sandbox/ids.ts";

const desk = "http://desk.localhost:8787";
const signInUrl = "http://desk.localhost:8788/access/sign-in";

const signIn = (sandbox: SandboxFixture, fields: Record<string, string>, headers = {}) =>
  sandbox.fetch(signInUrl, { method: "POST", body: new URLSearchParams(fields), headers });

const readKeys = async (sandbox: SandboxFixture): Promise<JSONWebKeySet> =>
  (await sandbox.fetch("/cdn-cgi/access/certs")).json();

describe("the sandbox’s Access", () => {
  it("signs an address in, and leads it to the desk with a token in a cookie of that host", async () => {
    const sandbox = createSandboxFixture();
    const response = await signIn(sandbox, { desk, email: "meera@marigold.example" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(`${desk}/desk`);
    const cookie = response.headers.get("Set-Cookie") ?? "";
    expect(cookie).toMatch(/^CF_Authorization=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
    const [, token = ""] = /=([^;]+)/.exec(cookie) ?? [];
    const keys = createLocalJWKSet(await readKeys(sandbox));
    const { payload } = await jwtVerify(token, keys, {
      issuer: "http://localhost:8788",
      audience: sandboxAccessAudience,
    });
    expect(payload.email).toBe("meera@marigold.example");
  });

  it("keeps its key, and publishes the public part of it alone", async () => {
    const sandbox = createSandboxFixture();
    const first = await readKeys(sandbox);
    expect(await readKeys(sandbox)).toEqual(first);
    expect(first.keys[0]).not.toHaveProperty("d");
  });

  it("ends the session by deleting the cookie on the desk's host", async () => {
    const sandbox = createSandboxFixture();
    const logout = await sandbox.fetch("http://localhost:8788/cdn-cgi/access/logout");
    const signedOut = await sandbox.fetch(logout.headers.get("Location") ?? "");
    expect(signedOut.headers.get("Set-Cookie")).toContain("CF_Authorization=; Max-Age=0");
  });

  it.each(["https://evil.example", "http://localhost.evil.example", "http://desk.localhost:1/x"])(
    "sends nobody to %s",
    async (elsewhere) => {
      const sandbox = createSandboxFixture();
      const email = "meera@marigold.example";
      expect((await signIn(sandbox, { desk: elsewhere, email })).status).toBe(400);
      const search = new URLSearchParams({ desk: elsewhere });
      expect((await sandbox.fetch(`${signInUrl}?${search}`)).status).toBe(400);
    },
  );

  it("signs nothing for anybody without the token, once it is deployed", async () => {
    const sandbox = createSandboxFixture({
      SANDBOX_ACCESS: "token",
      SANDBOX_TOKEN: "a-long-token",
    });
    const fields = { desk, email: "meera@marigold.example" };
    expect((await signIn(sandbox, fields)).status).toBe(401);
    expect((await signIn(sandbox, fields, { Authorization: "Bearer wrong" })).status).toBe(401);
  });
});
