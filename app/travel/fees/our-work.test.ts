import { expect, it } from "vitest";
import { company } from "#content/company/company.ts";
import { listOurWork } from "./our-work.ts";

it.each([[null], [[]]])(
  "without a range of ours (%j), our work is one line without an amount",
  (prices) => {
    expect(listOurWork(prices)).toEqual([{ what: "Our own work", paidTo: company.name }]);
  },
);

it("has a line for each kind of move that we give a range for, which no total counts", () => {
  expect(listOurWork([{ move: "Papers alone", range: "₹1 to ₹2" }])).toEqual([
    {
      what: "Our own work: Papers alone",
      paidTo: company.name,
      amount: "₹1 to ₹2",
      isOpen: true,
    },
  ]);
});
