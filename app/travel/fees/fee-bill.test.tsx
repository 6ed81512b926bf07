import { describe, expect, it } from "vitest";
import { feeLines } from "./fee-bill.tsx";
import { listFees } from "./fees.ts";

const linesTo = (to: string) =>
  feeLines(listFees({ to, pet: "dog" }).fees, "2026-11-27").map(({ what, amount, remark }) => ({
    what,
    amount,
    remark,
  }));

describe("The fees of which one is paid", () => {
  it("are one line with the sum of each case, and what each adds up", () => {
    expect(linesTo("uk")).toContainEqual({
      what: "Collection",
      amount: "290 or 363 pounds",
      remark:
        "290: papers checked beforehand (95\u00a0+\u00a0195), 363: not checked (95\u00a0+\u00a0268); 49 pounds for each further pet",
    });
    expect(linesTo("singapore")).toContainEqual({
      what: "Import licence for Singapore",
      amount: "50 or 100 Singapore dollars",
      remark: "50: licence in two working days, 100: in one",
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
