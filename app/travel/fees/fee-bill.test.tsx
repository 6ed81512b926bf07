import { describe, expect, it } from "vitest";
import { feeLines } from "./fee-bill.tsx";
import { listFees } from "./fees.ts";

const linesTo = (to: string) =>
  feeLines(listFees({ to, pet: "dog" }).fees, "2026-11-27").map(
    ({ what, amount, cases, remark }) => ({ what, amount, cases, remark }),
  );

describe("The fees of which one is paid", () => {
  it("are one line with the sum of each case", () => {
    expect(linesTo("uk")).toContainEqual({
      what: "Collection",
      amount: "290 or 363 pounds",
      cases: [
        { what: "Papers checked beforehand", amount: 290 },
        { what: "Not checked", amount: 363 },
      ],
      remark: "49 pounds for each further pet",
    });
    expect(linesTo("singapore")).toContainEqual({
      what: "Import licence for Singapore",
      amount: "50 or 100 Singapore dollars",
      cases: [
        { what: "Licence in two working days", amount: 50 },
        { what: "In one working day", amount: 100 },
      ],
      remark: undefined,
    });
  });

  it("leave every other fee as it is", () => {
    expect(linesTo("australia")).toContainEqual({
      what: "Import permit for Australia",
      amount: "603 Australian dollars",
      remark: "For the first animal (2025–26)",
    });
  });
});
