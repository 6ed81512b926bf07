import { describe, expect, it } from "vitest";
import { parseConfig } from "./config.ts";

const vars = {
  SITE_URL: "https://marigold.example",
  STORE_API_URL: "https://store.example",
  STORE_ID: "store_01A",
  FORM_ENDPOINT: "https://forms.example/f/1",
};

describe("the configuration of mail", () => {
  const mailVars = { MAIL_FROM: "office@mail.marigold.example" };
  const teamVars = {
    TEAM_MAIL_FROM: "website@mail.marigold.example",
    TEAM_MAIL_TO: "office@marigold.example",
  };

  it("may name who mails visitors and the office; the links lead to the site", () => {
    expect(parseConfig({ ...vars, ...mailVars, ...teamVars }).mail).toEqual({
      from: "office@mail.marigold.example",
      origin: "https://marigold.example",
      team: { from: "website@mail.marigold.example", to: "office@marigold.example" },
    });
  });

  it("needs an address for the links of mails to visitors: the site's, or locally MAIL_ORIGIN", () => {
    const without = { ...vars, ...mailVars, SITE_URL: "" };
    expect(() => parseConfig(without)).toThrow("SITE_URL must be set, since the links of mails");
    const MAIL_ORIGIN = "http://localhost:8787";
    expect(parseConfig({ ...without, MAIL_ORIGIN }).mail.origin).toBe(MAIL_ORIGIN);
    expect(parseConfig({ ...vars, ...mailVars, MAIL_ORIGIN }).mail.origin).toBe(vars.SITE_URL);
    const withSlash = { ...without, MAIL_ORIGIN: `${MAIL_ORIGIN}/` };
    expect(parseConfig(withSlash).mail.origin).toBe(MAIL_ORIGIN);
  });

  it.each(Object.keys(teamVars))("is refused without %s if it has the other one", (name) => {
    expect(() => parseConfig({ ...vars, ...teamVars, [name]: "" })).toThrow(
      "TEAM_MAIL_FROM and TEAM_MAIL_TO must be set together",
    );
  });

  it.each([
    ["MAIL_FROM", "mail.marigold.example"],
    ["MAIL_FROM", "Marigold <office@mail.marigold.example>"],
    ["MAIL_ORIGIN", "localhost:8787"],
    ["TEAM_MAIL_FROM", "website@localhost"],
    ["TEAM_MAIL_TO", "office@marigold.example, asha@marigold.example"],
  ])("is refused with the name of %s if its value is '%s'", (name, value) => {
    expect(() => parseConfig({ ...vars, ...mailVars, ...teamVars, [name]: value })).toThrow(
      `Bad configuration: ${name} must`,
    );
  });
});
