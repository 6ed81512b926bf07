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
