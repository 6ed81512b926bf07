import { describe, expect, it } from "vitest";
import { readyDeployment } from "#tests/deployment/staging-network.ts";
import { checkContent, checkSandbox, checkSettings } from "./check-project.ts";

const { site, sandbox } = readyDeployment;
const teamVars = {
  TEAM_MAIL_FROM: "website@mail.marigoldpets.internal",
  TEAM_MAIL_TO: "office@marigoldpets.internal",
};
const problemsWith = (vars: Record<string, string>) =>
  checkSettings("staging", { ...site, vars: { ...site.vars, ...vars } });

describe("the check of the settings", () => {
  it("finds no problem with a complete environment", () => {
    expect(checkSettings("staging", site)).toEqual([]);
    expect(checkSandbox(site, sandbox)).toEqual([]);
  });

  it.each([
    [
      "an address is not https",
      { SITE_URL: "http://staging.marigoldpets.internal" },
      "SITE_URL is not https.",
    ],
    [
      "an address is local",
      { FORM_ENDPOINT: "http://localhost:8788/form" },
      "FORM_ENDPOINT is an address of this machine (localhost).",
    ],
    [
      "an address is a placeholder",
      { CHAT_SCRIPT_URL: "https://chat.example/chat/widget.js" },
      "CHAT_SCRIPT_URL is a placeholder (chat.example).",
    ],
    ["a value is invalid", { STORE_ID: "no id" }, "STORE_ID must be a store id"],
    ["a value is missing", { FORM_ENDPOINT: "" }, "FORM_ENDPOINT is not set."],
  ])("reports that %s", (_, vars, problem) => {
    expect(problemsWith(vars)).toEqual([
      {
        problem: expect.stringContaining(problem),
        fix: "Set it in [env.staging.vars] of wrangler.toml.",
      },
    ]);
  });

  it("reports a desk that no route leads to", () => {
    const desk = {
      DESK_HOST: "desk.marigoldpets.internal",
      ACCESS_TEAM_DOMAIN: "https://marigold.cloudflareaccess.com",
      ACCESS_AUD: "4714c1358e65fe4b",
    };
    const [finding, ...others] = problemsWith(desk);
    expect(finding?.problem).toContain("desk.marigoldpets.internal, although DESK_HOST names it");
    expect(others).toEqual([]);
  });

  it.each([
    ["a custom service without FORM_SUCCESS", { FORM_SERVICE: "custom" }, 1],
    ["no service at all", {}, 1],
    ["a custom service with FORM_SUCCESS", { FORM_SERVICE: "custom", FORM_SUCCESS: "ok=true" }, 0],
    ["a service that is known", { FORM_SERVICE: "formspree" }, 0],
    ["mail in place of a service", { FORM_SERVICE: "mail", FORM_ENDPOINT: "", ...teamVars }, 0],
  ])("for production with %s", (_, vars, count) => {
    const production = {
      ...site,
      vars: { ...site.vars, ...vars, STAGE: "production", STORE_ID: "store_01A" },
      mailBindings: "TEAM_MAIL_TO" in vars ? [{ name: "TEAM_MAIL", recipients: null }] : [],
    };
    const problems = checkSettings("production", production).map(({ problem }) => problem);
    expect(problems.filter((problem) => problem.startsWith("FORM_SERVICE"))).toHaveLength(count);
    expect(problems).toHaveLength(count);
  });

  it("reports that no route has the site's host", () => {
    const hosts = ["stage.marigoldpets.internal"];
    expect(checkSettings("staging", { ...site, hosts })).toMatchObject([
      {
        problem:
          "No route of the Worker is at staging.marigoldpets.internal, although SITE_URL names it.",
      },
    ]);
  });

  it.each(["FILL_IN", "00000000-0000", ""])("reports an id that is still %j", (id) => {
    const resources = site.resources.slice(0, 1).map((catalogue) => ({ ...catalogue, id }));
    expect(checkSettings("staging", { ...site, resources })).toEqual([
      {
        problem: "CATALOGUE of marigold-pet-relocation-staging has no id.",
        fix: "npx wrangler kv namespace create marigold-pet-relocation-staging-catalogue, and write the id that it prints into wrangler.toml.",
      },
    ]);
  });

  it("reports a sandbox at another host than the store's", () => {
    expect(checkSandbox(site, { ...sandbox, hosts: [] })).toMatchObject([
      { problem: expect.stringContaining("is not at sandbox.marigoldpets.internal") },
    ]);
  });
});

it("reports each missing fact, the pages that show it, and where to fill it in", () => {
  const shownOn = ["/about", "/services"];
  expect(
    checkContent([
      { name: "insurer", what: "The insurer", shownOn, state: "missing" },
      { name: "phone", what: "The phone number", shownOn: ["every page"], state: "invented" },
    ]),
  ).toEqual([
    {
      problem: "Missing: The insurer (on /about, /services).",
      fix: "Fill in `insurer` in app/content/company/owner-facts.ts.",
    },
    {
      problem: "Made up: The phone number (on every page).",
      fix: "Fill in `phone` in app/content/company/owner-facts.ts.",
    },
  ]);
});
