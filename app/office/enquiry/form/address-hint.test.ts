import { expect, it } from "vitest";
import { addressHint } from "./address-hint.ts";

it.each(["asha@localhost", "asha@gmail", " first.last@gmail ", "asha@gmailcom"])(
  "“%s” gets a hint, since no mail goes to a domain without a dot",
  (email) => {
    expect(addressHint(email)).toContain("no ending such as .com");
  },
);

it.each([
  ["asha@gmial.com", "gmail.com"],
  [" Asha@GMAIL.con ", "gmail.com"],
  ["asha@yaho.com", "yahoo.com"],
  ["asha@hotmial.com", "hotmail.com"],
])("“%s” gets the question whether %s is meant", (email, host) => {
  expect(addressHint(email)).toContain(`did you mean ${host}?`);
});

it.each([
  "asha@gmail.com",
  "asha@mail.gmial.com",
  "asha@mail.example.co.in",
  "asha@xn--mnchen-3ya.de",
  "asha",
  "asha@",
  "",
])("“%s” gets none", (email) => {
  expect(addressHint(email)).toBeNull();
});

it("does not repeat what was typed, so that it may be kept where nothing personal is", () => {
  expect(addressHint("asha@localhost")).not.toMatch(/asha|localhost/);
  expect(addressHint("asha@gmial.com")).not.toMatch(/asha|gmial/);
});
