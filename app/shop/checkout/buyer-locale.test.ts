import { describe, expect, it } from "vitest";
import { canonicalLocale, knownTimeZone } from "./buyer-locale.ts";

describe("the language for the store", () => {
  it.each([
    ["en-IN", "en-IN"],
    ["en-in", "en-IN"],
    ["zh-hans-cn", "zh-Hans-CN"],
  ])("is %s in its canonical form, %s", (tag, canonical) => {
    expect(canonicalLocale(tag)).toBe(canonical);
  });

  it.each(["en-US@posix", "en_US", "C", "*", " ", "हिंदी"])("is en-IN for '%s'", (tag) => {
    expect(canonicalLocale(tag)).toBe("en-IN");
  });
});

describe("the time zone for the store", () => {
  it.each(["Asia/Kolkata", "Asia/Calcutta", "America/New_York", "UTC", "Etc/GMT+5"])(
    "stays %s",
    (name) => {
      expect(knownTimeZone(name)).toBe(name);
    },
  );

  it.each(["Etc/Unknown", "+05:30", "Asia/Atlantis", "IST+5", " "])(
    "is Asia/Kolkata for '%s'",
    (name) => {
      expect(knownTimeZone(name)).toBe("Asia/Kolkata");
    },
  );
});
