import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as ownerFacts from "#content/company/owner-facts.ts";
import { listUnfilledFacts } from "#content/company/unfilled-facts.server.ts";
import { readEnvironment } from "#scripts/deployment/environment.ts";
import { checkSandbox, checkSettings } from "#scripts/deployment/readiness/check-project.ts";
import * as filledFacts from "#tests/fixtures/filled-facts/owner-facts.ts";
import { fillInSandbox, fillInSite } from "#tests/fixtures/filled-settings.ts";

describe("the facts of npm run test:filled-facts", () => {
  it("are complete, without any `isNone`", () => {
    expect(listUnfilledFacts(filledFacts)).toEqual([]);
    expect(Object.values(filledFacts).filter(({ value }) => value === null)).toEqual([]);
  });

  it("differ from all facts that are not real yet, except the paths of files", () => {
    const committed = new Map(
      Object.entries(ownerFacts).map(([name, { value }]) => [name, JSON.stringify(value)]),
    );
    const notReal = new Set(listUnfilledFacts().map(({ name }) => name));
    const same = Object.entries(filledFacts)
      .filter(
        ([name, { value }]) => notReal.has(name) && committed.get(name) === JSON.stringify(value),
      )
      .filter(([, { value }]) => !String(value).startsWith("app/content/"));
    expect(same).toEqual([]);
  });

  it("have other office hours than the committed facts, and half hours", () => {
    const { days, opensAt, closesAt } = filledFacts.officeWeek.value;
    expect(days).not.toEqual([1, 2, 3, 4, 5]);
    expect([opensAt % 1, closesAt % 1]).toEqual([0.5, 0.5]);
  });

  it("replace files that exist", () => {
    const names = readdirSync(new URL("../../tests/fixtures/filled-facts", import.meta.url));
    const missing = names.filter(
      (name) => !existsSync(new URL(`../../app/content/company/${name}`, import.meta.url)),
    );
    expect(missing).toEqual([]);
  });
});

describe("the settings of npm run test:filled-facts", () => {
  it("leave nothing to be filled in, with a desk and mail in production", async () => {
    const folder = await mkdtemp(join(tmpdir(), "marigold-"));
    const [site, sandbox] = [join(folder, "site.toml"), join(folder, "sandbox.toml")];
    await writeFile(site, fillInSite(await readFile("wrangler.toml", "utf8")));
    await writeFile(
      sandbox,
      fillInSandbox(await readFile("workers/sandbox/wrangler.toml", "utf8")),
    );
    const [staging, production, beside] = await Promise.all([
      readEnvironment("staging", site),
      readEnvironment("production", site),
      readEnvironment("staging", sandbox),
    ]);
    await rm(folder, { recursive: true });
    expect(checkSettings("staging", staging)).toEqual([]);
    expect(checkSandbox(staging, beside)).toEqual([]);
    expect(checkSettings("production", production)).toEqual([]);
    expect(production.vars).toMatchObject({
      DESK_HOST: expect.stringMatching(/./),
      MAIL_FROM: expect.stringMatching(/./),
    });
  });

  it.each([
    ["wrangler.toml", fillInSite],
    ["workers/sandbox/wrangler.toml", fillInSandbox],
  ])("replace what is filled in already in %s", async (config, fillIn) => {
    const filled = fillIn(await readFile(config, "utf8"));
    expect(fillIn(filled)).toBe(filled);
  });
});
