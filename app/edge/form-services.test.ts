import { expect, it } from "vitest";
import { formServices, parseConfig } from "./config.ts";

const vars = {
  STORE_API_URL: "https://store.example",
  STORE_ID: "store_01A",
  FORM_ENDPOINT: "https://forms.example/f/1",
};
const successOf = (settings: Record<string, string>) =>
  parseConfig({ ...vars, ...settings }).formService?.success;

it("a service that is named has the success that it documents, a custom one its FORM_SUCCESS", () => {
  expect(successOf({ FORM_SERVICE: "formspree" })).toEqual({ name: "ok", value: "true" });
  expect(successOf({ FORM_SERVICE: "custom", FORM_SUCCESS: "done=yes" })).toEqual({
    name: "done",
    value: "yes",
  });
  expect(successOf({ FORM_SERVICE: "custom" })).toBeNull();
  expect(successOf({})).toBeNull();
});

it("every service can be named", () => {
  for (const [name, success] of Object.entries(formServices)) {
    expect(successOf({ FORM_SERVICE: name })).toEqual(success);
  }
});

it("without a service, enquiries go to the office by mail, whose address is needed then", () => {
  const { FORM_ENDPOINT: _, ...rest } = vars;
  const byMail = {
    ...rest,
    FORM_SERVICE: "mail",
    TEAM_MAIL_FROM: "website@mail.marigold.example",
    TEAM_MAIL_TO: "office@marigold.example",
  };
  expect(parseConfig(byMail).formService).toBeNull();
  expect(() => parseConfig({ ...byMail, FORM_SERVICE: "custom" })).toThrow(
    "FORM_ENDPOINT must be set, unless FORM_SERVICE is mail",
  );
  expect(() => parseConfig({ ...byMail, TEAM_MAIL_FROM: "", TEAM_MAIL_TO: "" })).toThrow(
    "TEAM_MAIL_TO must be set, since FORM_SERVICE is mail",
  );
});
