import { afterEach, describe, expect, it, vi } from "vitest";
import { checkDesk } from "./check-services.ts";

const desk = {
  host: "desk.marigoldpets.internal",
  origin: "https://desk.marigoldpets.internal",
  teamDomain: "https://marigold.cloudflareaccess.com",
  audience: "4714c1358e65fe4b",
};

const signIn = (origin: string) => ({ Location: `${origin}/cdn-cgi/access/login/desk?kid=1` });

async function problemsWith(respond: () => Response) {
  const fetch = vi.fn(async (..._: unknown[]) => respond());
  vi.stubGlobal("fetch", fetch);
  const findings = await checkDesk(desk);
  expect(fetch.mock.calls[0]?.[0]).toBe("https://desk.marigoldpets.internal/desk");
  return findings.map(({ problem }) => problem).join();
}

afterEach(() => vi.unstubAllGlobals());

describe("the check of the desk without a sign-in", () => {
  it("finds no problem where Access asks for one, and where nothing is deployed yet", async () => {
    const headers = signIn(desk.teamDomain);
    expect(await problemsWith(() => new Response(null, { status: 302, headers }))).toBe("");
    const notFound = () => {
      throw new Error("getaddrinfo ENOTFOUND");
    };
    expect(await problemsWith(notFound)).toBe("");
  });

  it("reports a desk that is open, that another team guards, or that is missing", async () => {
    expect(await problemsWith(() => new Response("Asha"))).toContain("does not ask for a sign-in");
    const headers = signIn("https://other.cloudflareaccess.com");
    const other = () => new Response(null, { status: 302, headers });
    expect(await problemsWith(other)).toContain("does not ask for a sign-in");
    const missing = () => new Response(null, { status: 404 });
    expect(await problemsWith(missing)).toContain("responds with 404");
  });

  it("reports that the Worker refuses alone, without Access in front of it", async () => {
    const refused = () => new Response("For our office only.", { status: 403 });
    expect(await problemsWith(refused)).toContain("Access does not stand in front of it");
  });
});
