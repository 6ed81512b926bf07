import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { createEntrance } from "./entrance.server.ts";
import { style } from "./refusal-page.server.tsx";

const desk = {
  host: "desk.marigold.example",
  teamDomain: "https://marigold.cloudflareaccess.com",
  audience: "4714c1358e65fe4b",
};

const localDesk = { ...desk, host: "desk.localhost:8787", teamDomain: "http://localhost:8788" };

async function refuse(stage: "local" | "production", headers: Record<string, string> = {}) {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  const { host, teamDomain, audience } = stage === "local" ? localDesk : desk;
  const entrance = createEntrance({ host, teamDomain, audience }, { stage, siteUrl: null });
  const refusal = await entrance.admit(new Request(`http://${host}/desk`, { headers }));
  const logged = info.mock.calls.join();
  info.mockRestore();
  if (!(refusal instanceof Response)) throw new Error("The request was admitted.");
  return { status: refusal.status, text: await refusal.text(), logged };
}

const cookie = { Cookie: "theme=dark; CF_Authorization=not.a.token" };

describe("the entrance to the desk", () => {
  it("reads the cookie of Access on this machine alone", async () => {
    expect((await refuse("local", cookie)).logged).toContain("ERR_JW");
    const deployed = await refuse("production", cookie);
    expect(deployed.status).toBe(403);
    expect(deployed.logged).toContain("NO_TOKEN");
  });

  it("links to a page to sign in on this machine alone", async () => {
    expect((await refuse("local")).text).toContain(
      'href="http://desk.localhost:8788/access/sign-in?desk=http%3A%2F%2Fdesk.localhost',
    );
    const deployed = (await refuse("production")).text;
    expect(deployed).not.toContain("/access/sign-in");
    expect(deployed).toContain('<a href="/desk">');
  });

  it("has the colours of the site's pages", () => {
    const sheet = readFileSync(`${import.meta.dirname}/../../../app.css`, "utf8");
    const colours = style.match(/#[\da-f]{6}/g) ?? [];
    expect(colours.length).toBeGreaterThan(5);
    for (const colour of colours) expect(sheet).toContain(colour);
  });

  it("is at the desk's host alone", () => {
    const { isAskedFor } = createEntrance(desk, { stage: "production", siteUrl: null });
    const at = (host: string) => isAskedFor(new Request(`https://${host}/desk`));
    expect(at("desk.marigold.example")).toBe(true);
    expect(at("DESK.marigold.example")).toBe(true);
    expect(at("marigold.example")).toBe(false);
    expect(at("desk.marigold.example:8443")).toBe(false);
    expect(at("desk.marigold.example.evil.example")).toBe(false);
  });
});
