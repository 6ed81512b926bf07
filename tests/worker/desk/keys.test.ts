import { describe, expect, it } from "vitest";
import {
  expectSealed,
  keyId,
  meera,
  otherKeys,
  publishKeys,
  signToken,
  teamKeys,
  visitDesk,
} from "#tests/worker/desk-office.ts";
import { expectConsoleErrors, loggedErrors } from "#tests/worker/setup.ts";
import { advanceClock } from "#tests/worker/site.ts";
import { setFaults } from "#tests/worker/store.ts";

describe("the keys of Access", () => {
  const certsCalls = async (token: string) => (await visitDesk(token, "/desk")).status;
  const published = (body: unknown) =>
    setFaults({ path: "/cdn-cgi/access/certs", kind: "json", body });

  it.each<[string, unknown]>([
    ["an empty set", { keys: [] }],
    ["a set of something else", { keys: [{}] }],
    ["keys without an id", { keys: [{ kty: "RSA" }] }],
    ["a list", []],
    ["a message", { success: false }],
  ])("are not replaced by %s", async (_, body) => {
    expectConsoleErrors(1);
    const token = await signToken(meera);
    advanceClock(20 * 60_000);
    expect(await certsCalls(token)).toBe(200);
    advanceClock(31_000);
    await published(body);
    expect(await certsCalls(await signToken(meera, { keys: otherKeys, kid: "new-key" }))).toBe(503);
    expect(await certsCalls(token)).toBe(200);
    expect(loggedErrors().join()).not.toContain(token.slice(-20));
    await publishKeys();
  });

  it("let in everybody who comes before they are there, and are not fetched again afterwards", async () => {
    advanceClock(20 * 60_000);
    const token = await signToken(meera);
    const statuses = await Promise.all(Array.from({ length: 40 }, () => certsCalls(token)));
    expect(statuses).toEqual(Array(40).fill(200));
    await published({ keys: [] });
    expect(await certsCalls(token)).toBe(200);
    await publishKeys();
  });

  it("are fetched again for a token of a new key, and not more than twice a minute", async () => {
    const newToken = () => signToken(meera, { keys: otherKeys, kid: "new-key" });
    advanceClock(60_000);
    await publishKeys({ [keyId]: teamKeys });
    expect(await certsCalls(await newToken())).toBe(403);
    await publishKeys({ [keyId]: teamKeys, "new-key": otherKeys });
    expect(await certsCalls(await newToken())).toBe(403);
    advanceClock(31_000);
    expect(await certsCalls(await newToken())).toBe(200);
    await publishKeys();
  });

  it("that cannot be read let nobody in, and the office is asked to try again", async () => {
    expectConsoleErrors(1);
    advanceClock(20 * 60_000);
    await setFaults({ path: "/cdn-cgi/access/certs", kind: "status", status: 503 });
    const token = await signToken(meera);
    const response = await visitDesk(token, "/desk");
    expect(response.status).toBe(503);
    expectSealed(response);
    expect(await response.text()).toContain("try again in a minute");
    expect(loggedErrors().join()).not.toContain(token.slice(-20));
    await publishKeys();
  });
});
