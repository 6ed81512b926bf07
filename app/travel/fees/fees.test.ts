import * as v from "valibot";
import { describe, expect, it } from "vitest";
import feeFile from "#travel/fees/fees.yaml";
import { destinationNames } from "#travel/rules/rules.ts";
import { isOld } from "#travel/rules/source/dated-facts.ts";
import { feeFileSchema } from "./fee-schema.ts";
import { allFees, listFees, listFeesOf } from "./fees.ts";

describe("the fees", () => {
  it.each([
    ["elsewhere", "cat", ["Export certificate"]],
    ["usa", "dog", ["Export certificate", "Dog Import Form"]],
    ["usa", "cat", ["Export certificate"]],
    [
      "uae",
      "cat",
      ["Export certificate", "Import permit for the UAE", "Release of a cat on arrival"],
    ],
    [
      "uk",
      "dog",
      [
        "Export certificate",
        "Collection, with the papers checked beforehand",
        "Collection, with the papers not checked beforehand",
        "VAT, without the tax relief ToR1",
      ],
    ],
    ["oman", "cat", ["Export certificate", "Veterinary permit for Oman"]],
    ["thailand", "dog", ["Export certificate", "Release on arrival in Thailand"]],
    ["australia", "cat", ["Export certificate", "Import permit for Australia"]],
    ["india", "dog", ["Permit for India, where it is needed", "No-objection certificate (NOC)"]],
  ])("of a move to %s with a %s are %j", (to, pet, fees) => {
    expect(listFees({ to, pet }).fees.map(({ what }) => what)).toEqual(fees);
  });

  it("that are old stand below the others", () => {
    for (const to of destinationNames) {
      const ages = listFees({ to, pet: "dog" }).fees.map(isOld);
      expect(ages, to).toEqual(ages.toSorted());
    }
  });

  it("belong to destinations that exist", () => {
    const known = ["abroad", ...destinationNames];
    for (const { to } of [...feeFile.fees, ...feeFile.unpublished]) {
      for (const name of to) expect(known).toContain(name);
    }
  });

  it("are checked again within 90 days", () => {
    const [fee] = allFees;
    const isValid = (verifyBy: string) =>
      v.is(feeFileSchema, { fees: [{ ...fee, checked: "2026-11-23", verifyBy }], unpublished: [] });
    expect(isValid("2027-02-21")).toBe(true);
    expect(isValid("2027-02-22")).toBe(false);
  });
});

describe("what nobody publishes", () => {
  it("has the laboratory only on a move whose plan has the blood sample", () => {
    const paidTo = (steps: string[] | null) =>
      listFees({ to: "canada", pet: "dog", steps }).unpublished.map((fee) => fee.paidTo);
    expect(paidTo([])).not.toContain("Laboratory");
    expect(paidTo(["blood-sample"])).toContain("Laboratory");
    expect(paidTo(null)).toContain("Laboratory");
  });
});

it("The DGFT's fee is only on its route into India", () => {
  const paidTo = (route: "home" | "dgft" | null) =>
    listFees({ to: "india", pet: "cat", route }).fees.map((fee) => fee.paidTo);
  expect(paidTo("home")).not.toContain("DGFT");
  expect(paidTo("dgft")).toContain("DGFT");
  expect(paidTo(null)).toContain("DGFT");
});

it("A move by another country has the fees of both", () => {
  const { fees, totals, unpublished } = listFees({ to: "australia", via: "singapore", pet: "cat" });
  expect(fees.map(({ paidTo }) => paidTo)).toEqual(["AQCS", "AVS", "AVS", "DAFF"]);
  expect(totals.map(({ amount }) => amount)).toEqual([
    "500 rupees + 50 or 100 Singapore dollars + 603 Australian dollars",
  ]);
  expect(unpublished.map(({ paidTo }) => paidTo)).toContain("Quarantine station");
});

describe("the totals of a destination", () => {
  it.each([
    ["eu", [{ amount: "500 rupees" }]],
    ["usa", [{ amount: "500 rupees" }]],
    ["uk", [{ amount: "500 rupees + 290 or 363 pounds" }]],
    [
      "uae",
      [
        { pet: "dog", amount: "500 rupees + 700 dirhams" },
        { pet: "cat", amount: "500 rupees + 450 dirhams" },
      ],
    ],
    ["india", []],
  ])("to %s are %j, with the fees of every move", (name, totals) => {
    expect(listFeesOf(name).totals).toMatchObject(totals);
    expect(listFeesOf(name).totals).toHaveLength(totals.length);
  });

  it.each([
    ["uae", "with the 500 rupees of every move out of India"],
    ["eu", "for every move out of India"],
    ["abroad", undefined],
  ])("to %s say which part every move out of India has: %j", (name, part) => {
    for (const { note } of listFeesOf(name).totals) expect(note).toBe(part);
  });

  it.each([
    ["abroad", [{ amount: "500 rupees" }]],
    ["uk", [{ amount: "290 or 363 pounds" }]],
    [
      "uae",
      [
        { pet: "dog", amount: "700 dirhams" },
        { pet: "cat", amount: "450 dirhams" },
      ],
    ],
    ["eu", []],
    ["usa", []],
    ["india", []],
  ])("of its own to %s are %j", (name, own) => {
    expect(listFeesOf(name).own).toMatchObject(own);
    expect(listFeesOf(name).own).toHaveLength(own.length);
  });

  it("name the cases that exclude each other", () => {
    expect(listFeesOf("uk").totals[0]?.note).toBe(
      "with the 500 rupees of every move out of India; papers checked beforehand, or not checked",
    );
  });
});
