import { describe, expect, it } from "vitest";
import { canonicalSearch } from "#edge/caching/canonical-address.server.ts";
import { questions } from "./questions.ts";
import { readMove } from "./read-move.server.ts";
import { answersTo } from "./search-params.ts";

const names = ["to", "pet", "snub", "own", "papers", "vaccine", "place", "weight"] as const;
const canonical = (search: string) => canonicalSearch(search, answersTo(names));

describe("the canonical query of a tool's answers", () => {
  it.each([
    "?to=uk&pet=dog&snub=yes&own=no&papers=yes",
    "?vaccine=2026-05-01&place=Leeds&weight=12",
  ])("is %s itself where all are valid", (search) => {
    expect(canonical(search)).toBe(search);
  });

  it.each(["vaccine=tomorrow", "vaccine=2206-05-01", "place=Leeds+2", "weight=twelve"])(
    "keeps %s as it was typed, though it is invalid",
    (typed) => {
      expect(canonical(`?${typed}`)).toBe(`?${typed}`);
    },
  );

  it.each(["to", "pet", "snub", "own", "papers"] as const)(
    "is one for all answers that %s does not have, and reading it names the problem",
    (name) => {
      const [one, other] = ["zebra", "%3Cscript%3E"].map((value) => canonical(`?${name}=${value}`));
      expect(one).toBe(other);
      const value = new URLSearchParams(one).get(name) ?? "";
      expect(Object.keys(readMove([name], { [name]: value }).problems)).toEqual([name]);
    },
  );

  it("leaves out empty answers", () => {
    expect(canonical("?to=&pet=+&vaccine=&snub=yes")).toBe("?snub=yes");
  });

  it("has the choices of a tool that asks in its own way", () => {
    const own = { to: { ...questions.to, choices: { elsewhere: "Another country" } } };
    expect(canonicalSearch("?to=elsewhere", answersTo(["to"], own))).toBe("?to=elsewhere");
    expect(canonicalSearch("?to=uk", answersTo(["to"], own))).toBe("?to=other");
  });
});
