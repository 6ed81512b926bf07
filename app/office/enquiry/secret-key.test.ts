import { expect, it } from "vitest";
import { isSecretKey, makeSecretKey } from "./secret-key.ts";

it("a key has 160 bits as 32 letters and digits that need no escape in a path, and is never repeated", () => {
  const keys = Array.from({ length: 500 }, makeSecretKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every(isSecretKey)).toBe(true);
  // Each of the 32 letters comes up: 5 bits a letter.
  expect(new Set(keys.join("")).size).toBe(32);
});

it.each(["", "a", "A".repeat(32), "a".repeat(33), `${"a".repeat(31)}1`])("“%s” is none", (text) => {
  expect(isSecretKey(text)).toBe(false);
});
