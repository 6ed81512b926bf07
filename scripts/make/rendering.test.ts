import { describe, expect, it } from "vitest";
import { describeFlaws, findFlaws, keyOf } from "./rendering.ts";

const render = async () => new Uint8Array();
const rendering = (file: string) => ({
  subject: "app/pictures/paw.svg",
  key: "new",
  files: new Map([[file, render]]),
});

describe("a key", () => {
  it("depends on each part", () => {
    expect(new Set([keyOf("ab", "c"), keyOf("a", "bc"), keyOf("ab"), keyOf("ab", "d")]).size).toBe(
      4,
    );
  });

  it("does not depend on line endings", () => {
    expect(keyOf(Buffer.from("<svg>\r\n</svg>\r\n"))).toBe(keyOf("<svg>\n</svg>\n"));
  });
});

describe("a rendered file", () => {
  it("is fine when it exists and has the key of its source", () => {
    expect(findFlaws(rendering("package.json"), { "app/pictures/paw.svg": "new" })).toEqual([]);
  });

  it.each(["paw.svg", "tail.svg"])(
    "is out of date when the only key is an old one of %s",
    (name) => {
      const flaws = findFlaws(rendering("package.json"), { [`app/pictures/${name}`]: "old" });
      expect(flaws).toEqual([{ file: "package.json", state: "out of date", render }]);
    },
  );

  it("is missing when it does not exist", () => {
    const flaws = findFlaws(rendering("none.webp"), { "app/pictures/paw.svg": "new" });
    expect(flaws).toEqual([{ file: "none.webp", state: "missing", render }]);
  });

  it("is named with what is wrong and the command to run", () => {
    const description = describeFlaws([{ file: "none.webp", state: "missing" }]);
    expect(description).toMatch(/^none\.webp is missing\n.*npm run make/);
  });
});
