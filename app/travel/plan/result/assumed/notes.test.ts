import { describe, expect, it } from "vitest";
import { planOf } from "#tests/fixtures/travel/plan.ts";
import { plainText } from "#travel/plan/result/text/dated-text.ts";
import { listAsks, listAssumptions } from "./assumptions.server.ts";
import { listNotes } from "./notes.server.ts";

const notesOf = (query: string) => listNotes(planOf(query)).map(plainText).join(" ");

describe("the notes", () => {
  it("say why a vaccine does not count, and from when a new one can be given", () => {
    expect(notesOf("to=uk&pet=dog&chip=2027-03-01&vaccine=2027-01-01")).toContain(
      "given before the microchip was in. The plan begins again with a new one, from 1 March 2027 on.",
    );
  });

  it("say that a booster counts in place of a vaccine that does not", () => {
    expect(
      notesOf("to=uk&pet=dog&chip=2026-06-02&vaccine=2026-06-01&booster=2026-10-01"),
    ).toContain("The booster of 1 October 2026 counts in its place");
  });

  it.each([
    ["chip=2026-11-01&sample=2026-11-10", "no vaccine before it counts"],
    ["vaccine=2026-11-01&sample=2026-11-10", "at least 30 days after a vaccine that counts"],
    ["vaccine=2026-06-01&sample=2026-07-10&result=failed", "its result was too low"],
  ])("say why the sample of %s does not count", (query, reason) => {
    expect(notesOf(`to=uk&pet=dog&${query}`)).toContain(reason);
  });

  it("say that a sample needs two vaccines before it where the rules ask for two", () => {
    expect(notesOf("to=japan&pet=dog&vaccine=2026-08-01&sample=2026-09-15")).toContain(
      "does not count: two rabies vaccines come before it, and we know of one",
    );
  });

  it("say of a vaccine that no sample followed in time why it does not count", () => {
    expect(notesOf("to=oman&pet=cat&vaccine=2026-06-01")).toContain(
      "no blood sample that counts can follow it in time",
    );
  });

  it("say of a sample soon after the newest dose that sources differ, where they do", () => {
    const soon = "pet=dog&vaccine=2026-11-01&sample=2026-11-10";
    expect(notesOf(`to=eu&${soon}`)).toContain("sources differ");
    expect(notesOf(`to=usa&${soon}`)).not.toContain("sources differ");
  });

  it("name the day from which a dog may land in the USA without a blood test", () => {
    expect(notesOf("to=usa&pet=dog&vaccine=2026-12-01")).toContain("from 29 December 2026 on");
    expect(notesOf("to=usa&pet=dog&born=2026-11-01")).not.toContain("without a valid blood test");
  });

  it("name the countries that ask for more as long as none is chosen", () => {
    expect(notesOf("to=eu&pet=dog")).toContain("(Ireland, Finland and Malta)");
    expect(notesOf("to=eu&pet=cat")).not.toContain("Finland");
    expect(notesOf("to=eu&pet=dog&country=de")).not.toContain("Ireland");
  });
});

describe("what the plan takes for granted", () => {
  const assumedIn = (query: string) =>
    listAssumptions(planOf(query))
      .map(({ text }) => plainText(text))
      .join(" ");

  it.each([
    [
      "a result that must be known by now",
      "to=uk&pet=cat&vaccine=2026-06-01&sample=2026-07-15",
      "0.5 IU/ml",
    ],
    [
      "a chip where the law asks for one",
      "to=uk&pet=cat&vaccine=2026-06-01",
      "The microchip was in",
    ],
    ["a chip where no law asks for one", "to=canada&pet=cat&vaccine=2026-06-01", "has a microchip"],
    [
      "a year of cover that has ended",
      "to=uae&pet=dog&vaccine=2024-11-03",
      "until 2 November 2025",
    ],
    ["a year of cover", "to=canada&pet=cat&vaccine=2026-06-01", "until 31 May 2027"],
    ["the pet's owner", "to=canada&pet=dog", "your own dog"],
    ["the longer way into India", "to=india&pet=dog&abroad=yes", "As long as we do not know"],
    [
      "a chip that is asked for in any order",
      "to=thailand&pet=cat&vaccine=2026-06-01",
      "is in. If",
    ],
    ["the age that a law asks for", "to=uae&pet=cat", "old enough"],
    ["the age that practice asks for", "to=thailand&pet=cat", "old enough"],
    ["the day on which the flight leaves", "to=india&pet=cat", "on the day before it lands"],
  ])("is %s", (_, query, words) => {
    expect(assumedIn(query)).toContain(words);
  });

  it.each([
    [
      "a result that is given",
      "to=uk&pet=cat&vaccine=2026-06-01&sample=2026-07-15&result=passed",
      "0.5 IU/ml",
    ],
    [
      "a result that cannot be known yet",
      "to=uk&pet=cat&vaccine=2026-10-01&sample=2026-11-20",
      "0.5 IU/ml",
    ],
    ["a chip's day that no law asks for", "to=canada&pet=cat&vaccine=2026-06-01", "give the day"],
    [
      "an end of the cover that is given",
      "to=uk&pet=cat&vaccine=2026-06-01&vaccine-until=2029-05-31",
      "covers a year",
    ],
    ["an owner who has answered", "to=canada&pet=dog&own=yes", "your own dog"],
    [
      "a way into India that is known",
      "to=india&pet=dog&left=no&abroad=no",
      "As long as we do not know",
    ],
    [
      "a departure that is given",
      "to=india&pet=cat&depart=2027-06-01",
      "on the day before it lands",
    ],
  ])("is not %s", (_, query, words) => {
    expect(assumedIn(query)).not.toContain(words);
  });
});

describe("what the plan asks for", () => {
  it.each([
    ["to=uk&pet=dog&vaccine=2025-10-01&booster=2026-10-02", ["unbroken"]],
    ["to=uk&pet=dog&vaccine=2025-10-01&booster=2026-10-02&unbroken=no", []],
    ["to=uk&pet=dog&vaccine=2025-10-01&booster=2026-09-30", []],
    ["to=usa&pet=dog&vaccine=2026-06-01&sample=2026-06-20", ["booster"]],
    ["to=uae&pet=cat&vaccine=2026-06-01&sample=2026-02-01", ["booster"]],
    ["to=usa&pet=cat&vaccine=2026-06-01&sample=2026-06-20", []],
    ["to=oman&pet=cat&vaccine=2026-10-01&sample=2026-10-15", []],
    ["to=japan&pet=dog&vaccine=2025-09-01&booster=2026-09-20&sample=2026-10-01", ["unbroken"]],
    ["to=japan&pet=dog&first-vaccine=2025-09-01&vaccine=2026-08-20&sample=2026-10-01", []],
    ["to=india&pet=cat", ["left", "abroad"]],
    ["to=india&pet=cat&left=yes", []],
    ["to=india&pet=cat&left=no&abroad=yes&baggage=yes", []],
  ])("of %s is %j", (query, asks) => {
    expect(listAsks(planOf(query))).toEqual(asks);
  });
});
