import * as v from "valibot";
import { describe, expect, it } from "vitest";
import feeFile from "~/fees/fees.yaml";
import { isOld } from "~/rules/dated-facts";
import { destinationNames } from "~/rules/rules";
import { feeFileSchema } from "./fee-schema";
import { allFees, listFees } from "./fees";

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
    ["india", "dog", ["Permit for India, where it is needed", "No-objection certificate (NOC)"]],
  ])("of a move to %s with a %s are %j", (to, pet, fees) => {
    expect(listFees({ to, pet }).map(({ what }) => what)).toEqual(fees);
  });

  it("that are old stand below the others", () => {
    for (const to of destinationNames) {
      const ages = listFees({ to, pet: "dog" }).map(isOld);
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
