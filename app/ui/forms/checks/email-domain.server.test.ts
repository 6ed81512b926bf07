import { expect, it } from "vitest";
import { toAsciiDomain } from "./email-domain.server.ts";

it.each([
  ["user@münchen.de", "user@xn--mnchen-3ya.de"],
  ["user@MÜNCHEN.de", "user@xn--mnchen-3ya.de"],
  ["user@उदाहरण.परीक्षा", "user@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g"],
])("%s is %s", (typed, address) => {
  expect(toAsciiDomain(typed)).toBe(address);
});

it.each([
  "user@example.com",
  "User@Example.com",
  "üser@example.com",
  "user@münchen.de/path",
  "user@münchen.de:443",
  "user@münchen.de?",
  "user@mün chen.de",
  "user@",
  "münchen",
  "",
])("%j stays as it is", (typed) => {
  expect(toAsciiDomain(typed)).toBe(typed);
});
